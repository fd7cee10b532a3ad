extension Rule {
  /// What the app is responsible for, and what the split view controller does.
  static let contentIsYours = Rule(
    "split-view/content-is-yours",
    title: LocalizedText(
      hans: "内容归你，框架归系统",
      hant: "內容歸你，框架歸系統",
      en: "The contents are yours"),
    statement: LocalizedText(
      hans: "窗格里放什么、两个窗格怎样互动，由应用负责；分割视图控制器只负责摆放窗格、旋转等系统行为。",
      hant: """
        窗格裡放什麼、兩個窗格怎樣互動，由應用程式負責；分割檢視控制器只負責擺放窗格、\
        旋轉等系統行為。
        """,
      en: """
        What the panes hold and how they interact is the app's responsibility; the split view \
        controller places the panes and sees to rotation and other system behaviour.
        """),
    rationale: LocalizedText(
      hans: "窗格的内容只有应用自己懂：在第一个窗格选中一项之后，第二个窗格该显示什么，系统无从得知。",
      hant: """
        窗格的內容只有應用程式自己懂：在第一個窗格選取一項之後，第二個窗格該顯示什麼，系統無從得知。
        """,
      en: """
        Only the app understands its contents: the system cannot know what the second pane should \
        show once something is selected in the first.
        """),
    advice: LocalizedText(
      hans: """
        在第一个窗格的视图控制器里响应选择，再更新第二个窗格；两个视图控制器都照普通视图控制器那样配\
        置。
        """,
      hant: """
        在第一個窗格的檢視控制器裡回應選取，再更新第二個窗格；兩個檢視控制器都照一般檢視控制器那樣設\
        定。
        """,
      en: """
        Respond to selection in the first pane's view controller and update the second pane; \
        configure both like any other view controller.
        """),
    questions: [
      LocalizedText(
        hans: "点了左边一行，右边没反应，这不是自动的吗？",
        hant: "點了左邊一列，右邊沒反應，這不是自動的嗎？",
        en: "I tap a row on the left and the right side does not react. Isn't that automatic?"),
      LocalizedText(
        hans: "主列表和详情要我自己写代码连起来吗？",
        hant: "主列表和詳細頁要我自己寫程式碼串起來嗎？",
        en: "Do I have to wire master and detail together by hand?"),
      LocalizedText(
        hans: "UISplitViewController 替我干了哪些活，哪些不管？",
        hant: "UISplitViewController 幫我做了哪些事，哪些不管？",
        en: "Which jobs does UISplitViewController take off me and which not?"),
      LocalizedText(
        hans: "为什么 UIKit 不能自己把右半边填上？",
        hant: "為什麼 UIKit 不能自己把右半邊填好？",
        en: "Why can't UIKit fill the right-hand half on its own?"),
      LocalizedText(
        hans: "左右两个控制器之间有现成的通信机制吗？",
        hant: "左右兩個控制器之間有內建的溝通機制嗎？",
        en: "Is there a built-in channel between the left and the right controller?"),
      LocalizedText(
        hans: "点击后刷新详情的代码该写在哪里？",
        hant: "點擊後更新詳細頁的程式碼該寫在哪裡？",
        en: "Where do I write the code that refreshes the detail after a tap?"),
    ],
    validity: [
      ValidityClause(
        .os, .holds,
        LocalizedText(
          hans: "各版本相同。",
          hant: "各版本相同。",
          en: "The same in every version."))
    ],
    sources: [
      SplitViewSources.catalog,
      SplitViewSources.classReference,
    ],
    patterns: [
      StatementPattern("interaction", "manage|responsibility"),
      StatementPattern("interaction", "two-view-controllers|two-panes"),
      StatementPattern("contents", "responsibility"),
      StatementPattern("pane|two-panes", "contents", "app"),
    ],
    inputs: [task],
    evaluator: .decide(Responsibilities.decide),
    examples: [
      Example(
        LocalizedText(hans: "窗格的内容", hant: "窗格的內容", en: "what a pane holds"),
        ["task": "pane-contents"], .value(["responsible": "app"])),
      Example(
        LocalizedText(
          hans: "选中一项之后更新另一个窗格", hant: "選取一項之後更新另一個窗格",
          en: "updating one pane after a selection in the other"),
        ["task": "pane-interaction"], .value(["responsible": "app"])),
      Example(
        LocalizedText(hans: "窗格的位置", hant: "窗格的位置", en: "where the panes are"),
        ["task": "pane-placement"], .value(["responsible": "split-view-controller"])),
      Example(
        LocalizedText(
          hans: "窗格的外观：容器自己没有外观", hant: "窗格的外觀：容器自己沒有外觀",
          en: "the look: the container has hardly one of its own"),
        ["task": "appearance"], .value(["responsible": "app"])),
      Example(
        LocalizedText(hans: "转发消息", hant: "轉送訊息", en: "passing messages on"),
        ["task": "message-forwarding"], .value(["responsible": "split-view-controller"])),
    ])
}

private let task = Field<Responsibilities.Task>(
  choice: "task",
  LocalizedText(hans: "哪一件事", hant: "哪一件事", en: "which task"))

private enum Responsibilities {
  enum Task: String, CaseIterable {
    case paneContents = "pane-contents"
    case paneInteraction = "pane-interaction"
    case paneLayout = "layout-inside-panes"
    case appearance
    case state = "selection-and-state"
    case panePlacement = "pane-placement"
    case rotation
    case forwarding = "message-forwarding"

    var responsible: SplitViewResponsible {
      switch self {
      case .paneContents, .paneInteraction, .paneLayout, .appearance, .state: .app
      case .panePlacement, .rotation, .forwarding: .splitViewController
      }
    }
  }

  @Sendable
  static func decide(_ scenario: Scenario) throws(InputError) -> Evaluation {
    let task = try scenario[task]
    let responsible = task.responsible
    return Evaluation(
      .value(["responsible": .text(responsible.rawValue)]), responsible.sentence.then(reason(task)))
  }

  private static func reason(_ task: Task) -> LocalizedText {
    switch task {
    case .paneContents:
      LocalizedText(
        hans: "两个子视图控制器由应用创建，并像别的视图控制器一样配置。",
        hant: "兩個子檢視控制器由應用程式建立，並像別的檢視控制器一樣設定。",
        en: "It creates both child view controllers and configures them like any others.")
    case .paneInteraction:
      LocalizedText(
        hans: "在一个窗格里选中之后该更新什么，系统无从得知。", hant: "在一個窗格裡選取之後該更新什麼，系統無從得知。",
        en: "The system cannot know what to update in one pane after a selection in the other.")
    case .paneLayout:
      LocalizedText(
        hans: "窗格有多大由容器决定，里面怎样布局由子视图控制器决定。",
        hant: "窗格有多大由容器決定，裡面怎樣排版由子檢視控制器決定。",
        en: "The container decides how large a pane is, its child lays out what is inside.")
    case .appearance:
      LocalizedText(
        hans: "容器自己几乎没有外观，看到的都是子视图控制器的内容。", hant: "容器自己幾乎沒有外觀，看到的都是子檢視控制器的內容。",
        en: "The container has hardly a look of its own; what is seen comes from its children.")
    case .state:
      LocalizedText(
        hans: "选中的项目和导航位置要由应用记住，折叠再展开都要在；系统只恢复设了 restorationIdentifier 的视图控制器。",
        hant: "選取的項目和導覽位置要由應用程式記住，收合再展開都要在；系統只恢復設了 restorationIdentifier 的檢視控制器。",
        en: """
          It remembers selection and position while collapsing; across launches the system restores only view \
          controllers with a restorationIdentifier.
          """)
    case .panePlacement:
      LocalizedText(
        hans: "窗格的位置、大小和显示与否由它摆布，应用只能提出希望。", hant: "窗格的位置、大小和顯示與否由它擺布，應用程式只能提出希望。",
        en: "It places, sizes, shows and hides the panes; an app can only state a wish.")
    case .rotation:
      LocalizedText(
        hans: "它重新摆放窗格；细分见 split-view/rotation-handled。", hant: "它重新擺放窗格；細分見 split-view/rotation-handled。",
        en: "It places the panes anew; for the parts see split-view/rotation-handled.")
    case .forwarding:
      LocalizedText(
        hans: "它站在窗口和子视图控制器之间，出现、消失等消息都由它转发。",
        hant: "它站在視窗和子檢視控制器之間，出現、消失等訊息都由它轉送。",
        en: "It stands between the window and the children, and passes on messages such as appearance.")
    }
  }
}
