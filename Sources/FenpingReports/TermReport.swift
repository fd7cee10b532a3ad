public import FenpingCore

/// A concept of the term base with its names.
public struct Term: Sendable {
  public let id: String
  public let names: LocalizedText
  public let aliases: [String]

  public init(id: String, names: LocalizedText, aliases: [String]) {
    self.id = id
    self.names = names
    self.aliases = aliases
  }
}

/// `fenping terms`
public enum TermReport {
  public static func text(_ terms: [Term], _ style: TextStyle) -> String {
    // One term has room for all of its names; of many, each has a line.
    if terms.count == 1, let term = terms.first {
      let rows =
        Language.allCases.map { [$0.rawValue, term.names[$0]] }
        + (term.aliases.isEmpty
          ? [] : [[Labels.aliases[style.language], term.aliases.joined(separator: ", ")]])
      return style.paint(.bold, term.id) + "\n" + TextLayout.table(rows) + "\n"
    }
    let rows = terms.map { [$0.names.hans, $0.names.hant, $0.names.en, $0.id] }
    return TextLayout.table(rows) + "\n"
  }

  public static func json(_ terms: [Term]) -> JSON {
    [
      "schemaVersion": .schemaVersion,
      "terms": .array(
        terms.map {
          ["id": .string($0.id), "names": JSON($0.names), "aliases": .strings($0.aliases)]
        }),
    ]
  }
}
