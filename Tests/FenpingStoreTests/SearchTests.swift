import FenpingModel
import FenpingText
import TestSupport
import Testing

@testable import FenpingStore

@Suite struct SearchTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func reader(_ documents: [IndexedDocument]) throws -> IndexReader {
    try Samples.write(documents, to: folder("index"))
    return try IndexReader(path: folder("index"))
  }

  @Test func aHitKnowsItsPlace() throws {
    let reader = try reader(Samples.all)
    let hit = try #require(try reader.search("\"启动画面\"", limit: 10).first)
    #expect(hit.place == SourcePlace(document: "分屏/入门.md", line: 5))
    #expect(hit.title == "分屏入门")
    #expect(hit.marked == ["启动画面"])
    #expect(hit.score > 0)
    let code = try #require(try reader.search("\"display mode\"", limit: 10).first)
    #expect(code.place.line == 21)
    #expect(code.snippet == "let split = UISplitViewController() split.preferredDisplayMode = .automatic")
    #expect(code.marked == ["DisplayMode"])
  }

  @Test func headingsLeadToWhatStandsBelow() throws {
    let hits = try reader(Samples.all).search("\"准备工程\"", limit: 10)
    #expect(hits.first?.place.line == 3)
    #expect(hits.first?.marked == ["准备工程"])
    #expect(Set(hits.dropFirst().map(\.place.line)) == [5, 8, 9])
    #expect(hits.dropFirst().allSatisfy { $0.marked.isEmpty })
  }

  @Test func aTermInEveryRowStillCounts() throws {
    let reader = try reader([
      Samples.document(
        "a.txt", ["分屏要求甲。", "分屏与方向，分屏与宽度，都是分屏。", "分屏不改变乙。"])
    ])
    let hits = try reader.search("\"分屏\"", limit: 10)
    #expect(hits.first?.place.line == 2)
    #expect(hits.allSatisfy { $0.score > 0.01 })
  }

  @Test func aRareTermCountsMore() throws {
    let reader = try reader([
      Samples.document("a.txt", ["分屏与方向都在。", "分屏与宽度都在。", "分屏与相机都在。", "方向自成一句话。"])
    ])
    let hits = try reader.search("\"分屏\" OR \"相机\"", limit: 10)
    #expect(hits.map(\.place.line) == [3, 1, 2])
  }

  /// Two rows of two tokens; one phrase stands in one of them, once.
  @Test func aScoreIsThatOfBM25() throws {
    let reader = try reader([Samples.document("a.txt", ["方向", "宽度"])])
    let candidate = try #require(try reader.candidates(match: "\"方向\"", limit: 1).first)
    #expect(abs(candidate.bm25 - 0.693_147) < 1e-6)  // ln(1 + 1.5 / 1.5) · 1 · 2.2 / (1 + 1.2)
  }

  /// Rows that cannot be among the best are not looked at closely; the result is the same.
  @Test(arguments: [1, 2, 5, 20])
  func theBestAreTheFirstOfAll(limit: Int) throws {
    var random = SeededRandom(seed: 3)
    let words = ["分屏", "方向", "宽度", "相机", "，", "必须", "应用"]
    let texts = (0..<200).map { _ in
      (0..<Int.random(in: 1...12, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined()
    }
    let reader = try reader([Samples.document("a.txt", texts)])
    let pattern = "\"分屏\" OR \"相机\" OR \"向宽\" OR \"必须分屏\""
    let all = try reader.candidates(match: pattern, limit: 1000)
    #expect(try all.count == reader.documentFrequency(match: pattern))
    #expect(
      try reader.candidates(match: pattern, limit: limit).map(\.rowid) == all.prefix(limit).map(\.rowid))
    let sorted = all.sorted { ($1.bm25, $0.rowid) < ($0.bm25, $1.rowid) }
    #expect(all.map(\.rowid) == sorted.map(\.rowid))
  }

  @Test func equalsComeInTheDocumentsOrder() throws {
    let texts = ["方向甲", "方向甲", "方向甲"]
    let reader = try reader([Samples.document("b.txt", texts), Samples.document("a.txt", texts)])
    let places = try reader.search("\"方向\"", limit: 4).map(\.place)
    #expect(places.map(\.document) == ["a.txt", "a.txt", "a.txt", "b.txt"])
    #expect(places.map(\.line) == [1, 2, 3, 1])
    #expect(try reader.candidates(match: "\"方向\"", limit: 2).map(\.rowid) == [1, 2])
  }

  @Test func candidatesAreWholeStatements() throws {
    let reader = try reader(Samples.all)
    let candidates = try reader.candidates(match: "\"启动\" OR \"相机\" OR camera", limit: 10)
    #expect(Set(candidates.map(\.statement)) == Set([0, 1, 3].map { Samples.simplified.statements[$0] }))
    #expect(candidates.map(\.bm25) == candidates.map(\.bm25).sorted(by: >))
    #expect(candidates.allSatisfy { $0.bm25 > 0 })
    #expect(try reader.documentFrequency(match: "\"启动\"") == 2)
  }

  /// A term that MatchPattern makes of a person's words, in the other script.
  @Test func eitherScriptFindsTheOther() throws {
    let reader = try reader(Samples.all)
    let simplified = try #require(MatchPattern("尺寸类别的变化"))
    let traditional = try #require(MatchPattern("啟動畫面"))
    #expect(try reader.search(simplified.all, limit: 1).first?.marked == ["尺寸類別的變化"])
    #expect(try reader.search(traditional.all, limit: 1).first?.marked == ["启动画面"])
  }
}

@Suite struct ConceptWordTests {
  @Test(arguments: ["app", "primary-app", "ios-9", "z", "views", "iPad", "分屏", ""])
  func aWordIsOneToken(concept: String) {
    let word = ConceptWord.word(for: concept)
    for side in [Tokenizer.Side.document, .query] {
      #expect(Tokenizer.tokens(of: word, as: side).map(\.string) == [word])
    }
  }

  @Test func noTwoConceptsShareAWord() {
    let concepts = ["ab", "a-b", "a.b", "az", "a", "b", "zab", "azn", "a-", "-a", "view", "views"]
    #expect(Set(concepts.map { ConceptWord.word(for: $0) }).count == concepts.count)
  }

  @Test func aConceptIsFoundAsAWhole() throws {
    let folder = try TemporaryFolder()
    try Samples.write(to: folder("index"))
    let reader = try IndexReader(path: folder("index"))
    func ids(_ concept: String) throws -> [String] {
      try reader.candidates(match: ConceptWord.pattern(for: concept), limit: 10).map(\.statement.id)
    }
    #expect(try ids("primary-app") == ["分屏/入门.md#1"])
    #expect(try ids("app") == ["分屏/入门.md#4"])
    #expect(try ids("primary") == [])
    #expect(try reader.documentFrequency(match: "\"primary app\"") == 0)
  }
}
