import FenpingText
import TestSupport
import Testing

@Suite struct MatchPatternTests {
  @Test(arguments: [
    ("視圖", #""视图""#, #""视图" OR "视" OR "图""#),
    ("圖", #""图""#, #""图""#),
    ("根控制器", #""根控制器""#, #""根" OR "控" OR "制" OR "器" OR "根控" OR "控制" OR "制器""#),
    ("splitview*", #""splitview" *"#, #""splitview" *"#),
    ("UIView", #"("ui view" OR "uiview")"#, #""ui view" OR "ui" OR "view" OR "uiview""#),
    ("UIView*", #"("ui view" * OR "uiview" *)"#, #""ui view" * OR "ui" OR "view" OR "uiview" *"#),
    ("8.1", #""8 1""#, #""8 1" OR "8" OR "1""#),
    ("螢幕，旋轉", #""萤幕" AND "旋转""#, #""萤幕" OR "萤" OR "幕" OR "旋转" OR "旋" OR "转""#),
    ("iPad分屏", #""ipad分屏""#, #""ipad" OR "分屏" OR "分" OR "屏""#),
    (
      #""split view" 寬度"#, #""split view" AND "宽度""#,
      #""split view" OR "split" OR "view" OR "宽度" OR "宽" OR "度""#
    ),
    ("「根控制器」", #""根控制器""#, #""根控制器" OR "根" OR "控" OR "制" OR "器" OR "根控" OR "控制" OR "制器""#),
    (
      "“先保存。再退出”", #""先保存" AND "再退出""#,
      #""先保存" OR "先" OR "保" OR "存" OR "先保" OR "保存" OR "再退出" OR "再" OR "退" OR "出" OR "再退" OR "退出""#
    ),
    ("為什麼會旋轉？", #""为什么会旋转""#, #""会" OR "旋" OR "转" OR "会旋" OR "旋转""#),
    ("why does it rotate", #""why" AND "doe" AND "it" AND "rotate""#, #""rotate""#),
    ("为什么", #""为什么""#, #""为" OR "什" OR "么" OR "为什" OR "什么""#),
    (
      "application:didFinish:", #""application did finish""#,
      #""application did finish" OR "application" OR "did" OR "finish""#
    ),
  ])
  func patterns(text: String, all: String, any: String) throws {
    let pattern = try #require(MatchPattern(text))
    #expect(pattern.all == all)
    #expect(pattern.any == any)
  }

  @Test(arguments: ["", " ", "*", "\"", "\"\"", "。！？", "()", "-", "\0", "“”", "\" * \""])
  func nothingToFind(text: String) {
    #expect(MatchPattern(text) == nil)
  }

  @Test(arguments: [
    "a\"b", "\"a", "a OR b", "a AND NOT b", "NEAR(a b, 2)", "title:a", "^a", "a + b", "{a b}: c", "-a",
    "a\0b",
    "' OR 1=1 --", "a*b*", "“a", "(a", "a)", "\"\"\"a\"\"\"",
  ])
  func hostile(text: String) throws {
    let pattern = try #require(MatchPattern(text))
    let matcher = PositionalMatcher(text)
    #expect(matcher.matches(pattern.all) == true)
    #expect(matcher.matches(pattern.any) == true)
  }

  @Test(arguments: 0..<200)
  func anyText(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let text = random.text(ofScalars: 20)
    guard let pattern = MatchPattern(text) else {
      #expect(Tokenizer.tokens(of: text, as: .query).isEmpty)
      return
    }
    let matcher = PositionalMatcher(text)
    #expect(matcher.matches(pattern.all) == true, "a text has what it says")
    #expect(matcher.matches(pattern.any) == true)
  }
}
