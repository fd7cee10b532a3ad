import FenpingCore
import FenpingModel
import Testing

@testable import FenpingAnswers

@Suite struct AnswerEngineTests {
  private let index: SampleIndex

  init() throws {
    index = try SampleIndex()
  }

  @Test(
    "The first answer is the same in three languages",
    arguments: [
      (
        [
          "为什么不能以模态方式呈现分割视图控制器？", "為什麼不能以模態方式呈現分割檢視控制器？",
          "Why must a split view controller not be presented modally?",
        ],
        "不要以模态方式呈现分割视图控制器"
      ),
      (
        ["第一个窗格有多宽？", "第一個窗格有多寬？", "How wide is the first pane?"],
        "第一个窗格的宽度是 320 点，第二个窗格填满剩余的空间"
      ),
      (
        ["怎么退出多任务？", "如何退出多工？", "How do I opt out of multitasking?"],
        "若要退出多工，請在 Info.plist 裡加入 UIRequiresFullScreen"
      ),
      (
        ["竖屏时第一个窗格在哪里显示？", "直向時第一個窗格在哪裡顯示？", "Where is the first pane shown in portrait?"],
        "竖屏时，第一个窗格在弹出框里显示"
      ),
      (
        ["调整大小时滚动位置会丢吗？", "調整大小時捲動位置會遺失嗎？", "Is the scroll position lost when resizing?"],
        "調整大小時不得遺失捲動位置"
      ),
      (
        ["触摸分隔线时会调用哪个方法？", "觸碰分隔線時會呼叫哪個方法？", "Which method is called when the user touches the divider?"],
        "使用者一碰到分隔線，系統就會呼叫 applicationWillResignActive 方法"
      ),
      (
        ["什么是分割视图控制器？", "什麼是分割檢視控制器？", "What is a split view controller?"],
        "分割视图控制器是一种容器，它并排管理两个窗格"
      ),
    ])
  func answersInThreeLanguages(questions: [String], quote: String) throws {
    for question in questions {
      #expect(try index.quotes(question).first == quote, "\(question)")
    }
  }

  @Test func givesTheGuidesOwnReason() throws {
    let answer = try #require(try index.answers("为什么不能以模态方式呈现分割视图控制器？").answers.first)
    guard case .guide(let reason) = answer.reasons.first?.origin else {
      Issue.record("\(answer.reasons)")
      return
    }
    #expect(reason.quote == "因为它只在界面的最外层管用")
    #expect(answer.reasons.count == 1)
  }

  @Test func marksAReasonThatIsInferred() throws {
    let answer = try #require(try index.answers("系統為什麼在螢幕之外拍快照？").answers.first)
    guard case .inferred(let reason) = answer.reasons.first?.origin else {
      Issue.record("\(answer.reasons)")
      return
    }
    #expect(reason.quote == "也就是說，使用者放手以前就準備好了圖片")
  }

  @Test("Where the guide gives no reason, the rule's rationale stands for it")
  func fallsBackOnTheRule() throws {
    let answer = try #require(try index.answers("为什么分割视图控制器必须是根视图控制器？").answers.first)
    #expect(answer.statement.quote == "分割视图控制器必须是窗口的根视图控制器")
    guard case .rule(let rule) = answer.reasons.first?.origin else {
      Issue.record("\(answer.reasons)")
      return
    }
    #expect(rule == "split-view/root-of-interface")
    #expect(Catalogue.rule(rule) != nil)
  }

  @Test(
    "A checklist is one procedure, whole and in its order",
    arguments: [
      ("参与分屏需要哪些步骤？", ["開啟專案的 Info.plist", "加入四個方向的支援", "用分鏡腳本製作啟動畫面"]),
      ("參與分割畫面的步驟", ["開啟專案的 Info.plist", "加入四個方向的支援", "用分鏡腳本製作啟動畫面"]),
      ("在故事板中创建分割视图控制器的步骤", ["打开主故事板", "从对象库拖出一个分割视图控制器", "在属性检查器里把它设为初始视图控制器"]),
      (
        "What are the steps to create a split view controller in a storyboard?",
        ["打开主故事板", "从对象库拖出一个分割视图控制器", "在属性检查器里把它设为初始视图控制器"]
      ),
    ] as [(String, [String])])
  func listsAProcedure(question: String, steps: [String]) throws {
    let set = try index.answers(question, limit: 1)
    #expect(set.intent == .checklist)
    #expect(set.answers.map(\.statement.quote) == steps)
    #expect(set.answers.map(\.statement.step) == [1, 2, 3])
  }

  @Test(
    "One sentence that says more of what is asked for than any list is the answer, or comes before its list")
  func aSentenceMayAnswerAChecklist() throws {
    let index = try SampleIndex(guides: [
      ("a.txt", "应用的画面必须随窗口变化。为此你必须使用自动布局，并处理尺寸类别的变化。"),
      ("b.txt", "启动画面必须使用自动布局。启动画面不能有动画。"), ("c.txt", "分隔线移动时系统会拍快照。"),
    ])
    let set = try index.answers("启动画面的自动布局要满足哪些条件？")
    #expect(set.intent == .checklist)
    #expect(set.answers.first?.statement.quote == "启动画面必须使用自动布局")
  }

  @Test("The sentence that introduces a list and says more of what is asked for comes before it")
  func aSentenceMayIntroduceItsList() throws {
    let index = try SampleIndex(blocks: [
      (.paragraph, "为了让键盘和相机的内容正确显示，应用必须是自适应的。"), (.paragraph, "应用应当："),
      (.listItem(list: 1, depth: 1, ordinal: nil), "使用自动布局。"),
      (.listItem(list: 1, depth: 1, ordinal: nil), "响应尺寸类别的变化。"),
    ])
    let quotes = try index.quotes("自适应的应用要正确显示键盘和相机的内容，应满足哪些要求？")
    #expect(quotes.prefix(3) == ["为了让键盘和相机的内容正确显示，应用必须是自适应的", "使用自动布局", "响应尺寸类别的变化"])
  }

  @Test("A list is asked for by all that it says, and no fact of it stands for it")
  func aFactIsNoChecklist() throws {
    let index = try SampleIndex(blocks: [
      (.paragraph, "按下面的步骤在故事板中添加分割视图控制器："), (.listItem(list: 1, depth: 1, ordinal: 1), "打开主故事板。"),
      (.listItem(list: 1, depth: 1, ordinal: 2), "拖出分割视图控制器。Interface Builder 会同时创建导航控制器。"),
      (.listItem(list: 1, depth: 1, ordinal: 3), "选中初始视图控制器。"),
    ])
    let set = try index.answers("How do I set up a split view controller in Interface Builder, step by step?")
    #expect(set.answers.map(\.statement.quote) == ["打开主故事板", "拖出分割视图控制器", "选中初始视图控制器"])
  }

  @Test(
    "A guide need not name the platform that it is for",
    arguments: ["on iPad", "on iPadOS 18", "in Xcode", "on iOS 13"])
  func thePlatformIsNoStranger(place: String) throws {
    let index = try SampleIndex(guides: [
      ("a.txt", "用户移动分隔线时，系统会拍快照。"), ("b.txt", "启动画面必须使用自动布局。"), ("c.txt", "应用要保存状态。"),
    ])
    #expect(try index.quotes("What happens \(place) when the user moves the divider?").first != nil)
  }

  @Test("Who asks for a checklist by name gets a list, however well one sentence answers")
  func aChecklistAskedForIsAList() throws {
    let list = try index.answers("四個方向", intent: .checklist).answers
    #expect(list.map(\.statement.step) == [1, 2, 3])
  }

  @Test("A doubted sentence does not keep the next one from answering")
  func goesOnBehindADoubt() throws {
    let index = try SampleIndex(guides: [
      ("a.txt", "横屏时次要应用最多占用屏幕的二分之一。横屏时主要应用可以占用屏幕的三分之二。"),
      ("b.txt", "启动画面必须使用自动布局。"), ("c.txt", "分隔线移动时系统会拍快照。"),
    ])
    #expect(try index.quotes("主要应用横屏时最多能占多少屏幕？").first == "横屏时主要应用可以占用屏幕的三分之二")
  }

  @Test("A checklist without a topic is all that there is to do")
  func listsEverything() throws {
    let all = try index.answers("清单", intent: .checklist).answers.map(\.statement)
    #expect(all.count { $0.step != nil && $0.kind == .setupStep } == 6)
    let one = try index.answers("清单", intent: .checklist, document: SampleIndex.panes).answers.map(
      \.statement)
    #expect(one.map(\.quote) == ["打开主故事板", "从对象库拖出一个分割视图控制器", "在属性检查器里把它设为初始视图控制器"])
  }

  @Test(arguments: ["只有主应用能做什么？", "主要應用程式有什麼特權？", "What may only the primary app do?"])
  func listsPrivileges(question: String) throws {
    let set = try index.answers(question)
    #expect(set.intent == .privilege)
    #expect(Set(set.answers.map(\.statement.quote)) == ["連接外接螢幕", "開始播放子母畫面", "擁有狀態列"])
    #expect(set.answers.allSatisfy { $0.statement.kind == .privilege })
  }

  @Test(
    "Where the guides do not say, nothing is said",
    arguments: [
      "怎么用洗衣机？", "今天天氣如何？", "How do I bake sourdough bread?", "怎样用蓝牙连接打印机？", "如何在 Core Data 裡遷移資料？",
      "How do I set the tint color of a button?", "推送通知怎么注册？", "How do I train a model with PyTorch?",
      "iPad 的电池续航有多久？", "Android 上如何做分屏？", "作者的电话是多少？", "How is NSSplitView used on macOS?",
    ])
  func staysSilent(question: String) throws {
    #expect(try index.quotes(question) == [])
  }

  @Test func namesTheTermsItKnowsWhereItHasNoAnswer() throws {
    let set = try index.answers("推送通知怎么注册？")
    #expect(set.answers.isEmpty)
    #expect(set.notes.count == 1)
    #expect(set.notes.first?.hans.contains("推送通知") == true)
    #expect(try index.answers("怎么用洗衣机？").notes.isEmpty)
  }

  @Test func answersFromOneDocumentOnly() throws {
    #expect(try !index.quotes("分隔线").isEmpty)
    #expect(try index.quotes("分隔线", document: SampleIndex.panes) == [])
    let documents = try index.answers("尺寸类别", document: SampleIndex.windows).answers.map(
      \.statement.place.document)
    #expect(Set(documents) == [SampleIndex.windows])
    #expect(try index.quotes("分隔线", document: "no-such.txt") == [])
  }

  @Test(arguments: [0, 1, 2, 3])
  func givesNoMoreThanTheLimit(limit: Int) throws {
    let all = try index.quotes("分割视图控制器", limit: 20)
    #expect(all.count > 3)
    #expect(try index.quotes("分割视图控制器", limit: limit) == Array(all.prefix(limit)))
  }

  @Test("The best comes first, and the parts make the score")
  func ranks() throws {
    let answers = try index.answers("分割视图控制器", limit: 20).answers
    #expect(zip(answers, answers.dropFirst()).allSatisfy { $0.score >= $1.score })
    #expect(
      answers.allSatisfy { answer in abs(answer.score - answer.parts.reduce(0) { $0 + $1.value }) < 1e-9 })
    #expect(Set(answers.map(\.statement.id)).count == answers.count)
  }

  @Test func saysWhatAVersionHasOvertaken() throws {
    let question = "为什么不能以模态方式呈现分割视图控制器？"
    let now = try #require(try index.answers(question, os: Version(26)).answers.first)
    #expect(now.outdated?.since == Version(8))
    #expect(now.outdated?.replacement.hant.isEmpty == false)
    let then = try #require(try index.answers(question, os: Version(7)).answers.first)
    #expect(then.outdated == nil)
    #expect(try index.answers(question).answers.first?.outdated == nil)
  }

  @Test func answersARulesIdWithWhatTheGuidesSayOfIt() throws {
    let set = try index.answers("split-view/storyboard-setup")
    #expect(set.answers.map(\.statement.quote) == ["打开主故事板", "从对象库拖出一个分割视图控制器", "在属性检查器里把它设为初始视图控制器"])
    #expect(set.answers.allSatisfy { $0.rules.contains("split-view/storyboard-setup") })
    #expect(try index.answers("split-view/storyboard-setup", limit: 2).answers.count == 2)
  }

  @Test("Of a rule on which no guide speaks, its rationale is told")
  func tellsTheRationale() throws {
    let set = try index.answers("setup/scene-manifest")
    #expect(set.answers.isEmpty)
    #expect(set.notes == [try #require(Catalogue.rule("setup/scene-manifest")).rationale])
  }

  @Test("Nothing traps, nothing throws")
  func survivesHostileQuestions() throws {
    let questions = [
      "", " ", "\u{0}\u{7}\u{1B}[31m", "\"\" OR * NEAR( )", "分隔线\" OR \"1\"=\"1",
      "'; DROP TABLE statement; --", "？？？",
      "\u{FEFF}\u{200B}", "*", "NOT 窗格", "a\r\nb", String(repeating: "(", count: 1000),
    ]
    for question in questions { _ = try index.answers(question) }
    let long = (0..<5_000).map { "w\($0)" }.joined(separator: " ")
    #expect(try index.quotes(long) == [])
    #expect(try index.quotes("") == [])
    #expect(try index.quotes("？？？") == [])
    #expect(try index.quotes("分隔线\u{0}\u{1B}") == index.quotes("分隔线"))
  }

  @Test("A message of the store is answered by what the guides say of its rule, or by nothing")
  func answersAMessage() throws {
    let known = try index.answers("ITMS-90474: Invalid Bundle.")
    #expect(known.intent == .message)
    #expect(known.answers.first?.rules == ["setup/all-orientations"])
    #expect(try index.answers("ITMS-90999").answers.isEmpty)
  }

  @Test("A request that names nothing of the guides is not answered by the verb in it")
  func saysNothingToARequestForSomethingElse() throws {
    for question in ["tell me a joke", "告诉我一个笑话", "show me the weather"] {
      #expect(try SampleIndex().answers(question).answers.isEmpty, "\(question)")
    }
  }
}
