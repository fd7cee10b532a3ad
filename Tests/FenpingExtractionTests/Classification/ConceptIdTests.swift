import FenpingCore
import FenpingModel
import FenpingText
import Testing

@testable import FenpingExtraction

/// The tables that name concepts name none that the term base does not have.
@Suite struct ConceptIdTests {
  private static let groups = [
    ConceptGroups.state, ConceptGroups.keeping, ConceptGroups.parties, ConceptGroups.events,
    ConceptGroups.methods, ConceptGroups.orientations, ConceptGroups.positions, ConceptGroups.rotation,
    ConceptGroups.dimensions, ConceptGroups.arrangement, ConceptGroups.transitions, TopicFilter.concepts,
  ]

  @Test(arguments: groups)
  func groupNamesKnownConcepts(group: Set<String>) {
    #expect(Self.unknown(group) == [])
  }

  @Test(arguments: SubjectReader.concepts.map(\.0))
  func subjectNamesKnownConcepts(subject: Statement.Subject) {
    #expect(Self.unknown(SubjectReader.concepts.filter { $0.0 == subject }.flatMap(\.1)) == [])
  }

  @Test(arguments: Catalogue.all.map(\.id))
  func ruleNamesKnownConcepts(rule: String) throws {
    let patterns = try #require(Catalogue.rule(rule)).patterns
    #expect(Self.unknown(patterns.flatMap { $0.all.flatMap { $0 } + $0.none }) == [])
  }

  private static func unknown(_ ids: some Sequence<String>) -> [String] {
    ids.filter { TermBase.standard[$0] == nil }.sorted()
  }
}
