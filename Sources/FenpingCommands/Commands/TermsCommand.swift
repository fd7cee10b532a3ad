import FenpingCore
import FenpingReports
import FenpingText

extension Command {
  private static let term = Argument(
    "term", .any, "A word in any of the three languages, or a concept's id; without it, all.")
  private static let format = Options.format(.text, .json)

  /// `fenping terms`
  static let terms = Command(
    "terms", "Look a term up in Simplified and Traditional Chinese and English.", arguments: [term],
    options: [format.description, Options.json.description, Options.language.description]
  ) { (arguments, session) throws(CommandError) in
    let word = arguments.phrase(term)
    let concepts = word.isEmpty ? Array(TermBase.standard.concepts) : concepts(namedIn: word)
    let language = session.language(arguments)
    if arguments[format] == .json {
      session.console.print(TermReport.json(concepts).text)
    } else if !concepts.isEmpty {
      session.console.print(TermReport.text(concepts, session.style(arguments, language: language)))
    }
    if concepts.isEmpty { session.console.note(Messages.noTerm[language]) }
    return concepts.isEmpty ? .nothing : .success
  }

  private static func concepts(namedIn text: String) -> [Concept] {
    let base = TermBase.standard
    if let concept = base[text] { return [concept] }
    return base.concepts(in: FoldedText(text).bytes).compactMap { base[$0] }
  }
}
