import FenpingCore
import FenpingModel
import FenpingReports
import FenpingStore
import FenpingText

extension Command {
  private static let topic = Argument(
    "topic", .any, "Only the statements that name these terms, such as orientation.")
  private static let format = Options.format(.markdown, .json)

  /// `fenping export`
  static let export = Command(
    "export", "Write what the guides say as a report, by document, section and kind.", arguments: [topic],
    options: [
      format.description, Options.json.description, Options.output.description,
      Options.language.description, Options.document.description, Options.index.description,
    ]
  ) { (arguments, session) throws(CommandError) in
    let topic = arguments.phrase(topic)
    let index = try session.openIndex(arguments)
    var statements: [Statement]
    do throws(StoreError) {
      statements = try index.allStatements()
    } catch {
      throw .store(error)
    }
    if let document = arguments[Options.document] {
      statements = statements.filter { $0.place.document == document }
    }
    if !topic.isEmpty { statements = about(topic, statements) }

    let language = session.language(arguments)
    switch arguments[format] {
    case .json: try session.deliver(GuideJSON.statements(statements).text, arguments)
    case _ where statements.isEmpty: break
    default: try session.deliver(KnowledgeMarkdown.report(statements, topic: topic, language), arguments)
    }
    if statements.isEmpty { session.console.note(Messages.noHit[language]) }
    return statements.isEmpty ? .nothing : .success
  }

  /// The statements that name every concept of the topic or, where it names none, contain its words.
  private static func about(_ topic: String, _ statements: [Statement]) -> [Statement] {
    let concepts = Set(TermBase.standard.concepts(in: FoldedText(topic).bytes))
    if !concepts.isEmpty { return statements.filter { concepts.isSubset(of: $0.concepts) } }
    let words = folded(topic)
    return statements.filter { folded($0.text + " " + $0.section).contains(words) }
  }
}
