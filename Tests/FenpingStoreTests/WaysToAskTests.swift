import FenpingCore
import FenpingModel
import FenpingStore
import Testing

@Suite struct WaysToAskTests {
  private static func way(_ rule: String, _ language: Language, _ names: [Int]) -> WayToAsk {
    WayToAsk(rule: rule, language: language, text: "\(rule)?", names: names)
  }

  private static let ways = [
    way("one", .english, [1, 2]), way("two", .english, [2, 3, 300]), way("three", .english, [9]),
    way("four", .simplifiedChinese, [1, 2, 3]), way("five", .english, [2]),
  ]

  private static func reader() throws -> (TemporaryFolder, IndexReader) {
    let folder = try TemporaryFolder()
    let path = folder("ways.index")
    try IndexWriter.write(
      Samples.all, ways: ways, to: path, versions: Samples.versions)
    return (folder, try IndexReader(path: path))
  }

  @Test("Those that share most come first, of equals the earlier one, in the language of the question")
  func findsWhatIsLikeAQuestion() throws {
    let (folder, reader) = try Self.reader()
    let found = try reader.waysToAsk(naming: [(1, 0.5), (2, 1), (300, 2)], in: .english, limit: 9)
    #expect(found.map(\.rule) == ["two", "one", "five"])
    #expect(found.first == Self.ways[1])
    #expect(
      try reader.waysToAsk(naming: [(2, 1)], in: .english, limit: 2).map(\.rule) == ["one", "two"])
    #expect(
      try reader.waysToAsk(naming: [(2, 1)], in: .simplifiedChinese, limit: 9).map(\.rule) == ["four"])
    #expect(try reader.waysToAsk(naming: [], in: .english, limit: 9).isEmpty)
    #expect(try reader.waysToAsk(naming: [(7, 1)], in: .english, limit: 9).isEmpty)
    withExtendedLifetime(folder) {}
  }
}
