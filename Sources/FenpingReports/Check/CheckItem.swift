import FenpingCore
import FenpingModel

/// What a rule says about a group: one finding for each of its configurations, the same but for their places.
///
/// Its texts are as they were read: each format makes them harmless in its own way.
struct CheckItem {
  /// What a reader sorts findings by, most urgent first.
  enum Class: CaseIterable {
    case error, warning, note, needsReview, unknown, pass, notApplicable
  }

  let findings: [Finding]

  var finding: Finding { findings[0] }

  var `class`: Class { finding.class }

  var rule: Rule? { Catalogue.rule(finding.rule) }

  /// The rule's title, or its id where this program does not know it.
  func title(_ language: Language) -> String { rule?.title[language] ?? finding.rule }

  /// Why, and that it is a guess where it is one.
  func message(_ language: Language) -> String {
    finding.message[language]
      + (finding.isHeuristic ? language.aside(Labels.heuristic[language]) : "")
  }

  /// Where the causes are, a file once with all of its lines: `App.xcodeproj/project.pbxproj:123, 145`.
  var places: [String] {
    var files: [(name: String, lines: [Int])] = []
    for finding in findings {
      guard let file = finding.file else { continue }
      if let index = files.firstIndex(where: { $0.name == file }) {
        files[index].lines += [finding.line].compactMap(\.self).filter { !files[index].lines.contains($0) }
      } else {
        files.append((file, [finding.line].compactMap(\.self)))
      }
    }
    return files.map { file in
      file.name
        + (file.lines.isEmpty ? "" : ":" + file.lines.map(String.init).joined(separator: ", "))
    }
  }

  /// `ITMS-90474`
  var storeCodes: [String] { rule?.storeCodes.map { "ITMS-\($0)" } ?? [] }

  /// The command that leads to what the guides say; nil where they cannot be asked about the rule.
  var guideCommand: String? { rule.map { "fenping why \($0.id)" } }

  // MARK: Evidence

  /// A place of a chain, with the configurations that have it where others do not.
  struct TracedOrigin {
    let origin: Origin
    let configurations: [String]
  }

  /// The places from which a piece of evidence came: of each configuration what counted first, then what it hid.
  func origins(ofEvidence index: Int) -> [TracedOrigin] {
    let chains = findings.map { finding in
      (configuration: finding.configuration, origins: finding.evidence[index].origins)
    }
    var origins: [Origin] = []
    for depth in 0..<(chains.map(\.origins.count).max() ?? 0) {
      for chain in chains where depth < chain.origins.count && !origins.contains(chain.origins[depth]) {
        origins.append(chain.origins[depth])
      }
    }
    return origins.map { origin in
      let holders = chains.filter { $0.origins.contains(origin) }
      return TracedOrigin(
        origin: origin,
        configurations: holders.count == chains.count ? [] : holders.compactMap(\.configuration))
    }
  }
}

extension Finding {
  /// `Info.plist:12`
  var place: String? { file.map { file in file + (line.map { ":\($0)" } ?? "") } }

  var `class`: CheckItem.Class {
    switch verdict {
    case .pass: .pass
    case .notApplicable: .notApplicable
    case .needsReview: .needsReview
    case .unknown: .unknown
    case .fail:
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    }
  }
}

extension Origin {
  /// `Info.plist:12`; nil for a default.
  var place: String? { file.map { file in file + (line.map { ":\($0)" } ?? "") } }
}

extension CheckItem.TracedOrigin {
  /// What the place is to the project, and for which configurations.
  func label(_ language: Language) -> String {
    let names = configurations.joined(separator: language.comma)
    return origin.level.label[language] + (names.isEmpty ? "" : language.aside(names))
  }
}

extension CheckItem.Class {
  var isProblem: Bool { self != .pass && self != .notApplicable }

  var mark: String {
    switch self {
    case .error: "✗"
    case .warning: "!"
    case .note: "i"
    case .needsReview, .unknown: "?"
    case .pass: "✓"
    case .notApplicable: "–"
    }
  }

  var label: LocalizedText {
    switch self {
    case .error: Severity.error.label
    case .warning: Severity.warning.label
    case .note: Severity.note.label
    case .needsReview: Verdict.needsReview.label
    case .unknown: Verdict.unknown.label
    case .pass: Verdict.pass.label
    case .notApplicable: Verdict.notApplicable.label
    }
  }

  func counted(_ count: Int) -> LocalizedText {
    switch self {
    case .error: Labels.errors(count)
    case .warning: Labels.warnings(count)
    case .note: Labels.hints(count)
    case .needsReview: Labels.toReview(count)
    case .unknown: Labels.undecided(count)
    case .pass: Labels.passed(count)
    case .notApplicable: Labels.inapplicable(count)
    }
  }
}
