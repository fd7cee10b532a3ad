import FenpingModel
import Testing

@testable import FenpingDocuments

@Suite struct DecodedTextTests {
  static let simplified = "窗口的大小由用户决定，程序不能写死。"
  static let traditional = "視窗的大小由使用者決定，程式不能寫死。"

  /// `simplified` in GBK and `traditional` in Big5.
  static let gbk: [UInt8] = [
    0xB4, 0xB0, 0xBF, 0xDA, 0xB5, 0xC4, 0xB4, 0xF3, 0xD0, 0xA1, 0xD3, 0xC9, 0xD3, 0xC3, 0xBB, 0xA7, 0xBE,
    0xF6, 0xB6, 0xA8, 0xA3, 0xAC, 0xB3, 0xCC, 0xD0, 0xF2, 0xB2, 0xBB, 0xC4, 0xDC, 0xD0, 0xB4, 0xCB, 0xC0,
    0xA1, 0xA3,
  ]
  static let big5: [UInt8] = [
    0xB5, 0xF8, 0xB5, 0xA1, 0xAA, 0xBA, 0xA4, 0x6A, 0xA4, 0x70, 0xA5, 0xD1, 0xA8, 0xCF, 0xA5, 0xCE, 0xAA,
    0xCC, 0xA8, 0x4D, 0xA9, 0x77, 0xA1, 0x41, 0xB5, 0x7B, 0xA6, 0xA1, 0xA4, 0xA3, 0xAF, 0xE0, 0xBC, 0x67,
    0xA6, 0xBA, 0xA1, 0x43,
  ]

  static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      bigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
  }

  @Test(arguments: [
    (Array(simplified.utf8), "UTF-8", simplified),
    ([0xEF, 0xBB, 0xBF] + Array(simplified.utf8), "UTF-8", simplified),
    (gbk, "GB18030", simplified),
    (big5, "Big5", traditional),
    (utf16("iPad 的" + simplified, bigEndian: false, mark: true), "UTF-16LE", "iPad 的" + simplified),
    (utf16("iPad 的" + simplified, bigEndian: true, mark: true), "UTF-16BE", "iPad 的" + simplified),
    (utf16("iPad 的" + simplified, bigEndian: false, mark: false), "UTF-16LE", "iPad 的" + simplified),
    (utf16("iPad 的" + simplified, bigEndian: true, mark: false), "UTF-16BE", "iPad 的" + simplified),
  ])
  func decodes(bytes: [UInt8], encoding: String, text: String) throws {
    let decoded = try DecodedText(bytes)
    #expect(decoded.encoding == encoding)
    #expect(decoded.text == text)
  }

  /// What a page declares, what it is in, what is found.
  @Test(arguments: [
    ("gb2312", gbk, "GB18030"), ("big5", big5, "Big5"), ("gb2312", Array(simplified.utf8), "UTF-8"),
    ("utf-8", gbk, "GB18030"), ("gb2312", big5, "Big5"), ("iso-8859-1", gbk, "GB18030"),
    ("no-such-encoding", gbk, "GB18030"), ("utf-8", big5, "Big5"), ("big5", gbk, "GB18030"),
    ("utf-16", gbk, "GB18030"), ("gbk", gbk + [0x81, 0x39, 0xEE, 0x39], "GB18030"),
    ("utf-8", gbk + [0x81, 0x39, 0xEE, 0x39], "GB18030"), ("big5", Array(traditional.utf8), "UTF-8"),
  ])
  func judgesDeclarations(declared: String, body: [UInt8], encoding: String) throws {
    let page = Array("<html><meta charset=\"\(declared)\"><p>".utf8) + body + Array("</p></html>".utf8)
    #expect(try DecodedText(page).encoding == encoding)
  }

  /// A cut-off character at the end does not make a file undecodable.
  @Test func toleratesACut() throws {
    let text = String(repeating: Self.simplified, count: 20)
    #expect(try DecodedText(Array(text.utf8.dropLast())).encoding == "UTF-8")
    let long = (0..<20).flatMap { _ in Self.gbk }
    #expect(try DecodedText(Array(long.dropLast())).text.hasSuffix("写死\u{FFFD}"))
  }

  @Test(arguments: [
    (Array("%PDF-1.7 x".utf8), ReadingError.BinaryKind.pdf), ([0x89, 0x50, 0x4E, 0x47, 0x0D], .png),
    ([0x50, 0x4B, 0x03, 0x04, 0x14], .zip), ([0x01, 0x00, 0x00, 0x05, 0x00, 0x41], .unknown),
  ])
  func refusesBinaries(bytes: [UInt8], kind: ReadingError.BinaryKind) {
    #expect(throws: ReadingError.binary(kind)) { try DecodedText(bytes) }
  }

  @Test func saysWhatItTried() {
    let noise = (0..<2_000).map { UInt8(truncatingIfNeeded: $0 &* 197 | 0x81) }
    #expect { try DecodedText(noise) } throws: { error in
      guard case ReadingError.undecodable(let tried) = error else { return false }
      return tried.contains("GB18030") && tried.contains("Big5")
    }
  }
}
