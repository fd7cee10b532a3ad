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
    /// Ids of all that it says.
    let all: [String]
    /// Ids of what stands before it.
    let before: [String]
    /// What of the question it covers, 0…1, with what speaks for a list of things to set up.
    let fit: Double
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
      for group in groups(in: try index.statements(inDocument: document)) where group.fit > best?.fit ?? 0 {
        best = group
      }
    }
    guard let best, best.fit >= Threshold.cover else { return [] }
    // A sentence that tells what to do says more of what is asked for than the whole list: it comes first where it
    // introduces the list; else no list was meant, unless a list was asked for by name.
    if question.intent == nil, let first = ranked.first, let cover = first.features?.cover.total,
      cover > best.fit,
      IntentFit.actionable.contains(first.statement.kind), !best.all.contains(first.statement.id)
    {
      guard best.before.contains(first.statement.id) else { return [] }
      return [first] + best.items.map { rank($0) }
    }
    return best.items.map { rank($0) }
  }

  private func rank(_ item: Statement) -> AnswerEngine.Ranked {
    let cover = scorer.cover(item)
    return AnswerEngine.Ranked(statement: item, features: scorer.features(item, cover))
  }

  /// Without a topic: all that is to be set up, guide by guide.
  private func everything(_ question: Question) throws(StoreError) -> [AnswerEngine.Ranked] {
    try index.allStatements()
      .filter { $0.kind == .setupStep || ($0.procedure != nil && IntentFit.actionable.contains($0.kind)) }
      .filter { question.document == nil || $0.place.document == question.document }
      .map { rank($0) }
  }

  /// The groups of a document, each with how well it is what the question asks for.
  private func groups(in all: [Statement]) -> [Group] {
    let statements = all.filter { $0.kind != .reference && $0.kind != .reason }
    var runs: [Range<Int>] = []
    for (position, statement) in statements.enumerated() {
      if let last = runs.last, belongs(statement, to: statements[last.lowerBound]) {
        runs[runs.count - 1] = last.lowerBound..<position + 1
      } else {
        runs.append(position..<position + 1)
      }
    }
    return runs.compactMap { run in
      let items = statements[run].filter { Self.isItem($0) }
      // The sentence before a list says what the list is for.
      let before = statements[..<run.lowerBound].suffix(2).filter { $0.section == items.first?.section }
      return items.isEmpty
        ? nil : group(of: items, in: statements[run], before: Array(before))
    }
  }

  private func belongs(_ statement: Statement, to first: Statement) -> Bool {
    statement.section == first.section && statement.procedure == first.procedure
  }

  private static func isItem(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .setupStep, .requirement, .prohibition, .statePreservation: true
    case .orientationRule, .layoutRule, .lifecycleCallback, .permission, .privilege: statement.step != nil
    case .reason, .fact, .reference, .tip: false
    }
  }

  /// How far the items are what the question asks for: by the words that introduce it and its heading; a list also by
  /// its items. A section is asked for by its heading alone: it may hold anything. Of two that are named as well,
  /// the one that sets something up is meant.
  private func group(of items: [Statement], in run: ArraySlice<Statement>, before: [Statement]) -> Group? {
    let first = items[0]
    let heading = first.section.split(separator: "›").last.map(String.init) ?? ""
    let isList = first.procedure != nil
    let name = [heading, first.procedure ?? ""]
    let group = Statement(
      id: "", place: first.place, kind: .setupStep, modality: .none, subject: .other,
      section: first.section, text: isList ? (before + run).map(\.text).joined(separator: "\n") : "",
      quote: name.joined(separator: "\n"),
      concepts: TermBase.standard.concepts(in: FoldedText(name.joined(separator: "\n")).bytes))
    let cover = scorer.cover(group)
    guard Set(scorer.question.without).isDisjoint(with: (before + items).flatMap(\.concepts)) else {
      return nil
    }
    guard cover.evidence >= Threshold.evidence || cover.total >= Threshold.wholeCover else { return nil }
    let settings = 0.05 * Double(items.count { $0.kind == .setupStep }) / Double(items.count)
    return Group(
      items: items, all: run.map(\.id), before: before.map(\.id),
      fit: isList ? cover.total + 0.2 + settings : 0.8 * cover.total + settings)
  }
}
