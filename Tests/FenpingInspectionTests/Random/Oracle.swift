import FenpingCore

/// What the rules must say, stated a second time and from the sources alone: `InfoPlistProcessorTaskAction.swift` and
/// `ProductValidation` of swift-build for what Xcode does, the catalogue of rules for what is made of that. Nothing here
/// calls a rule or the merge of the product; two statements of one truth are compared.
struct Oracle {
  /// DTPlatformName; nil in an Info.plist that no build has made.
  var platform: String?
  /// As a number: 26 or 8.4; nil where it is not known or the newest.
  var sdk: Double?
  var isNewestSDK = false
  /// The deployment target; nil where it is not known.
  var minimum: Double?
  /// nil: no family is declared.
  var families: [Int]?
  var plist: [String: Value]
  /// It is the Info.plist of a build, and not what a project would make.
  var isBuilt = false
  /// TARGETED_DEVICE_FAMILY has an item that is no number above zero.
  var hasUnexpectedFamily = false
  /// TARGETED_DEVICE_FAMILY has items, and none is a family of iOS.
  var fitsNoFamily = false

  /// By rule, such as `fail` or, where the severity is prescribed, `pass warning`.
  var verdicts: [String: String] {
    [
      "setup/device-family": deviceFamily, "setup/base-sdk": baseSDK,
      "setup/full-screen-opt-out": fullScreenOptOut, "setup/all-orientations": allOrientations,
      "setup/launch-screen": launchScreen,
    ]
  }

  // MARK: What is asked first

  private var isOtherPlatform: Bool { platform.map { $0 != "iphoneos" } ?? false }

  /// nil: not known.
  private var isForIPad: Bool? {
    if let families { return families.contains(2) }
    if platform != nil { return false }
    return plist.keys.contains { $0.hasSuffix("~ipad") } ? true : nil
  }

  private enum Truth { case yes, no, unknown }

  private var fullScreen: Truth {
    switch plist["UIRequiresFullScreen"] {
    case .flag(true), .number(1), .number(2), "YES", "yes", "true", "1": .yes
    case .text(let text) where text.hasPrefix("$("): .unknown
    default: .no
    }
  }

  private var isSDK27: Bool { (sdk ?? 0) >= 27 }

  /// The verdict of a rule that does not get to its own question.
  private func exempt(honoursFullScreen: Bool) -> String? {
    let optedOut = honoursFullScreen && fullScreen == .yes && !isSDK27
    if isOtherPlatform || (sdk ?? 9) < 9 || isForIPad == false || optedOut { return "not-applicable" }
    if isForIPad == nil || (honoursFullScreen && fullScreen == .unknown) { return "unknown" }
    return nil
  }

  // MARK: The rules

  private var deviceFamily: String {
    if isOtherPlatform { return "not-applicable" }
    if hasUnexpectedFamily { return "fail warning" }
    if fitsNoFamily { return "pass warning" }
    switch isForIPad {
    case true?: return "pass note"
    case false?: return "not-applicable note"
    case nil: return "unknown"
    }
  }

  private var baseSDK: String {
    if isOtherPlatform || isForIPad == false { return "not-applicable" }
    if isNewestSDK { return "pass" }
    guard let sdk else { return "unknown" }
    return sdk >= 9 ? "pass" : "fail"
  }

  private var fullScreenOptOut: String {
    if let exempt = exempt(honoursFullScreen: false) { return exempt }
    guard plist["UIRequiresFullScreen"] != nil else { return "pass note" }
    if fullScreen == .yes, isSDK27 { return "fail warning" }
    // A deployment target is never above the SDK.
    guard let limit = minimum ?? sdk.flatMap({ $0 < 26 ? $0 : nil }) else { return "unknown" }
    if limit >= 26 { return "fail warning" }
    switch fullScreen {
    case .yes: return (sdk ?? 0) >= 26 ? "pass warning" : "pass note"
    case .no: return "pass note"
    case .unknown: return "unknown"
    }
  }

  private static let four: Set<Value> = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]

  private var allOrientations: String {
    if let exempt = exempt(honoursFullScreen: true) { return exempt }
    let key = "UISupportedInterfaceOrientations"
    var declared: [Value] = []
    if case .list(let items)? = plist[key] { declared = items }
    if case .list(let items)? = plist[key + "~ipad"] { declared = items }
    if declared.contains(where: { $0.description.hasPrefix("$(") }) { return "unknown" }
    if Set(declared) == Self.four { return "pass" }
    return fullScreen == .yes ? "needs-review" : "fail"
  }

  private var launchScreen: String {
    if let exempt = exempt(honoursFullScreen: true) { return exempt }
    var name = ""
    for key in ["UILaunchStoryboardName", "UILaunchStoryboardName~ipad"] {
      if case .text(let text)? = plist[key] { name = text }
    }
    let isOpen = name.hasPrefix("$(")
    if !isOpen, !name.isEmpty { return "pass" }
    if definition(of: "UILaunchStoryboard", default: "UIDefaultLaunchStoryboard")?["UILaunchStoryboardFile"]
      != nil
    {
      return "pass"
    }
    let isConfigured =
      dictionary("UILaunchScreen") != nil
      || definition(of: "UILaunchScreen", default: "UIDefaultLaunchScreen") != nil
    let limit = minimum ?? sdk.flatMap { $0 < 14 ? $0 : nil }
    if isConfigured, let limit, limit >= 14 { return "pass" }
    if isOpen { return "unknown" }
    // In a built app what is absent is below 14.
    return isConfigured && limit == nil && !isBuilt ? "unknown" : "fail"
  }

  private func dictionary(_ key: String) -> [String: Value]? {
    for name in [key + "~ipad", key] {
      if case .record(let record)? = plist[name] { return record }
    }
    return nil
  }

  /// Of `UILaunchStoryboards` or `UILaunchScreens` the definition that its default names.
  private func definition(of kind: String, default key: String) -> [String: Value]? {
    guard let all = dictionary(kind + "s"), case .text(let wanted)? = all[key],
      case .list(let definitions)? = all[kind + "Definitions"]
    else { return nil }
    for case .record(let definition) in definitions where definition[kind + "Identifier"] == .text(wanted) {
      return definition
    }
    return nil
  }
}
