import FenpingText
import TestSupport
import Testing

@Suite struct SentenceSplitterTests {
  /// Each text with a bar where a sentence ends.
  @Test(arguments: [
    "侧栏默认隐藏。|点按钮即可显示！|真的吗？|是的",
    "他说过“先存盘。再退出。”这句话。|然后走了。",
    "注意：“先存盘。”|您可以稍后再试。",
    "「先存盘。」と言った。",
    "按下「完成。」按鈕即可。|再返回。",
    "「先存盘。」|「再退出。」",
    "“存盘了吗？”|",
    "打开文件（可选。也可跳过。）并保存。|完成。",
    "（本节可选。）|打开文件。",
    "宽度为 320.5 点。|高度不限",
    "圆周率是３．１４左右。|记住它",
    "从 iOS 9.3 起支持。|iOS 8.4.1 不支持。",
    "打开 Info.plist 文件。|查看 https://example.com/a.b?c=d!e 页面",
    "It works on iPad.| iOS 9 adds more.| See Apple's page, e.g. the guide.",
    "Use a view, i.e. a window. ok|",
    "Version 2.0 is out.| Read ver. 3 notes",
    "设置根控制器.|然后运行程序.|完成",
    "1. 打开工程。|2. 运行",
    "见图 4. 左侧是列表。|完",
    "See Figure 2. It shows a list.| Done.",
    "我想了很久……|但是没用。|好",
    "列表、详情、工具栏等等……都在这里。|好",
    "还有很多……|我们下次再说。",
    "等一下...| Then go on.",
    "调用 delegate?.window 方法。|用 as! 转换类型",
    "实现 UITraitEnvironment?和其他协议。|好",
    "能运行吗?|可以。|行!|不行!|好",
    "真的？！|假的！！！|嗯",
    "屏幕是 9.7\" 的。|它叫 \"iPad Air. 2\" 吗？|是",
    "don’t stop.| It’s fine.",
    "一行\n|另一行",
    "没有终点",
    "左括号（不闭合。|后面照常。",
    "多了一个右引号。”|后面照常。",
    "使用 splitViewController:shouldHideViewController:inOrientation: 方法。|好",
    "小数点。。。|省略",
    "甲。|——乙。——|",
    "“一、保存。二、退出。”|“三、重启。”",
    "",
  ])
  func sentences(marked: String) {
    let parts = marked.split(separator: "|").map(String.init)
    let text = parts.joined()
    let found = SentenceSplitter.sentences(in: text).map { text.utf8Slice($0) }
    #expect(found == parts.map { $0.trimmingSpaces() })
  }

  @Test(arguments: 0..<200)
  func anyText(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let text = random.text(ofScalars: 80)
    let bytes = Array(text.utf8)
    var last = 0
    for range in SentenceSplitter.sentences(in: text) {
      #expect(range.lowerBound >= last && range.upperBound <= bytes.count && !range.isEmpty)
      #expect(isWellFormed(bytes[range]), "whole scalars")
      #expect(!hasWord(bytes[last..<range.lowerBound]), "no word is lost")
      var clauseEnd = range.lowerBound
      for clause in SentenceSplitter.clauses(of: range, in: text) {
        #expect(clause.range.lowerBound >= clauseEnd && clause.range.upperBound <= range.upperBound)
        #expect(isWellFormed(bytes[clause.range]))
        clauseEnd = clause.range.upperBound
      }
      last = range.upperBound
    }
    #expect(!hasWord(bytes[last...]))
  }

  @Test(arguments: [("存盘。 -", ["存盘。"]), ("-", []), ("……", []), ("* 存盘", ["* 存盘"])])
  func straySigns(text: String, expected: [String]) {
    #expect(SentenceSplitter.sentences(in: text).map { text.utf8Slice($0) } == expected)
  }

  /// A hostile text costs no more than another one of its size.
  @Test(arguments: ["(", "“", "…", ".", "?", ". ", "…a", "“)", "a.", "中.", "!", "：“。”"])
  func longRuns(of unit: String) {
    let text = String(repeating: unit, count: 20_000)
    for range in SentenceSplitter.sentences(in: text) {
      _ = SentenceSplitter.clauses(of: range, in: text)
    }
  }

  private func hasWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    !Tokenizer.tokens(of: String(decoding: bytes, as: UTF8.self), as: .query).isEmpty
  }
}

extension String {
  func utf8Slice(_ range: Range<Int>) -> String { String(decoding: Array(utf8)[range], as: UTF8.self) }

  func trimmingSpaces() -> String {
    var scalars = Substring(self).unicodeScalars
    while let first = scalars.first, first.properties.isWhitespace || first.value <= 0x20 {
      scalars.removeFirst()
    }
    while let last = scalars.last, last.properties.isWhitespace || last.value <= 0x20 { scalars.removeLast() }
    return String(scalars)
  }
}
