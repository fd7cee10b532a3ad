/// A version of a system, an SDK or Xcode, such as `9`, `10.3` or `26.1`. Missing parts count as zero.
public struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The part before the first dot.
  public let major: Int
  /// The part behind it.
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `9`, `9.0`, `26.1` or `8.4.1` (the third part is dropped: no rule depends on it).
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard !part.isEmpty, part.count <= 4, part.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  public static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// `9`, `26.1`: without a minor part that is zero.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
