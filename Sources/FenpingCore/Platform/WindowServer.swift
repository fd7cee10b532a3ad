/// What the apps on an iPad's screen go through while the user handles the divider or turns the device: a
/// model in which every size and state follows from the actions alone. Three generations of it:
///
/// Until iPadOS 18 with two apps side by side, reported to the app delegate or, since iOS 13, to scenes:
///
///     active ── move ──▶ inactive, off screen: resized and photographed ──┬─ release ──────────▶ active
///                                                                         └─ release at edge ──▶ background
///
/// From iPadOS 26 on the windows stay active and on the screen, and are resized live at every move.
///
/// What the platform promises, and what is the model's choice (``notes`` says it of one course of events):
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
    /// Nil where the width is the user's own choice, as it is in iPadOS 26.
    public internal(set) var layout: WindowLayout?
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
  /// The system version.
  public let os: Version
  /// How that version shares the screen.
  public let model: MultitaskingModel
  /// Who of each app hears of changes of state.
  public let lifeCycle: LifeCycle
  /// Which way up the screen is.
  public internal(set) var orientation: WindowOrientation
  /// The leading app's window.
  public internal(set) var primary: Window
  /// In the background from the start where one app has the screen to itself.
  public internal(set) var secondary: Window
  /// Everything that happened, in order.
  public internal(set) var events: [TraceEvent] = []
  /// The windows as they were when the divider was last touched; what a release at the start restores.
  public internal(set) var windowsAtTouch: [AppRole: Window] = [:]
  /// Nil while nobody holds the divider.
  var drag: Drag?
  /// The last number that marked two events as unordered.
  var lastUnordered = 0
  var doubts: Set<Doubt> = []

  /// Two active apps side by side or, for `full`, one alone; for `slideOver` a full-screen app and the one
  /// that floats above it.
  /// - Parameters:
  ///   - device: whose screen it is.
  ///   - orientation: which way up the screen is.
  ///   - split: the primary app's part of the screen; in Slide Over the secondary's.
  ///   - lifeCycle: who hears of changes of state.
  ///   - os: the system version.
  /// - Throws: ``InputError/impossible(_:)`` where the system has no such windows.
  public init(
    device: Device, orientation: WindowOrientation, split: SplitConfiguration, lifeCycle: LifeCycle,
    os: Version
  ) throws(InputError) {
    let model = MultitaskingModel(os: os)
    guard lifeCycle == .appDelegate || os >= Version(13) else { throw .impossible(Texts.noScenes) }
    if let obstacle = Self.obstacle(to: split, on: device, orientation, os) { throw .impossible(obstacle) }
    self.device = device
    self.os = os
    self.model = model
    self.lifeCycle = lifeCycle
    self.orientation = orientation
    func window(_ split: SplitConfiguration, _ state: AppState = .active) -> Window {
      Window(
        split: split, layout: model.layout(split, on: device, in: orientation), orientation: orientation,
        state: state)
    }
    switch split {
    case .full: (primary, secondary) = (window(.full), window(.full, .background))
    case .slideOver: (primary, secondary) = (window(.full), window(.slideOver))
    case .twoThirds, .half, .oneThird:
      (primary, secondary) = (window(split), window(split.beside ?? .half))
    }
    if model == .roles, split == .slideOver { doubts.insert(.underSlideOver) }
  }

  /// Why there is no such start.
  private static func obstacle(
    to split: SplitConfiguration, on device: Device, _ orientation: WindowOrientation, _ os: Version
  ) -> LocalizedText? {
    let model = MultitaskingModel(os: os)
    switch (model, split) {
    case (_, .full): return nil
    case (.oneApp, _): return model.insteadOfDivider
    case (.windowedApps, .slideOver): return os < Version(26, 1) ? Texts.noSlideOver : nil
    case (.windowedApps, _): return nil
    case (.roles, .oneThird): return Texts.secondaryAtMostHalf
    case (.roles, _), (.equalWindows, _):
      return device.layout(split, in: orientation) == nil ? Texts.noHalfInPortrait : nil
    }
  }

  /// The window of one of the two apps.
  public internal(set) subscript(app: AppRole) -> Window {
    get { app == .primary ? primary : secondary }
    set { if app == .primary { primary = newValue } else { secondary = newValue } }
  }

  /// The apps that the user can see, or would see if the divider were at rest.
  public var onScreen: [AppRole] { AppRole.allCases.filter { self[$0].state != .background } }

  /// Whether the user holds the divider.
  public var isDragging: Bool { drag != nil }

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
    let isNews = layout.width != self[app].layout?.width || orientation != self[app].orientation
    self[app].split = split
    self[app].layout = layout
    self[app].orientation = orientation
    if isNews { record(app, .resize(split), unordered: unordered) }
    return isNews
  }

  mutating func record(_ app: AppRole, _ happening: TraceEvent.Happening, unordered: Int? = nil) {
    let layout = self[app].layout
    if layout?.mark == .unsure { doubts.insert(.width) }
    if onScreen.count == 2 { doubts.insert(.orderOfApps) }
    events.append(TraceEvent(app, layout?.width, layout?.horizontal, happening, unordered: unordered))
  }
}

extension MultitaskingModel {
  /// The window of an app that takes `split` of the screen; nil where no width is fixed. Whatever fills the
  /// screen has the screen's width.
  func layout(
    _ split: SplitConfiguration, on device: Device, in orientation: WindowOrientation
  ) -> WindowLayout? {
    self == .windowedApps && split != .full ? nil : device.layout(split, in: orientation)
  }
}
