import FenpingModel
import FenpingStore
import FenpingText

/// Finds the procedure, or the section, that a question asks for, and gives what is to be done in its order.
struct Checklist {
  let index: IndexReader
  let scorer: Scorer

  /// Statements that belong together: the items under one lead-in, or a section.
  private struct Group {
    let items: [Statement]
    let cover: Double
  }

  func items(
    _ question: Question, _ read: ReadQuestion, _ ranked: [AnswerEngine.Ranked]
  ) throws(StoreError) -> [AnswerEngine.Ranked] {
    guard !read.concepts.isEmpty || !read.words.isEmpty else { return try everything(question) }
    var documents: [String] = []
    for candidate in ranked.prefix(40) where !documents.contains(candidate.statement.place.document) {
      documents.append(candidate.statement.place.document)
    }
    var best: Group?
    for document in documents {
      for group in groups(in: try index.statements(inDocument: document)) where group.cover > best?.cover ?? 0 {
        best = group
      }
    }
    guard let best, best.cover >= Threshold.cover else { return [] }
    return best.items.map { rank($0) }
  }

  private func rank(_ item: Statement) -> AnswerEngine.Ranked {
    let cover = scorer.cover(item)
    return AnswerEngine.Ranked(statement: item, cover: cover.total, parts: scorer.parts(item, cover))
  }

  /// Without a topic: all that is to be set up, guide by guide.
  private func everything(_ question: Question) throws(StoreError) -> [AnswerEngine.Ranked] {
    try index.allStatements()
      .filter { $0.kind == .setupStep || ($0.procedure != nil && IntentFit.actionable.contains($0.kind)) }
      .filter { question.document == nil || $0.place.document == question.document }
      .map { rank($0) }
  }

  /// The groups of a document, each with how well it is what the question asks for.
  private func groups(in statements: [Statement]) -> [Group] {
    var runs: [(key: String, isList: Bool, range: Range<Int>)] = []
    for (position, statement) in statements.enumerated() {
      let isList = statement.procedure != nil
      let key = statement.procedure ?? statement.section
      if let last = runs.last, last.key == key, last.isList == isList {
        runs[runs.count - 1].range = last.range.lowerBound..<position + 1
      } else {
        runs.append((key, isList, position..<position + 1))
      }
    }
    return runs.compactMap { run in
      let members = statements[run.range]
      let items = members.filter { IntentFit.actionable.contains($0.kind) || $0.kind == .lifecycleCallback && run.isList }
      guard !items.isEmpty else { return nil }
      // What introduces the list says what it is for.
      let before = run.isList ? statements[..<run.range.lowerBound].suffix(2).filter { $0.section == members.first?.section } : []
      return Group(items: Array(items), cover: cover(run.key, Array(before) + Array(members), isList: run.isList))
    }
  }

  /// What of the question the group's name covers, and then its members.
  private func cover(_ name: String, _ members: [Statement], isList: Bool) -> Double {
    let context = members.first?.section ?? ""
    let joined = Statement(
      id: "", place: SourcePlace(document: "", line: 0), kind: .setupStep, modality: .none, subject: .other,
      section: context, text: name + members.map(\.text).joined(separator: "\n"), quote: name,
      concepts: members.flatMap(\.concepts))
    return scorer.cover(joined).total + (isList ? 0.1 : 0)
  }
}
