/// `UISplitViewController` in one generation and one style: what it shows in a window of a given shape.
///
/// It states what the documentation states. Where the system only "decides", the model names what is possible
/// and does not choose.
public struct SplitViewModel: Sendable, Hashable {
  /// What an app asks for.
  public struct Wish: Sendable, Hashable {
    /// The delegate's answer for this orientation; nil: the method is not implemented. Asked from 5 to 7 only.
    public var hidesFirst: Bool?
    /// Since 8; nil: automatic.
    public var mode: SplitDisplayMode?
    /// Since 14, column styles only; nil: automatic.
    public var behavior: SplitBehavior?

    public init(hidesFirst: Bool? = nil, mode: SplitDisplayMode? = nil, behavior: SplitBehavior? = nil) {
      self.hidesFirst = hidesFirst
      self.mode = mode
      self.behavior = behavior
    }
  }

  /// What the app gets.
  public enum Arrangement: Sendable, Hashable {
    /// One view controller at a time: the width is compact.
    case collapsed
    case shown(SplitDisplayMode)
    /// The secondary column alone, at first; on demand the other one appears over it.
    case hidden(opens: Opening)
    /// The system chooses among these and promises none.
    case chosen(from: [SplitDisplayMode])
  }

  /// In what a hidden first pane appears.
  public enum Opening: String, Sendable, CaseIterable {
    /// Until 7.
    case popover
    /// Since 8.
    case overlay
  }

  /// Which generation of the class it is.
  public let generation: SplitViewGeneration
  /// The style that it was made with.
  public let style: SplitViewStyle

  /// - Throws: ``InputError/impossible(_:)`` for a version without the class, or for a column style before 14.
  public init(os: Version, style: SplitViewStyle = .classic) throws(InputError) {
    guard let generation = SplitViewGeneration(os: os) else { throw .impossible(SplitViewTexts.noClass) }
    guard style == .classic || generation.hasColumnStyles else {
      throw .impossible(SplitViewTexts.noColumnStyle)
    }
    self.generation = generation
    self.style = style
  }

  /// What is shown in a window of that shape.
  /// - Parameters:
  ///   - wish: what the app asks for.
  ///   - shape: of the window. That it counts, not the screen's orientation, where apps share the screen is derived from
  ///     a half window on 12.9 inches, which behaves as portrait does. Nil: not known.
  ///   - horizontal: the size class; until 7 there is none, and the value is ignored.
  /// - Throws: ``InputError/impossible(_:)`` for a wish that the generation or the style does not know.
  public func arrangement(
    of wish: Wish, in shape: WindowOrientation?, horizontal: SizeClass = .regular
  ) throws(InputError) -> Arrangement {
    try require(wish)
    switch generation {
    case .popover, .delegateDecides:
      let answer = generation == .delegateDecides ? wish.hidesFirst : nil
      // Without an answer of the delegate's the orientation decides.
      guard let hides = answer ?? shape.map({ $0 == .portrait }) else {
        return .chosen(from: [.oneBesideSecondary, .secondaryOnly])
      }
      return hides ? .hidden(opens: .popover) : sideBySide
    case .displayModes, .columns, .inspector:
      guard horizontal == .regular else { return .collapsed }
      return style == .classic ? classic(wish, shape) : columns(wish)
    }
  }

  private var sideBySide: Arrangement { .shown(.oneBesideSecondary) }

  /// Automatic is an overlay in portrait and side by side in landscape, says the header of UIKit.
  private func classic(_ wish: Wish, _ shape: WindowOrientation?) -> Arrangement {
    if let mode = wish.mode { return .shown(mode) }
    return switch shape {
    case .landscape: sideBySide
    case .portrait: .hidden(opens: .overlay)
    case nil: .chosen(from: [.oneBesideSecondary, .oneOverSecondary])
    }
  }

  /// A preferred mode is read to match the behaviour; what is automatic is the system's choice.
  private func columns(_ wish: Wish) -> Arrangement {
    let behaviors = wish.behavior.map { [$0] } ?? SplitBehavior.allCases
    var modes: [SplitDisplayMode] = []
    for behavior in behaviors {
      let readings = wish.mode.map { [behavior.reading(of: $0, in: style)].compactMap { $0 } }
      for mode in readings ?? behavior.modes(of: style) where !modes.contains(mode) { modes.append(mode) }
    }
    // What was asked for comes first, where it is possible.
    if let mode = wish.mode, let place = modes.firstIndex(of: mode) {
      modes.swapAt(0, place)
    }
    if let only = modes.first, modes.count == 1 { return .shown(only) }
    return .chosen(from: modes)
  }

  private func require(_ wish: Wish) throws(InputError) {
    if wish.mode != nil, generation.isFixed { throw .impossible(SplitViewTexts.noDisplayModes) }
    if wish.behavior != nil, style == .classic { throw .impossible(SplitViewTexts.noBehavior) }
    if let mode = wish.mode, mode.sidebars >= style.columns.count {
      throw .impossible(SplitViewTexts.tooManyColumns(mode))
    }
  }
}

// MARK: - Size

extension SplitViewModel {
  /// The widest window that is known to be compact, and the narrowest that is known to be regular, in points.
  /// The threshold between was never published; see the table of window widths.
  static let widestCompact: Double = 639
  static let narrowestRegular: Double = 678

  /// The size class of an iPad window of `width` points; nil between the two known widths.
  public static func horizontal(width: Double) -> SizeClass? {
    if width <= widestCompact { return .compact }
    return width >= narrowestRegular ? .regular : nil
  }

  /// The frames of the shown panes, where the system fixes them; nil since 8, where it promises none, and for
  /// a window without room.
  public func frames(
    _ arrangement: Arrangement, width: Double, height: Double
  ) -> [SplitViewColumn: SplitPanes.Frame]? {
    guard generation.isFixed else { return nil }
    switch arrangement {
    case .shown(.oneBesideSecondary):
      return SplitPanes(fixedIn: width, by: height).map { [.primary: $0.first, .secondary: $0.second] }
    case .hidden:
      guard width > 0, height > 0 else { return nil }
      return [.secondary: SplitPanes.Frame(x: 0, y: 0, width: width, height: height)]
    case .shown, .collapsed, .chosen: return nil
    }
  }
}
