import FenpingCore
import FenpingModel
import FenpingText

/// What to say beside the answers, or where there are none.
enum Hints {
  /// That a question is longer than what is read of it.
  static func unread(of question: Question) -> [LocalizedText] {
    guard question.text.utf8.count > Question.longest else { return [] }
    return [
      LocalizedText(
        hans: "问题太长，只读了前 \(Question.longest) 个字节",
        hant: "問題太長，只讀了前 \(Question.longest) 個位元組",
        en: "the question is long: only its first \(Question.longest) bytes were read")
    ]
  }

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
