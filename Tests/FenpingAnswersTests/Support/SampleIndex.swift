import FenpingCore
import FenpingExtraction
import FenpingModel
import FenpingStore
import FenpingText
import TestSupport

@testable import FenpingAnswers

/// An index of two small guides, in a folder that goes away with it.
final class SampleIndex {
  static let windows = "windows.txt"
  static let panes = "panes.txt"

  private let folder: TemporaryFolder
  private let engine: AnswerEngine

  convenience init() throws {
    try self.init([
      Self.indexed(Self.windows, Self.windowBlocks), Self.indexed(Self.panes, Self.paneBlocks),
    ])
  }

  /// Guides of one paragraph each.
  convenience init(guides: [(name: String, text: String)]) throws {
    try self.init(guides.map { Self.indexed($0.name, [(.paragraph, $0.text)]) })
  }

  /// A guide of these blocks, and the sample's two.
  convenience init(blocks: [(Block.Kind, String)]) throws {
    try self.init([
      Self.indexed("blocks.txt", blocks), Self.indexed(Self.windows, Self.windowBlocks),
      Self.indexed(Self.panes, Self.paneBlocks),
    ])
  }

  private init(_ documents: [IndexedDocument]) throws {
    folder = try TemporaryFolder()
    let path = folder.path("sample.index")
    try IndexWriter.write(
      documents, to: path,
      versions: IndexVersions(
        extractor: Extractor.version, termBase: TermBase.version, ways: WaysToAsk.version))
    engine = AnswerEngine(index: try IndexReader(path: path))
  }

  func answers(
    _ text: String, intent: Intent? = nil, language: Language? = nil, os: Version? = nil,
    document: String? = nil, limit: Int = 5
  ) throws -> AnswerSet {
    try engine.answer(
      Question(text, intent: intent, language: language, os: os, document: document, limit: limit))
  }

  /// The quotes of the answers, best first.
  func quotes(_ text: String, document: String? = nil, limit: Int = 5) throws -> [String] {
    try answers(text, document: document, limit: limit).answers.map(\.statement.quote)
  }

  private static func indexed(_ name: String, _ blocks: [(Block.Kind, String)]) -> IndexedDocument {
    let document = Document(
      name: name, title: nil, format: .text, encoding: "UTF-8",
      script: name == windows ? .traditional : .simplified,
      blocks: blocks.enumerated().map { Block($1.0, text: $1.1, lines: LineMap(line: $0 + 1)) })
    return IndexedDocument(
      document: document, statements: Extractor.statements(in: document),
      hash: SHA256.hexDigest(of: name.utf8), size: name.utf8.count, location: nil)
  }

  private static func item(_ list: Int, _ ordinal: Int? = nil) -> Block.Kind {
    .listItem(list: list, depth: 1, ordinal: ordinal)
  }

  private static let windowBlocks: [(Block.Kind, String)] = [
    (.heading(level: 1), "與別人共用螢幕"),
    (.paragraph, "使用者可以讓兩個應用程式同時出現在 iPad 上。"),
    (.heading(level: 2), "設定您的專案"),
    (.paragraph, "要參與分割畫面，請依照下列步驟設定專案："),
    (item(1, 1), "開啟專案的 Info.plist。"),
    (item(1, 2), "加入四個方向的支援，否則應用程式只能佔滿整個螢幕。"),
    (item(1, 3), "用分鏡腳本製作啟動畫面。"),
    (.paragraph, "若要退出多工，請在 Info.plist 裡加入 UIRequiresFullScreen。"),
    (.heading(level: 2), "誰能做什麼"),
    (.paragraph, "只有主要應用程式能夠："),
    (item(2), "連接外接螢幕。"),
    (item(2), "開始播放子母畫面。"),
    (item(2), "擁有狀態列。"),
    (.heading(level: 2), "分隔線移動的期間"),
    (.paragraph, "使用者一碰到分隔線，系統就會呼叫 applicationWillResignActive 方法。"),
    (.paragraph, "調整大小時不得遺失捲動位置，以免使用者找不到原來的段落。"),
    (.paragraph, "分隔線到達螢幕邊緣時，被推走的應用程式會進入背景。"),
    (.paragraph, "系統會在螢幕之外拍下應用程式的快照。也就是說，使用者放手以前就準備好了圖片。"),
    (.heading(level: 2), "尺寸類別"),
    (.paragraph, "橫向時，佔二分之一的視窗水平尺寸類別是精簡。"),
    (.paragraph, "直向時，每個視窗的水平尺寸類別都是精簡。"),
  ]

  private static let paneBlocks: [(Block.Kind, String)] = [
    (.heading(level: 1), "用两个窗格组织内容"),
    (.paragraph, "分割视图控制器是一种容器，它并排管理两个窗格。第一个窗格的宽度是 320 点，第二个窗格填满剩余的空间。"),
    (.heading(level: 2), "放在哪里"),
    (.paragraph, "分割视图控制器必须是窗口的根视图控制器。"),
    (.paragraph, "不要以模态方式呈现分割视图控制器，因为它只在界面的最外层管用。"),
    (.heading(level: 2), "在故事板中创建"),
    (.paragraph, "请按以下步骤在故事板中创建分割视图控制器："),
    (item(1, 1), "打开主故事板。"),
    (item(1, 2), "从对象库拖出一个分割视图控制器。"),
    (item(1, 3), "在属性检查器里把它设为初始视图控制器。"),
    (.heading(level: 2), "旋转"),
    (.paragraph, "分割视图控制器会处理旋转。只要有一个子控制器不支持该方向，界面就不会旋转。"),
    (.paragraph, "横屏时两个窗格并排显示。竖屏时，第一个窗格在弹出框里显示。"),
    (.paragraph, "更多信息请参阅官方文档。"),
  ]
}
