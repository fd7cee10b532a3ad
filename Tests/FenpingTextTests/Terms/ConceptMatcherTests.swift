import TestSupport
import Testing

@testable import FenpingText

struct ConceptMatcherTests {
  /// A small term base whose names say what they test.
  private let small = TermBase(
    lines: """
      app;party;应用;應用;app;;应用|app|主要应用主要
      bar;window;状态栏;狀態列;status bar;;状态栏|status bar|sbar
      both;party;两者;兩者;both;app,bar;两者
      class;window;类别;類別;class;;size class|class
      nine;mode;iOS 9;iOS 9;iOS 9;;ios9
      points;window;点;點;point;;#点|#points|pt
      primary;party;主要 App;主要 App;primary app;app;主要app|主要应用|primary app
      selector;splitview;方法;方法;selector;;one:two:
      stat;lifecycle;统计;統計;stat;;stat
      state;lifecycle;状态;狀態;state;;状态|state|stats
      suffix;setup;后缀;後綴;suffix;;.png|png图片
      """)

  private func names(_ text: String) -> [String] {
    let text = FoldedText(text)
    return small.matches(in: text.bytes).map {
      small.concepts[$0.concept].id + "=" + String(decoding: text.bytes[$0.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("主要应用的状态栏", ["primary=主要应用", "bar=状态栏"]),
    ("主要应用主要看状态", ["app=主要应用主要", "state=状态"]),
    ("应用的状态", ["app=应用", "state=状态"]),
    ("size class", ["class=size class"]),
  ])
  func longestNameWins(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test(arguments: [
    ("apple snap mapper app", ["app=app"]),
    ("app_state", ["app=app", "state=state"]),
    ("myapp2app", ["app=app"]),
    ("用app做", ["app=app"]),
    ("(app)", ["app=app"]),
    ("appé", []),
  ])
  func latinNamesAreWholeWords(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test(arguments: [
    ("apps", ["app=apps"]), ("apps' states", ["app=apps", "state=states"]), ("appss", []),
    // Exactly so named is nearer than the plural of another name.
    ("stats", ["state=stats"]), ("stat", ["stat=stat"]),
    // What ends in s has no plural in s.
    ("statss", []),
  ])
  func pluralsNeedNoNameOfTheirOwn(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test(arguments: [
    ("主要 App", ["primary=主要 app"]), ("主要\nApp", ["primary=主要\napp"]),
    ("主要　Ａｐｐ", ["primary=主要 app"]), ("主要-App", ["app=app"]),
    ("status  bar", ["bar=status  bar"]), ("status-bar", ["bar=status-bar"]),
    ("status - bar", ["bar=status - bar"]), ("status\tbar", ["bar=status\tbar"]),
    ("StatusBar", ["bar=statusbar"]), ("statusbarred", []),
    ("s bar", []), ("iOS 9", ["nine=ios 9"]), ("iOS9", ["nine=ios9"]), ("iOS 90", []),
    ("iOS 9.3", ["nine=ios 9"]),
    ("状 态", []), ("one: two:", ["selector=one: two:"]), ("PNG 图片", ["suffix=png 图片"]),
  ])
  func spacesAreBridged(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test(arguments: [
    ("320点", ["points=320点"]), ("320 點", ["points=320 点"]), ("44 points", ["points=44 points"]),
    ("447.5 points", ["points=447.5 points"]), ("3点", []), ("1024", []), ("10. 点", []),
    ("44点", ["points=44点"]),
    ("12 pt", ["points=pt"]),
  ])
  func numbersHaveTwoDigitsOrMore(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test(arguments: [
    ("ONE:two:", ["selector=one:two:"]), ("one:two:three:", ["selector=one:two:"]), ("one:twofold:", []),
    ("a.png", ["suffix=.png"]), ("x.pngs", ["suffix=.pngs"]),
  ])
  func signsInsideNamesCount(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test func broaderConceptsFollowEachOnce() {
    #expect(small.concepts(in: Array("两者与主要app".utf8)) == ["both", "app", "bar", "primary"])
    #expect(small.concepts(in: Array("主要app与应用".utf8)) == ["primary", "app"])
    #expect(small.concepts(in: []) == [])
  }

  @Test func emptyTableFindsNothing() {
    #expect(TermBase(lines: "").concepts.isEmpty)
    #expect(TermBase(lines: "").matches(in: Array("应用".utf8)).isEmpty)
    #expect(TermBase(lines: "")["app"] == nil)
  }

  /// Names that begin alike are passed over together; none of them may get lost.
  @Test(arguments: [
    ("应用程序状态", ["deep=应用程序状态"]), ("应用程序窗口", ["wide=应用程序", "bar=窗口"]), ("应用程窗口", ["app=应用", "bar=窗口"]),
    ("app state", ["deep=app state"]), ("app stat", ["app=app"]), ("app states", ["deep=app states"]),
    ("apps stand", ["app=apps"]), ("app stands", ["last=app stands"]),
  ])
  func namesThatBeginAlikeAreAllTried(_ text: String, _ expected: [String]) {
    let base = TermBase(
      lines: """
        app;party;应用;應用;app;;应用|app
        bar;window;窗口;視窗;window;;窗口|window
        deep;setup;深;深;deep;;应用程序状态|应用程序状况|app state|app static
        last;setup;末;末;last;;应用程序类别|app stand
        wide;setup;宽;寬;wide;;应用程序|app statement
        """)
    let bytes = FoldedText(text).bytes
    let names = base.matches(in: bytes).map {
      base.concepts[$0.concept].id + "=" + String(decoding: bytes[$0.range], as: UTF8.self)
    }
    #expect(names == expected)
  }

  /// Whatever the text: ranges lie inside it, in order, apart, on the borders of characters.
  @Test func matchesAreInOrderAndWhole() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<400 {
      let text = FoldedText(random.text(ofScalars: 60))
      check(text.bytes)
      check(random.bytes(count: 80))
    }
  }

  private func check(_ bytes: [UInt8]) {
    var end = 0
    for match in TermBase.standard.matches(in: bytes) {
      #expect(match.range.lowerBound >= end && !match.range.isEmpty)
      end = match.range.upperBound
      #expect(bytes[match.range.lowerBound] & 0xC0 != 0x80)
    }
    #expect(end <= bytes.count)
  }
}
