import FenpingCore
import FenpingInspection

/// The options of `fenping check`, as they are typed.
enum CheckOptions {
  static let rule = Option<String>(
    "rule", value: "rule", "Ask this rule or this area only.", isRepeating: true
  ) { $0.isEmpty ? nil : $0 }
  static let skip = Option<String>(
    "skip", value: "rule", "Leave out this rule or this area.", isRepeating: true
  ) { $0.isEmpty ? nil : $0 }
  static let target = Option<String>("target", value: "name", "Check this target only.") {
    $0.isEmpty ? nil : $0
  }
  static let configuration = Option<String>(
    "configuration", value: "name", "Check this configuration only."
  ) { $0.isEmpty ? nil : $0 }
  static let failOn = Option<Severity>(
    "fail-on", value: "severity", "The least severity of a finding that fails the run.",
    accepted: ["error", "warning", "note"], fallback: nil
  ) { Severity(rawValue: $0) }
  static let explain = Flag("explain", "Show every value that was seen, and where it came from.")
}

/// What to check, from the command line and from a file beside the project; the command line goes before it.
struct CheckSettings {
  static let fileName = ".fenping.json"

  let rules: [Rule]
  let inspection: InspectionOptions
  let failOn: Severity

  init(_ arguments: ParsedArguments, near path: String, _ session: Session) throws(CommandError) {
    let file = try CheckFile(near: path, session)
    let wanted = arguments.all(CheckOptions.rule)
    let unwanted = arguments.all(CheckOptions.skip) + file.texts("skip")
    let chosen = try Self.rules(wanted.isEmpty ? file.texts("rule") : wanted)
    let left = try Self.rules(unwanted).map(\.id)
    rules = (chosen.isEmpty ? Catalogue.all : chosen).filter { $0.shape == .check && !left.contains($0.id) }
    if rules.isEmpty { throw .noCheckRule(wanted + unwanted) }
    inspection = InspectionOptions(
      target: arguments[CheckOptions.target] ?? file.text("target"),
      configuration: arguments[CheckOptions.configuration] ?? file.text("configuration"),
      sdk: arguments[Options.sdk] ?? file.version("sdk"), os: arguments[Options.os] ?? file.version("os"))
    failOn = arguments[CheckOptions.failOn] ?? file.text("fail-on").flatMap(Severity.init) ?? .error
  }

  /// The check rules of ids, former ids and areas, in the catalogue's order.
  private static func rules(_ words: [String]) throws(CommandError) -> [Rule] {
    var ids: Set<String> = []
    for word in words {
      let area = Catalogue.all.filter { $0.area == word }.map(\.id)
      ids.formUnion(area.isEmpty ? [try Catalogue.known(word).id] : area)
    }
    return Catalogue.all.filter { ids.contains($0.id) }
  }
}

/// The file `.fenping.json`: an object whose members are the options by their long names.
private struct CheckFile {
  private let members: [String: Value]

  private static let known = ["rule", "skip", "target", "configuration", "fail-on", "os", "sdk"]

  /// Beside what is checked or, where there is none, in the working folder.
  init(near path: String, _ session: Session) throws(CommandError) {
    let folder = Self.folder(of: path)
    let places = [folder + "/" + CheckSettings.fileName, CheckSettings.fileName]
    guard let file = places.first(where: { Files.kind(of: $0) == .file }) else {
      members = [:]
      return
    }
    let bytes = try session.read(file)
    let read: [String: Value]
    do throws(InputJSON.Failure) { read = try InputJSON.object(bytes) } catch {
      throw .badInput(file, reason: error)
    }
    for (name, value) in read.sorted(by: { $0.key < $1.key }) {
      guard Self.known.contains(name) else { throw .badSetting(file, name, accepted: Self.known) }
      guard Self.isRight(value, for: name) else { throw .badSettingValue(file, name, value.description) }
    }
    members = read
  }

  private static func isRight(_ value: Value, for name: String) -> Bool {
    switch (name, value) {
    case ("rule", .list(let items)), ("skip", .list(let items)):
      items.allSatisfy { if case .text = $0 { true } else { false } }
    case ("fail-on", .text(let text)): Severity(rawValue: text) != nil
    case ("os", .text), ("sdk", .text), ("os", .number), ("sdk", .number): Version(value.description) != nil
    case ("rule", .text), ("skip", .text), ("target", .text), ("configuration", .text): true
    default: false
    }
  }

  /// The folder itself; of a file, a project or an app the one in which it lies.
  private static func folder(of path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    while parts.count > 1, parts.last == "" { parts.removeLast() }
    let isInside = { (name: Substring) in [".xcodeproj", ".xcworkspace"].contains { name.hasSuffix($0) } }
    if Files.kind(of: path) == .folder {
      guard let name = parts.last, isInside(name) || name.hasSuffix(".app") else { return path }
    }
    parts.removeLast()
    while let name = parts.last, isInside(name) { parts.removeLast() }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  func text(_ name: String) -> String? {
    if case .text(let text)? = members[name] { text } else { nil }
  }

  func version(_ name: String) -> Version? { members[name].flatMap { Version($0.description) } }

  func texts(_ name: String) -> [String] {
    switch members[name] {
    case .list(let items): items.map(\.description)
    case .text(let text): [text]
    default: []
    }
  }
}
