import FenpingCore

/// Whether a target is what is checked: an application for iPhone and iPad.
enum TargetPlatform {
  private static let applications = [
    "com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable",
  ]

  /// Why the target is left out; nil where it is checked.
  static func reasonToSkip(_ target: ProjectTarget, stacks: [SettingStack]) -> LocalizedText? {
    guard let type = target.productType else { return .noProduct }
    guard applications.contains(type) else { return .notAnApplication(type.shortProductType) }
    guard !stacks.isEmpty else { return .noConfiguration }
    let platforms = stacks.map(platform)
    if platforms.contains(where: { $0 == nil || $0 == "iphoneos" }) { return nil }
    return .otherPlatform(platforms.compactMap(\.self).first?.platformName ?? "")
  }

  /// `iphoneos` where it is built for devices with iOS, nil where that is not known.
  private static func platform(_ stack: SettingStack) -> String? {
    let root = stack.value(of: "SDKROOT") ?? ""
    if root.hasPrefix("iphoneos") || root.hasPrefix("iphonesimulator") { return "iphoneos" }
    let supported = stack.value(of: "SUPPORTED_PLATFORMS") ?? ""
    if root.isEmpty || root == "auto" || root.contains("$(") {
      if supported.contains("iphoneos") { return "iphoneos" }
      if !supported.isEmpty, !supported.contains("$(") { return supported.prefix { $0 != " " }.lowercased() }
      // Without an SDK it is built for macOS, unless a file that is not there says otherwise.
      let isForIOS = stack.value(of: "IPHONEOS_DEPLOYMENT_TARGET") != nil || !stack.missingFiles.isEmpty
      return isForIOS || root.contains("$(") ? nil : "macosx"
    }
    return root.prefix { $0.isLetter }.lowercased()
  }
}

extension String {
  /// `app-extension` of `com.apple.product-type.app-extension`.
  fileprivate var shortProductType: String {
    hasPrefix("com.apple.product-type.") ? String(dropFirst("com.apple.product-type.".count)) : self
  }

  fileprivate var platformName: String {
    switch self {
    case "macosx": "macOS"
    case "appletvos", "appletvsimulator": "tvOS"
    case "watchos", "watchsimulator": "watchOS"
    case "xros", "xrsimulator": "visionOS"
    default: self
    }
  }
}

extension LocalizedText {
  fileprivate static let noProduct = LocalizedText(
    hans: "它不构建应用（聚合目标或外部构建工具的目标）", hant: "它不建置應用程式（聚合目標或外部建置工具的目標）",
    en: "it builds no app (an aggregate, or a target of an external tool)")

  fileprivate static let noConfiguration = LocalizedText(
    hans: "它没有任何构建配置", hant: "它沒有任何建置組態", en: "it has no configuration")

  fileprivate static func notAnApplication(_ type: String) -> LocalizedText {
    LocalizedText(
      hans: "它不是应用（\(type)）", hant: "它不是應用程式（\(type)）", en: "it is not an application (\(type))")
  }

  fileprivate static func otherPlatform(_ name: String) -> LocalizedText {
    LocalizedText(hans: "它面向 \(name)，不是 iOS", hant: "它面向 \(name)，不是 iOS", en: "it is for \(name), not iOS")
  }
}
