import FenpingModel
import FenpingText

/// Walks a document's blocks in order and cuts them into passages: each sentence knows its headings, and each
/// list item the lead-in before its list.
struct Outline {
  private var headings: [(level: Int, text: String)] = []
  private var lead: Passage.LeadIn?
  /// The lead-in of a list whose last item is a mere name, over a list of its own.
  private var nameLead: (depth: Int, lead: Passage.LeadIn?)?
  private var lists: [Int: (lead: Passage.LeadIn?, count: Int)] = [:]
  private var passages: [Passage] = []
  private let originals: Originals

  private init(_ originals: Originals) {
    self.originals = originals
  }

  static func passages(of document: Document) -> [Passage] {
    var outline = Outline(Originals(in: document.blocks))
    for index in document.blocks.indices where !outline.originals.contains(index) {
      outline.add(document.blocks, index)
    }
    return outline.passages
  }

  private mutating func add(_ blocks: [Block], _ index: Int) {
    let block = blocks[index]
    // The translation stands below the list item, as a paragraph: it is the item.
    let original = originals.original(of: index).map { blocks[$0].kind }
    let kind =
      if case .paragraph = block.kind, case .listItem? = original { original ?? block.kind } else {
        block.kind
      }
    switch kind {
    case .heading(let level):
      headings.removeAll { $0.level >= level }
      headings.append((level, block.text))
      lead = block.text.isLeadIn ? LeadInReader.read(block.text) : nil
    case .caption:
      lead = block.text.isLeadIn ? LeadInReader.read(block.text) : nil
    case .code:
      lead = nil
    case .paragraph, .quotation, .tableCell:
      append(block, index, item: nil, listFollows: Self.listFollows(blocks, index))
    case .listItem(let list, let depth, let ordinal):
      let known = lists[list] ?? (lead ?? nameLead.flatMap { depth > $0.depth ? $0.lead : nil }, 0)
      lists[list] = (known.lead, known.count + 1)
      let item = Passage.Item(
        list: list, number: ordinal ?? known.count + 1, isOrdered: ordinal != nil, lead: known.lead)
      append(block, index, item: item, listFollows: Self.listFollows(blocks, index))
      let isName =
        block.text.utf8.count < 40
        && Lexicon.markers(in: FoldedText(block.text).bytes).allSatisfy { $0.sense == .action }
      nameLead = isName ? (depth, known.lead) : nil
    }
  }

  private mutating func append(_ block: Block, _ index: Int, item: Passage.Item?, listFollows: Bool) {
    let sentences = SentenceSplitter.sentences(in: block.text)
    for (number, range) in sentences.enumerated() {
      let isLast = range.upperBound == sentences.last?.upperBound
      let text = block.text.slice(range)
      passages.append(
        Passage(
          block: index, range: range,
          translation: originals.translation(ofSentence: number, of: sentences.count, inBlock: index),
          section: headings.map(\.text), item: item,
          beginsItem: item != nil && range.lowerBound == sentences.first?.lowerBound,
          introducesList: isLast && text.isLeadIn && (listFollows || text.isEmptyLeadIn)))
    }
    lead = sentences.last.map { block.text.slice($0) }.flatMap { $0.isLeadIn ? LeadInReader.read($0) : nil }
  }

  /// Whether the next block is an item of a list that this block is not in.
  private static func listFollows(_ blocks: [Block], _ index: Int) -> Bool {
    guard index + 1 < blocks.count, case .listItem(let list, let depth, _) = blocks[index + 1].kind else {
      return false
    }
    if case .listItem(let own, let ownDepth, _) = blocks[index].kind {
      return list != own || depth > ownDepth
    }
    return true
  }
}

private enum LeadInReader {
  static func read(_ text: String) -> Passage.LeadIn {
    Passage.LeadIn(text: text, markers: Lexicon.markers(in: FoldedText(text).bytes))
  }
}

extension String {
  /// The text of a UTF-8 range; the range comes from this string's own bytes.
  func slice(_ range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  /// 区别在于：, whatever follows.
  fileprivate var isEmptyLeadIn: Bool {
    let folded = FoldedText(self).bytes
    return folded.last == UInt8(ascii: ":") && folded.hanCount(0..<folded.count) < 16
      && !Lexicon.markers(in: folded).contains { $0.sense != .aboutTheGuide && $0.sense != .conditionOpen }
  }

  /// Ends as a sentence does whose list follows.
  fileprivate var isLeadIn: Bool {
    let folded = FoldedText(self).bytes
    return folded.last == UInt8(ascii: ":")
      || Lexicon.table.matches(in: folded).contains { $0.sense == .stepsFollow }
  }
}
