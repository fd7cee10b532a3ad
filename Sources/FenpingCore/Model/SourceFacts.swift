/// What a reading of the target's source code found, in one place of it.
///
/// An observation is a heuristic: it says what stands there, not what the app does with it. Rules settle
/// what can be settled and leave the rest to a person.
public struct SourceObservation: Sendable, Hashable {
  /// What was seen.
  public let pattern: SourcePattern
  /// The file, as a reader finds it: relative to the project.
  public let file: String
  /// Counted from one; nil where it is not known.
  public let line: Int?
  /// The method or type in which it stands, such as `sceneWillResignActive(_:)`, where that is known.
  public let symbol: String?

  public init(_ pattern: SourcePattern, file: String, line: Int? = nil, symbol: String? = nil) {
    self.pattern = pattern
    self.file = file
    self.line = line
    self.symbol = symbol
  }

  /// `Menu.swift:42`, the same in every language.
  public var place: String { line.map { "\(file):\($0)" } ?? file }

  /// Reads `{"pattern": "screen-bounds", "file": "Menu.swift", "line": 42}`.
  public init?(_ value: Value) {
    guard case .record(let record) = value, case .text(let word)? = record["pattern"],
      let pattern = SourcePattern.vocabulary.first(where: { $0.rawValue == word }),
      case .text(let file)? = record["file"]
    else { return nil }
    var line: Int?
    if let value = record["line"] {
      guard case .number(let number) = value, let counted = Int(exactly: number), counted > 0
      else { return nil }
      line = counted
    }
    var symbol: String?
    if let value = record["symbol"] {
      guard case .text(let name) = value else { return nil }
      symbol = name
    }
    self.init(pattern, file: file, line: line, symbol: symbol)
  }

  /// The observation as a record.
  public var value: Value {
    var record: [String: Value] = ["pattern": .text(pattern.rawValue), "file": .text(file)]
    record["line"] = line.map { .number(Double($0)) }
    record["symbol"] = symbol.map(Value.text)
    return .record(record)
  }
}

/// What a reading of source code looks for. An area with patterns of its own declares them in an
/// extension and adds its list to ``vocabulary``.
public struct SourcePattern: RawRepresentable, Sendable, Hashable {
  /// The word that stands for it.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// Every pattern that an observation may name.
  public static let vocabulary: [SourcePattern] = general + splitView
}

extension SourcePattern {
  // MARK: Size and traits

  /// The bounds of the screen are read, for whatever purpose.
  public static let screenBounds = SourcePattern("screen-bounds")
  /// A frame, a constraint or a number of columns is computed from the screen's bounds.
  public static let screenBoundsLayout = SourcePattern("screen-bounds-layout")
  /// A window is created with the screen's bounds as its frame.
  public static let screenBoundsWindow = SourcePattern("screen-bounds-window")
  /// The code asks whether the device is an iPad.
  public static let deviceIdiom = SourcePattern("device-idiom")
  /// `traitCollectionDidChange(_:)`, `willTransition(to:with:)` or `registerForTraitChanges`.
  public static let traitCallback = SourcePattern("trait-callback")
  /// `viewWillTransition(to:with:)` or `windowScene(_:didUpdateEffectiveGeometry:)`.
  public static let sizeCallback = SourcePattern("size-callback")
  /// A callback that is called for a turned interface only, such as `willRotate(to:duration:)`.
  public static let rotationCallback = SourcePattern("rotation-callback")
  /// Layout by the size that is offered, without a callback: `layoutSubviews`, `GeometryReader`.
  public static let sizeLayout = SourcePattern("size-layout")

  // MARK: Life cycle

  /// The app delegate implements a change of state, such as `applicationDidEnterBackground(_:)`.
  public static let appDelegateLifeCycle = SourcePattern("app-delegate-life-cycle")
  /// A scene delegate implements a change of state, such as `sceneDidEnterBackground(_:)`.
  public static let sceneDelegateLifeCycle = SourcePattern("scene-delegate-life-cycle")
  /// A notification of a change of state is observed, or SwiftUI's `scenePhase`.
  public static let lifeCycleObserver = SourcePattern("life-cycle-observer")
  /// State is saved on resigning active.
  public static let saveInResignActive = SourcePattern("save-in-resign-active")
  /// State is saved on entering the background.
  public static let saveInEnterBackground = SourcePattern("save-in-enter-background")
  /// State is saved when it changes, whatever the state of the app.
  public static let saveOnChange = SourcePattern("save-on-change")
  /// `UITraitCollection.activeAppearance` is observed.
  public static let activeAppearance = SourcePattern("active-appearance")

  // MARK: Scenes

  /// `application(_:configurationForConnecting:options:)`.
  public static let configurationForConnecting = SourcePattern("configuration-for-connecting")
  /// A type that adopts SwiftUI's `App`.
  public static let swiftUIApp = SourcePattern("swiftui-app")

  static let general: [SourcePattern] = [
    screenBounds, screenBoundsLayout, screenBoundsWindow, deviceIdiom, traitCallback, sizeCallback,
    rotationCallback, sizeLayout, appDelegateLifeCycle, sceneDelegateLifeCycle, lifeCycleObserver,
    saveInResignActive, saveInEnterBackground, saveOnChange, activeAppearance, configurationForConnecting,
    swiftUIApp,
  ]
}

extension TargetField {
  /// Absent: the source was not read. An empty list: it was read, and nothing was found.
  public static let source = Field<Fact<[SourceObservation]>>(
    fact: "source", .records(SourcePattern.vocabulary.map(\.rawValue)),
    LocalizedText(
      hans: "源代码里找到的写法，每项含 pattern、file、line；不给出表示没有读过源代码，空列表表示读过而没有找到",
      hant: "原始碼裡找到的寫法，每項含 pattern、file、line；未提供表示沒有讀過原始碼，空清單表示讀過而沒有找到",
      en: """
        what was found in the source code, each with pattern, file and line; not given: the source was not \
        read; an empty list: it was read and nothing was found
        """)
  ) { value in
    guard case .list(let items) = value else { return nil }
    let observations = items.compactMap(SourceObservation.init)
    return observations.count == items.count ? observations : nil
  }
}

extension [SourceObservation] {
  /// The observations of any of `patterns`, in their order.
  func of(_ patterns: SourcePattern...) -> [SourceObservation] {
    filter { patterns.contains($0.pattern) }
  }
}

extension LocalizedText {
  static let sourceNotRead = LocalizedText(
    hans: "源代码没有读过，无从判断。", hant: "原始碼沒有讀過，無從判斷。",
    en: "The source was not read, so this cannot be known.")
}
