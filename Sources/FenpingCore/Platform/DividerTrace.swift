/// The course of one run of the window server, as the trace rules ask for it.
struct DividerTrace {
  let server: WindowServer

  static let typicalDevice = Fields.device.fallingBack(to: "ipad-9.7")
  static let typicalOrientation = Fields.orientation.fallingBack(to: "landscape")

  /// The inputs of a trace; `actions` comes from ``Fields/actions(typically:)``.
  static func inputs(_ actions: Field<[UserAction]>) -> [any InputField] {
    [typicalDevice, typicalOrientation, Fields.startSplit, Fields.lifeCycle, Fields.os, actions]
  }

  /// Runs the actions of `scenario` and lets `explain` say what they show.
  /// - Returns: not-applicable where the system has no divider of this kind.
  static func evaluate(
    _ scenario: Scenario, _ actions: Field<[UserAction]>, explain: (DividerTrace) -> LocalizedText
  ) throws(InputError) -> Evaluation {
    let lifeCycle = try scenario[Fields.lifeCycle]
    let assumed = lifeCycle == .scene ? Version(13) : try scenario[Fields.os]
    let os = scenario.given(Fields.os) ?? assumed
    let model = MultitaskingModel(os: os)
    guard model.hasDivider else {
      return Evaluation(.verdict(.notApplicable), model.insteadOfDivider)
    }
    var server = try WindowServer(
      device: scenario[typicalDevice], orientation: scenario[typicalOrientation],
      split: scenario[Fields.startSplit], lifeCycle: lifeCycle, os: os)
    for action in try scenario[actions] { try server.perform(action) }
    let trace = DividerTrace(server: server)
    return Evaluation(.events(server.events), explain(trace), evidence: trace.evidence)
  }

  // MARK: What an explanation can point to

  /// Whether the divider was moved, and not only touched.
  var hasDragged: Bool { server.events.contains { $0.kind == .user && $0.name.hasPrefix("move ") } }

  /// Whether nobody holds the divider at the end.
  var isAtRest: Bool { server.drag == nil }

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
    return LocalizedText(hans: chinese, hant: chinese, en: widths.joined(separator: " and "))
  }

  /// The app that is no longer on the screen, where there is one.
  var removed: AppRole? {
    server.onScreen.count == 1 ? AppRole.allCases.first { !server.onScreen.contains($0) } : nil
  }

  /// Whether both apps are again as they were when the divider was last touched: size and state.
  var isRestored: Bool {
    !server.windowsAtTouch.isEmpty
      && server.windowsAtTouch.allSatisfy { app, before in
        server[app] == before
      }
  }

  private var evidence: [Evidence] {
    AppRole.allCases.flatMap { app in
      let before = server.windowsAtTouch[app].map {
        Evidence("\(app.rawValue) at touch", .number($0.layout.width))
      }
      return (before.map { [$0] } ?? []) + [
        Evidence("\(app.rawValue) at end", .number(server[app].layout.width)),
        Evidence("\(app.rawValue) state", .text(server[app].state.rawValue)),
      ]
    }
  }
}
