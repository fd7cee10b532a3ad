import FenpingCore
import FenpingReports

extension Command {
  private static let scenario = Argument(
    "action", .oneOrMore,
    """
    What the user does, in order: touch, move 2/3|1/2|1/3|leading-edge|trailing-edge, rotate \
    [portrait|landscape], release, press-home. A move touches the divider first.
    """)
  private static let from = Option<SplitConfiguration>(
    "from", value: "part",
    """
    The part of the screen that the primary app has at the start; slide-over: the other app floats above it; \
    full: one app alone.
    """,
    accepted: SplitConfiguration.starts.map(\.rawValue), fallback: ("2/3", .twoThirds)
  ) { SplitConfiguration(rawValue: $0) }
  private static let orientation = Option<WindowOrientation>(
    "orientation", value: "orientation", "Which way up the screen is at the start.",
    accepted: WindowOrientation.allCases.map(\.rawValue), fallback: ("landscape", .landscape)
  ) { WindowOrientation(rawValue: $0) }
  private static let lifeCycle = Option<LifeCycle>(
    "life-cycle", value: "delegate",
    "Who hears of changes of state; else app-delegate, and scene from iPadOS 26 on.",
    accepted: LifeCycle.allCases.map(\.rawValue)
  ) { LifeCycle(rawValue: $0) }
  private static let os = Option<Version>(
    "os", value: "version", "The version of iPadOS that runs the apps; else 9, or 13 with scenes."
  ) { Version($0) }
  private static let format = Options.format(.text, .json, .markdown)

  /// `fenping trace`
  static let trace = Command(
    "trace", "Show what two apps go through while the user drags the divider or rotates.",
    discussion: """
      Such as: fenping trace --device "iPad Pro 12.9" --from 1/2 move 2/3 release. The actions may stand in \
      quotes, as one word or several.
      """,
    arguments: [scenario],
    options: [
      Options.device.description, orientation.description, from.description, lifeCycle.description,
      os.description, format.description, Options.json.description, Options.language.description,
      Options.output.description,
    ]
  ) { (arguments, session) throws(CommandError) in
    let atStart = arguments[orientation] ?? .landscape
    let actions = try TraceScenario.actions(in: arguments.words(scenario), from: atStart)
    let (lifeCycle, os) = LifeCycle.assumed(arguments[lifeCycle], os: arguments[os])
    let device = try Device.known(arguments[Options.device] ?? "")
    let course: Course
    do throws(InputError) {
      let start = try WindowServer(
        device: device, orientation: atStart, split: arguments[from] ?? .twoThirds, lifeCycle: lifeCycle,
        os: os)
      course = try Course(from: start, actions)
    } catch {
      throw .badCourse(error)
    }
    let language = session.language(arguments)
    let report =
      switch arguments[format] {
      case .json: TraceJSON.document(course).text
      case .markdown: TraceMarkdown.report(course, language)
      default: TraceText.report(course, session.style(arguments, language: language))
      }
    try session.deliver(report, arguments)
    return .success
  }
}

extension Device {
  /// The screen of that name, or an error that says which there are.
  static func known(_ name: String) throws(CommandError) -> Device {
    if let device = Device(familiar: name) { return device }
    let word = name.lowercased()
    let names = Dictionary((words + modelNames).map { ($0.lowercased(), $0) }) { first, _ in first }
    throw .unknownDevice(
      name, suggestion: Suggestion.nearest(to: word, in: names.keys.sorted()).flatMap { names[$0] })
  }
}
