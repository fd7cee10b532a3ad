import Testing

@testable import FenpingCommands

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("serch", "search"), ("rulez", "rules"), ("ingets", "ingest"), ("chekclist", "checklist"),
    ("asks", "ask"),
  ])
  func findsTheNearestName(word: String, name: String) {
    let names = Command.root.subcommands.map(\.name)
    #expect(Suggestion.nearest(to: word, in: names) == name)
  }

  @Test(arguments: ["", "x", "xyzzy", "分屏"])
  func keepsSilentWhereNothingIsNear(word: String) {
    #expect(Suggestion.nearest(to: word, in: ["search", "rules", "ingest"]) == nil)
  }

  @Test(arguments: [
    ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "", 3), ("分屏", "分屏", 0), ("ab", "ba", 2),
  ])
  func countsEdits(left: String, right: String, distance: Int) {
    #expect(Suggestion.distance(left, right) == distance)
  }
}
