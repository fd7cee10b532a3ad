/// What two apps in Split View go through while the user handles the divider: a model of iOS 9 to
/// iPadOS 18, in which every size and state follows from the actions alone.
///
///     active ── move ──▶ inactive, off screen: resized and photographed ──┬─ release ──────────▶ active
///                                                                         └─ release at edge ──▶ background
///
/// What the platform promises, and what is the model's choice:
/// - Both apps resign active when the divider moves, and are resized off screen for one or more snapshots.
///   Which comes first is not promised; those two events bear the same `unordered` number.
/// - How many sizes are photographed, and in which order, is not promised. The model visits every layout
///   that a release could give, and the one that the drag began with last.
/// - The two apps are two processes: nothing is promised about the order between them.
/// - That an app becomes active again after the release is implied by the documentation, not stated.
public struct WindowServer: Sendable {
  /// One app's window.
  public struct Window: Sendable, Hashable {
    /// The part of the screen that it takes.
    public internal(set) var split: SplitConfiguration
    /// Its width in points, and its size classes.
    public internal(set) var layout: WindowLayout
    /// The one that the app was last laid out for. With it the height changes, even where the width stays.
    public internal(set) var orientation: WindowOrientation
    /// The state of the app that it belongs to.
    public internal(set) var state: AppState
  }

  struct Drag: Sendable, Hashable {
    let start: DividerPosition
    var position: DividerPosition
    var hasMoved = false
  }

  /// The screen that both apps share.
  public let device: Device
  /// How the system lets apps share it.
  public let model: MultitaskingModel
  /// Who of each app hears of changes of state.
  public let lifeCycle: LifeCycle
  /// Which way up the screen is.
  public internal(set) var orientation: WindowOrientation
  /// The leading app's window.
  public internal(set) var primary: Window
  /// The trailing app's window.
  public internal(set) var secondary: Window
  /// Everything that happened, in order.
  public internal(set) var events: [TraceEvent] = []
  /// The windows as they were when the divider was last touched; what a release at the start restores.
  public internal(set) var windowsAtTouch: [AppRole: Window] = [:]
  /// Nil while nobody holds the divider.
  var drag: Drag?
  /// The last number that marked two events as unordered.
  var lastUnordered = 0

  /// Two active apps side by side.
  /// - Parameters:
  ///   - device: the screen.
  ///   - orientation: which way up it is.
  ///   - split: the primary app's part of it.
  ///   - lifeCycle: who of each app hears of changes of state.
  ///   - os: the version of iOS or iPadOS, from 9 on.
  /// - Throws: ``InputError/impossible(_:)`` where the system has no such pair of windows.
  public init(
    device: Device, orientation: WindowOrientation, split: SplitConfiguration, lifeCycle: LifeCycle,
    os: Version
  ) throws(InputError) {
    let model = MultitaskingModel(os: os)
    guard model.hasDivider else { throw .impossible(model.insteadOfDivider) }
    guard lifeCycle == .appDelegate || os >= Version(13) else { throw .impossible(Texts.noScenes) }
    guard let beside = split.beside else { throw .impossible(Texts.noDivider) }
    guard let wide = device.layout(split, in: orientation),
      let narrow = device.layout(beside, in: orientation)
    else { throw .impossible(Texts.noHalfInPortrait) }
    guard model != .roles || beside != .twoThirds else { throw .impossible(Texts.secondaryAtMostHalf) }
    self.device = device
    self.model = model
    self.lifeCycle = lifeCycle
    self.orientation = orientation
    primary = Window(split: split, layout: wide, orientation: orientation, state: .active)
    secondary = Window(split: beside, layout: narrow, orientation: orientation, state: .active)
  }

  /// The window of one of the two apps.
  public internal(set) subscript(app: AppRole) -> Window {
    get { app == .primary ? primary : secondary }
    set { if app == .primary { primary = newValue } else { secondary = newValue } }
  }

  /// The apps that the user can see, or would see if the divider were at rest.
  public var onScreen: [AppRole] { AppRole.allCases.filter { self[$0].state != .background } }

  /// Lets the user act, and appends what the apps see of it to ``events``.
  /// - Throws: ``InputError/impossible(_:)`` where the action cannot follow the ones before it.
  public mutating func perform(_ action: UserAction) throws(InputError) {
    switch action {
    case .touch: try touch()
    case .move(let position): try move(to: position)
    case .release: try release()
    case .rotate(let orientation): rotate(to: orientation)
    case .pressHome: try pressHome()
    }
  }

  // MARK: What happens to one app

  mutating func call(_ moment: LifeCycle.Moment, on app: AppRole, unordered: Int? = nil) {
    record(app, .call(lifeCycle.selector(moment)), unordered: unordered)
  }

  mutating func put(_ app: AppRole, into state: AppState) {
    self[app].state = state
    record(app, .state(state))
  }

  /// Gives the window its new part of the screen. An app that has this size already hears nothing.
  /// - Returns: whether there was anything to hear.
  @discardableResult
  mutating func resize(
    _ app: AppRole, to split: SplitConfiguration, in orientation: WindowOrientation, unordered: Int? = nil
  ) -> Bool {
    guard let layout = device.layout(split, in: orientation) else { return false }
    let isNews = layout.width != self[app].layout.width || orientation != self[app].orientation
    self[app].split = split
    self[app].layout = layout
    self[app].orientation = orientation
    if isNews { record(app, .resize(split), unordered: unordered) }
    return isNews
  }

  mutating func record(_ app: AppRole, _ happening: TraceEvent.Happening, unordered: Int? = nil) {
    let layout = self[app].layout
    events.append(TraceEvent(app, layout.width, layout.horizontal, happening, unordered: unordered))
  }
}
