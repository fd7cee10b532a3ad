import FenpingModel
import FenpingText

/// Keeps what is said of the iPad's windows out of guides on something else.
///
/// A guide on collection views has rules enough, and two sentences on rotation among them; whoever asks about the
/// iPad is served by those two alone. In a guide on the subject even a sentence that names nothing of it belongs to it.
struct TopicFilter: Sendable {
  /// What guides on the subject speak of all the time.
  static let concepts = SubjectReader.concepts.reduce(into: Set<String>()) { $0.formUnion($1.1) }
    .union([
      "launch-screen", "scene-manifest", "ui-screen", "trait-change", "view-will-transition", "collapse",
      "column",
      "supported-orientations", "supported-orientations-key",
    ])
    // Every guide on an app has arrays, delegates and views in views.
    .subtracting([
      "view-controllers-array", "container-view-controller", "child-view-controller", "app-delegate",
      "scene-delegate",
    ])
  /// A text of fewer statements is an excerpt, too short to be judged.
  static let fewest = 20
  /// In guides on the subject a third of the statements and more name something of it, in others a tenth and fewer;
  /// between lie guides on the whole app that have a part on it.
  static let share = 1.0 / 7

  private let isOnTopic: Bool
  private let isElsewhere: Bool

  init(title: String?, statements: [Set<String>]) {
    let title = Set(TermBase.standard.concepts(in: FoldedText(title ?? "").bytes))
    isElsewhere = title.isOfAnotherPlatform
    let named = statements.count { !$0.isDisjoint(with: Self.concepts) }
    isOnTopic =
      !isElsewhere
      && (statements.count < Self.fewest || Double(named) >= Self.share * Double(statements.count))
  }

  /// - Parameter concepts: those of a statement, of its condition and of its lead-in.
  func keeps(_ concepts: Set<String>) -> Bool {
    if isOnTopic { return true }
    return isElsewhere ? concepts.contains("ipad") : !concepts.isDisjoint(with: Self.concepts)
  }
}
