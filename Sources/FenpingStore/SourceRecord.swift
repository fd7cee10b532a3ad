/// A source file as the meta table knows it: where it lies, and what it was when it was read.
struct SourceRecord {
  static let prefix = "source:"

  /// Relative to the index's folder.
  let location: String
  let size: Int
  /// SHA-256 in hexadecimal digits.
  let hash: String

  init(location: String, size: Int, hash: String) {
    self.location = location
    self.size = size
    self.hash = hash
  }

  init?(key: String, value: String) {
    let words = value.split(separator: " ")
    guard words.count == 2, let size = Int(words[0]) else { return nil }
    self.init(location: String(key.dropFirst(Self.prefix.count)), size: size, hash: String(words[1]))
  }

  var key: String { Self.prefix + location }
  var value: String { "\(size) \(hash)" }
}
