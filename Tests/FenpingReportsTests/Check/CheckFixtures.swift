import FenpingCore
import FenpingModel

/// Finished checks of every kind.
enum CheckFixtures {
  static let project = "App.xcodeproj/project.pbxproj"
  /// What a file may be called, and what must not break a format.
  static let plist = "我的 应用/Info #1, 50%.plist"
  static let hostile = "a\nb|c::error::d\u{1B}[31m\u{9B}\u{202E}\"<x>&'\u{0}\u{FFFE}\r\n=`]]>{0}"

  static func same(_ text: String) -> LocalizedText { LocalizedText(hans: text, hant: text, en: text) }

  /// Every verdict and severity, in two configurations that differ in places only; a built app; hostile texts.
  static let full = CheckReport(
    path: "App.xcodeproj",
    findings: app("Debug", line: 100) + app("Release", line: 200) + [
      finding(
        "=\(hostile)", nil, "setup/launch-screen", .fail, .error, same(hostile), file: "x\u{1B}\n:,.plist"),
      finding("=\(hostile)", nil, "made-up/rule", .unknown, .note, same("?"), file: nil, line: nil),
    ],
    skipped: [
      .init("Widget", LocalizedText(hans: "是扩展", hant: "是延伸功能", en: "an app extension")),
      .init(hostile, same(hostile)),
    ],
    notes: [
      LocalizedText(hans: "缺少 Base.xcconfig。", hant: "缺少 Base.xcconfig。", en: "Base.xcconfig is missing."),
      same(hostile),
    ])

  /// A target in one configuration with which nothing is wrong.
  static let clean = CheckReport(
    path: ".", findings: [finding("App", "Debug", "setup/base-sdk", .pass, .error, same("fine"))])

  static let empty = CheckReport(path: "nothing", findings: [])

  static func app(_ configuration: String, line: Int) -> [Finding] {
    [
      finding(
        "App", configuration, "adaptivity/trait-and-size-callbacks", .needsReview, .warning,
        LocalizedText(hans: "没有找到回调。", hant: "沒有找到回呼。", en: "No callback was found."),
        isHeuristic: true, file: "Sources/主菜单.swift", line: 7),
      finding(
        "App", configuration, "setup/all-orientations", .fail, .error,
        LocalizedText(
          hans: "iPad 上生效的列表缺少 UIInterfaceOrientationPortraitUpsideDown。",
          hant: "iPad 上生效的清單缺少 UIInterfaceOrientationPortraitUpsideDown。",
          en: "The list that counts on iPad lacks UIInterfaceOrientationPortraitUpsideDown."),
        file: project, line: line,
        evidence: [
          .init(
            Evidence("UISupportedInterfaceOrientations~ipad", ["UIInterfaceOrientationPortrait"]),
            origins: [
              Origin(
                .targetSettings, file: project, line: line,
                text: "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = UIInterfaceOrientationPortrait"),
              Origin(.infoPlist, file: plist, line: 12, text: "<array/>"),
            ]),
          .init(
            Evidence("UIDeviceFamily", [1, 2]),
            origins: [
              Origin(.projectSettings, file: project, line: 50, text: "TARGETED_DEVICE_FAMILY = 1,2"),
              Origin(.default, file: nil, text: "1"),
            ]),
          .init(Evidence("UIRequiresFullScreen", [])),
        ]),
      finding("App", configuration, "setup/base-sdk", .pass, .error, same("built with the latest SDK")),
      finding("App", configuration, "setup/full-screen-opt-out", .fail, .warning, same("deprecated")),
      finding("App", configuration, "setup/launch-screen", .notApplicable, .error, same("full screen")),
      finding(
        "App", configuration, "setup/scene-manifest", .unknown, .warning, same("$(SCENES) is not set")),
      finding("App", configuration, "split-view/not-modal", .fail, .note, same("allowed since 8")),
    ]
  }

  static func finding(
    _ target: String, _ configuration: String?, _ rule: String, _ verdict: Verdict, _ severity: Severity,
    _ message: LocalizedText, isHeuristic: Bool = false, file: String? = plist, line: Int? = 3,
    evidence: [Finding.TracedEvidence] = []
  ) -> Finding {
    Finding(
      target: target, configuration: configuration, rule: rule, verdict: verdict, severity: severity,
      isHeuristic: isHeuristic, message: message, file: file, line: line, evidence: evidence)
  }
}
