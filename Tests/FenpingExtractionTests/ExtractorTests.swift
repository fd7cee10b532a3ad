import FenpingModel
import TestSupport
import Testing

@testable import FenpingExtraction

/// What holds of every document's statements.
@Suite struct ExtractorTests {
  private static func documents() throws -> [Document] {
    try Guides.all.map { try Samples.document($0.text, name: $0.name) }
  }

  /// Without white space: a reader may break a line anywhere.
  private static func dense(_ text: String) -> [UInt8] {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.filter { !$0.properties.isWhitespace })
    return Array(String(scalars).utf8)
  }

  private static func check(_ document: Document, _ sourceLocation: SourceLocation = #_sourceLocation) {
    let statements = Extractor.statements(in: document)
    let expected = statements.indices.map { "\(document.name)#\($0 + 1)" }
    #expect(statements.map(\.id) == expected, sourceLocation: sourceLocation)
    let ids = Set(expected)
    let texts = document.blocks.map { dense($0.text) }
    for statement in statements {
      #expect(statement.place.document == document.name, sourceLocation: sourceLocation)
      #expect(!statement.quote.isEmpty, sourceLocation: sourceLocation)
      let quote = dense(statement.quote)
      #expect(
        texts.contains { $0.firstRange(of: quote) != nil }, "\(statement.quote)",
        sourceLocation: sourceLocation)
      #expect(ids.isSuperset(of: statement.reasons.map(\.statement)), sourceLocation: sourceLocation)
      #expect(
        !statement.reasons.contains { $0.statement == statement.id }, "\(statement.quote)",
        sourceLocation: sourceLocation)
      #expect(0...1 ~= statement.confidence, sourceLocation: sourceLocation)
    }
  }

  @Test func quotesWhatTheGuidesSay() throws {
    for document in try Self.documents() { Self.check(document) }
  }

  @Test("Lines are the source's, and rise")
  func givesTheLine() throws {
    for (guide, document) in zip(Guides.all, try Self.documents()) {
      let lines = guide.text.split(separator: "\n", omittingEmptySubsequences: false)
      let statements = Extractor.statements(in: document)
      for statement in statements {
        #expect(lines.indices.contains(statement.place.line - 1))
        let line = Self.dense(String(lines[statement.place.line - 1]))
        #expect(
          line.firstRange(of: Self.dense(String(statement.quote.prefix(4)))) != nil, "\(statement.quote)")
      }
      #expect(zip(statements, statements.dropFirst()).allSatisfy { $0.place.line <= $1.place.line })
    }
  }

  @Test(
    "Greetings, questions, captions and the author's own affairs are no statements",
    arguments: [
      "大家好，好久不见。", "我昨天又把两个窗口试了一遍。", "如何设置窗口的宽度", "显示模式是什么", "表 2-1 各种窗口的宽度", "觉得有用的话请点个赞。",
      "區別在於：",
    ])
  func leavesTalkOut(paragraph: String) {
    #expect(Samples.statements(paragraph).isEmpty)
  }

  @Test(
    "A clause that only adds to the one before says it of the same thing",
    arguments: [
      ("分屏控制器的第一个窗格宽 320 点，以及与窗口相等的高度。", ["first-pane", "height"], ["split-view/pane-layout"]),
      ("分割檢視控制器的第二個窗格佔滿餘下的寬度，以及與視窗相等的高度。", ["second-pane", "height"], ["split-view/pane-layout"]),
    ])
  func anAdditionSharesItsSubject(text: String, concepts: [String], rules: [String]) throws {
    let added = try #require(Samples.statements(text).last)
    #expect(Set(added.concepts).isSuperset(of: concepts))
    #expect(added.rules == rules)
  }

  @Test(
    "A clause that begins anew shares nothing",
    arguments: ["主要应用拥有状态栏；及时释放内存是次要应用的责任。", "主要應用程式擁有狀態列；還有一件事：次要應用程式也要處理通知。"])
  func aNewClauseSharesNothing(text: String) throws {
    let last = try #require(Samples.statements(text).last)
    #expect(!last.concepts.contains("status-bar"))
    #expect(!last.rules.contains("privilege/status-bar"))
  }

  @Test("A sample app and another platform tell an iPad app nothing to do")
  func demotesWhatIsElsewhere() {
    for sentence in ["示例里的首页必须有一个标题。", "在 tvOS 上必须支持遥控器。"] {
      #expect(Samples.statements(sentence).map(\.kind) == [.fact], "\(sentence)")
    }
  }

  @Test func isAFunction() throws {
    for document in try Self.documents() {
      #expect(Extractor.statements(in: document) == Extractor.statements(in: document))
    }
  }

  @Test("Either script says the same thing")
  func readsBothScriptsAlike() {
    let pairs = [
      ("必须先注册单元格，否则列表会崩溃。", "必須先註冊單元格，否則列表會崩潰。"), ("如果窗口变窄，就不必显示侧栏。", "如果視窗變窄，就不必顯示側欄。"),
      ("只有系统能够盖住这个窗口。", "只有系統能夠蓋住這個視窗。"), ("不要在旋转时读取文件。", "不要在旋轉時讀取檔案。"),
    ]
    for (simplified, traditional) in pairs {
      let statements = (Samples.statements(simplified), Samples.statements(traditional))
      #expect(statements.0.map(\.kind) == statements.1.map(\.kind))
      #expect(statements.0.map(\.modality) == statements.1.map(\.modality))
      #expect(statements.0.map(\.reasons) == statements.1.map(\.reasons))
      #expect(statements.0.map(\.concepts) == statements.1.map(\.concepts))
    }
  }

  @Test("Nothing traps: mixed text", arguments: 0..<40 as Range<UInt64>)
  func survivesMixedText(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    Self.check(Self.document(&random) { random in random.text(ofScalars: Int(random.next() % 120)) })
  }

  @Test("Nothing traps: markers in any order", arguments: 0..<40 as Range<UInt64>)
  func survivesShuffledMarkers(seed: UInt64) {
    let forms =
      (Lexicon.modality + Lexicon.conditions + Lexicon.reasons + Lexicon.structure + Lexicon.actions)
      .map(\.form)
    let marks = [
      "，", "。", "；", "：", "（", "）", "、", " ", "窗口", "視窗", "UIView:", "\u{0}", "\u{1B}[31m", "\r\n",
    ]
    var random = SeededRandom(seed: seed)
    Self.check(
      Self.document(&random) { random in
        (0..<random.next() % 24).map { _ in
          let pool = random.next() % 2 == 0 ? forms : marks
          return pool[Int(random.next() % UInt64(pool.count))]
        }.joined()
      })
  }

  @Test(
    "Nothing traps: the ends of the range",
    arguments: [
      "", " ", "。", "，，，，", "（（（", "）））", "：", "因为", "在", "如果，", "否则。", "的时候，的时候", "\u{0}\u{7}\u{1B}",
      "\u{FEFF}",
      String(repeating: "因为，", count: 2000), String(repeating: "（", count: 5000),
      String(repeating: "窗", count: 20000),
    ])
  func survivesExtremes(text: String) {
    Self.check(Samples.document([(.paragraph, text), (.listItem(list: 1, depth: 1, ordinal: 0), text)]))
  }

  /// Some blocks of every kind with texts from `text`.
  private static func document(
    _ random: inout SeededRandom, text: (inout SeededRandom) -> String
  ) -> Document {
    let kinds: [Block.Kind] = [
      .heading(level: 2), .paragraph, .listItem(list: 1, depth: 1, ordinal: nil),
      .listItem(list: 2, depth: 2, ordinal: 7), .quotation, .code,
      .tableCell(table: 1, row: 1, column: 1, isHeader: true),
    ]
    return Samples.document(
      (0..<12).map { _ in (kinds[Int(random.next() % UInt64(kinds.count))], text(&random)) })
  }
}
