import Testing

@testable import FenpingText

struct TermBaseTests {
  private let base = TermBase.standard

  @Test func idsAreUniqueSortedAndKebabCase() {
    let ids = base.concepts.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(ids.count >= 240)
    for id in ids {
      #expect(id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(id)")
    }
  }

  @Test func everyAreaIsUsed() {
    #expect(Set(base.concepts.map(\.area)) == Set(Concept.Area.allCases))
  }

  @Test(arguments: TermBase.standard.concepts)
  func conceptIsNamedInThreeLanguages(_ concept: Concept) {
    for name in [concept.hans, concept.hant, concept.english] {
      #expect(!name.isEmpty)
      #expect(!name.contains { ";|\t\n".contains($0) })
    }
    #expect(concept.english.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: TermBase.standard.concepts)
  func namesAreFolded(_ concept: Concept) {
    #expect(!concept.aliases.isEmpty)
    for name in concept.aliases {
      #expect(folded(name) == name)
      #expect(name.unicodeScalars.count > 1)
    }
  }

  @Test func noNameBelongsToTwoConcepts() {
    var owners: [String: String] = [:]
    for concept in base.concepts {
      for name in concept.aliases {
        let owner = owners.updateValue(concept.id, forKey: name)
        #expect(owner == nil, "\(name): \(owner ?? "") and \(concept.id)")
      }
    }
  }

  @Test(arguments: TermBase.standard.concepts)
  func everyNameFindsItsConcept(_ concept: Concept) {
    for name in concept.aliases {
      let text = name.replacing("#", with: "320")
      #expect(base.matches(in: Array(text.utf8)).first?.range == 0..<text.utf8.count, "\(name)")
      #expect(base.concepts(in: Array(text.utf8)).first == concept.id, "\(name)")
    }
  }

  /// What a concept is a kind of must exist, and lead nowhere back.
  @Test(arguments: TermBase.standard.concepts)
  func broaderConceptsEnd(_ concept: Concept) throws {
    var open = concept.broader
    var seen: Set<String> = []
    while let id = open.popLast() {
      let broader = try #require(base[id], "\(id)")
      #expect(broader.id != concept.id)
      if seen.insert(id).inserted { open += broader.broader }
    }
  }

  @Test func conceptsAreFoundById() {
    #expect(base["divider"]?.hans == "分隔线")
    #expect(base["divider"]?.hant == "分隔線")
    #expect(base["divider"]?.area == .window)
    #expect(base["aaa"] == nil)
    #expect(base["zzz"] == nil)
    #expect(base[""] == nil)
  }

  /// The ids that rules and reports refer to by name.
  @Test(arguments: [
    "app-delegate", "auto-layout", "enter-background", "external-display", "info-plist", "launch-screen",
    "primary-app", "requires-full-screen", "resign-active", "root-view", "secondary-app", "snapshot",
    "split-view", "split-view-controller", "status-bar", "two-panes", "window-bounds",
  ])
  func idsStay(_ id: String) {
    #expect(base[id] != nil)
  }
}
