import Testing

@testable import FenpingText

/// One question in both scripts, each with its own vocabulary, and in English.
struct ConceptQuestionTests {
  @Test(arguments: questions)
  func questionNamesTheSameInEveryLanguage(_ question: Question) {
    let hans = Set(Self.concepts(question.hans))
    #expect(hans == Set(Self.concepts(question.hant)))
    let english = Set(Self.concepts(question.english))
    let shared = Double(hans.intersection(english).count) / Double(hans.union(english).count)
    #expect(
      shared >= 0.7, "only Chinese: \(hans.subtracting(english)), only English: \(english.subtracting(hans))")
  }

  private static func concepts(_ text: String) -> [String] {
    TermBase.standard.concepts(in: FoldedText(text).bytes)
  }

  struct Question: Sendable {
    let hans, hant, english: String

    init(_ hans: String, _ hant: String, _ english: String) {
      self.hans = hans
      self.hant = hant
      self.english = english
    }
  }

  static let questions: [Question] = [
    Question(
      "为什么拖动分隔线会触发 applicationWillResignActive？",
      "為什麼拖曳分隔線會觸發 applicationWillResignActive？",
      "Why does dragging the divider trigger applicationWillResignActive?"),
    Question(
      "我的应用为什么要在调整大小时保住导航状态？",
      "我的 App 為什麼要在調整大小時保住導覽狀態？",
      "Why does my app need its navigation state while resizing?"),
    Question(
      "系统为什么要在屏幕外给应用截取快照？",
      "系統為什麼要在螢幕外為 App 擷取快照？",
      "Why does the system capture snapshots of apps off screen?"),
    Question(
      "只有主要应用才能做哪些事？",
      "只有主要應用程式才能做哪些事？",
      "What may only the primary app do?"),
    Question(
      "次要应用能用外接显示器吗？",
      "次要應用程式能用外接螢幕嗎？",
      "Can the secondary app use an external display?"),
    Question(
      "怎样关闭分屏？",
      "怎樣關閉分割畫面？",
      "How do I turn off Split View?"),
    Question(
      "分割视图控制器为什么必须是根视图控制器？",
      "分割檢視控制器為什麼必須是根檢視控制器？",
      "Why must a split view controller be the root view controller?"),
    Question(
      "可以把分割视图控制器推入导航控制器吗？",
      "可以把分割檢視控制器推入導覽控制器嗎？",
      "Can I push a split view controller onto a navigation controller?"),
    Question(
      "竖屏时哪个窗格会被隐藏？",
      "直向時哪個窗格會被隱藏？",
      "Which pane is hidden in portrait?"),
    Question(
      "第一个窗格的宽度是固定的吗？",
      "第一個窗格的寬度是固定的嗎？",
      "Is the width of the first pane fixed?"),
    Question(
      "启动画面为什么要用自动布局？",
      "啟動畫面為什麼要用 Auto Layout？",
      "Why should the launch screen use Auto Layout?"),
    Question(
      "应用要支持哪些方向？",
      "應用程式要支援哪些方向？",
      "Which orientations does the app have to support?"),
    Question(
      "旋转时窗口边界会改变吗？",
      "旋轉時視窗邊界會變更嗎？",
      "Do the window bounds change on rotation?"),
    Question(
      "横屏时次要应用的水平尺寸类别是什么？",
      "橫向時次要應用程式的水平尺寸類別是什麼？",
      "What is the horizontal size class of the secondary app in landscape?"),
    Question(
      "应用进入后台时会调用哪个方法？",
      "應用程式進入背景時會呼叫哪個方法？",
      "Which method is called when the app enters the background?"),
    Question(
      "用户松开分隔线后会发生什么？",
      "使用者放開分隔線後會發生什麼？",
      "What happens after the user releases the divider?"),
    Question(
      "怎么在现有项目里添加故事板？",
      "怎麼在現有專案裡加入分鏡腳本？",
      "How do I add a storyboard to an existing project?"),
    Question(
      "部署目标低于 iOS 9 时还支持多任务吗？",
      "部署目標低於 iOS 9 時還支援多工嗎？",
      "Is multitasking supported with a deployment target below iOS 9?"),
    Question(
      "商店拒绝了上传，错误信息提到方向。",
      "商店拒絕了上傳，錯誤訊息提到方向。",
      "The store rejected the upload, and the error message is about orientations."),
    Question(
      "两个子控制器都支持的方向才算数吗？",
      "兩個子控制器都支援的方向才算數嗎？",
      "Do only orientations count that both child view controllers support?"),
    Question(
      "视图控制器怎样响应特征变化？",
      "檢視控制器怎樣回應特徵變更？",
      "How does a view controller respond to trait changes?"),
    Question(
      "应该在什么时候保存数据？",
      "應該在什麼時候儲存資料？",
      "When should data be saved?"),
    Question(
      "场景委托取代了应用委托的哪些方法？",
      "場景委派取代了應用程式委派的哪些方法？",
      "Which methods of the app delegate does the scene delegate replace?"),
    Question(
      "台前调度下窗口可以自由调整大小吗？",
      "幕前調度下視窗可以自由調整大小嗎？",
      "Are windows resizable under Stage Manager?"),
    Question(
      "为什么不能用屏幕大小来决定布局？",
      "為什麼不能用螢幕大小來決定版面配置？",
      "Why must the layout not be decided by the screen size?"),
    Question(
      "窗格折叠后显示哪个视图控制器？",
      "窗格收合後顯示哪個檢視控制器？",
      "Which view controller is displayed after the panes collapse?"),
  ]
}
