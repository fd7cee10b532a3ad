import FenpingCore
import FenpingModel
import Testing

@testable import FenpingAnswers

@Suite struct QuestionReaderTests {
  private static func read(_ text: String) -> ReadQuestion { QuestionReader.read(Question(text)) }

  @Test(
    arguments: [
      ("为什么应用必须支持所有方向？", .why), ("為何不能以模態方式呈現？", .why), ("为啥要保存数据", .why), ("這樣做的原因是什麼？", .why),
      ("Why must the app support every orientation?", .why),
      ("What is the reason for the launch screen?", .why),
      ("参与分屏需要哪些步骤？", .checklist), ("設定專案的流程", .checklist), ("上架前要做什么", .checklist),
      ("What are the steps to adopt Split View?", .checklist), ("Walk me through the storyboard", .checklist),
      ("只有主应用能做什么？", .privilege), ("主要應用程式有什麼特權？", .privilege),
      ("What may only the primary app do?", .privilege),
      ("拖动分隔线时会调用哪个方法？", .callback), ("進入背景時會發生什麼？", .callback),
      ("Which method is called when the divider moves?", .callback),
      ("What happens at the screen edge?", .callback),
      ("怎么创建分割视图控制器？", .how), ("如何退出多工？", .how), ("How do I opt out of multitasking?", .how),
      ("什么是侧拉？", .definition), ("尺寸類別是什麼意思？", .definition), ("What is a size class?", .definition),
      ("窗格有多少个？", .fact), ("應用程式是否支援拖放？", .fact), ("Which devices are supported?", .fact),
      ("分隔线", .term), ("UISplitViewController", .term), ("", .term),
      // The first of several decides.
      ("为什么系统会调用哪个方法由委托决定？", .why), ("怎么知道哪些步骤是必需的？", .checklist),
      // What it names tells more than how it asks.
      ("系统怎么通知应用窗口变了？", .callback), ("How does my app learn that its window has changed?", .callback),
      ("只有一個窗格支援直向，畫面會轉嗎？", .orientation), ("Which orientations does it support?", .orientation),
      ("Only one child supports landscape: does it turn?", .orientation), ("为什么不支持竖屏？", .why),
    ] as [(String, Intent)])
  func tellsWhatAQuestionWants(text: String, intent: Intent) {
    #expect(Self.read(text).intent == intent)
  }

  @Test("What the caller says goes before what the text shows")
  func obeysTheCaller() {
    let read = QuestionReader.read(Question("为什么要旋转？", intent: .term, language: .english))
    #expect(read.intent == .term)
    #expect(read.language == .english)
  }

  @Test(
    arguments: [
      ("为什么拖动分隔线会让应用变为非活动？", ["divider", "inactive"]), ("畫面分割時狀態列歸誰？", ["status-bar"]),
      ("Why does moving the divider make the app inactive?", ["divider", "inactive"]),
      ("主應用程式可以使用子母畫面嗎？", ["primary-app", "picture-in-picture"]),
      ("怎么设置 UIRequiresFullScreen？", ["requires-full-screen"]), ("直向時窗格在哪裡？", ["portrait", "pane"]),
      ("Where are the panes in landscape?", ["pane", "landscape"]),
      ("启动画面要用故事板吗", ["launch-screen", "storyboard"]),
    ] as [(String, Set<String>)])
  func findsWhatAQuestionIsAbout(text: String, concepts: Set<String>) {
    #expect(concepts.isSubset(of: Self.read(text).concepts))
  }

  @Test("A concept is named once, and the question's phrases name none")
  func namesNoConceptTwice() {
    let read = Self.read("窗格和窗格之间有多少窗格？")
    #expect(read.concepts == ["pane"])
  }

  @Test(
    "Either script and English name the same things",
    arguments: [
      ("分割视图控制器", "分割檢視控制器", "split view controller"), ("窗口大小", "視窗大小", "window size"),
      ("启动画面", "啟動畫面", "launch screen"), ("状态栏", "狀態列", "status bar"), ("画中画", "子母畫面", "picture in picture"),
      ("横屏", "橫向", "landscape"), ("快照", "快照", "snapshot"),
    ])
  func readsThreeLanguagesAlike(simplified: String, traditional: String, english: String) {
    let concepts = Self.read(simplified).concepts
    #expect(!concepts.isEmpty)
    #expect(Self.read(traditional).concepts == concepts)
    #expect(Self.read(english).concepts == concepts)
  }

  @Test(
    arguments: [
      ("请问怎么用洗衣机？", [("洗衣机", .han)]), ("How do I use NSSplitView here?", [("nssplitview", .name)]),
      ("how do i bake sourdough", [("bake", .latin), ("sourdough", .latin)]),
      ("PyTorch 怎么安装", [("pytorch", .name)]),
      ("Bread recipes", [("bread", .latin), ("recipes", .latin)]), ("的了吗", []), ("Why is it so?", []),
      ("", []),
    ] as [(String, [(String, ReadQuestion.Word.Kind)])])
  func keepsTheWordsLeftOver(text: String, words: [(String, ReadQuestion.Word.Kind)]) {
    #expect(Self.read(text).words == words.map { ReadQuestion.Word(text: $0.0, kind: $0.1) })
  }

  @Test(
    arguments: [
      ("为什么要旋转？", .simplifiedChinese), ("為什麼要旋轉？", .traditionalChinese),
      ("UISplitViewController 是什么", .simplifiedChinese),
      ("UISplitViewController 的視窗", .traditionalChinese), ("Why rotate?", .english), ("UIView", .english),
      ("", .english),
      ("分屏", .simplifiedChinese), ("？！", .english),
    ] as [(String, Language)])
  func tellsTheLanguage(text: String, language: Language) {
    #expect(LanguageReader.language(of: text) == language)
  }
}
