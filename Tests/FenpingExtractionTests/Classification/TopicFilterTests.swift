import Testing

@testable import FenpingExtraction

@Suite struct TopicFilterTests {
  private static let rotation: Set<String> = ["rotation"]
  private static let other: Set<String> = ["table", "cell"]

  @Test("A guide on the subject is kept whole, whatever a sentence names")
  func keepsAGuideOnTheSubject() {
    let filter = TopicFilter(
      title: nil,
      statements: Array(repeating: Self.rotation, count: 5) + Array(repeating: Self.other, count: 25))
    #expect(filter.keeps(Self.other) && filter.keeps(Self.rotation))
  }

  @Test("Of a guide on something else only what names the subject is kept")
  func keepsWhatIsOfTheSubject() {
    let filter = TopicFilter(
      title: nil,
      statements: Array(repeating: Self.rotation, count: 3) + Array(repeating: Self.other, count: 27))
    #expect(!filter.keeps(Self.other) && filter.keeps(Self.rotation))
  }

  @Test("An excerpt is too short to be judged")
  func keepsAnExcerpt() {
    let filter = TopicFilter(
      title: nil, statements: Array(repeating: Self.other, count: TopicFilter.fewest - 1))
    #expect(filter.keeps(Self.other))
  }

  @Test("A guide on another platform says nothing of the iPad unless it names it")
  func leavesOtherPlatformsOut() {
    let filter = TopicFilter(title: "在 tvOS 中使用分割视图控制器", statements: [Self.rotation])
    #expect(!filter.keeps(Self.rotation) && filter.keeps(["ipad", "rotation"]))
  }
}
