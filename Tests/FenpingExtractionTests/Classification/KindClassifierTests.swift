import FenpingModel
import Testing

@testable import FenpingExtraction

@Suite struct KindClassifierTests {
  private static let sentences: [(kind: Statement.Kind, sentences: [String])] = [
    (
      .setupStep,
      [
        "打开项目的属性列表，加入一个新的键。", "在故事板中選中最外層的控制器。", "从对象库拖出一个导航控制器。", "將寬度設為固定值。",
        "在代码中创建两个子控制器，并把它们赋值给数组。", "請先下載最新的開發工具。", "開啟專案的屬性列表。", "如果项目较旧，先更新它的设置。",
      ]
    ),
    (
      .requirement,
      [
        "根控制器必须实现这个委托方法。", "每個圖示都要準備兩種解析度。", "你的应用需要自己检查网络。", "列表應當重複使用儲存格。",
        "更新介面是您的責任。", "系统要求每个图标都有名称。", "如果用户改变了主意，控制器必须更新它的按钮。",
      ]
    ),
    (
      .prohibition,
      [
        "不要在动画里读取文件。", "系統不允許兩個程式一起錄音。", "切勿缓存这个数值。", "應避免在主執行緒解碼圖片。", "启动画面不宜有文字。",
        "按鈕無法改變這個設定。",
      ]
    ),
    (.permission, ["你可以改用代码来做这件事。", "這個步驟也可在程式碼中完成。", "这里不需要额外的框架。", "無須再註冊一次。", "这个方法是可选的。"]),
    (
      .privilege,
      [
        "只有主应用能够改变状态栏的颜色。", "只有主要應用程式可以使用相機。", "这项功能只适用于符合条件的设备。", "視窗的大小只能由使用者改變。",
        "仅有系统能够盖住这个窗口。",
      ]
    ),
    (
      .lifecycleCallback,
      [
        "窗口关闭后系统会调用这个方法。", "當使用者拖動分隔線時，系統會通知兩個應用程式。", "进入后台之后，系统会调用应用委托的方法。",
        "旋轉結束時，視窗會呼叫委派的方法。", "應用程式移出螢幕時，系統會擷取快照。",
      ]
    ),
    (
      .orientationRule,
      [
        "应用必须支持所有方向。", "每個子控制器都要宣告支援的方向。", "这个页面不支持倒置的方向。", "介面的方向由根控制器決定。", "分屏控制器会自己处理旋转。",
      ]
    ),
    (
      .layoutRule,
      [
        "工具栏的高度是 44 点。", "副應用程式最多佔螢幕的二分之一。", "横屏时，两个窗格并排显示。", "視窗變窄時，水平尺寸類別是精簡。",
        "第二个窗格填满剩余的空间。",
      ]
    ),
    (
      .statePreservation,
      ["旋转之后，滚动位置不能丢失。", "應用程式必須保存使用者的資料。", "返回时要恢复导航位置。", "切換視窗時，畫面的狀態不得遺失。", "确保数据不会丢失。"]
    ),
    (.fact, ["标题默认居中。", "快照是應用畫面的一張圖片。", "分割视图控制器是一种容器。", "大多數的清單都有標題。", "用户可以拖动分隔线。"]),
    (.reference, ["请参阅图标的设计指南。", "更多資訊請參考官方文件。", "详见布局指南的第二章。", "有關版面配置的細節，請參閱類別參考。", "要了解更多，請閱讀開發文件。"]),
  ]

  @Test(arguments: sentences.flatMap { entry in entry.sentences.map { (entry.kind, $0) } })
  func tellsTheKindOfASentence(kind: Statement.Kind, sentence: String) {
    #expect(Samples.statements(sentence).map(\.kind) == [kind])
  }

  @Test(
    "A reason is a statement beside the one that it explains",
    arguments: [
      ("因为单元格会被复用，所以你必须重置它。", [.reason, .requirement]),
      ("為了節省電力，不要連續播放動畫。", [.reason, .prohibition]),
      ("先注册单元格，否则列表一出现就会崩溃。", [.setupStep, .reason]),
      ("請移除觀察者，以免重複收到同一則訊息。", [.setupStep, .reason]),
      ("不要在这里排版，原因是窗口还没有出现。", [.prohibition, .reason]),
      ("這是因為舊型號的記憶體不夠。", [.reason]),
    ] as [(String, [Statement.Kind])])
  func tellsReasonsApart(sentence: String, kinds: [Statement.Kind]) {
    #expect(Samples.statements(sentence).map(\.kind) == kinds)
  }

  @Test("In a list of steps an obligation is a step too")
  func takesAnItemForAStep() {
    let steps = Samples.items("請依照下列步驟設定專案：", ["打開專案檔。", "必須勾選這個選項。", "不要修改名稱。"], areOrdered: true)
    #expect(steps.map(\.step) == [1, 2, 3])
    #expect(steps.first?.kind == .setupStep)
    #expect(steps.last?.kind == .prohibition)
  }

  @Test func takesItsPrivilegeFromTheLeadIn() {
    let items = Samples.items("只有主应用能够：", ["使用相机。", "改变按钮的颜色。"])
    #expect(items.map(\.kind) == [.privilege, .privilege])
    #expect(items.map(\.modality) == [.only, .only])
  }

  @Test("Confidence is a share", arguments: sentences.flatMap(\.sentences))
  func isSureToADegree(sentence: String) {
    #expect(Samples.statements(sentence).allSatisfy { $0.confidence > 0 && $0.confidence <= 1 })
  }
}
