import FenpingCore
public import FenpingText

/// `fenping terms`: concepts of the term base with their names.
public enum TermReport {
  /// One concept with all of its names; of several, each on a line.
  public static func text(_ concepts: [Concept], _ style: TextStyle) -> String {
    guard concepts.count == 1, let concept = concepts.first else {
      return TextLayout.table(concepts.map { [$0.hans, $0.hant, $0.english, style.paint(.dim, $0.id)] })
        + "\n"
    }
    let label = Labels.aliases[style.language]
    let rows =
      Language.allCases.map { ($0.rawValue, concept.names[$0]) }
      + (concept.otherNames.isEmpty ? [] : [(label, concept.otherNames.joined(separator: ", "))])
    return style.paint(.bold, concept.id) + "\n"
      + rows.map { TextLayout.hanging($0.0, $0.1, indent: 9, columns: style.columns) }
      .joined(separator: "\n") + "\n"
  }

  public static func json(_ concepts: [Concept]) -> JSON {
    [
      "schemaVersion": .schemaVersion,
      "terms": .array(
        concepts.map {
          [
            "id": .string($0.id), "names": JSON($0.names), "aliases": .strings($0.otherNames),
            "broader": .strings($0.broader),
          ]
        }),
    ]
  }
}

extension Concept {
  fileprivate var names: LocalizedText { LocalizedText(hans: hans, hant: hant, en: english) }

  /// The aliases that are not one of the names again, spelled as the matcher reads them.
  fileprivate var otherNames: [String] {
    let known = Set([hans, hant, english].map { folded($0) })
    return aliases.filter { !known.contains($0) }
  }
}
