/// How apps share an iPad's screen. It changed three times; every rule that is about two apps asks for
/// this first and for the version never again.
public enum MultitaskingModel: String, Sendable, CaseIterable {
  /// Until iOS 8: one app fills the screen.
  case oneApp = "one-app"
  /// iOS 9 and 10: a primary app with privileges, a secondary app beside it or over it.
  case roles
  /// iOS 11 to iPadOS 18: the same divider, but two windows of equal standing on either side.
  case equalWindows = "equal-windows"
  /// iPadOS 26 and later: windows that the user resizes live. No classic divider.
  case windowedApps = "windowed-apps"

  /// The model of a version of iOS or iPadOS.
  public init(os: Version) {
    switch os {
    case ..<Version(9): self = .oneApp
    case ..<Version(11): self = .roles
    case ..<Version(26): self = .equalWindows
    default: self = .windowedApps
    }
  }

  /// Whether two apps stand side by side with the divider of iOS 9 between them.
  public var hasDivider: Bool { self == .roles || self == .equalWindows }

  /// What this model puts in the place of primary and secondary app.
  public var insteadOfRoles: LocalizedText {
    switch self {
    case .oneApp:
      LocalizedText(
        hans: "iOS 9 之前屏幕上只有一个应用，没有主次之分。",
        hant: "iOS 9 之前螢幕上只有一個應用程式，沒有主次之分。",
        en: "Before iOS 9 one app has the screen to itself; there are no roles.")
    case .roles:
      LocalizedText(
        hans: "iOS 9 和 10 区分主应用与次应用。",
        hant: "iOS 9 和 10 區分主要與次要應用程式。",
        en: "iOS 9 and 10 tell a primary from a secondary app.")
    case .equalWindows:
      LocalizedText(
        hans: """
          从 iOS 11 起两个窗口都可以放在任意一侧，本规则不再区别对待它们。（后来的文档不再使用主次这对名称，但没有找到明确\
          宣布取消的文字。）
          """,
        hant: """
          從 iOS 11 起兩個視窗都能放在任一側，本規則不再區別對待它們。（後來的文件不再使用主次這組名稱，但沒有找到明確宣布\
          取消的文字。）
          """,
        en: """
          From iOS 11 on either window can be on either side, and this rule no longer tells them apart. \
          (Later documentation does not use the two names any more; no text was found that withdraws them.)
          """)
    case .windowedApps:
      LocalizedText(
        hans: "iPadOS 26 用可自由调整的窗口取代了旧的 Split View，主次之分随之消失。",
        hant: "iPadOS 26 以可自由調整的視窗取代了舊的 Split View，主次之分也隨之消失。",
        en: """
          iPadOS 26 replaced the old Split View by windows that are resized freely; the roles are \
          gone with it.
          """)
    }
  }

  /// Why a trace of the divider does not apply to this model.
  public var insteadOfDivider: LocalizedText {
    switch self {
    case .oneApp:
      LocalizedText(
        hans: "iOS 9 之前没有 Split View，也就没有分隔线。",
        hant: "iOS 9 之前沒有 Split View，也就沒有分隔線。",
        en: "There is no Split View before iOS 9, and so no divider.")
    case .roles, .equalWindows:
      LocalizedText(
        hans: "两个应用之间有分隔线。", hant: "兩個應用程式之間有分隔線。",
        en: "There is a divider between the two apps.")
    case .windowedApps:
      LocalizedText(
        hans: """
          iPadOS 26 的窗口在拖动时实时改变大小，并且保持活动状态；尺寸变化改由 \
          windowScene(_:didUpdateEffectiveGeometry:) 报告。旧的分隔线流程不适用。
          """,
        hant: """
          iPadOS 26 的視窗在拖移時即時改變大小，並且維持作用中；尺寸變化改由 \
          windowScene(_:didUpdateEffectiveGeometry:) 回報。舊的分隔線流程不適用。
          """,
        en: """
          In iPadOS 26 windows resize live while the user drags, and stay active; \
          windowScene(_:didUpdateEffectiveGeometry:) reports the size. The sequence of the old divider does \
          not apply.
          """)
    }
  }
}
