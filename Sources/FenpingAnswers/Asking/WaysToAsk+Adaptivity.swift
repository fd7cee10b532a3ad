extension WaysToAsk {
  static let adaptivity: StaticString = """
    adaptivity/auto-layout
    - 支持分屏必须用 Auto Layout 吗？ | Is Auto Layout a must for Split View?
    - 怎样让 App 在任何窗口大小下都正确显示？ | How do I get my app displayed correctly at any window size?
    - 为什么多任务要用到尺寸类别？ | Why should I use size classes for multitasking?
    - App 必须是自适应的，是什么意思？ | What does it mean that an app must be adaptive?
    - 用代码直接定位的界面，分屏前要重做吗？ | UI positioned directly in code: must it be redone before Split View?
    - storyboard 要不要打开 Use Trait Variations？ | Should Use Trait Variations be on in my storyboard?
    - 光用 Auto Layout，不用 Size Classes 够不够？ | Is Auto Layout alone enough, without size classes?
    - App 在滑出面板里版面乱掉，怎么修？ | My layout breaks in the Slide Over panel. How do I repair it?
    - App 只占三分之一时内容被裁掉 | Content gets cut off when my app has a third of the screen
    - 半屏时文字和图片跑出边界，该用什么布局？ | Text and images run off the edge at half width. What layout should I use?
    - 没用自动布局的老 App 也会被分割画面吗？ | Will an old app without Auto Layout be split all the same?
    - 各种分屏宽度要各做一份 storyboard 吗？ | Do I need a storyboard for each split width?
    - 怎样检查界面在 compact 和 regular 宽度下都正常？ | How do I check my interface at both compact and regular width?
    - 要支持多工的新应用，介面该用什么搭建？ | A new app meant to multitask: what should its interface be built with?
    - Xamarin 应用要支持多工，分镜脚本要怎么做？ | How should a Xamarin app's storyboards be made for multitasking?
    - 照 iOS 8 建议做的 App，支持多任务还要大改吗？ | App follows the iOS 8 best practices: many changes needed for multitasking?
    - 哪种应用要大幅修改才能支持多任务？ | Which apps need heavy modification to support multitasking?
    - 约束和坐标，哪个适合分屏？ | Constraints or coordinates: which suits Split View?
    - 怎样让按钮和列表跟着窗口变宽变窄？ | How do I make buttons and lists stretch with the window?
    - 窄窗口和宽窗口想用不同版面，靠什么实现？ | I want different designs for narrow and wide windows. What do I use?
    - 分镜脚本要开启自动调整和大小类别吗？ | Should storyboards be made with auto layout and size classes?
    - 界面全是 initWithFrame 写的数字，一分屏就乱 | My UI is all initWithFrame numbers and a mess in split screen
    - iPadOS 26 的窗口随便拉，界面怎么才不乱？ | Windows are dragged freely on iPadOS 26; how does a UI stay intact?
    - 自适应是分屏的资格条件，还是只是建议？ | Is being adaptive a condition for Split View or mere advice?
    adaptivity/trait-and-size-callbacks
    - 窗口大小改变时，视图控制器要实现哪些方法？ | Which view controller methods do I implement for a change of window size?
    - 怎样响应 trait collection 的变化？ | How do I respond to a change of the trait collection?
    - UIContentContainer 在多任务里有什么用？ | What is UIContentContainer for in multitasking?
    - UITraitEnvironment 里要实现什么？ | What do I implement from UITraitEnvironment?
    - 尺寸类别变了，代码怎么知道？ | How does my code learn that the size class has changed?
    - 宽度被分隔线改变后，会走哪个布局回调？ | Which layout callback runs after the divider has changed the width?
    - viewWillTransition(to:with:) 什么时候被调用？ | When is viewWillTransition(to:with:) called?
    - 只有尺寸类别变、大小没变，viewWillTransition 会调用吗？ | Is viewWillTransition called if only the size class changes?
    - 只改大小、不改特征，会调用哪个方法？ | Which method fires when only the size changes and the traits stay?
    - 全屏变成三分之二，traitCollectionDidChange 怎么没动静？ | Full screen to two thirds, and no traitCollectionDidChange. Why?
    - willTransition(to:with:) 和 viewWillTransition，哪个先来？ | Which comes first, willTransition(to:with:) or viewWillTransition(to:with:)?
    - registerForTraitChanges 从哪个版本起可以用？ | From which iOS version on can I use registerForTraitChanges?
    - willRotateToInterfaceOrientation 分屏时不触发，改用什么？ | willRotateToInterfaceOrientation doesn't fire in Split View. What do I use instead?
    - 子视图控制器收不到大小变化的通知，为什么？ | Why don't child view controllers hear about the new size?
    - 想在大小变化时同步做动画，写在哪里？ | Where do I put animations that go along with a size change?
    - App 非活动时 viewWillTransition 传来的大小能当真吗？ | Can I trust a size viewWillTransition delivers while my app is inactive?
    - viewWillTransition 早于 viewDidLoad，一碰 outlet 就崩 | viewWillTransition ran before viewDidLoad and my outlet crashed
    - windowScene(_:didUpdateEffectiveGeometry:) 是做什么的？ | What is windowScene(_:didUpdateEffectiveGeometry:) for?
    - isInteractivelyResizing 为 true 说明什么？ | What does isInteractivelyResizing being true tell me?
    - SwiftUI 里怎么得知用户还在拉窗口？ | How does SwiftUI code know that a window is still being dragged?
    - 全屏切到分割画面，网格的栏数没跟着更新 | Grid keeps its column count when my app goes from full screen to Split View
    - Xamarin 应用要符合哪些介面，才能响应大小改变？ | Which interfaces must a Xamarin app conform to for handling size changes?
    - 要支持滑出面板，为什么得采用特性集合？ | Why should I adopt trait collections to support Slide Over?
    - SwiftUI 应用也要写 viewWillTransition 吗？ | Does a SwiftUI app need viewWillTransition as well?
    """
}
