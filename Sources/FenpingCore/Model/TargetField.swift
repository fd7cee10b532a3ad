/// The facts of a target, each with the name under which it is given: a key of the Info.plist as it is
/// written there, or one of the facts that a project keeps elsewhere.
///
/// Keys that are misspelt have no field; a rule that looks for them searches ``TargetFacts/values``.
public enum TargetField {
  // MARK: Versions and platform

  /// The SDK that builds the app: a version, or the newest one.
  public static let sdk = Field<Fact<TargetFacts.SDK>>(
    fact: "sdk", .version,
    LocalizedText(
      hans: "构建所用的 SDK 版本（构建产物的 DTPlatformVersion）；源工程写 latest",
      hant: "建置所用的 SDK 版本（建置產物的 DTPlatformVersion）；原始專案寫 latest",
      en: "the SDK that builds the app (DTPlatformVersion of a built one); latest for a source project")
  ) { value in
    switch value {
    case .text("latest"): .latest
    case .text, .number: Version(value.description).map { .version($0) }
    default: nil
    }
  }

  /// The oldest system that the app runs on.
  public static let deploymentTarget = Field<Fact<Version>>(
    fact: "deployment-target", .version,
    LocalizedText(
      hans: "最低系统版本（MinimumOSVersion、IPHONEOS_DEPLOYMENT_TARGET）",
      hant: "最低系統版本（MinimumOSVersion、IPHONEOS_DEPLOYMENT_TARGET）",
      en: "the oldest system it runs on (MinimumOSVersion, IPHONEOS_DEPLOYMENT_TARGET)")
  ) { value in
    switch value {
    case .text, .number: Version(value.description)
    default: nil
    }
  }

  /// The platform that the app is built for, such as `iphoneos`.
  public static let platform = text(
    "platform",
    LocalizedText(
      hans: "平台（DTPlatformName）；未给出时视为 iphoneos",
      hant: "平台（DTPlatformName）；未提供時視為 iphoneos",
      en: "the platform (DTPlatformName); iphoneos where it is not given"))

  /// `UIDeviceFamily`: 1 is iPhone, 2 is iPad.
  public static let deviceFamilies = Field<Fact<[Int]>>(
    fact: "UIDeviceFamily", .list(["1", "2", "3", "4", "6", "7"]),
    LocalizedText(
      hans: "设备系列：1 为 iPhone，2 为 iPad",
      hant: "裝置系列：1 為 iPhone，2 為 iPad",
      en: "the device families: 1 is iPhone, 2 is iPad")
  ) { value in
    guard case .list(let items) = value else { return nil }
    return items.compactMap { Int($0.description) }
  }

  // MARK: Full screen and orientations

  /// `UIRequiresFullScreen`, read as loosely as Xcode reads it.
  public static let requiresFullScreen = Field<Fact<Bool>>(
    fact: "UIRequiresFullScreen", .flag,
    LocalizedText(
      hans: "是否要求全屏；字符串和整数按 Xcode 的宽松方式读取",
      hant: "是否要求全螢幕；字串和整數按 Xcode 的寬鬆方式讀取",
      en: "whether full screen is required; strings and integers are read as loosely as Xcode does")
  ) { value in
    switch value {
    case .flag(let flag): flag
    case .number(let number): number != 0
    case .text(let text): text.isLooselyTrue
    case .list, .record: nil
    }
  }

  /// `UIRequiresFullScreenIgnoredStartingWithVersion`.
  public static let fullScreenIgnoredFrom = text(
    "UIRequiresFullScreenIgnoredStartingWithVersion",
    LocalizedText(
      hans: "从哪个系统版本起忽略全屏键（字符串）",
      hant: "從哪個系統版本起忽略全螢幕鍵（字串）",
      en: "the system version from which the full-screen key is ignored (a string)"))

  /// `UISupportedInterfaceOrientations`: what counts where there is no list for iPad.
  public static let orientations = orientationList("UISupportedInterfaceOrientations")
  /// `UISupportedInterfaceOrientations~ipad`, which replaces the general list.
  public static let iPadOrientations = orientationList("UISupportedInterfaceOrientations~ipad")
  /// `UISupportedInterfaceOrientations~iphone`, which no rule of the iPad reads.
  public static let iPhoneOrientations = orientationList("UISupportedInterfaceOrientations~iphone")

  // MARK: Launch screen

  /// `UILaunchStoryboardName`.
  public static let launchStoryboardName = text("UILaunchStoryboardName", launchStoryboardSummary)
  /// `UILaunchStoryboardName~ipad`.
  public static let iPadLaunchStoryboardName = text("UILaunchStoryboardName~ipad", launchStoryboardSummary)
  /// `UILaunchStoryboards`.
  public static let launchStoryboards = dictionary("UILaunchStoryboards", launchStoryboardsSummary)
  /// `UILaunchStoryboards~ipad`.
  public static let iPadLaunchStoryboards = dictionary("UILaunchStoryboards~ipad", launchStoryboardsSummary)
  /// `UILaunchScreen`.
  public static let launchScreen = dictionary("UILaunchScreen", launchScreenSummary)
  /// `UILaunchScreen~ipad`.
  public static let iPadLaunchScreen = dictionary("UILaunchScreen~ipad", launchScreenSummary)
  /// `UILaunchScreens`.
  public static let launchScreens = dictionary("UILaunchScreens", launchScreensSummary)
  /// `UILaunchScreens~ipad`.
  public static let iPadLaunchScreens = dictionary("UILaunchScreens~ipad", launchScreensSummary)

  /// `UILaunchImages`.
  public static let launchImages = Field<Fact<[Value]>>(
    fact: "UILaunchImages", .list([]),
    LocalizedText(
      hans: "启动图片及其屏幕尺寸",
      hant: "啟動圖片及其螢幕尺寸",
      en: "launch images, each with its size of screen")
  ) { value in
    if case .list(let images) = value { images } else { nil }
  }
  /// `UILaunchImageFile`.
  public static let launchImageFile = text(
    "UILaunchImageFile",
    LocalizedText(
      hans: "启动图片的基本文件名",
      hant: "啟動圖片的基本檔名",
      en: "the base name of the launch image files"))

  // MARK: Scenes

  /// `UIApplicationSceneManifest`.
  public static let sceneManifest = dictionary("UIApplicationSceneManifest", sceneManifestSummary)
  /// `UIApplicationSceneManifest~ipad`.
  public static let iPadSceneManifest = dictionary("UIApplicationSceneManifest~ipad", sceneManifestSummary)
}

// MARK: - How values look

extension TargetField {
  private static func text(_ name: String, _ summary: LocalizedText) -> Field<Fact<String>> {
    Field(fact: name, .text, summary) { value in
      if case .text(let text) = value { text } else { nil }
    }
  }

  private static func dictionary(
    _ name: String, _ summary: LocalizedText
  ) -> Field<Fact<[String: Value]>> {
    Field(fact: name, .dictionary, summary) { value in
      switch value {
      case .record(let record): record
      case .text("{}"): [:]
      default: nil
      }
    }
  }

  /// Any words are accepted: what stands in an Info.plist may be misspelt, and a rule has to say so.
  private static func orientationList(_ name: String) -> Field<Fact<[String]>> {
    Field(
      fact: name, .list([]),
      LocalizedText(
        hans: "声明支持的界面方向（UIInterfaceOrientation…）",
        hant: "宣告支援的介面方向（UIInterfaceOrientation…）",
        en: "the interface orientations that are declared (UIInterfaceOrientation…)")
    ) { value in
      guard case .list(let items) = value else { return nil }
      return items.compactMap { item in
        if case .text(let name) = item { name } else { nil }
      }
    }
  }

  private static let launchStoryboardSummary = LocalizedText(
    hans: "启动故事板的文件名，不带扩展名",
    hant: "啟動 Storyboard的檔名，不含副檔名",
    en: "the launch storyboard's file name without extension")
  private static let launchStoryboardsSummary = LocalizedText(
    hans: "多个启动故事板及其默认项",
    hant: "多個啟動 Storyboard及其預設項",
    en: "several launch storyboards and which of them is the default")
  private static let launchScreenSummary = LocalizedText(
    hans: "启动画面配置（iOS 14 起），可为空字典",
    hant: "啟動畫面設定（iOS 14 起），可為空字典",
    en: "the launch screen's configuration (since iOS 14); it may be empty")
  private static let launchScreensSummary = LocalizedText(
    hans: "多个启动画面配置及其默认项（iOS 14 起）",
    hant: "多個啟動畫面設定及其預設項（iOS 14 起）",
    en: "several launch screen configurations and which of them is the default (since iOS 14)")
  private static let sceneManifestSummary = LocalizedText(
    hans: "场景清单：是否支持多个场景，以及各场景的配置",
    hant: "場景清單：是否支援多個場景，以及各場景的設定",
    en: "the scene manifest: whether several scenes are supported, and their configurations")
}

extension String {
  /// Truth as Foundation's `boolValue` reads it, which Xcode follows: blanks, one sign and zeros are
  /// skipped, then a letter of yes or true, or a digit, decides.
  package var isLooselyTrue: Bool {
    var rest = utf8.drop { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
    if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      rest = rest.dropFirst()
    }
    guard let byte = rest.drop(while: { $0 == UInt8(ascii: "0") }).first else { return false }
    return "YyTt123456789".utf8.contains(byte)
  }
}
