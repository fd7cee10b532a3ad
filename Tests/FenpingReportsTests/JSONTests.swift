import Foundation
import Testing

@testable import FenpingReports

@Suite struct JSONTests {
  @Test func sortsKeysAndSparesSlashes() {
    let json: JSON = ["b": [1, .number(2.5), nil, true], "a": "setup/x", "Z": [:], "z": []]
    #expect(json.line == #"{"Z":{},"a":"setup/x","b":[1,2.5,null,true],"z":[]}"#)
  }

  @Test func breaksLinesForPeople() throws {
    let json: JSON = ["a": [1, ["b": "分屏"]], "c": []]
    #expect(json.text.hasPrefix("{\n  \"a\" : [\n    1,\n"))
    #expect(json.text.hasSuffix("}\n"))
    #expect(
      try JSONDecoder().decode([String: [Nothing]].self, from: Data(json.text.utf8))["c"]?.isEmpty == true)
  }

  private struct Nothing: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// What a terminal must not get is escaped in keys as well, and what lays out the document is not.
  @Test func escapesInsideStringsOnly() {
    let json: JSON = ["k\u{9B}": "\u{7F}\u{202E}\n"]
    #expect(json.line == #"{"k\u009b":"\u007f\u202e\n"}"#)
    #expect(json.text.split(separator: "\n").count == 3)
  }

  @Test(arguments: [
    "", "分屏視圖", "\"\\/", "\u{0}\u{1}\u{1F}\u{7F}\u{9B}", "a\nb\tc\rd", "\u{2028}\u{202E}\u{2066}",
    "😀e\u{301}",
  ])
  func writesWhatAnyReaderReadsBack(text: String) throws {
    let line = JSON.array([.string(text)]).line
    let read = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String])
    #expect(read == [text])
    #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test(arguments: [
    (0.0, "0"), (-0.5, "-0.5"), (320, "320"), (1e21, "1e+21"), (.infinity, "null"), (.nan, "null"),
  ])
  func spellsNumbers(number: Double, text: String) {
    #expect(JSON.number(number).line == text)
  }
}
