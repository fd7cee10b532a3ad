/// The ordered steps of a set-up, each with the place where it was found or missing.
struct SplitViewSteps: Sendable {
  let steps: [(name: String, place: String?)]

  init(_ steps: [(name: String, place: String?)]) { self.steps = steps }

  var missing: [String] { steps.filter { $0.place == nil }.map(\.name) }

  /// For the evidence, in the order of the steps: `{"step": "panes-assigned", "found": "Shell.swift:10"}`, or
  /// `"found": false`.
  var value: Value {
    .list(
      steps.map { step in
        .record(["step": .text(step.name), "found": step.place.map(Value.text) ?? false])
      })
  }

  var sentence: LocalizedText {
    let found = steps.compactMap { step in step.place.map { "\(step.name) (\($0))" } }
    guard !missing.isEmpty else {
      return LocalizedText(
        hans: "每一步都有：\(found.joined(separator: "、"))。", hant: "每一步都有：\(found.joined(separator: "、"))。",
        en: "Every step was found: \(found.joined(separator: ", ")).")
    }
    return LocalizedText(
      hans: "缺少的步骤：\(missing.joined(separator: "、"))；已有：\(found.joined(separator: "、"))。",
      hant: "缺少的步驟：\(missing.joined(separator: "、"))；已有：\(found.joined(separator: "、"))。",
      en: "Missing steps: \(missing.joined(separator: ", ")); found: \(found.joined(separator: ", ")).")
  }
}
