/// One thing that happens to a split view interface whose window changes its size class.
enum SplitTransition: String, Sendable, CaseIterable {
  /// The width becomes compact.
  case compact
  /// The width becomes regular.
  case regular
  /// The user goes one step back in the collapsed interface.
  case back
  /// The user selects something, which shows a new second pane.
  case select
}

/// How a split view interface collapses and expands: what the delegate and the first pane are asked, and what
/// becomes of each pane. Since 8; until then nothing collapses.
///
/// Sources: the pages of the delegate's methods, and those of `collapseSecondaryViewController(_:for:)` and
/// `separateSecondaryViewController(for:)`, which say what a navigation controller does by default.
struct SplitCollapse: Sendable {
  /// What the app has set up.
  struct Setup: Sendable, Hashable {
    /// Whether the first pane is a navigation controller. In a column style it always is.
    var firstIsNavigation = true
    /// The delegate's answer to `collapseSecondary`; nil: not implemented. Classic only.
    var collapseAnswer: Bool?
    /// Whether the delegate provides a second pane when asked to separate it. Classic only.
    var separates = false
    /// The delegate's top column; nil: not implemented. Column styles only.
    var topColumn: SplitViewColumn?
    /// Whether a view controller is set for the compact column. Column styles only.
    var hasCompactColumn = false
    /// Since 26, column styles only.
    var showsInspector = false
  }

  /// Where the second pane is.
  enum Second: String, Sendable {
    case beside
    /// On the first pane's navigation stack, and on the screen.
    case pushed
    /// Over the first pane, because that has no stack.
    case presented
    case discarded
    /// The documentation does not say which view controller it is.
    case notPromised = "not-promised"
  }

  let style: SplitViewStyle
  let setup: Setup
  private(set) var isCollapsed = false
  private(set) var second = Second.beside
  /// The column on top of a collapsed column style; nil: the compact column, or what the system proposed.
  private(set) var top: SplitViewColumn?
  private(set) var events: [TraceEvent] = []

  init(style: SplitViewStyle, setup: Setup) {
    self.style = style
    self.setup = setup
  }

  /// - Throws: ``InputError/impossible(_:)`` for a step back where there is nothing to go back to.
  mutating func perform(_ transition: SplitTransition) throws(InputError) {
    events.append(TraceEvent(nil, .user, transition.rawValue))
    switch transition {
    case .compact: if !isCollapsed { collapse() }
    case .regular: if isCollapsed { expand() }
    case .back: try goBack()
    case .select: select()
    }
  }

  // MARK: Classic and columns

  private mutating func collapse() {
    isCollapsed = true
    resize(.compact)
    style == .classic ? collapseClassic() : collapseColumns()
    if setup.showsInspector { put("inspector", "sheet") }
  }

  private mutating func expand() {
    isCollapsed = false
    resize(.regular)
    style == .classic ? expandClassic() : expandColumns()
    if setup.showsInspector { put("inspector", "shown") }
  }

  private mutating func collapseClassic() {
    if setup.collapseAnswer != nil {
      call("delegate", "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:")
    }
    // True means that the delegate has seen to everything.
    if setup.collapseAnswer == true {
      second = .discarded
    } else {
      call("first", "collapseSecondaryViewController:forSplitViewController:")
      second = setup.firstIsNavigation ? .pushed : .discarded
    }
    showPanes()
  }

  private mutating func expandClassic() {
    let onStack = second == .pushed
    if setup.separates {
      call("delegate", "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:")
      second = .beside
      put("second", "replaced")
    } else {
      call("first", "separateSecondaryViewControllerForSplitViewController:")
      second = onStack ? .beside : .notPromised
      put("second", onStack ? "popped" : Second.notPromised.rawValue)
    }
    showPanes()
  }

  /// All of these are called where they are implemented.
  private mutating func collapseColumns() {
    call("delegate", "splitViewController:topColumnForCollapsingToProposedTopColumn:")
    top = setup.topColumn
    if let top {
      for column in style.columns.prefix(while: { $0 != top }) { put(column.rawValue, "covered") }
      put(top.rawValue, "shown")
    } else {
      put(setup.hasCompactColumn ? "compact" : "proposed-column", "shown")
    }
    call("delegate", "splitViewControllerDidCollapse:")
  }

  private mutating func expandColumns() {
    call("delegate", "splitViewController:displayModeForExpandingToProposedDisplayMode:")
    top = nil
    for column in style.columns { put(column.rawValue, "kept") }
    call("delegate", "splitViewControllerDidExpand:")
  }

  // MARK: The user

  private mutating func goBack() throws(InputError) {
    guard isCollapsed else { throw .impossible(SplitViewTexts.nothingToGoBackTo) }
    if style == .classic {
      guard second == .pushed else { throw .impossible(SplitViewTexts.nothingToGoBackTo) }
      second = .discarded
      showPanes()
    } else {
      guard let top, let place = style.columns.firstIndex(of: top), place > 0 else {
        throw .impossible(SplitViewTexts.nothingToGoBackTo)
      }
      let below = style.columns[place - 1]
      self.top = below
      put(below.rawValue, "shown")
    }
  }

  private mutating func select() {
    if style != .classic {
      if isCollapsed { top = .secondary }
      put(SplitViewColumn.secondary.rawValue, "shown")
    } else if isCollapsed {
      second = setup.firstIsNavigation ? .pushed : .presented
      showPanes()
    } else {
      second = .beside
      put("second", "replaced")
    }
  }

  // MARK: Events

  private mutating func showPanes() {
    switch second {
    case .beside:
      put("first", "shown")
      put("second", "shown")
    case .notPromised: put("first", "shown")
    case .pushed, .presented:
      put("second", second.rawValue)
      put("first", "covered")
    case .discarded:
      put("second", second.rawValue)
      put("first", "shown")
    }
  }

  private mutating func resize(_ horizontal: SizeClass) {
    events.append(
      TraceEvent(
        "split-view", .resize, isCollapsed ? "collapses" : "expands", horizontal: horizontal.rawValue))
  }

  private mutating func call(_ receiver: String, _ selector: String) {
    events.append(TraceEvent(receiver, .callback, selector))
  }

  private mutating func put(_ pane: String, _ state: String) {
    events.append(TraceEvent(pane, .state, state))
  }
}
