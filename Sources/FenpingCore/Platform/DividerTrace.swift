/// The course of one run of the window server, as the trace rules ask for it.
struct DividerTrace {
  let course: Course

  var server: WindowServer { course.end }

  static let typicalDevice = Fields.device.fallingBack(to: "ipad-9.7")
  static let typicalOrientation = Fields.orientation.fallingBack(to: "landscape")

  /// The inputs of a trace; `actions` comes from ``Fields/actions(typically:)``.
  static func inputs(_ actions: Field<[UserAction]>) -> [any InputField] {
    [typicalDevice, typicalOrientation, Fields.startSplit, Fields.lifeCycle, Fields.os, actions]
  }

  /// Runs the actions of `scenario` and lets `explain` say what they show.
  /// - Parameter show: the events of the outcome; all of the server's unless the rule is about some.
  /// - Returns: not-applicable where one app has the screen to itself; for iPadOS 26 what happens there
  ///   instead.
  static func evaluate(
    _ scenario: Scenario, _ actions: Field<[UserAction]>, explain: (DividerTrace) -> LocalizedText,
    show: (DividerTrace) -> [TraceEvent] = { $0.server.events }
  ) throws(InputError) -> Evaluation {
    let (_, os) = LifeCycle.assumed(scenario.given(Fields.lifeCycle), os: scenario.given(Fields.os))
    let model = MultitaskingModel(os: os)
    guard model != .oneApp else {
      return Evaluation(.verdict(.notApplicable), model.insteadOfDivider)
    }
    let trace = try DividerTrace(scenario, actions)
    let isLive = model == .windowedApps
    return Evaluation(
      .events(show(trace)), isLive ? trace.insteadOfTheRule : explain(trace),
      evidence: trace.evidence)
  }

  /// Lets the user of `scenario` act.
  /// - Throws: ``InputError/impossible(_:)`` where the scenario cannot be.
  init(_ scenario: Scenario, _ actions: Field<[UserAction]>) throws(InputError) {
    let (lifeCycle, os) = LifeCycle.assumed(scenario.given(Fields.lifeCycle), os: scenario.given(Fields.os))
    let start = try WindowServer(
      device: scenario[Self.typicalDevice], orientation: scenario[Self.typicalOrientation],
      split: scenario[Fields.startSplit], lifeCycle: lifeCycle, os: os)
    course = try Course(from: start, scenario[actions])
  }

  // MARK: What an explanation can point to

  /// Whether the divider was moved, and not only touched.
  var hasDragged: Bool { server.events.contains { $0.kind == .user && $0.name.hasPrefix("move ") } }

  /// Whether the device was turned between a touch of the divider and its release.
  var hasRotatedDuringDrag: Bool {
    var isHeld = false
    for event in server.events where event.kind == .user {
      if event.name == UserAction.touch.word { isHeld = true }
      if event.name == UserAction.release.word { isHeld = false }
      if isHeld, event.name.hasPrefix("rotate ") { return true }
    }
    return false
  }

  /// Whether nobody holds the divider at the end.
  var isAtRest: Bool { !server.isDragging }

  /// The widths at which `app` was photographed while the divider was held, for a sentence.
  func snapshotWidths(of app: AppRole) -> LocalizedText {
    var widths: [String] = []
    for event in server.events where event.app == app.rawValue && event.kind == .snapshot {
      // A picture of the full screen is one of the background.
      guard event.name != SplitConfiguration.full.rawValue, let width = event.width else { continue }
      let text = Value.number(width).description
      if !widths.contains(text) { widths.append(text) }
    }
    let chinese = widths.joined(separator: "、")
    let last = widths.last ?? ""
    let english = widths.count > 1 ? widths.dropLast().joined(separator: ", ") + " and " + last : last
    return LocalizedText(hans: chinese, hant: chinese, en: english)
  }

  /// The app that is no longer on the screen, where there is one.
  var removed: AppRole? {
    guard server.onScreen.count == 1, !server.windowsAtTouch.isEmpty else { return nil }
    return AppRole.allCases.first { !server.onScreen.contains($0) }
  }

  /// Whether both apps are again as they were when the divider was last touched: size and state.
  var isRestored: Bool {
    !server.windowsAtTouch.isEmpty
      && server.windowsAtTouch.allSatisfy { app, before in
        server[app] == before
      }
  }

  /// The width of `app` at the end, for a sentence.
  func width(of app: AppRole) -> String {
    server[app].layout.map { Value.number($0.width).description } ?? "–"
  }

  private var insteadOfTheRule: LocalizedText {
    let said = server.model.insteadOfDivider
    return server.doubts.contains(.edgeOfLiveWindow)
      ? said.then(WindowServer.Doubt.edgeOfLiveWindow.text) : said
  }

  private var evidence: [Evidence] {
    let seen = AppRole.allCases.filter { app in
      server.onScreen.contains(app) || server.events.contains { $0.app == app.rawValue }
    }
    let apps = seen.flatMap { app in
      let before = server.windowsAtTouch[app].map {
        Evidence("\(app.rawValue) at touch", describe($0.layout))
      }
      return (before.map { [$0] } ?? []) + [
        Evidence("\(app.rawValue) at end", describe(server[app].layout)),
        Evidence("\(app.rawValue) state", .text(server[app].state.rawValue)),
      ]
    }
    return [Evidence("model", .text(server.model.rawValue))] + apps
  }

  private func describe(_ layout: WindowLayout?) -> Value {
    layout.map { .number($0.width) } ?? .text("any width")
  }
}
