/// A reference to a character in XML: `&amp;`, `&#38;` or `&#x26;`.
enum XMLReference {
  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]
  /// No reference that is known here is longer.
  private static let longest = 10

  /// The reference that begins at `start`, and how many bytes it takes; nil where none does.
  static func read(_ bytes: [UInt8], at start: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard bytes[start] == UInt8(ascii: "&") else { return nil }
    let rest = bytes[(start + 1)...].prefix(longest)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let body = String(decoding: rest[..<end], as: UTF8.self)
    guard let scalar = scalar(body) else { return nil }
    return (scalar, end + 1 - start)
  }

  private static func scalar(_ body: String) -> Unicode.Scalar? {
    if let named = names[body] { return named }
    guard body.hasPrefix("#") else { return nil }
    let number = body.dropFirst()
    let code = number.hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return code.flatMap { Unicode.Scalar($0) }
  }
}
