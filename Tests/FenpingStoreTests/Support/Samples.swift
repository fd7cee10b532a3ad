import FenpingModel
import FenpingStore

/// Two small guides with every kind of block and every field of a statement.
enum Samples {
  static let all = [simplified, traditional]

  static let simplified = IndexedDocument(
    document: Document(
      name: "分屏/入门.md", title: "分屏入门", format: .markdown, encoding: "UTF-8", script: .simplified,
      blocks: [
        Block(.heading(level: 1), text: "分屏入门", lines: LineMap(line: 1)),
        Block(.heading(level: 2), text: "准备工程", lines: LineMap(line: 3)),
        Block(
          .paragraph, text: "要让应用参与分屏，启动画面必须来自故事板。旧式的启动图片不会随窗口变形。",
          lines: LineMap([(0, 5), (40, 6)])),
        Block(.listItem(list: 1, depth: 1, ordinal: 1), text: "打开 Info.plist。", lines: LineMap(line: 8)),
        Block(.listItem(list: 1, depth: 2, ordinal: nil), text: "支持全部四个方向。", lines: LineMap(line: 9)),
        Block(.heading(level: 2), text: "宽度", lines: LineMap(line: 11)),
        Block(
          .tableCell(table: 1, row: 1, column: 1, isHeader: true), text: "机型", lines: LineMap(line: 13)),
        Block(
          .tableCell(table: 1, row: 2, column: 1, isHeader: false), text: "小尺寸机型",
          lines: LineMap(line: 15)),
        Block(.quotation, text: "副应用不能使用相机。", lines: LineMap(line: 17)),
        Block(
          .code, text: "let split = UISplitViewController()\nsplit.preferredDisplayMode = .automatic",
          lines: LineMap([(0, 20), (36, 21)])),
      ]),
    statements: [
      Statement(
        id: "分屏/入门.md#1", place: SourcePlace(document: "分屏/入门.md", line: 5), kind: .requirement,
        modality: .must, subject: .multitasking, condition: "要让应用参与分屏", section: "准备工程",
        text: "要让应用参与分屏，启动画面必须来自故事板。", quote: "要让应用参与分屏，启动画面必须来自故事板。",
        reasons: [ReasonLink("分屏/入门.md#2", .inferred), ReasonLink("宽度.html#1", .guide)],
        rules: ["project/launch-storyboard", "project/no-launch-images"],
        concepts: ["split-view", "launch-storyboard", "primary-app"], confidence: 0.75),
      Statement(
        id: "分屏/入门.md#2", place: SourcePlace(document: "分屏/入门.md", line: 6), kind: .reason,
        modality: .none, subject: .multitasking, section: "准备工程", text: "旧式的启动图片不会随窗口变形。",
        quote: "旧式的启动图片不会随窗口变形。", concepts: ["launch-image"]),
      Statement(
        id: "分屏/入门.md#3", place: SourcePlace(document: "分屏/入门.md", line: 8), kind: .setupStep,
        modality: .none, subject: .other, procedure: "准备工程", step: 1, section: "准备工程",
        text: "打开 Info.plist。", quote: "打开 Info.plist。", concepts: ["info-plist"]),
      Statement(
        id: "分屏/入门.md#4", place: SourcePlace(document: "分屏/入门.md", line: 17), kind: .prohibition,
        modality: .mustNot, subject: .multitasking, section: "宽度", text: "副应用不能使用相机。",
        quote: "副应用不能使用相机。", translation: "The secondary app has no access to the camera.",
        rules: ["privilege/camera"], concepts: ["app", "camera"], confidence: 1),
    ],
    hash: SHA256.hexDigest(of: "入门".utf8), size: 6, location: nil)

  static let traditional = IndexedDocument(
    document: Document(
      name: "宽度.html", title: nil, format: .html, encoding: "Big5", script: .traditional,
      blocks: [Block(.paragraph, text: "視窗變窄時，檢視控制器會收到尺寸類別的變化。", lines: LineMap(line: 40))]),
    statements: [
      Statement(
        id: "宽度.html#1", place: SourcePlace(document: "宽度.html", line: 40), kind: .lifecycleCallback,
        modality: .automatic, subject: .sizeClasses, condition: "視窗變窄時",
        text: "視窗變窄時，檢視控制器會收到尺寸類別的變化。", quote: "視窗變窄時，檢視控制器會收到尺寸類別的變化。",
        concepts: ["size-class"])
    ],
    hash: SHA256.hexDigest(of: "宽度".utf8), size: 6, location: nil)

  static let versions = IndexVersions(extractor: 3, termBase: 4, ways: 5)

  /// Writes an index of these documents.
  static func write(_ documents: [IndexedDocument] = all, to path: String) throws {
    try IndexWriter.write(
      documents, to: path, versions: versions)
  }

  /// A document whose paragraphs are these texts, each a statement too.
  static func document(_ name: String, _ texts: [String]) -> IndexedDocument {
    IndexedDocument(
      document: Document(
        name: name, title: nil, format: .text, encoding: "UTF-8", script: .simplified,
        blocks: texts.enumerated().map { Block(.paragraph, text: $1, lines: LineMap(line: $0 + 1)) }),
      statements: texts.enumerated().map { index, text in
        Statement(
          id: "\(name)#\(index + 1)", place: SourcePlace(document: name, line: index + 1), kind: .fact,
          modality: .none, subject: .other, text: text, quote: text)
      },
      hash: SHA256.hexDigest(of: name.utf8), size: name.utf8.count, location: nil)
  }
}
