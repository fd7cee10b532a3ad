import FenpingModel
import FenpingText

/// The English originals of a bilingual document, where each Chinese block follows the block it translates.
struct Originals: Sendable {
  /// Chinese block → English block. Empty where the document is in one language.
  private let originals: [Int: Int]
  private let blocks: [Block]

  init(in blocks: [Block]) {
    let isChinese = blocks.map { Self.isChinese($0.text) }
    var originals: [Int: Int] = [:]
    for index in blocks.indices.dropFirst() where isChinese[index] && !isChinese[index - 1] {
      if Self.couldTranslate(blocks[index], blocks[index - 1]) { originals[index] = index - 1 }
    }
    // A stray English line, a name or a command, makes no document bilingual.
    let chinese = blocks.indices.filter { isChinese[$0] && !blocks[$0].isCode }.count
    self.originals = originals.count >= 3 && 2 * originals.count >= chinese ? originals : [:]
    self.blocks = blocks
  }

  /// Whether the block at `index` is an original, which its translation stands for.
  func contains(_ index: Int) -> Bool { originals[index + 1] == index }

  /// The block that the one at `index` translates.
  func original(of index: Int) -> Int? { originals[index] }

  /// The English of one sentence of a block: sentence by sentence where both have as many, else the whole.
  func translation(ofSentence number: Int, of count: Int, inBlock index: Int) -> String? {
    guard let original = originals[index] else { return nil }
    let text = blocks[original].text
    let sentences = SentenceSplitter.sentences(in: text)
    return sentences.count == count ? text.slice(sentences[number]) : text
  }

  /// Two blocks of a kind, of lengths that a translation may have: Chinese takes about a third of the letters.
  private static func couldTranslate(_ chinese: Block, _ english: Block) -> Bool {
    guard !english.isCode, chinese.isHeading == english.isHeading, english.text.utf8.contains(0x20) else {
      return false
    }
    let ratio = Double(english.text.utf8.count) / Double(max(chinese.text.utf8.count, 1))
    return (0.4...3.5).contains(ratio)
  }

  private static func isChinese(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let han = bytes.hanCount(0..<bytes.count)
    return han >= 2 && 12 * han >= bytes.count
  }
}
