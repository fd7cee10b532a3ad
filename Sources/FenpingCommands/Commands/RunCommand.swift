import FenpingCore
import FenpingReports

extension Command {
  private static let id = Argument("rule", .one, "The rule's id, such as lifecycle/divider-to-edge.")
  private static let set = Option<String>(
    "set", value: "key=value", "One input; a list's words are separated by commas.", isRepeating: true
  ) { $0 }
  private static let input = Option<String>(
    "input", value: "file", "A file with the inputs as a JSON object; - for standard input."
  ) { $0.isEmpty ? nil : $0 }
  private static let os = version("os", "The version of iPadOS; short for --set os=version.")
  private static let sdk = version("sdk", "The version of the SDK; short for --set sdk=version.")
  private static let format = Options.format(.text, .json)

  /// `fenping run ID`
  static let run = Command(
    "run", "Evaluate a rule on a scenario or on the facts of a target.",
    discussion: """
      The exit status is 0 for a pass or a value, 1 for a fail, 2 where a fact is missing to decide. \
      'fenping rule <rule>' lists the inputs and shows examples.
      """,
    arguments: [id],
    options: [
      set.description, input.description, os.description, sdk.description, format.description,
      Options.json.description, Options.language.description,
    ]
  ) { (arguments, session) throws(CommandError) in
    let rule = try Catalogue.known(arguments.phrase(id))
    var values: [String: Value] = [:]
    if let path = arguments[input] {
      let bytes = try session.read(path)
      do throws(InputJSON.Failure) {
        values = try InputJSON.object(bytes)
      } catch {
        throw .badInput(path, reason: error)
      }
    }
    for text in arguments.all(set) {
      let (name, value) = try assignment(text, of: rule)
      values[name] = value
    }
    for option in [os, sdk] {
      guard let version = arguments[option] else { continue }
      let name = option.description.name
      guard rule.inputs.contains(where: { $0.name == name }) else {
        throw .noVersionInput(rule: rule, name)
      }
      values[name] = .text(version)
    }

    let evaluation: Evaluation
    do throws(InputError) {
      evaluation = try rule.evaluate(values)
    } catch {
      throw .badScenario(rule: rule, error)
    }

    let language = session.language(arguments)
    session.console.print(
      arguments[format] == .json
        ? RuleJSON.evaluation(evaluation, of: rule).text
        : OutcomeText.report(evaluation, of: rule, session.style(arguments, language: language)))
    return status(of: evaluation.outcome)
  }

  private static func status(of outcome: Evaluation.Outcome) -> ExitCode {
    switch outcome {
    case .verdict(.fail): .nothing
    case .verdict(.unknown): .failure
    case .verdict(.pass), .verdict(.notApplicable), .verdict(.needsReview), .value, .events: .success
    }
  }

  /// The field itself checks the value: some take words too, such as `latest`.
  private static func version(_ name: String, _ abstract: String) -> Option<String> {
    Option(name, value: "version", abstract) { $0.isEmpty ? nil : $0 }
  }

  /// `key=value`, the value read as the rule's field of that name wants it.
  private static func assignment(
    _ text: String, of rule: Rule
  ) throws(CommandError) -> (name: String, value: Value) {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { throw .badAssignment(text) }
    let name = String(text[..<sign])
    let value = String(text[text.index(after: sign)...])
    let field = rule.inputs.first { $0.covers(name) }
    return (name, field.map { Self.value(value, of: $0.kind) } ?? .text(value))
  }

  /// A value of a wrong kind stays a text, which the field then refuses with the values that it accepts.
  private static func value(_ text: String, of kind: FieldKind) -> Value {
    switch kind {
    case .choice, .version, .text: return .text(text)
    case .list:
      return .list(text.split(separator: ",").map { .text($0.trimmed) })
    // An empty list of anything is written without brackets.
    case .records where text.isEmpty: return .list([])
    case .dictionary, .records: return InputJSON.value(Array(text.utf8)) ?? .text(text)
    case .number: return Double(text).map(Value.number) ?? .text(text)
    case .flag:
      return switch text {
      case "yes", "true": .flag(true)
      case "no", "false": .flag(false)
      default: .text(text)
      }
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let head = drop { $0.isWhitespace }
    return String(head.reversed().drop { $0.isWhitespace }.reversed())
  }
}
