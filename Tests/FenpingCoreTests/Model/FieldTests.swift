import Testing

@testable import FenpingCore

struct FieldTests {
  enum Side: String, CaseIterable {
    case leading
    case trailing
  }

  static let summary = LocalizedText(hans: "测试", hant: "測試", en: "a test")
  static let side = Field<Side>(choice: "side", fallback: .leading, summary)
  static let version = Field<Version>(version: "os", summary)
  static let flag = Field<Bool>(flag: "hidden", fallback: true, summary)
  static let width = Field<Double>(number: "width", unit: "pt", fallback: 320, summary)

  @Test func choiceAcceptsItsWordsOnly() {
    #expect(Self.side.kind == .choice(["leading", "trailing"]))
    #expect(Self.side.fallback == "leading")
    #expect(Self.side.read("trailing") == .trailing)
    for value in ["Leading", "", 1, true, ["leading"]] as [Value] {
      #expect(!Self.side.accepts(value), "\(value)")
    }
  }

  @Test func versionIsTextOrNumber() {
    #expect(Self.version.read("10.3") == Version(10, 3))
    #expect(Self.version.read(9) == Version(9))
    #expect(Self.version.read(26.1) == Version(26, 1))
    for value in ["ten", -1, true, .number(.infinity), []] as [Value] {
      #expect(!Self.version.accepts(value), "\(value)")
    }
  }

  @Test func flagIsTruthOrItsWords() {
    for value in [true, "yes", "true"] as [Value] { #expect(Self.flag.read(value) == true, "\(value)") }
    for value in [false, "no", "false"] as [Value] { #expect(Self.flag.read(value) == false, "\(value)") }
    for value in ["YES", 1, "1", [:]] as [Value] { #expect(Self.flag.read(value) == nil, "\(value)") }
  }

  @Test func numberIsFinite() {
    #expect(Self.width.read("561.5") == 561.5)
    #expect(Self.width.read(320) == 320)
    for value in ["inf", "nan", .number(.nan), "wide", false] as [Value] {
      #expect(!Self.width.accepts(value), "\(value)")
    }
  }

  @Test(
    arguments: [
      (.choice(["a", "b"]), "choice", ["a", "b"]), (.list(["a"]), "list", ["a"]),
      (.flag, "flag", ["yes", "no"]),
      (.dictionary, "dictionary", []), (.records(["a"]), "records", ["a"]), (.number, "number", []),
      (.version, "version", []),
      (.text, "text", []),
    ] as [(FieldKind, String, [String])])
  func kindTellsItsNameAndWords(_ kind: FieldKind, _ name: String, _ words: [String]) {
    #expect(kind.name == name)
    #expect(kind.accepted == words)
  }
}
