/// An iPad screen. Models that share one size in points behave alike, so the screen stands for them all.
public enum Device: String, Sendable, CaseIterable {
  /// iPad mini, 6th generation and later.
  case ipad83 = "ipad-8.3"
  /// Every 9.7-inch iPad, and the 7.9-inch iPad mini: the same points on a smaller screen.
  case ipad97 = "ipad-9.7"
  /// iPad, 7th to 9th generation.
  case ipad102 = "ipad-10.2"
  /// iPad Pro 10.5, and iPad Air of the 3rd generation.
  case ipad105 = "ipad-10.5"
  /// iPad Air of the 4th and 5th generation, and iPad of the 10th.
  case ipad109 = "ipad-10.9"
  /// iPad Pro 11 before M4.
  case ipad11 = "ipad-11"
  /// The 11-inch iPad Pro with M4.
  case ipad11M4 = "ipad-11-m4"
  /// Every 12.9-inch iPad Pro.
  case ipad129 = "ipad-12.9"
  /// The 13-inch iPad Pro with M4.
  case ipad13M4 = "ipad-13-m4"

  /// A width and a height in points.
  public struct Size: Sendable, Hashable {
    /// In points.
    public let width: Double
    /// In points.
    public let height: Double
  }

  /// Other names in common use.
  static let aliases: [(word: String, device: Device)] = [("ipad-7.9", .ipad97), ("ipad-13", .ipad13M4)]

  /// Every accepted word: the nine names, then the aliases.
  public static let words: [String] = allCases.map(\.rawValue) + aliases.map(\.word)

  /// The screen of that name or alias.
  public init?(word: String) {
    guard let device = Device(rawValue: word) ?? Device.aliases.first(where: { $0.word == word })?.device
    else { return nil }
    self = device
  }

  /// For sentences and headings, the same in every language.
  public var label: String {
    switch self {
    case .ipad83: "iPad 8.3″"
    case .ipad97: "iPad 9.7″"
    case .ipad102: "iPad 10.2″"
    case .ipad105: "iPad 10.5″"
    case .ipad109: "iPad 10.9″"
    case .ipad11: "iPad 11″"
    case .ipad11M4: "iPad 11″ (M4)"
    case .ipad129: "iPad 12.9″"
    case .ipad13M4: "iPad 13″ (M4)"
    }
  }

  /// The whole screen in points.
  public func size(in orientation: WindowOrientation) -> Size {
    let (long, short): (Double, Double) =
      switch self {
      case .ipad83: (1133, 744)
      case .ipad97: (1024, 768)
      case .ipad102: (1080, 810)
      case .ipad105: (1112, 834)
      case .ipad109: (1180, 820)
      case .ipad11: (1194, 834)
      case .ipad11M4: (1210, 834)
      case .ipad129: (1366, 1024)
      case .ipad13M4: (1376, 1032)
      }
    return switch orientation {
    case .landscape: Size(width: long, height: short)
    case .portrait: Size(width: short, height: long)
    }
  }
}
