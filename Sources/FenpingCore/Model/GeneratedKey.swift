/// A build setting from which Xcode generates a key of the Info.plist.
///
/// Source: `InfoPlistProcessorTaskAction.swift` of swift-build.
public struct GeneratedKey: Sendable, Hashable {
  /// The build setting, such as `INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad`.
  public let setting: String
  /// The key that it writes, such as `UISupportedInterfaceOrientations~ipad`.
  public let key: String
  /// As Xcode would write it. A list is written with blanks between its items.
  public let value: Value

  /// How the generated value meets the file's.
  enum Merge: Hashable {
    /// The file has no such key, or it already holds what is generated.
    case added
    /// A single value: the setting's replaces the file's.
    case replaced(Value)
    /// A list: the file's items first, then those that are new.
    case united(file: [Value], together: [Value])
    /// A dictionary: the members are taken together, the setting's over the file's.
    case merged
    /// Values of two types cannot be merged, which fails the build.
    case clash(Value)
  }

  /// nil where the setting generates nothing: another name, or a generation that is switched off.
  public init?(setting: String, value: Value) {
    // A condition such as [sdk=iphoneos*] belongs to the assignment, not to the key.
    var name = setting.prefix { $0 != "[" }
    // What no name of a setting can hold, such as a tilde, Xcode does not read as one.
    guard name.hasPrefix(Self.prefix), !name.contains("~") else { return nil }
    name = name.dropFirst(Self.prefix.count)
    self.setting = setting
    if let generated = Self.generations[String(name)] {
      guard value.description.isLooselyTrue else { return nil }
      (key, self.value) = generated
      return
    }
    var key = String(name)
    for (ending, suffix) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where key.hasSuffix(ending) {
      key = key.dropLast(ending.count) + suffix
    }
    // Others of UIKit are not on Xcode's list, whatever the setting is called.
    guard !key.hasPrefix("UI") || Self.generatedKeys.contains(key) else { return nil }
    self.key = key
    let text = value.description
    switch key {
    case _ where key.hasPrefix(TargetField.orientations.name) || key == "UIRequiredDeviceCapabilities":
      self.value = .list(Self.items(text).map(Value.text))
    // A setting of type Boolean is written as one.
    case TargetField.requiresFullScreen.name where !text.refersToBuildSetting:
      self.value = .flag(text.isLooselyTrue)
    default: self.value = value
    }
  }

  /// Whether a setting is named like those that generate a key of UIKit's, and generates none whatever its value.
  static func isUnknown(_ setting: String) -> Bool {
    setting.hasPrefix(prefix + "UI") && GeneratedKey(setting: setting, value: "YES") == nil
  }

  /// The items of a list of texts: what stands between blanks, without the quotes around it.
  private static func items(_ text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }
      .map {
        String(decoding: $0.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }, as: UTF8.self)
      }
      .filter { !$0.isEmpty }
  }

  /// What the names of all such settings begin with.
  public static let prefix = "INFOPLIST_KEY_"

  /// Of the keys that Xcode generates, those of UIKit. A key for iPad alone is among them only for the orientations.
  private static let generatedKeys: Set<String> = [
    "UIApplicationSupportsIndirectInputEvents", "UILaunchStoryboardName", "UIMainStoryboardFile",
    "UIRequiredDeviceCapabilities", "UIRequiresFullScreen", "UIStatusBarHidden", "UIStatusBarStyle",
    "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
    "UISupportedInterfaceOrientations~iphone", "UISupportsDocumentBrowser", "UIUserInterfaceStyle",
  ]

  private static let generations: [String: (String, Value)] = [
    "UILaunchScreen_Generation": ("UILaunchScreen", [:]),
    "UIApplicationSceneManifest_Generation": (
      "UIApplicationSceneManifest",
      ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [:]]
    ),
  ]

  /// What stands under the key after the merge; a clash of types, which fails the build, leaves the file's value.
  public func merged(into file: [String: Value]) -> Value {
    switch merge(into: file) {
    case .added: file[key] ?? value
    case .replaced: value
    case .united(_, let together): .list(together)
    case .merged:
      if case .record(let own)? = file[key], case .record(let generated) = value {
        .record(own.merging(generated) { $1 })
      } else {
        value
      }
    case .clash(let own): own
    }
  }

  func merge(into file: [String: Value]) -> Merge {
    guard let own = file[key], own != value else { return .added }
    switch (own, value) {
    case (.list(let own), .list(let generated)):
      let new = generated.filter { !own.contains($0) }
      return new.isEmpty ? .added : .united(file: own, together: own + new)
    case (.record, .record): return .merged
    case (.flag(let own), .text(let generated)) where own == generated.isLooselyTrue: return .added
    case (.list, _), (_, .list), (.record, _), (_, .record): return .clash(own)
    default: return .replaced(own)
    }
  }
}

extension GeneratedKey {
  /// What the merge makes of both values; nil where there is nothing to tell.
  func remark(on merge: Merge) -> LocalizedText? {
    switch merge {
    case .added, .clash: nil
    case .replaced(let own):
      LocalizedText(
        hans: "\(key)：设置的 \(value) 取代文件的 \(own)。",
        hant: "\(key)：設定的 \(value) 取代檔案的 \(own)。",
        en: "\(key): the setting's \(value) replaces the file's \(own).")
    case .united(let file, let together):
      LocalizedText(
        hans: "\(key)：文件的 \(file.count) 项与设置合并为 \(together.count) 项。",
        hant: "\(key)：檔案的 \(file.count) 項與設定合併為 \(together.count) 項。",
        en: "\(key): the file's \(file.count) and the setting's are united to \(together.count).")
    case .merged:
      LocalizedText(
        hans: "\(key)：两个字典合并，相同的成员以设置为准。",
        hant: "\(key)：兩個字典合併，相同的成員以設定為準。",
        en: "\(key): both dictionaries are merged, and the setting's members win.")
    }
  }
}

extension TargetFacts {
  /// The settings that would generate keys, sorted by name.
  var generatedKeys: [GeneratedKey] {
    (self[TargetField.buildSettings].value ?? [:])
      .sorted { $0.key < $1.key }
      .compactMap { GeneratedKey(setting: $0.key, value: $0.value) }
  }
}
