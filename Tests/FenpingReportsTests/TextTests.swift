import FenpingCore
import FenpingModel
import Testing

@testable import FenpingReports

@Suite struct AnswerTextTests {
  private func lines(_ set: AnswerSet, columns: Int = 80, explains: Bool = false) -> [String] {
    AnswerText.report(set, explains: explains, TextStyle(language: set.language, columns: columns))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func leadsWithTheAnswerThenWhyThenWhereThenWhatToRun() throws {
    let lines = lines(Fixtures.answers(.simplifiedChinese))
    #expect(lines[0] == "参与多任务时，应用必须支持全部方向。")
    #expect(lines[1].isEmpty, "the sentence holds the quote")
    let order = ["原因", "出处", "规则", "运行", "代码", "另见"].map { label in
      lines.firstIndex { $0.hasPrefix(label) } ?? -1
    }
    #expect(!order.contains(-1))
    #expect(order == order.sorted())
    #expect(lines.contains { $0.hasPrefix("出处") && $0.hasSuffix("guide.md:7 › 声明方向") })
    #expect(lines.contains { $0.contains("fenping run setup/all-orientations") })
  }

  @Test func givesAnEnglishReaderTheGlossFirst() {
    let lines = lines(Fixtures.answers(.english, gloss: "Support every orientation."))
    #expect(lines[0] == "Support every orientation.")
    #expect(lines[1] == "  「应用必须支持全部方向」")
    let why = lines.first { $0.hasPrefix("Why") } ?? ""
    #expect(!why.contains("窗口"), "the reason in the reader's language comes first")
    #expect(lines.contains { $0.contains("「窗口 [window] 的形状 [shape] 由用户 [user] 决定。」") })
  }

  @Test func showsALeadInOnceAboveItsItem() {
    let leadIn = "只有主要應用程式可以："
    let items = ["擁有狀態列", "使用外接螢幕"].enumerated().map { offset, quote in
      Statement(
        id: "a.md#\(offset)", place: SourcePlace(document: "a.md", line: 5 + offset), kind: .privilege,
        modality: .only, subject: .multitasking, procedure: leadIn, step: offset + 1, section: "指南 › 權限 › 主次",
        text: leadIn + quote + "。", quote: quote)
    }
    let set = AnswerSet(
      question: "?", language: .traditionalChinese, intent: .privilege,
      answers: items.map { Answer(statement: $0, parts: [], gloss: nil, reasons: [], rules: []) })
    #expect(
      lines(set) == [
        leadIn, "  擁有狀態列。", "", "出處      a.md:5 › 權限 › 主次", "", "另見", "2   …使用外接螢幕。",
        "    a.md:6 › 權限 › 主次", "",
      ])
  }

  @Test func ofASentenceThatGivesItsOwnReasonShowsThatPart() {
    func statement(_ quote: String, _ kind: Statement.Kind) -> Statement {
      Statement(
        id: quote, place: SourcePlace(document: "a.md", line: 1), kind: kind, modality: .none,
        subject: .other,
        text: "不得遮住按钮，否则无法点按。", quote: quote)
    }
    let set = AnswerSet(
      question: "?", language: .simplifiedChinese, intent: .why,
      answers: [
        Answer(
          statement: statement("不得遮住按钮", .prohibition), parts: [], gloss: nil,
          reasons: [.init(.guide(statement("否则无法点按", .reason)))], rules: [])
      ])
    #expect(lines(set)[0] == "不得遮住按钮，否则无法点按。")
    #expect(lines(set)[2] == "原因      「否则无法点按」")
  }

  @Test func givesEachOtherAnswerTwoLines() throws {
    let lines = lines(Fixtures.answers(.english))
    let more = try #require(lines.firstIndex(of: "More"))
    #expect(Array(lines[(more + 1)...]) == ["2   设置 <Base SDK>。", "    guide.md:5 › 入门", ""])
  }

  @Test(arguments: [40, 60, 100])
  func staysWithinTheTerminal(columns: Int) {
    for line in lines(Fixtures.answers(.simplifiedChinese), columns: columns)
    // What is there to be copied is not broken.
    where !line.contains("--set") && !line.contains("Sources/") && !line.contains("fenping run") {
      #expect(TextLayout.columns(of: line) <= columns, "\(line)")
    }
  }

  @Test func explainsTheScore() {
    #expect(
      lines(Fixtures.answers(.english), explains: true).contains("Score     2.5 = words 2.0 + concepts 0.5"))
  }

  @Test func saysNothingWhereThereIsNothing() {
    #expect(AnswerText.report(Fixtures.empty, TextStyle(language: .english)).isEmpty)
  }

  @Test func lettingGuideTextSteerTheTerminalIsImpossible() {
    let hostile = Statement(
      id: "x#1", place: SourcePlace(document: "x\u{1B}]0;title\u{7}.md", line: 1), kind: .fact,
      modality: .none,
      subject: .other, section: "\u{9B}31m", text: "一\u{1B}[2J二\u{202E}三", quote: "一\u{1B}[2J二")
    let set = AnswerSet(
      question: "?", language: .english, intent: .fact,
      answers: [
        Answer(statement: hostile, parts: [], gloss: nil, reasons: [.init(.inferred(hostile))], rules: []),
        Answer(statement: hostile, parts: [], gloss: "gloss \u{1B}[0m", reasons: [], rules: []),
      ])
    let style = TextStyle(language: .english)
    let reports = [
      AnswerText.report(set, style), ChecklistText.report(set, style), ChecklistMarkdown.report(set),
      GuideText.statements([hostile], style), KnowledgeMarkdown.report([hostile], topic: "", .english),
      AnswerJSON.document(set, isStale: false).text,
    ]
    for report in reports {
      let unsafe = report.unicodeScalars.filter {
        $0 != "\n" && ($0.properties.generalCategory == .control || $0.value == 0x202E)
      }
      #expect(unsafe.isEmpty)
    }
  }
}

@Suite struct OutcomeTextTests {
  private let text = LocalizedText(hans: "说明", hant: "說明", en: "explanation")

  private var rule: Rule {
    Rule(
      "a/b", severity: .error, title: text, statement: text, rationale: text, advice: text, validity: [],
      sources: [],
      patterns: [],
      evaluator: .trace { _ in Evaluation(.events([]), LocalizedText(hans: "无", hant: "無", en: "nothing")) })
  }

  @Test func alignsATrace() {
    let events = [
      TraceEvent(nil, .user, "touch"),
      TraceEvent(
        "primary", .callback, "applicationWillResignActive:", width: 694, horizontal: "regular", unordered: 1),
      TraceEvent("secondary", .resize, "1/2", width: 320.5, horizontal: "compact", unordered: 1),
    ]
    let report = OutcomeText.report(
      Evaluation(.events(events), text), of: rule, TextStyle(language: .english))
    #expect(
      report == """
        #    app        event                                   width  horizontal class
        1    –          user      touch
        2~1  primary    callback  applicationWillResignActive:  694    regular
        3~1  secondary  resize    1/2                           320.5  compact
        Events with the same mark (~1) may come in either order.

        explanation

        """)
  }

  @Test(arguments: [(Verdict.fail, "fail · error"), (.pass, "pass"), (.needsReview, "needs review")])
  func namesTheVerdict(verdict: Verdict, line: String) {
    let report = OutcomeText.report(
      Evaluation(.verdict(verdict), text), of: rule, TextStyle(language: .english))
    #expect(report == "\(line)\n\nexplanation\n")
  }

  @Test func saysWhatIsEmpty() {
    let evaluation = Evaluation(.value(["supported": []]), text, evidence: [Evidence("key", ["a", "b"])])
    #expect(
      OutcomeText.report(evaluation, of: rule, TextStyle(language: .traditionalChinese)) == """
        supported  無

        說明

        依據
          key  a, b

        """)
  }
}

@Suite struct PrintableTests {
  @Test(arguments: [
    ("plain 分屏", "plain 分屏"), ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\tb\nc", "a b c"),
    ("\u{9B}", "\u{FFFD}"),
    ("\u{202E}abc", "\u{FFFD}abc"), ("e\u{301}", "e\u{301}"), ("👨‍👩‍👧", "👨‍👩‍👧"),
  ])
  func takesOutWhatSteers(text: String, printable: String) {
    #expect(text.printable() == printable)
  }

  @Test func keepsTheLinesOfCode() {
    #expect("let a\n\tlet b\u{7}".printable(keepingLines: true) == "let a\n let b\u{FFFD}")
  }
}
