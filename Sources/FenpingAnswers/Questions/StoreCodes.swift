import FenpingText

/// The numbers of the store's messages, as they stand in a pasted text: ITMS-90474, (90474), 90474.
enum StoreCodes {
  /// Numbers of five digits that begin with 9, each once.
  static func codes(in text: String) -> [String] {
    FoldedText(text).bytes.split { !$0.isASCIIWord }
      .filter {
        $0.count == 5 && $0.first == UInt8(ascii: "9") && $0.allSatisfy { (0x30...0x39).contains($0) }
      }
      .map { String(decoding: $0, as: UTF8.self) }
      .uniqued()
  }
}
