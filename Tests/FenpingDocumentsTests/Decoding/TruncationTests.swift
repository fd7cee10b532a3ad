import Testing

@testable import FenpingDocuments

/// A file that was cut off inside of its last character is still a text, however short.
@Suite struct TruncationTests {
  @Test(arguments: [
    (DecodedTextTests.gbk, "GB18030"), (DecodedTextTests.big5, "Big5"),
    (Array(DecodedTextTests.simplified.utf8), "UTF-8"),
    (DecodedTextTests.utf16("iPad 的窗口由用户决定。", bigEndian: false, mark: true), "UTF-16LE"),
    (DecodedTextTests.utf16("iPad 的窗口由用户决定。", bigEndian: true, mark: true), "UTF-16BE"),
    (DecodedTextTests.utf16("iPad 的窗口由用户决定。", bigEndian: false, mark: false), "UTF-16LE"),
    (DecodedTextTests.utf16("iPad 的窗口由用户决定。", bigEndian: true, mark: false), "UTF-16BE"),
  ])
  func toleratesACut(bytes: [UInt8], encoding: String) throws {
    let decoded = try DecodedText(Array(bytes.dropLast()))
    #expect(decoded.encoding == encoding)
    #expect(decoded.text.unicodeScalars.last == "\u{FFFD}")
    #expect(decoded.text.unicodeScalars.dropLast().allSatisfy { $0 != "\u{FFFD}" })
  }
}
