import Testing

@testable import FenpingInspection

struct ObjectiveCLexerTests {
  static func words(_ text: String) -> [String] {
    let table = WordTable()
    return ObjectiveCLexer.tokens(of: Array(text.utf8), words: table).tokens
      .filter { $0.kind == .word }.map { table.texts[Int($0.word)] }
  }

  @Test(arguments: [
    ("a // b\nc", ["a", "c"]), ("a /* b /* c */ d", ["a", "d"]), (#"a(@"b \" c") d"#, ["a", "d"]),
    ("a '\"' b", ["a", "b"]), ("a \"b\nc", ["a", "c"]), ("#import <UIKit/UIKit.h>\na", ["a"]),
    ("#define W \\\n  [A b]\nc", ["W", "A", "b", "c"]), ("#pragma mark - don't\na", ["a"]),
    ("#if TARGET_OS_OSX\na\n#else\nb\n#endif", ["b"]), ("#ifdef DEBUG\na\n#else\nb\n#endif", ["a", "b"]),
    ("#if 0\na\n#endif\nb", ["b"]), ("#if TARGET_OS_IOS && !TARGET_OS_MACCATALYST // c\na\n#endif", ["a"]),
    ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 80000\na\n#endif", ["a"]),
  ])
  func readsCodeOnly(text: String, words: [String]) {
    #expect(Self.words(text) == words)
  }

  /// The text of a macro does not close the brackets around it, nor leave any open.
  @Test func macrosKeepTheirBrackets() {
    let text = "{\n#define END }}\n#define BEGIN {{\n}"
    let tokens = ObjectiveCLexer.tokens(of: Array(text.utf8), words: WordTable()).tokens
    #expect(tokens.first?.match == Int32(tokens.count - 1))
  }

  @Test func branchesBeginWithTheSameBrackets() {
    let text = "{\n#if A\nif (a) {\n#else\nif (b) {\n#endif\n}\n}"
    let tokens = ObjectiveCLexer.tokens(of: Array(text.utf8), words: WordTable()).tokens
    #expect(tokens.first?.match == Int32(tokens.count - 1))
  }
}
