import FenpingCore
import TestSupport

/// Makes values and settings that people write, and some that they should not.
struct RandomInput {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(random.next() % UInt64(elements.count))]
  }

  mutating func happens(_ percent: UInt64) -> Bool { random.next() % 100 < percent }

  // MARK: An Info.plist

  /// What a developer writes into the file.
  ///
  /// - Parameter variable: a value that is a setting, if any may be.
  mutating func keys(variable: String?) -> [String: Value] {
    var keys: [String: Value] = [:]
    keys["UISupportedInterfaceOrientations"] = happens(75) ? orientations(variable) : nil
    keys["UISupportedInterfaceOrientations~ipad"] = happens(40) ? orientations(variable) : nil
    keys["UISupportedInterfaceOrientations~iphone"] = happens(10) ? orientations(nil) : nil
    keys["UIRequiresFullScreen"] = happens(45) ? fullScreen(variable) : nil
    keys["UIRequiresFullscreen"] = happens(5) ? true : nil
    keys["UIRequiresFullScreen~ipad"] = happens(5) ? true : nil
    for suffix in ["", "~ipad"] {
      let share: UInt64 = suffix.isEmpty ? 30 : 8
      if happens(share) {
        keys["UILaunchStoryboardName" + suffix] = pick(
          ["LaunchScreen", "LaunchScreen", "", "Launch.storyboard", 1, .text(variable ?? "Main")])
      }
      if happens(share) { keys["UILaunchScreen" + suffix] = pick([[:], ["UIColorName": "c"], "x"]) }
      if happens(share) {
        keys["UILaunchStoryboards" + suffix] = definitions("UILaunchStoryboard", hasFile: happens(70))
      }
      if happens(share) { keys["UILaunchScreens" + suffix] = definitions("UILaunchScreen", hasFile: false) }
    }
    keys["UILaunchImages"] = happens(10) ? [["UILaunchImageName": "Default"]] : nil
    keys["UIDeviceFamily"] =
      happens(85) ? pick([[1], [2], [1, 2], [2, 1], ["1", "2"], ["2"], [4], []]) : nil
    return keys
  }

  /// What a build has stamped on it.
  mutating func stamps() -> [String: Value] {
    guard happens(85) else { return happens(50) ? ["MinimumOSVersion": .text(version)] : [:] }
    var stamps: [String: Value] = [
      "DTPlatformName": happens(92) ? "iphoneos" : "iphonesimulator",
      "DTPlatformVersion": .text(pick(["8.4", "9.0", "13.2", "17.5", "18.0", "26.0", "26.1", "27.0"])),
    ]
    if happens(90) { stamps["MinimumOSVersion"] = .text(version) }
    return stamps
  }

  var version: String {
    mutating get { pick(["7.0", "9.0", "13.0", "13.7", "14.0", "15.4", "17.0", "26.0"]) }
  }

  private static let names = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]

  private mutating func orientationNames() -> [String] {
    var names = Self.names
    names.shuffle(using: &random)
    if happens(40) { names.removeLast(Int(random.next() % 5)) }
    if happens(10) { names += names.prefix(1) }
    if happens(10) {
      names.append(
        pick([
          "UIInterfaceOrientationPotrait", "UIDeviceOrientationPortrait", "UIInterfaceOrientationMaskAll",
          "uiinterfaceorientationportrait", "UIInterfaceOrientationPortrait ",
        ]))
    }
    return names
  }

  private mutating func orientations(_ variable: String?) -> Value {
    if happens(4) { return pick(["UIInterfaceOrientationPortrait", [:], true]) }
    let variables = variable != nil && happens(4) ? ["$(NOBODY_SETS_THIS)"] : []
    return .list((orientationNames() + variables).map(Value.text))
  }

  private mutating func fullScreen(_ variable: String?) -> Value {
    pick([true, true, false, "YES", "NO", "true", "false", "1", "0", 1, 0, 2, "", .text(variable ?? "yes")])
  }

  private mutating func definitions(_ kind: String, hasFile: Bool) -> Value {
    var definition: [String: Value] = [kind + "Identifier": .text(pick(["a", "b"]))]
    definition[kind + "File"] = hasFile ? "Launch" : nil
    var all: [String: Value] = [:]
    all[kind == "UILaunchScreen" ? "UIDefaultLaunchScreen" : "UIDefaultLaunchStoryboard"] =
      happens(80) ? "a" : nil
    all[kind + "Definitions"] = happens(80) ? [.record(definition)] : nil
    return .record(all)
  }

  // MARK: Settings

  private mutating func condition() -> String {
    happens(85) ? "" : pick(["[sdk=iphoneos*]", "[sdk=macosx*]", "[config=Nobody]"])
  }

  /// Those of one level; a condition that holds, or one that does not, on some.
  mutating func settings(isTarget: Bool) -> [String: String] {
    var settings: [String: String] = [:]
    func set(_ name: String, _ percent: UInt64, _ value: String) {
      if happens(percent) { settings[name + condition()] = value }
    }
    let share: UInt64 = isTarget ? 70 : 35
    set(
      "TARGETED_DEVICE_FAMILY", share + 20,
      pick(["1,2", "1,2", "2", "1", "1 2", "", "3,4", "0,2", "2,x", "1,2,6"]))
    if isTarget, happens(10) { settings["TARGETED_DEVICE_FAMILY"] = "$(inherited)" }
    set("IPHONEOS_DEPLOYMENT_TARGET", share, version)
    set("GENERATE_INFOPLIST_FILE", share, pick(["YES", "YES", "NO"]))
    set(
      "INFOPLIST_KEY_UISupportedInterfaceOrientations", share / 2, orientationNames().joined(separator: " "))
    set(
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad", share / 2,
      orientationNames().joined(separator: " "))
    set(
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone", share / 5,
      orientationNames().joined(separator: " "))
    if isTarget, happens(10) {
      settings["INFOPLIST_KEY_UISupportedInterfaceOrientations"] =
        "$(inherited) UIInterfaceOrientationPortrait"
    }
    set("INFOPLIST_KEY_UIRequiresFullScreen", share / 4, pick(["YES", "NO"]))
    set("INFOPLIST_KEY_UIRequiresFullScreen_iPad", 4, "YES")
    set("INFOPLIST_KEY_UILaunchStoryboardName", share / 4, pick(["LaunchScreen", ""]))
    set("INFOPLIST_KEY_UILaunchScreen_Generation", share / 3, pick(["YES", "YES", "NO"]))
    set("FULL_SCREEN", 40, pick(["YES", "NO"]))
    return settings
  }
}
