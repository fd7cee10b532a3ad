/// Which way up the screen is. Layout knows two ways; the four device orientations are for the
/// `Info.plist`.
public enum WindowOrientation: String, Sendable, CaseIterable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape

  /// For sentences.
  public var name: LocalizedText {
    switch self {
    case .portrait: LocalizedText(hans: "竖屏", hant: "直向", en: "portrait")
    case .landscape: LocalizedText(hans: "横屏", hant: "橫向", en: "landscape")
    }
  }

  /// The screen after a quarter turn.
  public var other: WindowOrientation { self == .portrait ? .landscape : .portrait }
}
