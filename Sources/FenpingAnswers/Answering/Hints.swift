import FenpingCore
import FenpingModel
import FenpingText

/// What to say where there is no answer.
enum Hints {
  /// Names the terms of the question that Fenping knows, so that the asker can try another wording.
  static func nearest(to question: ReadQuestion) -> [LocalizedText] {
    let known = question.concepts.compactMap { TermBase.standard[$0] }
    guard !known.isEmpty else { return [] }
    return [
      LocalizedText(
        hans: "问题中认得的术语：" + known.map(\.hans).joined(separator: "、"),
        hant: "問題中認得的術語：" + known.map(\.hant).joined(separator: "、"),
        en: "terms of the question that are known: " + known.map(\.english).joined(separator: ", "))
    ]
  }
}
