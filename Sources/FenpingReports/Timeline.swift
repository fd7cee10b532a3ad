import FenpingCore

/// A course of events as a person follows it: what the user does, and below each action what either app sees.
struct Timeline {
  /// One thing that an app sees.
  struct Entry {
    /// Of two events that may come in either order.
    let mark: Int?
    let kind: TraceEvent.Kind
    let text: String
  }

  /// What one action of the user leads to.
  struct Step {
    let action: String
    var entries: [AppRole: [Entry]] = [:]
  }

  let title: String
  let apps: [AppRole]
  let steps: [Step]
  private let course: Course
  private let language: Language

  init(_ course: Course, _ language: Language) {
    self.course = course
    self.language = language
    let start = course.start
    let system = (start.os < Version(13) ? "iOS " : "iPadOS ") + start.os.description
    title = [start.device.label, start.orientation.name[language], system, start.lifeCycle.name[language]]
      .joined(separator: " · ")
    apps = start.onScreen
    var steps: [Step] = []
    for event in course.events {
      if event.kind == .user {
        steps.append(Step(action: UserAction(word: event.name)?.name[language] ?? event.name))
      } else if let app = event.app.flatMap(AppRole.init), !steps.isEmpty {
        steps[steps.count - 1].entries[app, default: []].append(Self.entry(event, language))
      }
    }
    self.steps = steps
  }

  /// The window of `app` before the first action.
  func start(of app: AppRole) -> String { describe(course.start[app]) }

  /// The window of `app` after the last action.
  func end(of app: AppRole) -> String { describe(course.end[app]) }

  /// What is not promised, or not known.
  var notes: [String] {
    let isMarked = course.events.contains { $0.unordered != nil }
    return (isMarked ? [Labels.anyOrder[language]] : []) + course.end.notes.map { $0[language] }
  }

  private func describe(_ window: WindowServer.Window) -> String {
    guard window.state != .background else { return window.state.name[language] }
    let size = window.layout.map { [Self.points($0.width, language), $0.horizontal.rawValue] }
    let split = Self.split(window.split.rawValue, language)
    return ([window.layout == nil ? nil : split] + (size ?? [Labels.anyWidth[language]]))
      .compactMap(\.self).joined(separator: " · ") + " · " + window.state.name[language]
  }

  private static func entry(_ event: TraceEvent, _ language: Language) -> Entry {
    let parts: [String?] =
      switch event.kind {
      case .user, .callback: [event.name]
      case .state: [AppState(rawValue: event.name)?.name[language] ?? event.name]
      case .resize: [split(event.name, language), event.width.map { points($0, language) }, event.horizontal]
      case .snapshot: [split(event.name, language), event.width.map { points($0, language) }]
      }
    let text = parts.compactMap(\.self).joined(separator: " · ")
    return Entry(
      mark: event.unordered, kind: event.kind,
      text: event.kind == .callback ? text : event.kind.label[language] + language.colon + text)
  }

  private static func split(_ word: String, _ language: Language) -> String {
    switch SplitConfiguration(rawValue: word) {
    case .full: Labels.full[language]
    case .slideOver: SplitConfiguration.slideOver.name[language]
    case .twoThirds, .half, .oneThird: word
    // The one resize that has no layout.
    case nil: Labels.live[language]
    }
  }

  private static func points(_ number: Double, _ language: Language) -> String {
    Labels.points.filled(Value.number(number).description)[language]
  }
}
