import FenpingCore
import FenpingInspection
import FenpingModel
import FenpingReports

extension Command {
  private static let path = Argument(
    "path", .one,
    "An Xcode project, a folder, an Info.plist, an .app or an .ipa.")
  private static let format = Options.format(.text, .json, .sarif, .junit, .github, .csv, .markdown)

  /// `fenping check PATH`
  static let check = Command(
    "check", "Check a project or a built app against the guides' rules.",
    discussion: """
      Every application target for iOS in every configuration. The exit status is 0 where nothing fails, 1 for \
      findings, 2 where nothing could be checked or only what is unknown stood in the way of a pass. A file \
      \(CheckSettings.fileName) beside the project gives the same options.
      """,
    arguments: [path],
    options: [
      CheckOptions.rule.description, CheckOptions.skip.description, CheckOptions.target.description,
      CheckOptions.configuration.description, CheckOptions.failOn.description, Options.os.description,
      Options.sdk.description, format.description, Options.json.description, Options.language.description,
      Options.output.description, CheckOptions.explain.description,
    ]
  ) { (arguments, session) throws(CommandError) in
    let path = arguments.phrase(path)
    let settings = try CheckSettings(arguments, near: path, session)
    let report = try report(on: path, settings)
    let language = session.language(arguments)
    let text =
      switch arguments[format] {
      case .json: CheckJSON.report(report)
      // What reads SARIF takes every result for a problem.
      case .sarif: SARIF.report(report, version: FenpingTool.version, problemsOnly: true, language)
      case .junit: JUnit.report(report, language)
      case .github: GitHubAnnotations.report(report, language)
      case .csv: CheckCSV.report(report, language)
      case .markdown: CheckMarkdown.report(report, language)
      default:
        CheckText.report(
          report, explains: arguments.contains(CheckOptions.explain),
          verbose: arguments.contains(Options.verbose),
          session.style(arguments, language: language))
      }
    try session.deliver(text, arguments)
    return report.status(failOn: settings.failOn)
  }

  /// Reads what stands at `path` and puts the rules to it.
  static func report(on path: String, _ settings: CheckSettings) throws(CommandError) -> CheckReport {
    let inspection: Inspection
    do throws(InspectionError) {
      inspection = try Inspector.inspect(path, settings.inspection)
    } catch {
      throw .inspection(error)
    }
    if inspection.targets.isEmpty,
      let wanted = settings.inspection.target ?? settings.inspection.configuration
    {
      throw .noSuchTarget(wanted, path)
    }
    return CheckReport(
      path: path,
      findings: inspection.targets.flatMap { Checker.findings($0, rules: settings.rules) },
      skipped: inspection.skipped, notes: inspection.notes)
  }
}

extension CheckReport {
  /// - Parameter threshold: the least severity of a fail that counts.
  func status(failOn threshold: Severity) -> ExitCode {
    let serious = findings.filter { $0.severity.rank >= threshold.rank }
    if serious.contains(where: { $0.verdict == .fail }) { return .nothing }
    if findings.isEmpty || serious.contains(where: { $0.verdict == .unknown }) { return .failure }
    return .success
  }
}

extension Severity {
  fileprivate var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
