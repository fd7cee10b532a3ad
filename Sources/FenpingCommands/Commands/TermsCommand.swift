import FenpingCore
import FenpingReports
import FenpingText

extension Command {
  private static let term = Argument("term", .any, "A word in any of the three languages.")
  private static let format = Options.format(.text, .json)

  /// `fenping terms`
  static let terms = Command(
    "terms", "Look a term up in Simplified and Traditional Chinese and English.", arguments: [term],
    options: [format.description, Options.json.description, Options.language.description]
  ) { (arguments, session) throws(CommandError) in
    let word = arguments.phrase(term)
    let known = TermBase.standard
    let concepts =
      word.isEmpty
      ? known.concepts : known.matches(in: FoldedText(word).bytes).map { known.concepts[$0.concept] }
    let found = concepts.map {
      Term(
        id: $0.id, names: LocalizedText(hans: $0.hans, hant: $0.hant, en: $0.english), aliases: $0.aliases)
    }
    let language = session.language(arguments)
    if arguments[format] == .json {
      session.console.print(TermReport.json(found).text)
    } else if !found.isEmpty {
      session.console.print(TermReport.text(found, session.style(arguments, language: language)))
    }
    if found.isEmpty { session.console.note(Messages.noTerm[language]) }
    return found.isEmpty ? .nothing : .success
  }
}
