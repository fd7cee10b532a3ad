/// A set of the four interface orientations, as a view controller or an app declares it.
///
/// Interface orientations are named by where the home button is: in `landscape-left` it is on the left.
/// Source: <https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask>.
public struct OrientationMask: OptionSet, Sendable, Hashable {
  /// One bit for each orientation.
  public let rawValue: UInt8

  /// Bits that stand for no orientation are dropped, so that equal sets compare equal.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0b1111 }

  /// The home button is at the bottom.
  public static let portrait = OrientationMask(rawValue: 1 << 0)
  /// The home button is at the top.
  public static let portraitUpsideDown = OrientationMask(rawValue: 1 << 1)
  /// The home button is on the left.
  public static let landscapeLeft = OrientationMask(rawValue: 1 << 2)
  /// The home button is on the right.
  public static let landscapeRight = OrientationMask(rawValue: 1 << 3)

  /// Both landscapes.
  public static let landscape: OrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down: what UIKit assumes of a view controller on an iPhone.
  public static let allButUpsideDown: OrientationMask = [.portrait, .landscape]
  /// All four: what UIKit assumes of a view controller on an iPad, and what multitasking asks of an app.
  public static let all: OrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

// MARK: - Words

extension OrientationMask {
  /// The words of the four orientations, in the order in which a mask lists them.
  public static let vocabulary = named.map(\.word)

  private static let named: [(word: String, orientation: OrientationMask)] = [
    ("portrait", .portrait),
    ("portrait-upside-down", .portraitUpsideDown),
    ("landscape-left", .landscapeLeft),
    ("landscape-right", .landscapeRight),
  ]

  /// The set that holds the named orientations; nil where a word is none of ``vocabulary``.
  public init?(words: some Sequence<String>) {
    var mask: OrientationMask = []
    for word in words {
      guard let named = Self.named.first(where: { $0.word == word }) else { return nil }
      mask.formUnion(named.orientation)
    }
    self = mask
  }

  /// The orientations of this set, in the order of ``vocabulary``.
  public var words: [String] {
    Self.named.filter { contains($0.orientation) }.map(\.word)
  }
}

// MARK: - Names

extension OrientationMask {
  /// The orientations of this set, for people.
  public var names: LocalizedText {
    if isEmpty { return LocalizedText(hans: "无", hant: "無", en: "none") }
    if self == .all { return LocalizedText(hans: "全部四个方向", hant: "全部四個方向", en: "all four") }
    let names = words.compactMap { Self.names[$0] }
    return LocalizedText(
      hans: names.map(\.hans).joined(separator: "、"),
      hant: names.map(\.hant).joined(separator: "、"),
      en: names.map(\.en).joined(separator: ", "))
  }

  private static let names: [String: LocalizedText] = [
    "portrait": LocalizedText(hans: "竖屏", hant: "直向", en: "portrait"),
    "portrait-upside-down": LocalizedText(hans: "倒置竖屏", hant: "倒置直向", en: "portrait upside down"),
    "landscape-left": LocalizedText(hans: "左横屏", hant: "左橫向", en: "landscape left"),
    "landscape-right": LocalizedText(hans: "右横屏", hant: "右橫向", en: "landscape right"),
  ]
}

// MARK: - Values

extension OrientationMask {
  /// Reads a list of words, or the words of a command line, separated by commas.
  public init?(_ value: Value) {
    switch value {
    case .text(let text):
      self.init(words: text.split(separator: ",", omittingEmptySubsequences: true).map(String.init))
    case .list(let values):
      var words: [String] = []
      for value in values {
        guard case .text(let word) = value else { return nil }
        words.append(word)
      }
      self.init(words: words)
    case .number, .flag, .record:
      return nil
    }
  }

  /// The words as a list value.
  public var value: Value { .list(words.map(Value.text)) }
}
