extension Command {
  /// `fenping`: every command, in the order in which help lists them.
  static let root = Command(
    "fenping", "Answers from Chinese guides on iPad multitasking, each with its quote and a rule to run.",
    discussion: """
      Ask in Chinese or English; the answer comes in the language of the question. Exit status: 0 answered or \
      done, 1 nothing found or a rule failed, 2 could not complete, 64 wrong usage.
      """,
    subcommands: [
      ask, why, checklist, search, rules, rule, run, check, trace, sizes, terms, ingest, read, extract, index,
      export,
    ])
}
