import FenpingCore
import FenpingModel

/// Every heading and label of the reports, in the three languages. What a rule or a guide says is not here.
enum Labels {
  // MARK: Answers

  static let why = text("原因", "原因", "Why")
  static let source = text("出处", "出處", "Source")
  static let quote = text("原文", "原文", "Quote")
  static let run = text("运行", "執行", "Run")
  static let rule = text("规则", "規則", "Rule")
  static let code = text("代码", "程式碼", "Code")
  static let more = text("另见", "另見", "More")
  static let outdated = text("已过时", "已過時", "Outdated")
  static let conflict = text("另一说", "另一說", "But")
  static let score = text("得分", "得分", "Score")
  static let inferred = text("据上下文推断", "依上下文推斷", "inferred from the context")
  static let fromRule = text("据规则", "依規則", "from the rule")
  static let stale = text("来源已变", "來源已變", "Source changed")

  // MARK: Rules

  static let id = text("标识", "識別碼", "id")
  static let holds = text("内容", "內容", "Statement")
  static let askedAs = text("常见问法", "常見問法", "Asked as")
  static let advice = text("建议", "建議", "Advice")
  static let validity = text("适用版本", "適用版本", "Validity")
  static let sources = text("来源", "來源", "Sources")
  static let inputs = text("输入", "輸入", "Inputs")
  static let examples = text("示例", "範例", "Examples")
  static let accepted = text("可用值", "可用值", "values")
  static let fallback = text("默认", "預設", "default")
  static let evidence = text("依据", "依據", "Evidence")
  static let severity = text("严重程度", "嚴重程度", "severity")
  static let shape = text("形式", "形式", "shape")
  static let storeCodes = text("商店消息", "商店訊息", "store messages")
  static let rules = text("规则", "規則", "Rules")
  static let since = text("自 %@ 起", "自 %@ 起", "since %@")
  static let until = text("%@ 之前", "%@ 之前", "before %@")
  static let notCovered = text("不在适用范围内", "不在適用範圍內", "not covered")
  static let independent = text("与规则无关", "與規則無關", "the rule does not depend on it")
  static let always = text("始终", "始終", "always")

  static let none = text("无", "無", "none")

  // MARK: Traces

  static let app = text("应用", "應用程式", "app")
  static let event = text("事件", "事件", "event")
  static let width = text("宽度", "寬度", "width")
  static let sizeClass = text("水平尺寸类别", "水平尺寸類別", "horizontal class")
  static let anyOrder = text(
    "带相同标记（~1）的事件顺序不作保证。", "帶相同標記（~1）的事件順序不作保證。",
    "Events with the same mark (~1) may come in either order.")

  static let points = text("%@ 点", "%@ 點", "%@ pt")
  static let atStart = text("开始时", "開始時", "at the start")
  static let atEnd = text("结束时", "結束時", "at the end")
  static let full = text("全屏", "全螢幕", "full")
  static let live = text("实时", "即時", "live")
  static let anyWidth = text("宽度不定", "寬度不定", "any width")

  // MARK: Sizes

  static let screenSize = text("%@ 点", "%@ 點", "%@ points")
  static let classLetters = text(
    "R 是 regular，C 是 compact，指水平 size class；垂直方向总是 regular。宽度以点计，– 表示没有这种布局。",
    "R 是 regular，C 是 compact，指水平 size class；垂直方向總是 regular。寬度以點計，– 表示沒有這種版面。",
    """
    R is regular and C compact, horizontally; vertically every window is regular. Widths in points; – where there \
    is no such layout.
    """)
  static let classicVersions = text(
    "iOS 9 到 iPadOS 18 的布局。自 iPadOS 26 起窗口由用户自由调整，没有固定的宽度。",
    "iOS 9 到 iPadOS 18 的版面。自 iPadOS 26 起視窗由使用者自由調整，沒有固定的寬度。",
    "The layouts of iOS 9 to iPadOS 18. Since iPadOS 26 the user resizes windows freely, and no width is fixed."
  )
  static let stageManager = text(
    "部分机型还有台前调度的自由窗口，不在表中。", "部分機型還有幕前調度的自由視窗，不在表中。",
    "On some models there are the free windows of Stage Manager too, which are not in the table.")
  static let widths = text("窗口宽度与 size class", "視窗寬度與 size class", "Window widths and size classes")

  // MARK: Checklist and knowledge

  static let checklist = text("检查清单", "檢查清單", "Checklist")
  static let knowledge = text("分屏多任务知识", "分割視窗多工知識", "iPad multitasking: what the guides say")
  static let steps = text("步骤", "步驟", "Steps")
  static let otherItems = text("其他", "其他", "Other items")
  static let statements = text("共 %@ 条", "共 %@ 條", "%@ statements")
  static let condition = text("条件", "條件", "When")

  // MARK: Terms

  static let aliases = text("别名", "別名", "also")

  static func text(_ hans: String, _ hant: String, _ en: String) -> LocalizedText {
    LocalizedText(hans: hans, hant: hant, en: en)
  }
}

extension Language {
  /// What those who speak it call it.
  var ownName: String {
    switch self {
    case .simplifiedChinese: "简体中文"
    case .traditionalChinese: "繁體中文"
    case .english: "English"
    }
  }

  /// What stands between a label and its text.
  var colon: String { self == .english ? ": " : "：" }

  /// `text` in brackets, behind another text.
  func aside(_ text: String) -> String { self == .english ? " (\(text))" : "（\(text)）" }

  /// Between the notes of an aside.
  var semicolon: String { self == .english ? "; " : "；" }
}

extension LocalizedText {
  /// The text with `%@` replaced.
  func filled(_ value: String) -> LocalizedText {
    func fill(_ text: String) -> String {
      text.split(separator: "%@", omittingEmptySubsequences: false).joined(separator: value)
    }
    return LocalizedText(hans: fill(hans), hant: fill(hant), en: fill(en))
  }
}

extension Verdict {
  var label: LocalizedText {
    switch self {
    case .pass: LocalizedText(hans: "通过", hant: "通過", en: "pass")
    case .fail: LocalizedText(hans: "不通过", hant: "未通過", en: "fail")
    case .notApplicable: LocalizedText(hans: "不适用", hant: "不適用", en: "not applicable")
    case .needsReview: LocalizedText(hans: "需人工确认", hant: "需人工確認", en: "needs review")
    case .unknown: LocalizedText(hans: "无法判断", hant: "無法判斷", en: "unknown")
    }
  }
}

extension TraceEvent.Kind {
  var label: LocalizedText {
    switch self {
    case .user: LocalizedText(hans: "用户", hant: "使用者", en: "user")
    case .callback: LocalizedText(hans: "回调", hant: "回呼", en: "callback")
    case .resize: LocalizedText(hans: "尺寸", hant: "尺寸", en: "resize")
    case .snapshot: LocalizedText(hans: "快照", hant: "快照", en: "snapshot")
    case .state: LocalizedText(hans: "状态", hant: "狀態", en: "state")
    }
  }
}

extension WindowLayout.Mark {
  /// Behind the number in a table.
  var sign: String {
    switch self {
    case .sourced: ""
    case .derived: "~"
    case .unsure: "?"
    }
  }
}

extension Severity {
  var label: LocalizedText {
    switch self {
    case .error: LocalizedText(hans: "错误", hant: "錯誤", en: "error")
    case .warning: LocalizedText(hans: "警告", hant: "警告", en: "warning")
    case .note: LocalizedText(hans: "提示", hant: "提示", en: "note")
    }
  }
}

extension ValidityClause.Axis {
  var label: LocalizedText {
    switch self {
    case .os: LocalizedText(hans: "系统", hant: "系統", en: "system")
    case .sdk: LocalizedText(hans: "SDK", hant: "SDK", en: "SDK")
    case .deploymentTarget:
      LocalizedText(hans: "最低部署版本", hant: "最低部署版本", en: "deployment target")
    }
  }
}

extension ValidityClause.Status {
  var label: LocalizedText {
    switch self {
    case .holds: LocalizedText(hans: "成立", hant: "成立", en: "holds")
    case .deprecated: LocalizedText(hans: "已弃用", hant: "已棄用", en: "deprecated")
    case .replaced: LocalizedText(hans: "已被取代", hant: "已被取代", en: "replaced")
    }
  }
}

extension Source.Confidence {
  var label: LocalizedText {
    switch self {
    case .read: LocalizedText(hans: "原文查证", hant: "原文查證", en: "read")
    case .corroborated: LocalizedText(hans: "多方印证", hant: "多方印證", en: "corroborated")
    case .derived: LocalizedText(hans: "推算", hant: "推算", en: "derived")
    case .unsure: LocalizedText(hans: "存疑", hant: "存疑", en: "unsure")
    }
  }
}

extension Rule.Shape {
  var label: LocalizedText {
    switch self {
    case .check: LocalizedText(hans: "检查", hant: "檢查", en: "check")
    case .decide: LocalizedText(hans: "判定", hant: "判定", en: "decide")
    case .trace: LocalizedText(hans: "推演", hant: "推演", en: "trace")
    }
  }
}

extension Statement.Kind {
  /// A heading over statements of this kind.
  var label: LocalizedText {
    switch self {
    case .setupStep: LocalizedText(hans: "设置步骤", hant: "設定步驟", en: "Setup steps")
    case .requirement: LocalizedText(hans: "要求", hant: "要求", en: "Requirements")
    case .prohibition: LocalizedText(hans: "禁止事项", hant: "禁止事項", en: "Prohibitions")
    case .permission: LocalizedText(hans: "允许事项", hant: "允許事項", en: "Permissions")
    case .privilege: LocalizedText(hans: "主次应用的权限", hant: "主次應用程式的權限", en: "Privileges")
    case .lifecycleCallback: LocalizedText(hans: "生命周期回调", hant: "生命週期回呼", en: "Life-cycle callbacks")
    case .orientationRule: LocalizedText(hans: "方向规则", hant: "方向規則", en: "Orientation rules")
    case .layoutRule: LocalizedText(hans: "布局规则", hant: "版面規則", en: "Layout rules")
    case .statePreservation: LocalizedText(hans: "状态保存", hant: "狀態保存", en: "State preservation")
    case .reason: LocalizedText(hans: "原因", hant: "原因", en: "Reasons")
    case .fact: LocalizedText(hans: "事实", hant: "事實", en: "Facts")
    case .reference: LocalizedText(hans: "参考", hant: "參考", en: "References")
    case .tip: LocalizedText(hans: "提示", hant: "提示", en: "Tips")
    }
  }
}
