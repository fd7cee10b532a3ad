/// What a rule of iPad multitasking asks before its own question, as Xcode's validation does too.
enum Precondition {
  /// The app is built for devices, not for a simulator or another platform.
  case devicePlatform
  /// The SDK knows iPad multitasking: 9 or later. One that is not known counts as such.
  case sdk
  case iPad
  /// The app has not opted out with a full screen that the SDK still honours.
  case sharesScreen
  /// The Info.plist could be read as it will be built.
  case readable
}

extension TargetFacts {
  /// An evaluation with the values that `inputs` name as its evidence.
  /// - Parameter details: what stands in the place of a field's value, where only a part of it matters.
  func verdict(
    _ verdict: Verdict, _ explanation: LocalizedText, severity: Severity? = nil,
    details: [String: Value] = [:], inputs: [any InputField]
  ) -> Evaluation {
    let reliesOnSuffix =
      iPadSupport == .assumed && inputs.contains { $0.name == TargetField.deviceFamilies.name }
    return Evaluation(
      .verdict(verdict), reliesOnSuffix ? explanation.then(Self.assumption) : explanation,
      evidence: evidence(for: inputs, details),
      severity: severity)
  }

  /// Each value once, in the order of the inputs that cover it.
  private func evidence(for inputs: [any InputField], _ details: [String: Value]) -> [Evidence] {
    var seen: Set<String> = []
    return inputs.flatMap { input in
      values.keys.filter { input.covers($0) && seen.insert($0).inserted }.sorted().compactMap { key in
        (details[key] ?? excerpt(of: key) ?? values[key]).map { Evidence(key, $0) }
      }
    }
  }

  /// Of all build settings, the one that decides whether most rules apply.
  private func excerpt(of key: String) -> Value? {
    guard key == TargetField.buildSettings.name, let settings = self[TargetField.buildSettings].value
    else { return nil }
    return .record(settings.filter { $0.key == Self.familySetting })
  }

  /// What ends a rule before its own question: it does not apply, or that cannot be known.
  /// Nil where every precondition holds.
  func obstacle(to preconditions: Precondition..., inputs: [any InputField]) -> Evaluation? {
    obstacle(toAll: preconditions, inputs: inputs)
  }

  /// What certainly exempts the app, for a rule whose own question can be answered where it is not known
  /// whether the app runs on iPad.
  func exemption(from preconditions: Precondition..., inputs: [any InputField]) -> Evaluation? {
    let obstacle = obstacle(toAll: preconditions, inputs: inputs)
    return obstacle?.outcome == .verdict(.notApplicable) ? obstacle : nil
  }

  private func obstacle(toAll preconditions: [Precondition], inputs: [any InputField]) -> Evaluation? {
    let obstacles = preconditions.compactMap(obstacle)
    // One certain exemption settles the matter, whatever could not be read.
    guard let first = obstacles.first(where: { $0.verdict == .notApplicable }) ?? obstacles.first
    else { return nil }
    return verdict(first.verdict, first.reason, inputs: inputs)
  }

  private func obstacle(_ precondition: Precondition) -> (verdict: Verdict, reason: LocalizedText)? {
    switch precondition {
    case .devicePlatform:
      guard let platform = self[TargetField.platform].value, platform != "iphoneos" else { return nil }
      return (.notApplicable, .otherPlatform(platform))
    case .sdk:
      return isBuilt(beforeSDK: Version(9)) ? (.notApplicable, .sdkTooOld) : nil
    case .iPad:
      switch iPadSupport {
      case .declared, .assumed: return nil
      case .excluded: return (.notApplicable, .notOnIPad)
      case .unknown(let text):
        return (.unknown, text.map { .unresolved(TargetField.deviceFamilies.name, $0) } ?? .familyNotDeclared)
      }
    case .readable:
      // Its name may hold a setting that nobody makes.
      switch self[TargetField.unreadableInfoPlist] {
      case .known(let file), .unresolved(let file): return (.unknown, .unreadable(file))
      case .absent: break
      }
      return self[TargetField.isPreprocessed] == .known(true) ? (.unknown, .preprocessed) : nil
    case .sharesScreen:
      switch self[TargetField.requiresFullScreen] {
      case .known(true) where !isBuilt(withSDK: Version(27)): return (.notApplicable, .optedOut)
      case .known, .absent: return nil
      case .unresolved(let text):
        return (.unknown, .unresolved(TargetField.requiresFullScreen.name, text))
      }
    }
  }

  private static let assumption = LocalizedText(
    hans: "（没有声明 UIDeviceFamily；因为有 ~ipad 键，假定该应用面向 iPad。）",
    hant: "（沒有宣告 UIDeviceFamily；因為有 ~ipad 鍵，假定此應用程式面向 iPad。）",
    en: "(UIDeviceFamily is not declared; iPad is assumed because a ~ipad key is there.)")
}

extension LocalizedText {
  /// A build setting stands where the value is needed.
  static func unresolved(_ key: String, _ text: String) -> LocalizedText {
    LocalizedText(
      hans: "\(key) 的值是 \(text)，其中的构建设置没有解析出来；若该设置未定义，Xcode 会把它展开为空。",
      hant: "\(key) 的值是 \(text)，其中的建置設定未能解析；若該設定沒有定義，Xcode 會把它展開為空白。",
      en: """
        \(key) is \(text), and the build setting in it could not be resolved; Xcode would expand an \
        undefined one to nothing.
        """)
  }

  fileprivate static let preprocessed = LocalizedText(
    hans: "INFOPLIST_PREPROCESS 为 YES，Info.plist 里又有预处理指令，构建后的值无从得知；请检查构建产物。",
    hant: "INFOPLIST_PREPROCESS 為 YES，Info.plist 裡又有前置處理指令，建置後的值無從得知；請檢查建置產物。",
    en: """
      INFOPLIST_PREPROCESS is YES and the Info.plist holds directives of the preprocessor, so its built \
      values are not known; check the built app.
      """)

  fileprivate static func unreadable(_ file: String) -> LocalizedText {
    LocalizedText(
      hans: "读不到 \(file)，其中的值无从得知。", hant: "讀不到 \(file)，其中的值無從得知。",
      en: "\(file) could not be read, so its values are not known.")
  }

  fileprivate static func otherPlatform(_ name: String) -> LocalizedText {
    LocalizedText(
      hans: "平台是 \(name)，不是 iphoneos；Xcode 只对真机构建检查 iPad 多任务。",
      hant: "平台是 \(name)，不是 iphoneos；Xcode 只對實機建置檢查 iPad 多工。",
      en: "The platform is \(name), not iphoneos; Xcode validates iPad multitasking in device builds only.")
  }

  fileprivate static let sdkTooOld = LocalizedText(
    hans: "构建所用的 SDK 早于 9，还没有 iPad 多任务。",
    hant: "建置所用的 SDK 早於 9，還沒有 iPad 多工。",
    en: "The app is built with an SDK before 9, which knows no iPad multitasking.")

  fileprivate static let notOnIPad = LocalizedText(
    hans: "设备系列里没有 iPad（2），多任务规则不适用。",
    hant: "裝置系列裡沒有 iPad（2），多工規則不適用。",
    en: "The device families do not include iPad (2), so the multitasking rules do not apply.")

  fileprivate static let familyNotDeclared = LocalizedText(
    hans: "没有声明 UIDeviceFamily，也没有 ~ipad 键，无从知道是否面向 iPad。",
    hant: "沒有宣告 UIDeviceFamily，也沒有 ~ipad 鍵，無從得知是否面向 iPad。",
    en: "Neither UIDeviceFamily nor any ~ipad key is declared: whether the app is for iPad is not known.")

  fileprivate static let optedOut = LocalizedText(
    hans: "UIRequiresFullScreen 为真，该应用已退出多任务；用 27 SDK 构建后，这个键不再等于退出。",
    hant: "UIRequiresFullScreen 為真，此應用程式已退出多工；以 27 SDK 建置後，這個鍵不再等於退出。",
    en: """
      UIRequiresFullScreen is true, so the app has opted out of multitasking; built with the 27 SDK, \
      the key no longer does that.
      """)
}
