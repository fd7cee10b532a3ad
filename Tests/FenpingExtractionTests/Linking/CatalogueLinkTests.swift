import FenpingCore
import FenpingModel
import Testing

@testable import FenpingExtraction

/// The patterns that stand beside the rules, tried on sentences.
@Suite struct CatalogueLinkTests {
  private static let sentences: [(sentence: String, rule: String)] = [
    // Setup.
    ("只有符合条件的设备才有侧拉与分屏。", "setup/eligible-device"),
    ("在支援的裝置上，多工無需任何設定。", "setup/eligible-device"),
    ("装置系列必须包括平板。", "setup/device-family"),
    ("請將 Base SDK 設為最新的版本。", "setup/base-sdk"),
    ("请用故事板来制作启动画面。", "setup/launch-screen"),
    ("您必須提供啟動畫面。", "setup/launch-screen"),
    ("没有启动画面的应用通不过验证。", "setup/launch-screen-mandatory"),
    ("啟動畫面的故事板不要寫副檔名。", "setup/launch-storyboard-name"),
    ("旧式的启动图片不会随窗口变形。", "setup/launch-images-retired"),
    ("启动画面要用自动布局来排版。", "setup/launch-screen-auto-layout"),
    ("應用程式必須支援全部四個方向。", "setup/all-orientations"),
    ("请在 UISupportedInterfaceOrientations 里列出所有方向。", "setup/all-orientations"),
    ("UISupportedInterfaceOrientations 的某个值拼写错误。", "setup/orientation-values"),
    ("在 Info.plist 裡加入 UIRequiresFullScreen。", "setup/full-screen-opt-out"),
    ("不想支持分屏的应用可以退出多任务。", "setup/full-screen-opt-out"),
    ("UIRequiresFullScreen 的大小写不能写错。", "setup/full-screen-key-spelling"),
    ("自动生成的 Info.plist 由构建设置决定。", "setup/generated-info-plist"),
    ("UIApplicationSceneManifest 宣告每個場景。", "setup/scene-manifest"),
    ("新建工程已经为分屏做好准备。", "setup/template-default"),
    ("使用者可以在多工設定裡關閉這項功能。", "setup/user-setting"),
    // Privileges.
    ("主要应用和次要应用都在前台。", "privilege/equal-standing"),
    ("狀態列只歸主要應用程式所有。", "privilege/status-bar"),
    ("只有主应用可以使用外接显示器。", "privilege/external-display"),
    ("只有主要應用程式能夠開始子母畫面。", "privilege/picture-in-picture"),
    ("橫向時，主要應用程式可以佔三分之二。", "privilege/two-thirds-width"),
    // Windows.
    ("在半个屏幕里，水平尺寸类别是紧凑。", "window/size-classes"),
    ("視窗大小由使用者決定。", "window/user-controls-size"),
    ("次要应用最多占二分之一。", "window/secondary-at-most-half"),
    ("視窗邊界一改變，尺寸類別也可能改變。", "window/bounds-and-size-classes"),
    ("排版时不要读取 UIScreen 的 bounds。", "window/use-window-bounds"),
    // Adaptivity.
    ("請用 Auto Layout 與尺寸類別排版。", "adaptivity/auto-layout"),
    ("UITraitEnvironment 会告诉你尺寸类别的变化。", "adaptivity/trait-and-size-callbacks"),
    // Life cycle.
    ("請在應用程式委派中處理狀態轉換。", "lifecycle/state-transitions"),
    ("分隔线可以把一个应用移出屏幕。", "lifecycle/divider-moves-apps-off-screen"),
    ("使用者一碰到分隔線，應用程式就變為非作用中。", "lifecycle/divider-resigns-active"),
    ("系统会在屏幕之外拍下应用的快照。", "lifecycle/off-screen-snapshots"),
    ("分隔線被拖到螢幕邊緣時，一個應用程式會進入背景。", "lifecycle/divider-to-edge"),
    ("旋转设备的同时也可以拖动分隔线。", "lifecycle/rotation-during-drag"),
    ("調整大小時不得遺失捲動位置。", "lifecycle/state-preserved"),
    ("收到 applicationWillResignActive 时要保存数据。", "lifecycle/save-on-resign-active"),
    // The split view controller.
    ("分割視圖控制器是管理两个窗格的容器视图控制器。", "split-view/two-panes"),
    ("第一個窗格的寬度是 320 點。", "split-view/pane-layout"),
    ("两个窗格之间的交互由你负责。", "split-view/content-is-yours"),
    ("分割檢視控制器必須是視窗的根檢視控制器。", "split-view/root-of-interface"),
    ("不要以模态方式呈现分割视图控制器。", "split-view/not-modal"),
    ("不得將分割檢視控制器推入導覽控制器。", "split-view/not-pushed"),
    ("窗格里可以放任意视图控制器。", "split-view/pane-contents"),
    ("從物件庫拖出一個分割檢視控制器。", "split-view/storyboard-setup"),
    ("用代码创建分割视图控制器的实例。", "split-view/programmatic-setup"),
    ("分割檢視控制器的方向是兩個子控制器的交集。", "split-view/orientation-intersection"),
    ("分割视图控制器会处理旋转。", "split-view/rotation-handled"),
    ("橫向時兩個窗格並排。", "split-view/landscape-panes"),
    ("竖屏时，第一个窗格在弹出框里显示。", "split-view/portrait-panes"),
    ("視窗變窄時，分割檢視控制器會收合。", "split-view/collapse"),
    ("显示模式一变，工具栏按钮也跟着改变。", "split-view/display-mode"),
  ]

  private static func rules(_ statements: [Statement]) -> [String] {
    statements.flatMap(\.rules).uniqued()
  }

  @Test(arguments: sentences)
  func linksASentenceToTheRuleThatSaysTheSame(sentence: String, rule: String) {
    #expect(Self.rules(Samples.statements(sentence)) == [rule])
  }

  @Test(
    "An item says its rule together with its lead-in",
    arguments: [
      ("只有主应用能够：", "改变状态栏的样子。", "privilege/status-bar"),
      ("要參與多工，您的應用程式必須：", "提供以故事板製作的啟動畫面。", "setup/launch-screen"),
      ("分割视图控制器：", "不能以模态方式出现。", "split-view/not-modal"),
    ])
  func linksAnItem(lead: String, item: String, rule: String) {
    #expect(Self.rules(Samples.items(lead, [item])) == [rule])
  }

  @Test(
    "What says something else is linked to no rule",
    arguments: [
      "标题默认居中。", "請先下載最新的開發工具。", "按钮不能盖住它的内容。", "列表應當重複使用儲存格。", "不要在动画里读取文件。",
      "請參閱圖示的設計指南。", "方向键可以移动光标。", "键盘出现时视图会上移。", "在主執行緒解碼圖片會掉格。", "应用可以有多个图标。",
      "使用者可以改變文字的大小。", "这个方法是可选的。", "導覽列要有標題。", "标签栏最多有五个标签。", "播放影片時不要鎖定螢幕。",
      "網路中斷時請顯示提示。",
    ])
  func linksNothingElse(sentence: String) {
    #expect(Self.rules(Samples.statements(sentence)) == [])
  }

  @Test(arguments: Catalogue.all.filter { !$0.patterns.isEmpty }.map(\.id))
  func triesEveryRule(rule: String) {
    #expect(Self.sentences.contains { $0.rule == rule })
  }
}
