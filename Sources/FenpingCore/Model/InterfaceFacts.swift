/// One storyboard or xib of the target, as its document declares itself.
public struct InterfaceDocument: Sendable, Hashable {
  /// The file's name with its extension, such as `Main.storyboard`.
  public let name: String
  /// Every value of the record, those included that only the rules of one area know.
  public let record: [String: Value]

  /// Reads `{"name": "Main.storyboard", "uses-auto-layout": true}`.
  public init?(_ value: Value) {
    guard case .record(let record) = value, case .text(let name)? = record["name"], !name.isEmpty
    else { return nil }
    self.name = name
    self.record = record
  }

  /// The name as UILaunchStoryboardName gives it: without extension.
  public var baseName: String { name.withoutExtension }

  /// Whether the document says that it is a launch screen.
  public var isLaunchScreen: Bool { flag("is-launch") ?? false }
  /// nil where the document does not say.
  public var usesAutoLayout: Bool? { flag("uses-auto-layout") }
  /// nil where the document does not say.
  public var usesTraitVariations: Bool? { flag("uses-trait-variations") }
  /// How many of its views stand at fixed coordinates, in spite of Auto Layout; nil where nobody counted.
  public var fixedFrames: Double? {
    if case .number(let count)? = record["fixed-frames"] { count } else { nil }
  }
  /// The kinds of view controllers that it holds, by their element, such as `splitViewController`.
  public var controllers: [String] { texts("controllers") }

  /// A truth value of the record; nil where there is none.
  public func flag(_ key: String) -> Bool? {
    if case .flag(let flag)? = record[key] { flag } else { nil }
  }

  /// The texts of a list of the record; empty where there is none.
  public func texts(_ key: String) -> [String] {
    guard case .list(let items)? = record[key] else { return [] }
    return items.compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
  }
}

extension TargetField {
  /// Absent: not known. An empty list: the target has none.
  public static let resources = Field<Fact<[String]>>(
    fact: "resources", .list([]),
    LocalizedText(
      hans: "目标里的故事板和 xib 的文件名（带扩展名）；不给出表示不知道",
      hant: "目標裡的 Storyboard 和 xib 的檔名（含副檔名）；未提供表示不知道",
      en: "the file names, with extension, of the target's storyboards and xibs; not given: not known")
  ) { value in
    guard case .list(let items) = value else { return nil }
    let names = items.compactMap { item in
      if case .text(let name) = item { name } else { nil }
    }
    return names.count == items.count ? names : nil
  }

  /// Absent: they were not read. An empty list: the target has none.
  public static let storyboards = Field<Fact<[InterfaceDocument]>>(
    fact: "storyboards", .records([]),
    LocalizedText(
      hans: """
        目标里的故事板和 xib，每项含 name，读得到时另含 is-launch、uses-auto-layout、uses-trait-variations、\
        fixed-frames、controllers、split-views；不给出表示没有读过
        """,
      hant: """
        目標裡的 Storyboard 和 xib，每項含 name，讀得到時另含 is-launch、uses-auto-layout、uses-trait-variations、\
        fixed-frames、controllers、split-views；未提供表示沒有讀過
        """,
      en: """
        the target's storyboards and xibs, each with name and, where they were read, is-launch, \
        uses-auto-layout, uses-trait-variations, fixed-frames, controllers and split-views; not given: they were \
        not read
        """)
  ) { value in
    guard case .list(let items) = value else { return nil }
    let documents = items.compactMap(InterfaceDocument.init)
    return documents.count == items.count ? documents : nil
  }
}

extension String {
  /// Whether it ends in an extension of a document that holds an interface, compiled or not.
  var hasInterfaceExtension: Bool {
    [".storyboard", ".storyboardc", ".xib", ".nib"].contains { hasSuffix($0) }
  }

  /// `LaunchScreen` of `LaunchScreen.storyboard`, and of itself.
  var withoutExtension: String {
    guard hasInterfaceExtension, let dot = lastIndex(of: ".") else { return self }
    return String(self[..<dot])
  }
}
