import FenpingCore
import FenpingModel

// What the reports of `fenping check` have for labels beside those of Labels.swift.

extension Labels {
  static let checkReport = text("检查报告", "檢查報告", "Check")
  static let target = text("目标", "目標", "Target")
  static let place = text("位置", "位置", "Place")
  static let guide = text("指南", "指南", "Guide")
  static let notChecked = text("未检查", "未檢查", "Not checked")
  static let notes = text("说明", "說明", "Notes")
  static let nothingChecked = text("没有检查任何目标。", "沒有檢查任何目標。", "No target was checked.")
  static let heuristic = text(
    "推断：只看源代码的写法", "推斷：只看原始碼的寫法", "heuristic: judged by how the source reads")
  static let checkedRoot = text("运行 fenping 的文件夹", "執行 fenping 的檔案夾", "The folder in which fenping ran.")

  // MARK: Counts

  static let errors = Countable(text("%@ 个错误", "%@ 個錯誤", "%@ errors"), one: "%@ error")
  static let warnings = Countable(text("%@ 个警告", "%@ 個警告", "%@ warnings"), one: "%@ warning")
  static let hints = Countable(text("%@ 个提示", "%@ 個提示", "%@ notes"), one: "%@ note")
  static let toReview = Countable(text("%@ 项需人工确认", "%@ 項需人工確認", "%@ to review"))
  static let undecided = Countable(text("%@ 项无法判断", "%@ 項無法判斷", "%@ unknown"))
  static let passed = Countable(text("%@ 项通过", "%@ 項通過", "%@ passed"))
  static let inapplicable = Countable(text("%@ 项不适用", "%@ 項不適用", "%@ not applicable"))
  static let noProblems = text("没有发现问题", "沒有發現問題", "No problems")

  /// A number of things, in the form that the number asks for in English.
  struct Countable: Sendable {
    private let many: LocalizedText
    private let one: String

    init(_ many: LocalizedText, one: String? = nil) {
      self.many = many
      self.one = one ?? many.en
    }

    func callAsFunction(_ count: Int) -> LocalizedText {
      LocalizedText(hans: many.hans, hant: many.hant, en: count == 1 ? one : many.en).filled(String(count))
    }
  }
}

extension Language {
  /// Between the items of an enumeration.
  var comma: String { self == .english ? ", " : "、" }
}

extension Origin.Level {
  var label: LocalizedText {
    switch self {
    case .targetSettings: LocalizedText(hans: "目标设置", hant: "目標設定", en: "target settings")
    case .targetFile: LocalizedText(hans: "目标 xcconfig", hant: "目標 xcconfig", en: "target xcconfig")
    case .projectSettings: LocalizedText(hans: "项目设置", hant: "專案設定", en: "project settings")
    case .projectFile: LocalizedText(hans: "项目 xcconfig", hant: "專案 xcconfig", en: "project xcconfig")
    case .default: LocalizedText(hans: "默认值", hant: "預設值", en: "default")
    case .infoPlist: LocalizedText(hans: "Info.plist", hant: "Info.plist", en: "Info.plist")
    case .builtApp: LocalizedText(hans: "已构建的应用", hant: "已建置的應用程式", en: "built app")
    case .interface: LocalizedText(hans: "界面文件", hant: "介面檔", en: "interface")
    case .source: LocalizedText(hans: "源代码", hant: "原始碼", en: "source")
    }
  }
}
