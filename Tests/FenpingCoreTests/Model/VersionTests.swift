import Testing

@testable import FenpingCore

struct VersionTests {
  @Test(arguments: [
    ("9", Version(9)), ("9.0", Version(9)), ("10.3", Version(10, 3)), ("8.4.1", Version(8, 4)),
    ("026.1", Version(26, 1)),
  ])
  func readsVersions(_ text: String, _ version: Version) {
    #expect(Version(text) == version)
  }

  @Test(arguments: [
    "", ".", "9.", ".9", "9..1", "9.0.0.0", "nine", "9b1", "-9", "+9", " 9", "９", "12345", "latest",
  ])
  func refusesEverythingElse(_ text: String) {
    #expect(Version(text) == nil)
  }

  @Test func ordersByMajorThenMinor() {
    let sorted = [Version(8, 4), Version(9), Version(9, 3), Version(10), Version(26, 1)]
    #expect(sorted.shuffled().sorted() == sorted)
    #expect(Version(10) > Version(9, 9))
  }

  @Test func printsNoMinorZero() {
    #expect(Version(9).description == "9")
    #expect(Version(26, 1).description == "26.1")
  }

  @Test(arguments: [
    (Version(8, 4), false), (Version(9), true), (Version(10, 3), true), (Version(11), false),
  ])
  func clauseHoldsFromItsFirstVersionToBeforeItsEnd(_ version: Version, _ holds: Bool) {
    let clause = ValidityClause(
      .os, since: Version(9), until: Version(11), .holds,
      LocalizedText(hans: "九到十", hant: "九到十", en: "9 and 10"))
    #expect(clause.contains(version) == holds)
  }

  @Test func clauseWithoutEndsHoldsAlways() {
    let clause = ValidityClause(.os, .holds, LocalizedText(hans: "一直", hant: "一直", en: "always"))
    #expect(clause.contains(Version(0)) && clause.contains(Version(9999)))
  }
}
