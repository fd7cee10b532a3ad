/// A text, and the encoding that it came in.
struct DecodedText {
  let text: String
  /// In IANA's spelling.
  let encoding: String

  /// The share of ill-formed bytes above which an encoding is the wrong one, for one that somebody named
  /// and for one that was guessed.
  private static let (toleratedIfDeclared, toleratedIfGuessed) = (0.005, 0.02)

  /// Decodes a file. In this order: byte order mark, UTF-8 where the bytes are UTF-8 (whatever is declared),
  /// UTF-16, the declaration, and the most plausible of what can be guessed.
  init(_ bytes: [UInt8]) throws(ReadingError) {
    if let kind = BinarySigns.kind(of: bytes) { throw .binary(kind) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(bytes.dropFirst(3), .utf8)
    } else if bytes.starts(with: [0xFF, 0xFE]), let text = Self.decode(bytes.dropFirst(2), .utf16LittleEndian)
    {
      self = text
    } else if bytes.starts(with: [0xFE, 0xFF]), let text = Self.decode(bytes.dropFirst(2), .utf16BigEndian) {
      self = text
    } else if let order = UTF16Order.guess(bytes), let text = Self.decode(bytes[...], order) {
      self = text
    } else if BinarySigns.hasTooManyZeros(bytes[...]) {
      throw .binary(.unknown)
    } else if let text = Self.validated(bytes) {
      self.init(text: text, encoding: Encoding.utf8.name)
    } else {
      try self.init(legacy: bytes[...])
    }
  }

  private init(text: String, encoding: String) {
    self.text = text
    self.encoding = encoding
  }

  private init(_ bytes: ArraySlice<UInt8>, _ encoding: Encoding) {
    self.init(text: String(decoding: bytes, as: UTF8.self), encoding: encoding.name)
  }

  /// The text with `\n` at the end of its lines where it has a lone `\r` in its place, as old Macintosh files have: the
  /// parsers of mark-up do not count that.
  var withLineFeeds: DecodedText {
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard !text.utf8.contains(feed), text.utf8.contains(carriage) else { return self }
    let bytes = text.utf8.map { $0 == carriage ? feed : $0 }
    return DecodedText(text: String(decoding: bytes, as: UTF8.self), encoding: encoding)
  }

  /// The bytes as they are, if they are UTF-8: decoding repairs every ill-formed one.
  private static func validated(_ bytes: [UInt8]) -> String? {
    var text = String(decoding: bytes, as: UTF8.self)
    let isSame = text.withUTF8 { repaired in
      bytes.withUnsafeBytes { $0.count == repaired.count && $0.elementsEqual(repaired) }
    }
    return isSame ? text : nil
  }

  private static func decode(_ bytes: ArraySlice<UInt8>, _ encoding: Encoding) -> DecodedText? {
    guard let result = SystemConverter.decode(bytes, from: encoding.system) else { return nil }
    guard Double(result.errors) <= toleratedIfDeclared * Double(bytes.count) else { return nil }
    return DecodedText(result.text[...], encoding)
  }

  /// Decodes bytes that are not UTF-8 and have no mark.
  private init(legacy bytes: ArraySlice<UInt8>) throws(ReadingError) {
    let declared = DeclaredEncoding.find(in: bytes)
    if let declared, let attempt = Attempt(bytes, declared),
      attempt.isRight(tolerance: Self.toleratedIfDeclared)
    {
      self = attempt.decoded
      return
    }
    let guessed = SystemConverter.guess(bytes.prefix(1 << 17)).flatMap { Encoding(label: $0) }
    var candidates = [declared, guessed, .gb18030, .big5, .utf8].compactMap(\.self)
    candidates = candidates.enumerated().filter { candidates.firstIndex(of: $1) == $0 }.map(\.1)
    let attempts = candidates.compactMap { Attempt(bytes, $0) }
    let fitting = attempts.filter { $0.errorRate <= Self.toleratedIfGuessed && $0.isChinese }
    // The earlier candidate wins where two are equally good.
    guard
      let best = fitting.max(by: { $0.score < $1.score }).flatMap({ best in
        fitting.first { $0.score == best.score }
      })
    else { throw .undecodable(tried: candidates.map(\.name)) }
    self = best.decoded
  }
}

/// Bytes decoded by one encoding, to be judged.
private struct Attempt {
  let decoded: DecodedText
  let errorRate: Double
  private let encoding: Encoding
  private let plausibility: Double

  init?(_ bytes: ArraySlice<UInt8>, _ encoding: Encoding) {
    guard let result = SystemConverter.decode(bytes, from: encoding.system) else { return nil }
    self.encoding = encoding
    errorRate = Double(result.errors) / Double(max(1, bytes.count))
    decoded = DecodedText(decoded: result.text, encoding: encoding)
    plausibility = Plausibility.of(decoded.text)
  }

  /// Good enough that nothing else need be tried.
  func isRight(tolerance: Double) -> Bool {
    errorRate <= tolerance && (!encoding.isChinese || plausibility >= 0.1)
  }

  /// Not a word of noise in rare characters; too short a text proves nothing.
  var isChinese: Bool { !encoding.isChinese || plausibility >= 0.04 || decoded.text.utf8.count < 120 }

  /// Han characters that Chinese texts do not use speak for the wrong table, and so do ill-formed bytes.
  var score: Double { plausibility - 20 * errorRate }
}

extension DecodedText {
  fileprivate init(decoded bytes: [UInt8], encoding: Encoding) {
    self.init(bytes[...], encoding)
  }
}
