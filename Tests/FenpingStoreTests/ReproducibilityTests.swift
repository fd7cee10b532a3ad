import FenpingModel
import FenpingStore
import TestSupport
import Testing

@Suite struct ReproducibilityTests {
  let folder: TemporaryFolder
  let documents: [IndexedDocument]

  init() throws {
    folder = try TemporaryFolder()
    var random = SeededRandom(seed: 7)
    let words = ["分屏", "視窗", "方向", "UISplitViewController", "iOS 9", "，", "必须", "。"]
    documents = (0..<12).map { number in
      Samples.document(
        "\(number).txt",
        (0..<10).map { _ in (0..<12).map { _ in words.randomElement(using: &random) ?? "" }.joined() })
    }
  }

  @Test func equalInputGivesEqualBytes() throws {
    try Samples.write(documents, to: folder("one"))
    try Samples.write(documents, to: folder("two"))
    #expect(try folder.bytes("one") == folder.bytes("two"))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func theOrderOfTheDocumentsDoesNotMatter(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    try Samples.write(documents, to: folder("sorted"))
    try Samples.write(documents.shuffled(using: &random), to: folder("shuffled"))
    #expect(try folder.bytes("sorted") == folder.bytes("shuffled"))
  }

  @Test func whatStoodThereBeforeDoesNotMatter() throws {
    try Samples.write(documents, to: folder("new"))
    try Samples.write(to: folder("old"))
    try Samples.write(documents, to: folder("old"))
    #expect(try folder.bytes("new") == folder.bytes("old"))
  }

  @Test func anotherInputGivesOtherBytes() throws {
    try Samples.write(documents, to: folder("all"))
    try Samples.write(Array(documents.dropLast()), to: folder("fewer"))
    #expect(try folder.bytes("all") != folder.bytes("fewer"))
  }
}
