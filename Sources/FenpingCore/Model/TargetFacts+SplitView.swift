/// What storyboards and source code tell of a target's split view controllers.
///
/// A reading of source code is a heuristic: what it did not find may still be there. Rules say `unknown` where
/// something was not read, unless what they found settles the matter.
struct SplitViewFindings: Sendable {
  /// Nil: the source was not read.
  let source: [SourceObservation]?
  /// Nil: the storyboards were not read.
  let documents: [InterfaceDocument]?

  /// The inputs that it reads.
  static let inputs: [any InputField] = [TargetField.storyboards, TargetField.source]

  init(_ facts: TargetFacts) {
    source = facts[TargetField.source].value
    // The picture at launch is no interface that anybody uses.
    documents = facts[TargetField.storyboards].value?.filter { !$0.isLaunchScreen }
  }

  var isWhollyRead: Bool { source != nil && documents != nil }
  var inStoryboards: [StoryboardSplitView] { documents.map { $0.flatMap(\.splitViews) } ?? [] }
  /// Whether there is any split view controller, as far as was read.
  var isThereAny: Bool { !inStoryboards.isEmpty || !inSource(SourcePattern.ofSplitViews).isEmpty }

  /// The observations of `patterns`, in their order.
  func inSource(_ patterns: [SourcePattern]) -> [SourceObservation] {
    (source ?? []).filter { patterns.contains($0.pattern) }
  }

  /// Where `patterns` stand in the source, and the storyboards that fulfil `condition`; each place once.
  func places(
    _ patterns: SourcePattern..., storyboards condition: (StoryboardSplitView) -> Bool = { _ in false }
  ) -> [String] {
    var places: [String] = []
    let all = inStoryboards.filter(condition).map(\.document) + inSource(patterns).map(\.place)
    for place in all where !places.contains(place) { places.append(place) }
    return places
  }

  /// For the evidence: of the facts, those that are about split view controllers.
  var details: [String: Value] {
    var details: [String: Value] = [:]
    if source != nil {
      details[TargetField.source.name] = .list(inSource(SourcePattern.splitView).map(\.value))
    }
    if let documents {
      let relevant = documents.filter { !$0.splitViews.isEmpty }
      details[TargetField.storyboards.name] = .list(relevant.map { .record($0.record) })
    }
    return details
  }
}

extension SourcePattern {
  /// The patterns that show that there is a split view controller.
  fileprivate static let ofSplitViews = splitView.filter {
    $0 != paneControllerCreated && $0 != windowMadeVisible
  }
}

extension TargetFacts {
  /// Whether every system in question is `version` or later: the one that the reader asks about or, where none
  /// is named, those that the app supports. Nil where that is not known.
  func runsOnly(from version: Version) -> Bool? {
    self[TargetField.os].value.map { $0 >= version } ?? isDeployed(from: version)
  }
}

extension LocalizedText {
  static let noSplitView = LocalizedText(
    hans: "故事板和源代码里都没有分割视图控制器。", hant: "Storyboard 和原始碼裡都沒有分割檢視控制器。",
    en: "Neither the storyboards nor the source code have a split view controller.")

  static let splitViewsNotRead = LocalizedText(
    hans: "故事板或源代码没有读到，无从知道分割视图控制器怎样使用。",
    hant: "Storyboard 或原始碼沒有讀到，無從知道分割檢視控制器怎樣使用。",
    en: """
      The storyboards or the source code were not read, so how split view controllers are used is not known.
      """)
}
