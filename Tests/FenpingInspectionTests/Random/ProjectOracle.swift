import FenpingCore

extension Oracle {
  /// The Info.plist that Xcode builds of a file, and of settings at the levels of the target and of the project.
  ///
  /// - Parameter sdk: the SDK that builds it; nil: the newest, which nobody knows.
  init(target: [String: String], project: [String: String], file: [String: Value], sdk: Double?) {
    let settings = MadeSettings(target: target, project: project)
    var built = file
    let isExpanded = settings["INFOPLIST_EXPAND_BUILD_SETTINGS"] != "NO"
    if isExpanded, settings["GENERATE_INFOPLIST_FILE"] == "YES" {
      for (key, value) in settings.generated { built[key] = Self.merged(file[key], value) }
    }
    if isExpanded {
      for (key, value) in built {
        guard case .text(let text) = value else { continue }
        built[key] = .text(settings.expanded(text))
      }
    }
    let family = settings["TARGETED_DEVICE_FAMILY"]
    let items = (family ?? "1").split { $0 == "," || $0 == " " }.map(String.init)
    let numbers = items.compactMap(Int.init).filter { $0 > 0 }
    let ofIOS = [1, 2].filter(numbers.contains)
    if family == "" {
      // Nothing is written, and what the file says stays.
      if case .list(let own)? = file["UIDeviceFamily"] { families = own.compactMap { Int($0.description) } }
    } else {
      families = ofIOS.isEmpty ? [1, 2] : ofIOS
      hasUnexpectedFamily = numbers.count < items.count
      fitsNoFamily = ofIOS.isEmpty
    }
    platform = "iphoneos"
    self.sdk = sdk
    isNewestSDK = sdk == nil
    minimum = settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap(Double.init)
    plist = built
  }

  private static func merged(_ own: Value?, _ generated: Value) -> Value {
    switch (own, generated) {
    case (.list(let own)?, .list(let new)): .list(own + new.filter { !own.contains($0) })
    case (.record(let own)?, .record(let new)): .record(own.merging(new) { $1 })
    // A list does not merge with a text: the build fails, and what stands in the file stays.
    case (.list(let own)?, _): .list(own)
    case (.record(let own)?, _): .record(own)
    case (let own?, .list), (let own?, .record): own
    default: generated
    }
  }
}

/// Settings at two levels, with conditions that name an SDK.
private struct MadeSettings {
  let target: [String: String]
  let project: [String: String]

  subscript(name: String) -> String? { value(name, of: assignments(name)) }

  /// Of one level the conditioned assignment is made after the plain one, as names are sorted.
  private func assignments(_ name: String) -> [String] {
    [target, project].flatMap { [$0[name + "[sdk=iphoneos*]"], $0[name]] }.compactMap(\.self)
  }

  private func value(_ name: String, of assignments: [String]) -> String? {
    guard let first = assignments.first else { return nil }
    let below = value(name, of: Array(assignments.dropFirst())) ?? ""
    return first.split(separator: "$(inherited)", omittingEmptySubsequences: false).joined(separator: below)
  }

  func expanded(_ text: String) -> String {
    guard text.hasPrefix("$("), text.hasSuffix(")") else { return text }
    return self[String(text.dropFirst(2).dropLast())] ?? text
  }

  /// The keys that the settings write, by the names of the settings.
  var generated: [String: Value] {
    var keys: [String: Value] = [:]
    for (suffix, device) in [("", ""), ("_iPad", "~ipad"), ("_iPhone", "~iphone")] {
      guard let text = self["INFOPLIST_KEY_UISupportedInterfaceOrientations" + suffix] else { continue }
      let items = text.split(separator: " ").map { Value.text(String($0)) }
      keys["UISupportedInterfaceOrientations" + device] = .list(items)
    }
    if let text = self["INFOPLIST_KEY_UIRequiresFullScreen"] {
      keys["UIRequiresFullScreen"] = .flag(text == "YES")
    }
    if let text = self["INFOPLIST_KEY_UILaunchStoryboardName"] {
      keys["UILaunchStoryboardName"] = .text(text)
    }
    if self["INFOPLIST_KEY_UILaunchScreen_Generation"] == "YES" { keys["UILaunchScreen"] = [:] }
    return keys
  }
}
