/// What an app declares for its launch, as Xcode reads it for iPad.
extension TargetFacts {
  /// The value for iPad, which replaces the general one and is not merged with it.
  subscript<Wrapped>(
    iPad: Field<Fact<Wrapped>>, else general: Field<Fact<Wrapped>>
  ) -> Fact<Wrapped> {
    if case .absent = self[iPad] { self[general] } else { self[iPad] }
  }

  var launchStoryboardName: Fact<String> {
    self[TargetField.iPadLaunchStoryboardName, else: TargetField.launchStoryboardName]
  }

  /// Whether the default of several launch storyboards is defined, with a file.
  var definesDefaultLaunchStoryboard: Bool {
    let storyboards = self[TargetField.iPadLaunchStoryboards, else: TargetField.launchStoryboards].value
    let definition = storyboards?.definition(
      named: "UIDefaultLaunchStoryboard", in: "UILaunchStoryboardDefinitions",
      identifiedBy: "UILaunchStoryboardIdentifier")
    return definition?["UILaunchStoryboardFile"] != nil
  }

  /// Whether a launch screen is configured, or the default of several is. An empty one counts.
  var hasLaunchConfiguration: Bool {
    if self[TargetField.iPadLaunchScreen, else: TargetField.launchScreen].value != nil { return true }
    let screens = self[TargetField.iPadLaunchScreens, else: TargetField.launchScreens].value
    let definition = screens?.definition(
      named: "UIDefaultLaunchScreen", in: "UILaunchScreenDefinitions",
      identifiedBy: "UILaunchScreenIdentifier")
    return definition != nil
  }
}

extension [String: Value] {
  /// The first definition of `list` that bears the identifier which the key `name` gives.
  fileprivate func definition(
    named name: String, in list: String, identifiedBy identifier: String
  ) -> [String: Value]? {
    guard case .text? = self[name], case .list(let definitions)? = self[list] else { return nil }
    for case .record(let definition) in definitions where definition[identifier] == self[name] {
      return definition
    }
    return nil
  }
}
