/// A key of an Info.plist, taken apart as the system does: `key-platform~device`.
///
/// Source: `CFBundle_InfoPlist.c` of swift-corelibs-foundation.
struct KeySpelling: Hashable {
  /// The key without a suffix; what is no suffix belongs to it.
  let base: String
  /// `iphoneos`, `iphonesimulator` and others; nil where none is given.
  let platform: String?
  /// What follows the tilde, known or not; nil where there is none.
  let device: String?

  /// The suffixes that are one, in lower case only.
  static let devices = ["ipad", "iphone", "ipod"]

  init(_ key: String) {
    let parts = key.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
    device = parts.count > 1 ? String(parts[1]) : nil
    let head = parts[0]
    if let dash = head.lastIndex(of: "-"), Self.platforms.contains(String(head[head.index(after: dash)...])) {
      base = String(head[..<dash])
      platform = String(head[head.index(after: dash)...])
    } else {
      base = String(head)
      platform = nil
    }
  }

  private static let platforms = ["iphoneos", "iphonesimulator", "macosx", "appletvos", "watchos", "xros"]

  /// Whether the tilde is followed by something that the system does not know.
  var hasUnknownDevice: Bool { device.map { !Self.devices.contains($0) } ?? false }

  /// Whether somebody who wrote this may have meant `key`, which has no suffix.
  func resembles(_ key: String) -> Bool {
    base == key || base.letters.distance(to: key.letters, atMost: 2) != nil
  }
}

extension String {
  /// Its letters and digits in lower case: "Requires full screen" as `requiresfullscreen`.
  fileprivate var letters: [UInt8] {
    utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: nil
      }
    }
  }

  /// The first of `candidates` that differs in no more than two letters, whatever their case.
  func nearest(in candidates: [String]) -> String? {
    candidates
      .compactMap { candidate in
        letters.distance(to: candidate.letters, atMost: 2).map { (candidate: candidate, distance: $0) }
      }
      .min { $0.distance < $1.distance }?.candidate
  }
}

extension [UInt8] {
  /// How many bytes must be inserted, removed or replaced; nil where that is more than `limit`.
  fileprivate func distance(to other: [UInt8], atMost limit: Int) -> Int? {
    guard abs(count - other.count) <= limit else { return nil }
    var row = Array<Int>(0...other.count)
    for (index, byte) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (byte == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    let distance = row[other.count]
    return distance <= limit ? distance : nil
  }
}

/// An input that is given under any key resembling one that is read, such as `UIRequiresFullscreen`.
struct LookalikeField: InputField {
  /// The key as it should be spelt.
  let key: String
  let kind: FieldKind
  let summary: LocalizedText

  var name: String { key + "*" }
  var unit: String? { nil }
  var fallback: Value? { nil }

  func accepts(_ value: Value) -> Bool { true }
  func covers(_ key: String) -> Bool { key != self.key && KeySpelling(key).resembles(self.key) }
}

extension TargetField {
  static let requiresFullScreenLookalikes = LookalikeField(
    key: requiresFullScreen.name, kind: .flag,
    summary: LocalizedText(
      hans: "与 UIRequiresFullScreen 相似的键：拼写不同，或带后缀",
      hant: "與 UIRequiresFullScreen 相似的鍵：拼寫不同，或帶字尾",
      en: "a key that resembles UIRequiresFullScreen: spelt otherwise, or with a suffix"))

  static let orientationLookalikes = LookalikeField(
    key: orientations.name, kind: .list([]),
    summary: LocalizedText(
      hans: "与 UISupportedInterfaceOrientations 相似的键：拼写不同，或带后缀",
      hant: "與 UISupportedInterfaceOrientations 相似的鍵：拼寫不同，或帶字尾",
      en: "a key that resembles UISupportedInterfaceOrientations: spelt otherwise, or with a suffix"))
}
