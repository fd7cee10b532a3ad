import FenpingText

/// The concepts that a text names.
struct Names: Sendable {
  /// The folded text.
  let text: [UInt8]
  /// Those that it names in so many words.
  private let direct: Set<String>
  /// Those of which they are a kind.
  private let general: Set<String>

  init(_ text: String) {
    let folded = FoldedText(text).bytes
    self.text = folded
    direct = Set(TermBase.standard.matches(in: folded).map { TermBase.standard.concepts[$0.concept].id })
    general = Set(TermBase.standard.concepts(in: folded)).subtracting(direct)
  }

  /// How well the text names a concept, 0…1. Two kinds of one thing do not name each other: a sentence on
  /// portrait names orientations, and says nothing of landscape.
  func share(of id: String) -> Double {
    if direct.contains(id) { return 1 }
    if general.contains(id) { return 0.85 }
    if let other = Self.confused[id], direct.contains(other) { return 0.6 }
    let broader = TermBase.standard[id]?.broader ?? []
    let named = broader.count { direct.contains($0) }
    // A horizontal size class is named by "horizontal" and "size class" together.
    return named == 0 ? 0 : named == broader.count && named > 1 ? 0.9 : 0.4
  }

  /// Names that people use for one another: the system's mode and the view controller.
  private static let confused = [
    "split-view": "split-view-controller", "split-view-controller": "split-view",
  ]

  /// The share of its names that are among `concepts`.
  func focus(on concepts: [String]) -> Double {
    direct.isEmpty ? 0 : Double(direct.intersection(concepts).count) / Double(direct.count)
  }
}
