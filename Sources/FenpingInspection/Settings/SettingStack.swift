import FenpingModel

/// All assignments that a target's configuration sees, and what a setting comes to among them.
///
/// Source: `MacroEvaluationScope.swift` and `Settings.swift` of swift-build: the assignment made last whose conditions
/// hold wins; `$(inherited)` is the next one below it.
struct SettingStack {
  /// From the weakest to the strongest.
  private var entries: [SettingEntry] = []
  private let configuration: String
  /// Its name, with the version where that is known.
  private let sdk: String
  /// What Xcode itself defines, such as `TARGET_NAME`.
  private let builtIn: [String: String]
  private var named: [String: [Int]] = [:]

  init(configuration: String, sdk: String = "iphoneos", builtIn: [String: String]) {
    self.sdk = sdk
    self.configuration = configuration
    self.builtIn = builtIn
  }

  mutating func push(_ new: [SettingEntry]) {
    for entry in new {
      switch entry {
      case .assignment(let assignment):
        guard assignment.conditions.allSatisfy({ $0.holds(in: configuration, sdk: sdk) }) else { continue }
        named[assignment.name, default: []].append(entries.count)
      case .missing: missing.append(entries.count)
      }
      entries.append(entry)
    }
  }

  private var missing: [Int] = []

  var missingFiles: [String] {
    missing.compactMap { if case .missing(let file) = entries[$0] { file } else { nil } }
  }

  /// The names of all settings that are made somewhere.
  var names: Dictionary<String, [Int]>.Keys { named.keys }

  /// The assignments of a setting, the strongest first.
  func assignments(of name: String) -> [Assignment] {
    (named[name] ?? []).reversed().compactMap {
      if case .assignment(let assignment) = entries[$0] { assignment } else { nil }
    }
  }

  /// What the setting comes to; nil where it is made nowhere. What cannot be resolved stands in it as it is written.
  func value(of name: String) -> String? {
    var budget = Self.budget
    return value(of: name, below: entries.count, open: [], &budget)
  }

  /// `text` with every setting in it replaced by what that comes to.
  func expanded(_ text: String) -> String {
    var budget = Self.budget
    return expanded(text, open: [], &budget)
  }

  /// Bytes that an expansion may produce: references that double at every level would never end.
  private static let budget = 1 << 20

  /// A setting that is being worked out, and which of its assignments.
  private typealias Step = (name: String, index: Int)

  private func value(of name: String, below: Int, open: [Step], _ budget: inout Int) -> String? {
    guard let index = named[name]?.last(where: { $0 < below }),
      case .assignment(let assignment) = entries[index]
    else { return builtIn[name] }
    return expanded(assignment.value, open: open + [(name, index)], &budget)
  }

  private func expanded(_ text: String, open: [Step], _ budget: inout Int) -> String {
    budget -= text.utf8.count
    guard budget > 0, open.count < 64 else { return text }
    var result = ""
    for part in MacroText.parts(of: text) {
      switch part {
      case .text(let text): result += text
      case .reference(let reference):
        // $(A_$(B)) names A_ followed by what B is.
        let inner = expanded(reference.name, open: open, &budget)
        result += resolve(reference, named: inner, open: open, &budget) ?? reference.written
      }
    }
    return result
  }

  private func resolve(
    _ reference: MacroText.Reference, named inner: String, open: [Step], _ budget: inout Int
  ) -> String? {
    guard let name = inner == "inherited" ? open.last?.name : inner else { return nil }
    var value: String?
    if let step = open.last(where: { $0.name == name }) {
      // A reference to a setting that is being worked out is one to what lies below, through others too.
      let next = named[name]?.last { $0 < step.index } ?? -1
      // A file that is missing in between might have said something.
      if missing.contains(where: { $0 > next && $0 < step.index }) { return nil }
      let rest = name == open.last?.name ? open.dropLast() : open
      value = self.value(of: name, below: step.index, open: rest, &budget) ?? ""
    } else {
      value = self.value(of: name, below: entries.count, open: open, &budget)
    }
    if let fallback = reference.fallback, value?.isEmpty ?? missing.isEmpty {
      value = expanded(fallback, open: open, &budget)
    }
    return value.map { reference.applied(to: $0) }
  }
}
