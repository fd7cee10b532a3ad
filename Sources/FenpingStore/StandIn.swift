// Until FenpingText's tokenizer is there: one token per Han scalar, lower-cased Latin words.
enum Tokenizer {
  enum Side { case document, query }
  static let version = 0
  static func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, as side: Side,
    _ emit: (UnsafeBufferPointer<UInt8>, Int, Int, Bool) -> Int32
  ) -> Int32 {
    var index = 0
    while index < text.count {
      let start = index
      if text[index] < 0x80 {
        while index < text.count, text[index] < 0x80, text[index] | 0x20 >= 97, text[index] | 0x20 <= 122 {
          index += 1
        }
        if index == start { index += 1; continue }
        let word = text[start..<index].map { $0 | 0x20 }
        let result = word.withUnsafeBufferPointer { emit($0, start, index, false) }
        if result != 0 { return result }
      } else {
        index += text[index] >= 0xF0 ? 4 : text[index] >= 0xE0 ? 3 : 2
        index = min(index, text.count)
        if text[start] >= 0xE4 {
          let result = emit(UnsafeBufferPointer(rebasing: text[start..<index]), start, index, false)
          if result != 0 { return result }
        }
      }
    }
    return 0
  }
}
