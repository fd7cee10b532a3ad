import FenpingAnswers
import FenpingModel
import FenpingStore
import FenpingText
import Glibc

/// A small index to ask. It lies in a file that is gone when the first question comes.
nonisolated(unsafe) private let index: IndexReader = {
  do {
    let texts = [
      "应用必须支持全部四个方向，因为窗口的形状由用户决定。", "視窗變窄時，檢視控制器會收到尺寸類別的變化。",
      "Set UIRequiresFullScreen to NO in Info.plist on iOS 9.", "不得假设 UIScreen 与窗口一样大。",
    ]
    let document = IndexedDocument(
      document: Document(
        name: "a.txt", title: "分屏", format: .text, encoding: "UTF-8", script: .simplified,
        blocks: texts.enumerated().map { Block(.paragraph, text: $1, lines: LineMap(line: $0 + 1)) }),
      statements: texts.enumerated().map { number, text in
        Statement(
          id: "a.txt#\(number + 1)", place: SourcePlace(document: "a.txt", line: number + 1),
          kind: .requirement, modality: .must, subject: .multitasking, text: text, quote: text,
          concepts: concepts(of: text))
      }, hash: "", size: 0, location: nil)
    let path = "/tmp/fenping-fuzz-\(getpid()).sqlite"
    defer { unlink(path) }
    try IndexWriter.write([document], to: path, extractorVersion: 1, termBaseVersion: 1)
    return try IndexReader(path: path)
  } catch {
    fatalError("no index to ask: \(error)")
  }
}()

private func concepts(of text: String) -> [String] {
  let ids = TermBase.standard.matches(in: FoldedText(text).bytes).map {
    TermBase.standard.concepts[$0.concept].id
  }
  return Set(ids).sorted()
}

/// Asks a question; whatever it is, SQLite must not complain, and answers are in order.
public func askAndCheck(_ text: String) {
  for intent in [nil, Intent.why, .checklist] {
    do {
      let set = try AnswerEngine(index: index).answer(Question(text, intent: intent))
      expect(intent == .checklist || set.answers.count <= 5, "more answers than wanted")
      for answer in set.answers { expect(!answer.statement.quote.isEmpty, "an answer without a quote") }
    } catch {
      expect(false, "\(error)")
    }
  }
}

/// Searches for a text; whatever it is, the pattern is one that FTS5 can read, and what is marked stands in the snippet.
public func searchAndCheck(_ text: String) {
  guard let pattern = MatchPattern(text) else { return }
  for pattern in [pattern.all, pattern.any] {
    do {
      for hit in try index.search(pattern, limit: 3) {
        var end = 0
        for mark in hit.highlights {
          expect(mark.lowerBound >= end && !mark.isEmpty, "marks overlap")
          end = mark.upperBound
        }
        expect(end <= hit.snippet.utf8.count, "a mark outside the snippet")
      }
      _ = try index.documentFrequency(match: pattern)
    } catch {
      expect(false, "\(error)")
    }
  }
}
