// How traces are written, by the window server and in the examples of the rules:
//
//     .user("move 1/2"),
//     .primary(694, .regular, .call("applicationWillResignActive:"), unordered: 1),
//     .primary(694, .regular, .state(.inactive)),
//     .primary(507, .compact, .resize(.half), unordered: 1),
//     .primary(507, .compact, .snapshot(.half)),
//
// or, where no width is known, `.primary(.liveResize)`.

extension TraceEvent {
  /// What happens to an app.
  enum Happening {
    case call(String)
    case state(AppState)
    /// The window now takes this part of the screen.
    case resize(SplitConfiguration)
    /// The window follows the user's finger (iPadOS 26); one such event stands for many.
    case liveResize
    case snapshot(SplitConfiguration)
  }

  static func user(_ action: String) -> TraceEvent { TraceEvent(nil, .user, action) }

  static func primary(
    _ width: Double, _ horizontal: SizeClass, _ happening: Happening, unordered: Int? = nil
  ) -> TraceEvent {
    TraceEvent(.primary, width, horizontal, happening, unordered: unordered)
  }

  static func secondary(
    _ width: Double, _ horizontal: SizeClass, _ happening: Happening, unordered: Int? = nil
  ) -> TraceEvent {
    TraceEvent(.secondary, width, horizontal, happening, unordered: unordered)
  }

  /// In a window whose width is the user's own choice.
  static func primary(_ happening: Happening, unordered: Int? = nil) -> TraceEvent {
    TraceEvent(.primary, nil, nil, happening, unordered: unordered)
  }

  /// In a window whose width is the user's own choice.
  static func secondary(_ happening: Happening, unordered: Int? = nil) -> TraceEvent {
    TraceEvent(.secondary, nil, nil, happening, unordered: unordered)
  }

  init(
    _ app: AppRole, _ width: Double?, _ horizontal: SizeClass?, _ happening: Happening, unordered: Int?
  ) {
    let (kind, name): (Kind, String) =
      switch happening {
      case .call(let selector): (.callback, selector)
      case .state(let state): (.state, state.rawValue)
      case .resize(let split): (.resize, split.rawValue)
      case .liveResize: (.resize, "live")
      case .snapshot(let split): (.snapshot, split.rawValue)
      }
    self.init(
      app.rawValue, kind, name, width: width, horizontal: horizontal?.rawValue, unordered: unordered)
  }
}
