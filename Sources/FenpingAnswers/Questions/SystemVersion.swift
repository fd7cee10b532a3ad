import FenpingCore
import FenpingText

/// The system version that a question names: iPadOS 26, iOS 9.3, iPadOS26.
enum SystemVersion {
  /// - Parameter text: folded.
  static func version(in text: [UInt8]) -> Version? {
    for start in text.indices {
      guard start == 0 || !text[start - 1].isASCIIWord,
        let name = names.first(where: { text[start...].starts(with: $0.utf8) })
      else { continue }
      let rest = text[(start + name.utf8.count)...].drop { $0 == 0x20 }
      let number = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
      let digits = number.last == UInt8(ascii: ".") ? number.dropLast() : number
      if let version = Version(String(decoding: digits, as: UTF8.self)) { return version }
    }
    return nil
  }

  private static let names = ["ipados", "ios"]
}
