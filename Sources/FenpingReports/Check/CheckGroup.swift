import FenpingCore
import FenpingModel

/// What reports for people show as one: a target in the configurations for which the rules say the same.
///
/// Configurations are compared without the places of their values: the same setting stands on another line of the
/// project for each configuration, and nobody wants to read of it twice. Names are as they were read, like the texts
/// of an item.
struct CheckGroup {
  let target: String
  /// Empty for a built app and for an Info.plist alone.
  private(set) var configurations: [String]
  private(set) var items: [CheckItem]

  /// The groups of a report in its order.
  static func all(_ report: CheckReport) -> [CheckGroup] {
    var groups: [CheckGroup] = []
    for run in runs(of: report.findings) {
      let next = CheckGroup(run)
      if let index = groups.firstIndex(where: { $0.saysTheSame(as: next) }) {
        groups[index].merge(next)
      } else {
        groups.append(next)
      }
    }
    return groups
  }

  /// The findings of each target in each configuration. Two projects of a folder may have targets of one name, so
  /// that neighbours only are put together.
  static func runs(of findings: [Finding]) -> [[Finding]] {
    var runs: [[Finding]] = []
    for finding in findings {
      if let last = runs.last?.last, last.target == finding.target,
        last.configuration == finding.configuration
      {
        runs[runs.count - 1].append(finding)
      } else {
        runs.append([finding])
      }
    }
    return runs
  }

  private init(_ run: [Finding]) {
    target = run.first?.target ?? ""
    configurations = [run.first?.configuration].compactMap(\.self)
    items = run.map { CheckItem(findings: [$0]) }
  }

  private func saysTheSame(as other: CheckGroup) -> Bool {
    target == other.target && !configurations.isEmpty && !other.configurations.isEmpty
      && Set(configurations).isDisjoint(with: other.configurations)
      && items.map { $0.finding.withoutPlaces } == other.items.map { $0.finding.withoutPlaces }
  }

  private mutating func merge(_ other: CheckGroup) {
    configurations += other.configurations
    items = zip(items, other.items).map { CheckItem(findings: $0.findings + $1.findings) }
  }

  // MARK: What is shown of it

  /// What somebody has to see to: failures by their severity, then what a person has to decide, then what is unknown.
  var problems: [CheckItem] {
    CheckItem.Class.allCases.filter(\.isProblem).flatMap { kind in items.filter { $0.class == kind } }
  }

  func items(_ kind: CheckItem.Class) -> [CheckItem] { items.filter { $0.class == kind } }

  /// `App (Debug, Release)`
  func name(_ language: Language) -> String {
    let names = configurations.joined(separator: language.comma)
    return target + (names.isEmpty ? "" : language.aside(names))
  }

  /// `2 errors, 1 warning`; nil where there is no problem.
  func tally(_ language: Language) -> String? {
    let counts = CheckItem.Class.allCases.filter(\.isProblem).compactMap { kind in
      let count = items(kind).count
      return count == 0 ? nil : kind.counted(count)[language]
    }
    return counts.isEmpty ? nil : counts.joined(separator: language.comma)
  }

  /// The tally with the name, as a line of its own.
  func summary(_ language: Language) -> String {
    let tally = tally(language) ?? Labels.noProblems[language]
    return language == .english
      ? "\(tally) in \(name(language))" : name(language) + language.colon + tally
  }
}

extension Finding {
  fileprivate var withoutPlaces: Finding {
    Finding(
      target: target, configuration: nil, rule: rule, verdict: verdict, severity: severity,
      isHeuristic: isHeuristic, message: message, file: nil, line: nil,
      evidence: evidence.map { TracedEvidence(Evidence($0.name, $0.value)) })
  }
}
