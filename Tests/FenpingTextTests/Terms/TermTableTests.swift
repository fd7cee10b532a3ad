import Foundation
import Testing

@testable import FenpingText

/// The compiled table against the file that it is made of, read here by other code than the script's.
struct TermTableTests {
  private struct Row: Equatable {
    let id, area, hans, hant, english: String
    let names, broader: [String]
  }

  @Test func tableIsThatOfTheTermsFile() throws {
    let rows = try Self.rows().sorted { $0.id < $1.id }
    let concepts = TermBase.standard.concepts.map {
      Row(
        id: $0.id, area: $0.area.rawValue, hans: $0.hans, hant: $0.hant, english: $0.english,
        names: $0.aliases, broader: $0.broader)
    }
    try #require(rows.map(\.id) == concepts.map(\.id), "run Scripts/generate-terms")
    for (row, concept) in zip(rows, concepts) {
      #expect(row == concept, "run Scripts/generate-terms")
    }
  }

  @Test func namesStandWhereTheMatcherLooksForThem() {
    let tables = TermTableBuilder(lines: "\(StandardTerms.text)")
    #expect(tables.lines.elementsEqual("\(StandardTerms.lines)".utf8), "run Scripts/generate-terms")
    #expect(tables.buckets.elementsEqual("\(StandardTerms.buckets)".utf8), "run Scripts/generate-terms")
    #expect(tables.names.elementsEqual("\(StandardTerms.names)".utf8), "run Scripts/generate-terms")
  }

  @Test func versionIsADigestOfTheTable() {
    let digest = "\(StandardTerms.text)".utf8.reduce(UInt32(0x811C_9DC5)) {
      ($0 ^ UInt32($1)) &* 0x0100_0193
    }
    #expect(TermBase.version == Int(digest))
  }

  private static func rows() throws -> [Row] {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let text = try String(contentsOf: root.appending(path: "Corpus/terms.tsv"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return lines.dropFirst().map { line in
      var fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      fields += Array(repeating: "", count: 7 - fields.count)
      let displayed = fields[2...4].filter { $0.unicodeScalars.count > 1 }
      let names = (displayed + fields[5].split(separator: "|").map(String.init)).map(nameForm)
      return Row(
        id: fields[0], area: fields[1], hans: fields[2], hant: fields[3], english: fields[4],
        names: names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element),
        broader: fields[6].split(separator: ",").map(String.init))
    }
  }

  /// Folded, English hyphens as spaces, and no space where the kind of character changes.
  private static func nameForm(_ name: String) -> String {
    let hyphenated = folded(name).replacing(/([a-z])-(?=[a-z])/) { "\($0.1) " }
    return hyphenated.split(separator: " ").reduce(into: "") { form, word in
      guard let before = form.utf8.last, let after = word.utf8.first else { return form += word }
      let kinds = [before, after].map { $0 == NamePattern.number ? .digit : CharacterKind($0) }
      form += (kinds[0] == kinds[1] && kinds[0] != .han ? " " : "") + word
    }
  }
}
