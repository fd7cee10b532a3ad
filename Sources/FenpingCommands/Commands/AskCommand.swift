import FenpingAnswers
import FenpingCore
import FenpingModel
import FenpingReports

extension Command {
  private static let question = Argument(
    "question", .oneOrMore,
    "A question in Chinese or English, or a message of Xcode or the store; - reads it.")
  private static let format = Options.format(.text, .json)
  private static let limit = Option<Int>(
    "limit", short: "n", value: "count", "At most this many answers (default: 10; 5 as text)."
  ) { Int($0).flatMap { $0 > 0 ? $0 : nil } }

  private static let options = [
    format.description, Options.json.description, limit.description, Options.language.description,
    Options.os.description, Options.document.description, Options.index.description,
    Options.explain.description,
  ]

  /// `fenping ask`
  static let ask = Command(
    "ask", "Answer a question, with the guide's sentence, its place and a rule to run.",
    arguments: [question], options: options
  ) { (arguments, session) throws(CommandError) in
    try answer(intent: nil, arguments, session)
  }

  /// `fenping why`
  static let why = Command(
    "why", "Say why something holds: a question, a rule's id, or a message of Xcode or the store.",
    arguments: [question], options: options
  ) { (arguments, session) throws(CommandError) in
    try answer(intent: .why, arguments, session)
  }

  private static func answer(
    intent: Intent?, _ arguments: ParsedArguments, _ session: Session
  ) throws(CommandError) -> ExitCode {
    let isText = arguments[format] == .text
    let answering = Answering(arguments: arguments, session: session)
    let text = try answering.text(arguments.phrase(question))
    if Catalogue.looksLikeRule(text) { _ = try Catalogue.known(text) }
    // A lone id, name or number, such as ITMS-90474, is of no language; its asker has one.
    let isName = text.utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 < 0x7F }
    let language = arguments[Options.language]?.language ?? (isName ? session.localeLanguage : nil)
    let (set, isStale) = try answering.answers(
      to: Question(
        text, intent: intent, language: language, os: arguments[Options.os],
        document: arguments[Options.document], limit: arguments[limit] ?? (isText ? 5 : 10)))
    if isText {
      let style = session.style(arguments, language: set.language)
      if !set.answers.isEmpty {
        session.console.print(report(set, explains: arguments.contains(Options.explain), style))
      }
    } else {
      session.console.print(AnswerJSON.document(set, isStale: isStale).text)
    }
    return set.answers.isEmpty ? .nothing : .success
  }

  /// Steps that were asked for are a checklist, whichever command asked; scores are shown by answers only.
  private static func report(_ set: AnswerSet, explains: Bool, _ style: TextStyle) -> String {
    let steps = set.answers.count { $0.statement.step != nil }
    return set.intent == .checklist && steps > 1 && !explains
      ? ChecklistText.report(set, style) : AnswerText.report(set, explains: explains, style)
  }
}
