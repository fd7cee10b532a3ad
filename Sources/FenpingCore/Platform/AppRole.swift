/// Which of the two apps on the screen. Only iOS 9 and 10 treat them differently: there the primary app
/// is the one that was open first, on the leading side. From iOS 11 on the words merely tell the
/// leading app from the trailing one.
public enum AppRole: String, Sendable, CaseIterable {
  /// The leading app.
  case primary
  /// The trailing app, or the one in Slide Over.
  case secondary

  /// For sentences.
  public var name: LocalizedText {
    switch self {
    case .primary: LocalizedText(hans: "主应用", hant: "主要應用程式", en: "primary app")
    case .secondary: LocalizedText(hans: "次应用", hant: "次要應用程式", en: "secondary app")
    }
  }

  var other: AppRole { self == .primary ? .secondary : .primary }
}
