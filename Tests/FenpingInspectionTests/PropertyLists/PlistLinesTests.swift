import FenpingCore
import Foundation
import Testing

@testable import FenpingInspection

@Suite struct PlistLinesTests {
  private func lines(_ text: String) -> [String: Int] { PlistLines.keys(in: Array(text.utf8)) }

  @Test func findsTheKeysOfTheOutermostDictionaryAlone() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>UIDeviceFamily</key>
      \t<array>
      \t\t<dict><key>inner</key><true/></dict>
      \t</array>
      \t<key>UILaunchScreen</key> <dict/>
      \t<key
      \t>CFBundleName</key><string>a
      b</string>
      \t<key>UIRequiresFullScreen</key><true/>
      </dict>
      </plist>
      """
    #expect(
      lines(text) == [
        "UIDeviceFamily": 5, "UILaunchScreen": 9, "CFBundleName": 10, "UIRequiresFullScreen": 13,
      ])
  }

  @Test func commentsAndDataAreNoMarkup() {
    let text = """
      <plist><!-- <dict><key>a</key>
      --><dict>
      <!-- <key>b</key> -->
      <key><!-- c -->d</key><string><![CDATA[<key>e</key>
      </dict>]]></string>
      <key><![CDATA[f<g]]></key><true/>
      </dict></plist>
      """
    #expect(lines(text) == ["d": 4, "f<g": 6])
  }

  @Test func referencesAreRead() {
    let text = "<dict><key>a&amp;b&#x4E2D;&#38;&none;&</key><true/></dict>"
    #expect(lines(text) == ["a&b中&&none;&": 1])
  }

  @Test func declarationsMayHoldBracketsQuotesAndComments() {
    let text = """
      <!DOCTYPE plist [ <!ENTITY a "]>"> <!-- don't -->
      <!ELEMENT key ANY> ]>
      <plist a='>'><dict><key>k</key><true/></dict></plist>
      """
    #expect(lines(text) == ["k": 3])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyKindOfLineEndCounts(end: String) {
    let text = ["<plist>", "<dict>", "<key>a</key>", "<true/>", "</dict>"].joined(separator: end)
    #expect(lines("\u{FEFF}" + end + text) == ["a": 4])
  }

  @Test func ofTwoKeysTheOneThatCountsIsNamed() throws {
    let text = """
      <plist version="1.0"><dict>
      <key>a</key><string>first</string>
      <key>a</key><string>last</string>
      </dict></plist>
      """
    #expect(lines(text) == ["a": 3])
    #expect(try PropertyList(Array(text.utf8), file: "a").values == ["a": .text("last")])
  }

  @Test func otherKindsHaveNone() throws {
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["a": 1], format: .binary, options: 0)
    #expect(PlistLines.keys(in: Array(binary)) == [:])
    #expect(lines("{ a = \"<key>b</key>\"; }") == [:])
    #expect(PlistLines.keys(in: Array("<dict><key>a</key></dict>".data(using: .utf16) ?? Data())) == [:])
    #expect(lines("") == [:])
    #expect(lines("<array><dict><key>a</key></dict></array>") == [:])
  }

  /// Whatever is cut off ends the scan, and no more.
  @Test func everyBeginningOfAFileIsScanned() {
    let text = """
      \u{FEFF}<?xml version="1.0"?><!DOCTYPE plist [ <!ENTITY a "b"> ]><plist version='1.0'><!-- c -->
      <dict><key>a&amp;<![CDATA[b]]></key><string/></dict></plist>
      """
    let bytes = Array(text.utf8)
    for count in 0...bytes.count { _ = PlistLines.keys(in: Array(bytes.prefix(count))) }
    #expect(PlistLines.keys(in: bytes) == ["a&b": 2])
  }

  @Test(arguments: ["<", "<!--", "<![CDATA[", "<!DOCTYPE [", "<a '", "<dict><key>", "<dict><key>&", "&"])
  func timeGrowsWithTheSize(piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    let start = ContinuousClock.now
    _ = lines("<plist>" + text)
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
