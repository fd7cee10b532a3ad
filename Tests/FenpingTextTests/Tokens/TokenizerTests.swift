import TestSupport
import Testing

@testable import FenpingText

@Suite struct TokenizerTests {
  @Test(arguments: TokenizerVector.all)
  func vector(_ vector: TokenizerVector) throws {
    let matcher = PositionalMatcher(vector.document)
    #expect(matcher.matches(vector.pattern) == vector.matches)
    if let marked = vector.marked {
      #expect(matcher.marked(vector.phrase, isPrefix: vector.isPrefix) == marked)
    }
    let pattern = try #require(MatchPattern(vector.query))
    #expect(matcher.matches(pattern.all) == vector.matches)
    #expect(!vector.matches || matcher.matches(pattern.any) == true)
  }

  @Test(arguments: [
    ("UISplitViewController", "ui split view controller"), ("iPadOS", "ipad os"), ("iOS8", "ios 8"),
    ("NSURLSession", "ns url session"), ("NSURLs", "ns url"), ("UIKit", "ui kit"), ("URL", "url"),
    ("CALayer", "ca layer"), ("IDs", "id"), ("viewIDs", "view id"), ("IDsOfRows", "id of row"),
    ("properties", "property"), ("class", "class"), ("status", "status"), ("is", "is"), ("videos", "video"),
    ("UIInterfaceOrientationMask", "ui interface orientation mask"), ("Info.plist", "info plist"),
    ("CFBundleVersion2x", "cf bundle version 2 x"), ("ＮＳＳｔｒｉｎｇ", "ns string"), ("Übersicht", "ubersicht"),
    ("〇々", "〇 々"), ("ひらカタ", "ひ ら カ タ"), ("𠀋", "𠀋"), ("，。、—…", ""), ("", ""), ("😀", ""),
  ])
  func parts(text: String, expected: String) {
    #expect(
      Tokenizer.tokens(of: text, as: .query).map(\.string).joined(separator: " ") == expected)
  }

  @Test func colocatedNames() {
    let tokens = Tokenizer.tokens(of: "UISplitViewControllers", as: .document)
    #expect(
      tokens.map { ($0.isColocated ? "+" : "") + $0.string } == [
        "ui", "+uisplitviewcontroller", "split", "+splitviewcontroller", "view", "+viewcontroller",
        "controller",
      ])
    #expect(tokens.map(\.start) == [0, 0, 2, 2, 7, 7, 11])
  }

  @Test(arguments: [
    ("一。二", true), ("a! b", true), ("是吗?不是", true), ("完；再", true), ("delegate?.view", false),
    ("a;b", false), ("一，二", false), ("3.5", false),
  ])
  func sentinel(text: String, isThere: Bool) {
    let ends = Tokenizer.tokens(of: text, as: .document).count { $0.text == [Tokenizer.sentinel] }
    #expect(ends == (isThere ? 1 : 0))
    #expect(!Tokenizer.tokens(of: text, as: .query).contains { $0.text == [Tokenizer.sentinel] })
  }

  @Test func stopsWhenTold() {
    var count = 0
    let text = Array("一二三".utf8)
    let result = text.withUnsafeBufferPointer { buffer in
      Tokenizer.tokenize(buffer, as: .document) { _, _, _, _ in
        count += 1
        return count == 2 ? 101 : 0
      }
    }
    #expect(result == 101 && count == 2)
  }

  @Test(arguments: 0..<100)
  func anyText(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let text = random.text(ofScalars: 60)
    let bytes = Array(text.utf8)
    let tokens = Tokenizer.tokens(of: text, as: .document)
    expectOrder(of: tokens, in: bytes.count)
    for token in tokens {
      #expect(bytes[token.start] & 0xC0 != 0x80)
      #expect(token.end == bytes.count || bytes[token.end] & 0xC0 != 0x80)
      if token.text != [Tokenizer.sentinel] {
        let again = Tokenizer.tokens(of: token.string, as: .query)
        #expect(again.map(\.text) == [token.text], "a token's own text is that token")
      }
    }
    let plain = tokens.filter { !$0.isColocated && $0.text != [Tokenizer.sentinel] }
    #expect(Tokenizer.tokens(of: text, as: .query) == plain, "both sides cut alike")
  }

  @Test(arguments: 0..<100)
  func anyBytes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let bytes = random.bytes(count: 200)
    let tokens = bytes.withUnsafeBufferPointer { Tokenizer.tokens(of: $0, as: .document) }
    expectOrder(of: tokens, in: bytes.count)
    for token in tokens { #expect(isWellFormed(token.text)) }
  }

  /// A hostile text costs no more than another one of its size.
  @Test func longRuns() {
    let humps = Tokenizer.tokens(of: String(repeating: "aB", count: 20_000), as: .document)
    #expect(humps.allSatisfy { $0.text.count <= 128 })
    let letters = Tokenizer.tokens(of: String(repeating: "a", count: 20_000), as: .query)
    #expect(letters.map(\.text.count).reduce(0, +) == 20_000)
  }

  /// Fails when a change lets some text yield other tokens: raise ``Tokenizer/version``, then the digest.
  @Test func versionRisesWithTheTokens() {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ number: UInt32) { digest = (digest ^ UInt64(number)) &* 0x100_0000_01B3 }
    for scalar in UInt32(0)...0x323AF { add(ScalarFold.folded(scalar)) }
    for vector in TokenizerVector.all {
      for token in Tokenizer.tokens(of: vector.document, as: .document) {
        for byte in token.text { add(UInt32(byte)) }
      }
    }
    #expect(Tokenizer.version == 1)
    #expect(digest == 17_052_217_294_363_181_691)
  }

  private func expectOrder(of tokens: [Token], in count: Int) {
    var last: Token?
    for token in tokens {
      #expect(token.start < token.end && token.end <= count && !token.text.isEmpty)
      if let last {
        #expect(token.isColocated ? token.start == last.start : token.start >= last.end)
      } else {
        #expect(!token.isColocated)
      }
      last = token
    }
  }
}
