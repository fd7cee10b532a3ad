/// Gives every distinct word of the sources a number, so that words are compared as numbers.
///
/// Time stays linear for any input: a word that is too long, or for which no place is found at once, becomes the
/// unknown word. Nobody looks for such a word.
final class WordTable {
  static let unknown: Int32 = 0
  private static let longest = 128
  private static let probes = 64

  private(set) var texts: [String] = [""]
  /// What to look at where the word stands, by its number.
  private(set) var signs: [WordSign?] = [nil]
  private var hashes: [UInt32] = [0]
  private var bounds: [Range<Int>] = [0..<0]
  private var bytes: [UInt8] = []
  private var slots = [Int32](repeating: 0, count: 4096)

  func number(of range: Range<Int>, in source: [UInt8]) -> Int32 {
    guard range.count <= Self.longest else { return Self.unknown }
    var hash: UInt32 = 2_166_136_261
    for index in range { hash = (hash ^ UInt32(source[index])) &* 16_777_619 }
    if let slot = find(hash, range, in: source) {
      return slots[slot] != 0 ? slots[slot] : insert(range, of: source, hash: hash, at: slot)
    }
    return Self.unknown
  }

  func number(of word: String) -> Int32 {
    let source = Array(word.utf8)
    return number(of: source.indices, in: source)
  }

  /// The slot of the word, or the free one where it would go.
  private func find(_ hash: UInt32, _ range: Range<Int>, in source: [UInt8]) -> Int? {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    for _ in 0..<Self.probes {
      let number = Int(slots[slot])
      if number == 0 { return slot }
      if hashes[number] == hash, isEqual(bounds[number], range, in: source) { return slot }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func isEqual(_ known: Range<Int>, _ range: Range<Int>, in source: [UInt8]) -> Bool {
    guard known.count == range.count else { return false }
    for offset in 0..<range.count where bytes[known.lowerBound + offset] != source[range.lowerBound + offset]
    {
      return false
    }
    return true
  }

  private func insert(_ range: Range<Int>, of source: [UInt8], hash: UInt32, at slot: Int) -> Int32 {
    let number = Int32(texts.count)
    let text = String(decoding: source[range], as: UTF8.self)
    texts.append(text)
    signs.append(WordSign.of(text))
    hashes.append(hash)
    bounds.append(bytes.count..<bytes.count + range.count)
    bytes.append(contentsOf: source[range])
    slots[slot] = number
    if texts.count * 2 > slots.count { grow() }
    return number
  }

  private func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for number in 1..<texts.count {
      var slot = Int(hashes[number]) & mask
      var tries = 1
      while slots[slot] != 0, tries < Self.probes {
        slot = (slot + 1) & mask
        tries += 1
      }
      // One without a place is forgotten: it becomes another word where it comes again.
      if slots[slot] == 0 { slots[slot] = Int32(number) }
    }
  }
}
