import Testing

@testable import FenpingText

@Suite struct PhraseTableTests {
  private let table = PhraseTable<Int>([
    ("应", 1), ("应用", nil), ("必须", 2), ("必须先", 3), ("only", 4), ("only if", 5), ("if", 6), ("必须", 7), ("", 8),
    ("點", 9), ("a", 10),
  ])

  @Test(arguments: [
    // The longest counts, and of two that are the same the first.
    ("必须先做", [3]), ("必须做", [2]), ("only if so", [5]), ("only so", [4]),
    // What has no tag keeps what it contains from being found.
    ("应用应该", [1]), ("应用", []),
    // A Latin phrase is whole words; a text is folded already, a phrase is folded here.
    ("onlyif", []), ("an if", [6]), ("a if", [10, 6]), ("点", [9]), ("a", [10]), ("", []),
  ])
  func findsPhrases(text: String, expected: [Int]) {
    #expect(table.matches(in: Array(text.utf8)).map(\.tag) == expected)
  }

  @Test func placesAreOffsetsOfBytes() {
    #expect(table.matches(in: Array("我必须".utf8)).map(\.range) == [3..<9])
  }
}
