import Testing

@testable import FenpingInspection

struct SwiftLexerTests {
  static func words(_ text: String) -> [String] {
    let table = WordTable()
    return SwiftLexer.tokens(of: Array(text.utf8), words: table).tokens
      .filter { $0.kind == .word }.map { table.texts[Int($0.word)] }
  }

  @Test(arguments: [
    ("a // b\nc", ["a", "c"]), ("a /* b /* c */ d */ e", ["a", "e"]), ("a /* b", ["a"]),
    (#"a("b") c"#, ["a", "c"]), (#"a("b \"c") d"#, ["a", "d"]),
    (#"a("b \(c("d \(e) f")) g") h"#, ["a", "c", "e", "h"]),
    ("a(\"b\nc", ["a", "c"]), ("a(\"\"\"\nb \"c\" \\(d)\n\"\"\") e", ["a", "d", "e"]),
    (##"a(#"b "c" \(d) \#(e)"#) f"##, ["a", "e", "f"]), ("`class` b", ["class", "b"]),
    (#"a.matches(/"b/) c"#, ["a", "matches", "c"]), (#"a(#/"b/#) c"#, ["a", "c"]),
    ("a / b / c", ["a", "b", "c"]),
    ("界面 = 1", ["界面"]), ("\u{FEFF}a", ["a"]), ("a\r\nb\rc", ["a", "b", "c"]), ("1...n", ["n"]),
  ])
  func readsCodeOnly(text: String, words: [String]) {
    #expect(Self.words(text) == words)
  }

  @Test(arguments: [
    ("#if os(macOS)\na\n#else\nb\n#endif\nc", ["b", "c"]), ("#if os(iOS)\na\n#else\nb\n#endif", ["a"]),
    ("#if DEBUG\na\n#else\nb\n#endif", ["a", "b"]),
    ("#if !targetEnvironment(macCatalyst)\na\n#elseif X\nb\n#endif", ["a"]),
    ("#if os(tvOS)\n#if os(iOS)\na\n#endif\n#endif\nb", ["b"]), ("#if os(macOS)\na", []),
    ("#else\n#endif\na", ["a"]),
  ])
  func leavesOutOtherPlatforms(text: String, words: [String]) {
    #expect(Self.words(text) == words)
  }

  @Test func countsLines() {
    let text = "a\n/* \n */ b\r\n\"\"\"\n\n\"\"\"\nc"
    let tokens = SwiftLexer.tokens(of: Array(text.utf8), words: WordTable()).tokens
    #expect(tokens.filter { $0.kind == .word }.map(\.line) == [1, 3, 7])
  }

  @Test func bracketsArePaired() {
    let tokens = SwiftLexer.tokens(of: Array("{ ( [ } ) {".utf8), words: WordTable()).tokens
    #expect(tokens.map(\.match) == [3, -1, -1, 0, -1, -1])
  }
}
