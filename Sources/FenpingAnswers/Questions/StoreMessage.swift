import FenpingCore
import FenpingText

/// A message of the store, of Xcode or of UIKit, pasted as it stands: with its bundle ids, quotes and line breaks.
struct StoreMessage {
  /// Its numbers, each once: ITMS-90474, (90474), 90474.
  let codes: [String]
  /// The rules whose breach it reports: by number, else by the words that such a message always has.
  let rules: [Rule]

  /// nil where `text` is no such message.
  init?(_ text: String) {
    let words = FoldedText(text).bytes.split { !$0.isASCIIWord }
    codes = words.filter(Self.isCode).map { String(decoding: $0, as: UTF8.self) }.uniqued()
    let sentence = Array(words.joined(separator: [0x20]))
    rules =
      codes.isEmpty
      ? Catalogue.all.filter { $0.messages.contains { sentence.contains(Array($0.utf8)) } }
      : codes.flatMap { Catalogue.rules(storeCode: $0) }
    if codes.isEmpty, rules.isEmpty { return nil }
  }

  /// Five digits that begin with 9.
  private static func isCode(_ word: ArraySlice<UInt8>) -> Bool {
    word.count == 5 && word.first == UInt8(ascii: "9") && word.allSatisfy { (0x30...0x39).contains($0) }
  }
}
