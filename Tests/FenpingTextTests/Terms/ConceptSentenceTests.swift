import Testing

@testable import FenpingText

/// What the standard term base makes of sentences as guides have them.
struct ConceptSentenceTests {
  @Test(arguments: sentences)
  func sentenceNamesConcepts(_ sentence: String, _ expected: String) {
    #expect(TermBase.standard.concepts(in: FoldedText(sentence).bytes).joined(separator: " ") == expected)
  }

  static let sentences: [(String, String)] = [
    ("拖动分隔线会让两个应用都失去活动状态。", "move divider both-apps app inactive life-cycle"),
    ("拖曳分隔線會讓兩個應用程式都變為非作用中。", "move divider both-apps app inactive life-cycle"),
    ("Dragging the divider makes both apps inactive.", "move divider both-apps app inactive life-cycle"),
    ("松手之前，系统无法预知窗口会有多宽。", "release system predict window width"),
    ("在使用者放開手指之前，系統無法預測視窗的寬度。", "user release touch system predict window width"),
    (
      "Until the user lets go, nobody can predict how wide the window will be.",
      "user release predict width window"
    ),
    ("次要应用的宽度不会超过屏幕的一半。", "secondary-app app width screen one-half ratio"),
    (
      "The secondary app never takes up more than half of the screen.",
      "secondary-app app occupy one-half ratio screen"
    ),
    ("主 App 在横屏时可以占三分之二。", "primary-app app landscape orientation two-thirds ratio"),
    ("主要應用程式在橫向時可以佔用三分之二的螢幕。", "primary-app app landscape orientation occupy two-thirds ratio screen"),
    (
      "In landscape the primary app may occupy two thirds of the screen.",
      "landscape orientation primary-app app occupy two-thirds ratio screen"
    ),
    (
      "把分隔条推回起点，导航位置和滚动位置都要保留。",
      "divider start-position position navigation-position state scroll-position keep"
    ),
    (
      "If the divider returns to its starting point, keep the navigation state and the scroll position.",
      "divider return-to start-position position keep navigation-position state scroll-position"
    ),
    ("应用进入后台之前请保存用户数据。", "app enter-background background life-cycle save data"),
    (
      "Save the user's data before the app enters the background.",
      "save user data app enter-background background life-cycle"
    ),
    ("请在 Info.plist 里声明全部四个方向。", "info-plist declare all-orientations orientation"),
    ("請在 Info.plist 宣告所有四個方向。", "info-plist declare all-orientations orientation"),
    ("Declare all four orientations in Info.plist.", "declare all-orientations orientation info-plist"),
    ("启动画面必须用故事板，不能再用 png 图片。", "launch-screen storyboard launch-image"),
    ("啟動畫面必須使用分鏡腳本，不能再用啟動圖片。", "launch-screen storyboard launch-image"),
    (
      "A launch storyboard replaces the launch images.",
      "launch-storyboard launch-screen storyboard replace launch-image"
    ),
    (
      "不想参加多任务的应用可以设置 UIRequiresFullScreen。",
      "multitasking app configure requires-full-screen full-screen opt-out"
    ),
    (
      "Set UIRequiresFullScreen to opt out of multitasking.",
      "requires-full-screen full-screen opt-out multitasking"
    ),
    (
      "用户可以在“设置 > 通用 > 多任务”里关掉分屏。",
      "user multitasking-setting settings-app multitasking disable split-view"
    ),
    (
      "使用者可以在「設定 > 一般 > 多工」關閉分割畫面。",
      "user multitasking-setting settings-app multitasking disable split-view"
    ),
    (
      "Users can turn off Split View in Settings > General > Multitasking.",
      "user disable split-view multitasking multitasking-setting settings-app"
    ),
    (
      "分割视图控制器必须是窗口的根视图控制器。",
      "split-view-controller container-view-controller view-controller root-view-controller root-view root position"
    ),
    (
      "分割檢視控制器必須是視窗的根檢視控制器。",
      "split-view-controller container-view-controller view-controller root-view-controller root-view root position"
    ),
    (
      "A UISplitViewController must be the window's root view controller.",
      "split-view-controller container-view-controller view-controller root-view-controller root-view root position"
    ),
    (
      "不要把 UISplitViewController 压入导航栈。",
      "split-view-controller container-view-controller view-controller push navigation-stack navigation-controller"
    ),
    (
      "Never push a split view controller onto a navigation stack.",
      "push split-view-controller container-view-controller view-controller navigation-stack navigation-controller"
    ),
    (
      "分屏控制器不能以模态方式弹出。",
      "split-view-controller container-view-controller view-controller modal present display"
    ),
    ("左窗格固定为 320 点，右窗格填满剩余空间。", "first-pane pane fixed point second-pane fill remaining-space space"),
    (
      "The first pane is 320 points wide; the second pane fills the remaining space.",
      "first-pane pane point width second-pane fill remaining-space space"
    ),
    (
      "竖屏时左侧窗格隐藏，工具栏按钮会弹出浮层。",
      "portrait orientation first-pane pane not-displayed bar-button present display popover"
    ),
    (
      "直向時第一個窗格會隱藏，按工具列按鈕可顯示彈出式視窗。",
      "portrait orientation first-pane pane not-displayed bar-button display popover"
    ),
    (
      "In portrait the left pane is hidden behind a bar button that shows a popover.",
      "portrait orientation first-pane pane not-displayed bar-button display popover"
    ),
    (
      "支持的方向是两个子控制器的交集。",
      "supported-orientations orientation support two-view-controllers child-view-controller view-controller intersection"
    ),
    (
      "The supported orientations are the intersection of what both child view controllers support.",
      "supported-orientations orientation support intersection two-view-controllers child-view-controller view-controller"
    ),
    ("横屏時兩個窗格並排顯示。", "landscape orientation two-panes pane side-by-side display"),
    (
      "在 application:didFinishLaunchingWithOptions: 里创建实例并赋给 rootViewController。",
      "launch create instance assign root-view-controller root-view root position view-controller"
    ),
    (
      "从对象库拖出一个 Split View Controller，勾选 Is Initial View Controller。",
      "library drag-out move split-view-controller container-view-controller view-controller checkbox initial-view-controller"
    ),
    ("旧项目升级到 iOS 9 之后要检查 Base SDK。", "existing-project project upgrade ios-9 ios check base-sdk sdk"),
    (
      "Check the Base SDK after upgrading an old project to iOS 9.",
      "check base-sdk sdk upgrade existing-project project ios-9 ios"
    ),
    (
      "如何用代码初始化 UISplitViewController 而不用 nib？",
      "programmatically code initialize split-view-controller container-view-controller view-controller unnecessary nib"
    ),
    (
      "水平尺寸类从 regular 变为 compact 时会折叠成一个窗格。",
      "horizontal-size-class size-class horizontal regular compact collapse pane"
    ),
    (
      "When the horizontal size class becomes compact, the panes collapse into one.",
      "horizontal-size-class size-class horizontal compact pane collapse"
    ),
    (
      "布局请依据窗口边界，不要读 UIScreen.main.bounds。",
      "layout depends-on window-bounds window bounds ui-screen screen"
    ),
    ("版面配置要依據視窗邊界，不要讀取 UIScreen。", "layout depends-on window-bounds window bounds ui-screen screen"),
    (
      "Lay out from the window's bounds, never from UIScreen.",
      "layout window-bounds window bounds ui-screen screen"
    ),
    (
      "在 viewWillTransitionToSize:withTransitionCoordinator: 里响应尺寸变化。",
      "view-will-transition resize size change content-container respond"
    ),
    (
      "系统会在屏幕外调整应用大小并截取快照。",
      "system off-screen window-resize resize size change window-size window capture snapshot"
    ),
    (
      "系統會在螢幕外調整 App 的大小，並擷取多張快照。",
      "system off-screen window-resize resize size change window-size window capture snapshot"
    ),
    (
      "The system resizes the app off screen and captures several snapshots.",
      "system window-resize resize size change window-size window off-screen capture snapshot"
    ),
    ("旋转设备和拖动分隔线可以同时发生。", "rotation orientation device move divider simultaneous happen"),
    (
      "Rotating the device and moving the divider can happen at the same time.",
      "rotation orientation device move divider happen simultaneous"
    ),
    ("上传时出现 ITMS-90474 错误，被商店拒绝。", "upload display error-message app-store reject"),
    ("The App Store rejects the upload with ITMS-90474.", "app-store reject upload error-message"),
    ("只有主要应用能使用画中画和外接显示器。", "only primary-app app picture-in-picture external-display screen"),
    (
      "Only the primary app can use Picture in Picture and an external display.",
      "only primary-app app picture-in-picture external-display screen"
    ),
    ("iPadOS 26 以窗口化 App 取代了分屏。", "ipados-26 ipados windowed-apps multitasking replace split-view"),
    (
      "采用场景生命周期后，应用委托的方法不再被调用。",
      "adopt scene-life-cycle scene life-cycle app-delegate delegate method call-method"
    ),
    (
      "After adopting scenes, the app delegate's methods are no longer called.",
      "adopt scene app-delegate delegate method call-method"
    ),
    ("两个应用地位平等，都在前台运行。", "both-apps app equal-standing foreground run"),
    ("Both apps run in the foreground with equal standing.", "both-apps app run foreground equal-standing"),
    ("What happens when the divider is pulled to the edge of the screen?", "happen divider move edge"),
    ("分隔线拉到屏幕边缘，其中一个应用会消失。", "divider move edge app disappear"),
    ("状态栏归主要应用所有。", "status-bar primary-app app"),
    ("系统通知应用：特征集合变了。", "system notify app trait-collection change"),
    ("apple 与 application 不同，snapple 更不是 app。", "app difference"),
    ("设备移动到哪里，应用就应用于哪里。", "device move app apply"),
    ("分屏里的两个应用共享屏幕。", "split-view multitasking both-apps app"),
    (
      "Why does a 12.9 inch iPad Pro show a regular width in half a screen?",
      "ipad-pro ipad display regular size-class one-half ratio screen"
    ),
    ("键名写错，或者带了 ~ipad 后缀，Xcode 就不检查。", "key misspelt key-suffix xcode check"),
    (
      "UISupportedInterfaceOrientations~ipad 覆盖没有后缀的键。",
      "supported-orientations-key supported-orientations orientation support info-plist key-suffix key"
    ),
    ("电池用量和分隔线的颜色无关。", "battery divider color"),
    ("推送通知怎么付费？", "notification-push payment"),
    (
      "The delegate returns NO, so both panes stay visible.",
      "delegate return-value two-panes pane visible display"
    ),
    ("從 Android 移植過來的 App 沒有大小類別的概念。", "android upgrade app size-class"),
  ]
}
