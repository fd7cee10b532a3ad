extension TermBase {
  /// The text with the English term behind the first mention of each concept: 分割器 [divider]. It helps a reader
  /// of English to see what a Chinese sentence is about.
  public func glossed(_ text: String) -> String {
    let folded = FoldedText(text)
    let utf8 = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    var seen: Set<Int> = []
    for match in matches(in: folded.bytes) where seen.insert(match.concept).inserted {
      let range = folded.original(match.range)
      let concept = concepts[match.concept]
      let rest = String(decoding: utf8[range.upperBound...], as: UTF8.self)
      guard range.lowerBound >= position, utf8[range.lowerBound] >= 0x80,
        !Self.saysNothing.contains(concept.id), !rest.beginsWithLatinAside
      else { continue }
      result += utf8[position..<range.upperBound]
      result += " [\(concept.english)]".utf8
      if rest.first.map({ $0.isLetter || $0.isNumber }) ?? false { result.append(UInt8(ascii: " ")) }
      position = range.upperBound
    }
    result += utf8[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Everyday words, which tell nobody what a sentence is about, say the contrary behind a 不, or mean something
  /// else as often: 設定 is settings too.
  private static let saysNothing: Set<String> = [
    "allow", "capture", "change", "check", "configure", "contain", "decide", "existing", "happen", "instance",
    "keep", "order", "receive", "run", "send",
  ]
}

extension String {
  /// `（property list editor）`: the author glosses the term already.
  fileprivate var beginsWithLatinAside: Bool {
    guard let first, first == "（" || first == "(" else { return false }
    return dropFirst().first?.isASCII ?? false
  }
}
