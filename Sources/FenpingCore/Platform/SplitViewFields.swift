/// The inputs of the `split-view/*` rules.
enum SplitViewFields {
  static let os = Field<Version>(
    version: "os",
    LocalizedText(
      hans: "运行应用的系统版本，3.2 起",
      hant: "執行應用程式的系統版本，3.2 起",
      en: "the system version that runs the app, 3.2 or later")
  ) { SplitViewGeneration(os: $0) != nil }

  static let windowWidth = Field<Double>(
    positive: "width",
    LocalizedText(hans: "窗口的宽度", hant: "視窗的寬度", en: "the window's width"))

  static let windowHeight = Field<Double>(
    positive: "height",
    LocalizedText(
      hans: "窗口可见部分的高度（iOS 6 及更早：不含 20 点的状态栏）",
      hant: "視窗可見部分的高度（iOS 6 及更早：不含 20 點的狀態列）",
      en: "the height of the window's visible part (until iOS 6 without the status bar's 20 points)"))

  static let firstMask = Field<OrientationMask>(
    mask: "first",
    LocalizedText(
      hans: "第一个窗格的视图控制器支持的方向，显示与否都算；未给出时为 iPad 的默认值，即四个方向",
      hant: "第一個窗格的檢視控制器支援的方向，顯示與否都算；未給出時為 iPad 的預設值，即四個方向",
      en: """
        orientations that the first pane's view controller supports, shown or not; where not given, UIKit's \
        default on an iPad: all four
        """))

  static let secondMask = Field<OrientationMask>(
    mask: "second",
    LocalizedText(
      hans: "第二个窗格的视图控制器支持的方向；未给出时为四个方向",
      hant: "第二個窗格的檢視控制器支援的方向；未給出時為四個方向",
      en: "orientations that the second pane's view controller supports; where not given, all four"))

  static let appMask = Field<OrientationMask>(
    mask: "app",
    LocalizedText(
      hans: "应用在 Info.plist 中为 iPad 声明的方向；未给出时为四个方向，与 Xcode 模板相同",
      hant: "應用程式在 Info.plist 中為 iPad 宣告的方向；未給出時為四個方向，與 Xcode 範本相同",
      en: """
        orientations that the app declares for iPad in Info.plist; where not given, all four, as Xcode's \
        templates do
        """))

  static let takesPartInMultitasking = Field<Bool>(
    flag: "multitasking", fallback: false,
    LocalizedText(
      hans: "应用是否参与 iPad 多任务（iOS 9 起）",
      hant: "應用程式是否參與 iPad 多工（iOS 9 起）",
      en: "whether the app takes part in iPad multitasking (since iOS 9)"))
}

extension Field where Input == Version {
  /// A version that must also satisfy `isSupported`.
  init(version name: String, _ summary: LocalizedText, isSupported: @escaping @Sendable (Version) -> Bool) {
    let any = Field(version: name, summary)
    self.init(name, any.kind, summary) { value in any.read(value).flatMap { isSupported($0) ? $0 : nil } }
  }
}

extension Field where Input == Double {
  /// A length in points, greater than zero.
  init(positive name: String, _ summary: LocalizedText) {
    let any = Field(number: name, unit: "pt", summary)
    self.init(name, any.kind, unit: any.unit, summary) { value in
      any.read(value).flatMap { $0 > 0 ? $0 : nil }
    }
  }
}

extension Field where Input == OrientationMask {
  /// One orientation or more: UIKit raises an exception for a view controller that supports none.
  init(mask name: String, _ summary: LocalizedText) {
    self.init(name, .list(OrientationMask.vocabulary), fallback: OrientationMask.all.value, summary) {
      value in
      OrientationMask(value).flatMap { $0.isEmpty ? nil : $0 }
    }
  }
}
