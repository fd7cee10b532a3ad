import FenpingAnswers
import FenpingModel
import FenpingReports

extension Command {
  private static let topic = Argument(
    "topic", .any, "What the checklist is for; without it, all that the guides ask for.")
  private static let format = Options.format(.text, .json, .markdown)
  private static let project = Option<String>(
    "project", value: "path", "Tick what this project passes, and mark what it fails."
  ) { $0.isEmpty ? nil : $0 }
  /// A checklist is complete or it is none.
  private static let everything = Int(Int16.max)

  /// `fenping checklist`
  static let checklist = Command(
    "checklist", "Make an onboarding checklist, in the guide's order.", arguments: [topic],
    options: [
      format.description, Options.json.description, Options.output.description,
      Options.language.description, Options.os.description, Options.document.description,
      Options.index.description, project.description,
    ]
  ) { (arguments, session) throws(CommandError) in
    let answering = Answering(arguments: arguments, session: session)
    let topic = try answering.text(arguments.phrase(topic))
    // A topic has a language; no topic has the reader's.
    let language = arguments[Options.language]?.language ?? (topic.isEmpty ? session.localeLanguage : nil)
    let check: CheckReport?
    if let path = arguments[project] {
      check = try report(on: path, try CheckSettings(arguments, near: path, session))
    } else {
      check = nil
    }
    var (set, isStale) = try answering.answers(
      to: Question(
        topic, intent: .checklist, language: language, os: arguments[Options.os],
        document: arguments[Options.document], limit: everything))
    if let check { set = set.checked(by: check) }
    switch arguments[format] {
    case .json: try session.deliver(AnswerJSON.document(set, isStale: isStale).text, arguments)
    case _ where set.answers.isEmpty: break
    case .markdown: try session.deliver(ChecklistMarkdown.report(set), arguments)
    default:
      try session.deliver(
        ChecklistText.report(set, session.style(arguments, language: set.language)), arguments)
    }
    return set.answers.isEmpty ? .nothing : .success
  }
}
