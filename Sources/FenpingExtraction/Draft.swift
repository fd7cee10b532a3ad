import FenpingCore
import FenpingModel
import FenpingText

/// A statement before its links are known.
struct Draft {
  let passage: Passage
  /// UTF-8 range of the quote in the block's text.
  let quote: Range<Int>
  let condition: String?
  let features: Features
  let link: ReasonLinker.Item
  /// Concepts in the order in which quote, condition and lead-in name them.
  let concepts: [String]
  /// Those of the quote, and those of the condition.
  let named: Set<String>
  let conditionConcepts: Set<String>
  /// Those of the clause before, where this one only adds something to what that says.
  let shared: Set<String>
  /// It begins with a word that stands for what its heading names.
  let pointsUp: Bool

  /// The drafts of one sentence.
  static func drafts(of passage: Passage, number: Int, in document: Document) -> [Draft] {
    // Longer than any sentence: a list of data, or an attack on whoever compares its clauses.
    guard passage.range.count <= 4096 else { return [] }
    let sentence = MarkedSentence(document.blocks[passage.block].text.slice(passage.range))
    guard !isTalk(sentence) else { return [] }
    var units = UnitSplitter.units(of: sentence)
    if passage.introducesList, let last = units.lastIndex(where: { $0.role == .main }),
      !sentence.statesByItself(units[last].range)
    {
      units.removeSubrange(last...)
    }
    var drafts: [Draft] = []
    for unit in units {
      guard let draft = draft(unit, of: sentence, passage, number, before: drafts.last) else { continue }
      drafts.append(draft)
    }
    return drafts
  }

  /// 当通知到达时。 says when, and no more.
  private static func isBareCondition(_ unit: Unit, _ sentence: MarkedSentence) -> Bool {
    unit.role == .main && unit.condition?.upperBound == unit.range.upperBound
      && sentence.markers.contains {
        $0.sense == .whenClose && $0.range.upperBound == unit.range.upperBound
      }
  }

  /// A question, or a sentence about the guide: it states nothing.
  private static func isTalk(_ sentence: MarkedSentence) -> Bool {
    let bytes = sentence.folded.bytes
    if let last = bytes.last(where: { $0 > 0x20 }), last == UInt8(ascii: "?") { return true }
    if isCaption(bytes) { return true }
    let end = bytes.trimmed(0..<bytes.count).upperBound
    return sentence.markers.contains { marker in
      marker.sense == .smallTalk
        || marker.sense == .asks && (marker.range.lowerBound == 0 || marker.range.upperBound == end)
        || marker.sense == .aboutTheGuide
          && (marker.range.lowerBound < 16 || marker.range.upperBound + 4 > bytes.count)
    }
  }

  /// 表 2-1 各种窗口的宽度: a name without a stop.
  private static func isCaption(_ bytes: [UInt8]) -> Bool {
    guard ["图", "表"].contains(where: { bytes.starts(with: $0.utf8) }) else { return false }
    guard let number = bytes.dropFirst(3).first(where: { $0 > 0x20 }), (0x30...0x39).contains(number) else {
      return false
    }
    return !bytes.suffix(4).contains { ".;!?".utf8.contains($0) } && !bytes.suffix(3).elementsEqual("。".utf8)
  }

  /// 电视永远是横的; 示例里的首页必须有标题.
  private static func isElsewhere(
    _ sentence: MarkedSentence, _ body: Range<Int>, _ concepts: Set<String>, _ passage: Passage
  ) -> Bool {
    if sentence.markers.contains(where: {
      $0.sense == .sample && body.contains($0.range.lowerBound) && $0.range.lowerBound < body.lowerBound + 12
    }) {
      return true
    }
    if concepts.contains("ipad") { return false }
    if concepts.isOfAnotherPlatform { return true }
    let heading = Set(TermBase.standard.concepts(in: FoldedText(passage.section.last ?? "").bytes))
    return heading.isOfAnotherPlatform
  }

  private static func draft(
    _ unit: Unit, of sentence: MarkedSentence, _ passage: Passage, _ number: Int, before: Draft?
  ) -> Draft? {
    let folded = sentence.folded
    let condition = unit.condition.flatMap { unit.range.overlaps($0) ? $0 : nil }
    // Without a comma the condition is the whole sentence, and says all there is.
    let start = condition.map {
      $0.upperBound < unit.range.upperBound ? $0.upperBound : unit.range.lowerBound
    }
    let body = max(start ?? 0, unit.range.lowerBound)..<unit.range.upperBound
    var own = sentence.markers.filter { body.contains($0.range.lowerBound) }
    if let possible = own.firstIndex(where: { $0.sense == .possible }) {
      own = own.enumerated().filter { $0.offset < possible || $0.element.sense != .must }.map(\.element)
    }
    guard folded.bytes.hanCount(unit.range) >= 3, !isBareCondition(unit, sentence) else { return nil }
    let text = Array(folded.bytes[unit.range])
    let named = TermBase.standard.concepts(in: text)
    let direct = TermBase.standard.matches(in: text).map { TermBase.standard.concepts[$0.concept].id }
    // What stands in brackets is said beside the list, not by it.
    let lead = unit.role == .aside ? nil : passage.item?.lead
    let leadConcepts = lead.map { TermBase.standard.concepts(in: FoldedText($0.text).bytes) } ?? []
    let conditionConcepts =
      unit.condition.map { TermBase.standard.concepts(in: Array(folded.bytes[$0])) } ?? []
    // 窗格宽 320 点，以及与窗口相等的高度: the height is the pane's too.
    let isAddition = ClauseWords.additions.contains { text.starts(with: $0) }
    let shared = isAddition ? before?.concepts ?? [] : []
    let leadSenses = Set(passage.beginsItem ? lead?.markers.map(\.sense) ?? [] : [])
    let opening = sentence.markers.first { $0.range.lowerBound == unit.range.lowerBound }?.sense
    let isImperative = ImperativeReader.isImperative(folded.bytes, body, markers: own)
    let features = Features(
      role: unit.role, own: own, opening: opening, lead: leadSenses, concepts: Set(direct),
      leadConcepts: Set(leadConcepts), isImperative: isImperative,
      isStep: passage.item.map { leadSenses.contains(.stepsFollow) || $0.isOrdered } ?? false,
      isItem: passage.item != nil, isElsewhere: isElsewhere(sentence, body, Set(direct), passage),
      hasCondition: unit.condition != nil)
    let quote = folded.original(unit.quoted)
    let offset = passage.range.lowerBound
    return Draft(
      passage: passage, quote: quote.lowerBound + offset..<quote.upperBound + offset,
      condition: unit.condition.map { sentence.original($0) }, features: features,
      link: ReasonLinker.Item(
        role: unit.role, isResult: unit.isResult, isLabel: unit.isLabel, opening: opening,
        isImportance: own.contains { $0.sense == .importance },
        binds: features.isImperative
          || own.contains { [.must, .mustNot, .should, .shouldNot, .advice].contains($0.sense) },
        permits: own.contains { $0.sense == .may || $0.sense == .notRequired },
        frees: own.contains { $0.sense == .notRequired },
        evaluates: own.contains { $0.sense == .evaluation },
        givesPurpose: opening != .avoid && opening != .ensure
          && own.contains { $0.sense == .avoid || $0.sense == .ensure },
        pointsBack: ClauseWords.pointers.contains { text.starts(with: $0) }
          && !ClauseWords.repetitions.contains { text.starts(with: $0) },
        hasPronoun: text.prefix(36).firstRange(of: "它".utf8) != nil,
        isAnaphoric: ClauseWords.deeds.contains { text.contains($0) },
        isStep: features.isStep, concepts: Set(named), sentence: number, block: passage.block),
      concepts: (named + shared + conditionConcepts + leadConcepts).uniqued(), named: Set(named),
      conditionConcepts: Set(conditionConcepts), shared: Set(shared),
      pointsUp: ClauseWords.demonstratives.contains { text.starts(with: $0) })
  }

  func statement(id: String, document: Document, all: Set<String>, reasons: [ReasonLink]) -> Statement {
    let block = document.blocks[passage.block]
    let modality = ModalityReader.modality(of: features)
    let (kind, confidence) = KindClassifier.kind(of: features, modality: modality)
    let sentence = block.text.slice(passage.range)
    let lead = features.role == .aside ? nil : passage.item?.lead?.text
    let belongs = features.role == .main && kind != .reference
    let section = passage.section.joined(separator: " › ")
    let headings = ([document.title ?? ""] + passage.section).joined(separator: "\n")
    // 此模式下，只显示右栏: what it speaks of is named above.
    let referents = Set(
      pointsUp ? TermBase.standard.concepts(in: FoldedText(passage.section.last ?? "").bytes) : [])
    let topics = Set(TermBase.standard.concepts(in: FoldedText(headings).bytes))
    return Statement(
      id: id, place: SourcePlace(document: document.name, line: block.lines.line(at: quote.lowerBound)),
      kind: kind, modality: modality,
      subject: SubjectReader.subject(of: named, in: [features.leadConcepts, topics, all]),
      condition: condition, procedure: belongs ? lead : nil,
      step: belongs && lead != nil ? passage.item?.number : nil, section: section,
      text: lead.map { $0 + sentence } ?? sentence, quote: block.text.slice(quote),
      translation: passage.translation, reasons: reasons,
      // A pointer to another text says nothing itself.
      rules: kind == .reference
        ? []
        : RuleLinker.standard.rules(
          own: named,
          inherited: features.leadConcepts.union(conditionConcepts).union(shared).union(referents),
          topics: topics, binds: link.binds || modality == .may),
      concepts: concepts, confidence: confidence)
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
