import FenpingCore
import Testing

@testable import FenpingInspection

/// Every entry of every table is seen in its own example.
struct SignsTests {
  /// The language of an example: what begins like a message or a class of Objective-C is that.
  private static func file(_ example: String) -> String {
    let isObjectiveC = ["@interface", "@implementation", "[", "UIView *"].contains { example.hasPrefix($0) }
    return isObjectiveC ? "A.m" : "A.swift"
  }

  @Test(arguments: MethodSign.table.indices)
  func methods(index: Int) {
    let sign = MethodSign.table[index]
    let found = SourceFixture.observations(sign.example, Self.file(sign.example))
    #expect(found.map(\.pattern) == [sign.pattern], "\(sign.name)")
    #expect(found.first?.symbol == sign.name)
  }

  @Test func noMethodIsListedTwice() {
    #expect(MethodSign.byName.count == MethodSign.table.count)
    #expect(Set(PresenceSign.table.map(\.word)).count == PresenceSign.table.count)
  }

  @Test(arguments: PresenceSign.table.indices)
  func words(index: Int) {
    let sign = PresenceSign.table[index]
    #expect(
      SourceFixture.patterns(sign.example, Self.file(sign.example)).contains(sign.pattern), "\(sign.word)")
  }

  @Test(arguments: PlacementSign.table.indices)
  func placements(index: Int) {
    let sign = PlacementSign.table[index]
    let file = Self.file(sign.example)
    let swift = "func a(split: UISplitViewController) { \(sign.example) }"
    let objectiveC = "void a(UISplitViewController *split) { \(sign.example) }"
    #expect(
      SourceFixture.patterns(file == "A.m" ? objectiveC : swift, file) == [sign.pattern], "\(sign.word)")
    // Of another view controller nothing is observed.
    let other = (file == "A.m" ? objectiveC : swift)
      .split(separator: "UISplitViewController").joined(separator: "UIViewController")
    #expect(SourceFixture.patterns(other, file).isEmpty)
  }

  @Test(arguments: [LayoutSigns.labels, LayoutSigns.callees, LayoutSigns.members, LayoutSigns.methods])
  func layouts(table: [String: String]) {
    for (word, example) in table {
      #expect(SourceFixture.patterns(example, Self.file(example)).contains(.screenBoundsLayout), "\(word)")
    }
  }

  @Test(arguments: [
    ("save", true), ("saveContext", true), ("save_state", true), ("persistState", true),
    ("synchronize", true),
    ("saved", false), ("savings", false), ("isSaved", false), ("archived", false), ("", false),
  ])
  func savingWords(word: String, isSaving: Bool) {
    #expect(SavingSigns.isCall(word) == isSaving)
  }

  @Test func silencedRulesExist() {
    for (id, patterns) in SilencedPatterns.table {
      #expect(Catalogue.rule(id)?.id == id)
      #expect(!patterns.isEmpty)
    }
  }
}
