import FenpingText

/// Cuts a sentence into units: a new one begins where a second rule, a reason, a pointer or an aside does.
/// Commas alone never cut: 打开文件，选择窗口 is one thing to do, and so is a condition with its consequence.
struct UnitSplitter {
  private let sentence: MarkedSentence
  private let text: [UInt8]
  private let markers: [MarkerMatch]
  private let clauses: ClauseReader
  private var units: [Unit] = []
  private var condition: Range<Int>?

  private init(_ sentence: MarkedSentence) {
    self.sentence = sentence
    text = sentence.folded.bytes
    markers = sentence.markers
    clauses = ClauseReader(text: text, markers: markers)
  }

  static func units(of sentence: MarkedSentence) -> [Unit] {
    var splitter = UnitSplitter(sentence)
    splitter.read(0..<splitter.text.count)
    return splitter.units
  }

  private mutating func read(_ range: Range<Int>) {
    let (body, asides) = Asides.cut(text, range, markers: markers)
    for part in text.partsBetweenDashes(body) { readPart(part) }
    for aside in asides {
      let known = units.count
      condition = nil
      read(aside)
      for index in units.indices[known...] where units[index].role == .main { units[index].role = .aside }
    }
  }

  private mutating func readPart(_ range: Range<Int>) {
    let first = units.count
    var segments = sentence.segments(in: range).flatMap(splitInside)
    if let label = segments.first, segments.count > 1, label.range.count <= 12,
      clauses.opening(label) == .label
    {
      segments.removeFirst()
    }
    for (index, segment) in segments.enumerated() {
      add(segment, after: index > 0 ? segments[index - 1] : nil, rest: segments[(index + 1)...], first: first)
    }
  }

  /// A reason may begin, and a pointer may end, without a comma.
  private func splitInside(_ segment: Segment) -> [Segment] {
    let inner = markers.filter { segment.range.contains($0.range.lowerBound) }
    let isPointer =
      inner.first?.sense == .referenceFront && inner.first?.range.lowerBound == segment.range.lowerBound
    for marker in inner {
      let cut: Int
      switch marker.sense {
      case .causeFront, .purposeTail, .violation: cut = marker.range.lowerBound
      case .referenceEnd where isPointer: cut = marker.range.upperBound
      default: continue
      }
      let left = text.trimmed(segment.range.lowerBound..<cut)
      let right = text.trimmed(cut..<segment.range.upperBound)
      guard text.hanCount(left) >= 4 || isPointer, !right.isEmpty, right.count >= 12 else { continue }
      return [
        Segment(range: left, separator: segment.separator),
        Segment(range: right, separator: .comma),
      ]
    }
    return [segment]
  }

  private mutating func add(
    _ segment: Segment, after previous: Segment?, rest: ArraySlice<Segment>, first: Int
  ) {
    let sense = clauses.opening(segment)
    guard let previous, units.count > first, let current = units.last else {
      start(segment, role: openingRole(segment, sense), sense)
      return
    }
    let gap = text.trimmed(previous.range.upperBound..<segment.range.lowerBound)
    switch sense {
    // 节省内存——因为 …，所以 …: a label, and a sentence of its own.
    case .causeFront
    where units.count == first + 1 && clauses.isLabelled(previous.range.upperBound..<segment.range.lowerBound):
      units[first].isLabel = true
      let isPaired = rest.contains { clauses.opening($0) == .result }
      start(segment, role: isPaired ? .reasonForNext : .reasonForPrevious, sense)
    // 旋转时，因为宽度会变，必须重新布局: the reason stands inside.
    case .causeFront where current.isConditionOnly && !rest.isEmpty: join(segment)
    case .causeFront, .causeSentence, .purposeTail, .resultTail, .violation:
      start(segment, role: .reasonForPrevious, sense)
    case .ensure, .avoid:
      if current.isConditionOnly { join(segment) } else { start(segment, role: .reasonForPrevious, sense) }
    case .result:
      start(segment, role: .main, sense)
      units[units.count - 1].isResult = true
      units[units.count - 1].antecedent = current.antecedent ?? current.range.lowerBound
    case .reference:
      if units.count == first + 1, clauses.isTopic(current) || current.isConditionOnly {
        join(segment)
        units[units.count - 1].role = .reference
      } else {
        start(segment, role: .reference, sense)
      }
    case .dependence:
      start(segment, role: .main, sense)
    case .addition where clauses.lists(current.range) || clauses.isPaired(current.range):
      join(segment)
    case .generality
    where markers.contains { $0.sense == .causeSentence && segment.range.contains($0.range.lowerBound) }:
      join(segment)
    case .addition, .contrast, .generality:
      if current.isConditionOnly, !rest.isEmpty {
        join(segment, asCondition: true)
      } else if clauses.isLong(current.range), clauses.isLong(segment.range), !current.isConditionOnly,
        gap.isEmpty
      {
        start(segment, role: .main, sense)
      } else {
        join(segment)
      }
    default:
      if continues(current, segment, rest) {
        join(segment)
      } else {
        start(segment, role: .main, sense)
        if current.role == .reasonForNext { units[units.count - 1].antecedent = current.range.lowerBound }
      }
    }
  }

  /// Whether a clause without an opening word of its own belongs to the unit before it.
  private func continues(_ current: Unit, _ segment: Segment, _ rest: ArraySlice<Segment>) -> Bool {
    switch current.role {
    case .reference: return false
    case .reasonForNext: return rest.contains { clauses.opening($0) == .result }
    case .reasonForPrevious, .aside: return true
    case .main:
      if segment.separator == .semicolon { return false }
      if clauses.isPaired(current.range) { return true }
      // 值不能为空，如果是，系统会 …: what happens then is another thing.
      if clauses.binds(current.range), !current.isConditionOnly, clauses.opening(segment) == .conditionOpen,
        !rest.isEmpty
      {
        return false
      }
      // 必须使用故事板，并支持所有方向: two things to do.
      if clauses.binds(current.range), !current.isConditionOnly, clauses.opening(segment) == .action,
        text[segment.range].starts(with: "并".utf8)
      {
        return false
      }
      if clauses.isComplete(current), clauses.isLong(segment.range), clauses.saysMore(segment, than: current)
      {
        return false
      }
      if clauses.isComplete(current), !rest.isEmpty,
        clauses.opening(segment) == .whenOpen || clauses.opening(segment) == .conditionOpen,
        clauses.isCondition(segment)
      {
        return false
      }
      // 应用必须支持它，系统不会再问: what the system does is another rule than what the developer must do.
      if clauses.binds(current.range), text[segment.range].starts(with: "系统".utf8) {
        return current.isConditionOnly
      }
      return current.isConditionOnly || !clauses.binds(current.range) || !clauses.binds(segment.range)
    }
  }

  private mutating func start(_ segment: Segment, role: Unit.Role, _ sense: Marker.Sense?) {
    var unit = Unit(range: segment.range, role: role)
    if clauses.isCondition(segment) { condition = segment.range }
    unit.condition = condition
    units.append(unit)
  }

  private mutating func join(_ segment: Segment, asCondition: Bool = false) {
    let last = units.count - 1
    if units[last].isConditionOnly, asCondition || clauses.isCondition(segment) {
      condition = (condition?.lowerBound ?? segment.range.lowerBound)..<segment.range.upperBound
      units[last].condition = condition
    }
    units[last].range = units[last].range.lowerBound..<segment.range.upperBound
  }

  private func openingRole(_ segment: Segment, _ sense: Marker.Sense?) -> Unit.Role {
    switch sense {
    case .causeFront, .purposeFront: return .reasonForNext
    case .causeSentence, .comparison: return .reasonForPrevious
    // At the beginning of a sentence 否则 says what else happens, not why.
    case .violation: return .main
    case .reference: return .reference
    case .referenceFront:
      let isPointer = markers.contains {
        $0.sense == .referenceEnd && $0.range.upperBound == segment.range.upperBound
      }
      return isPointer ? .reference : .main
    default: return .main
    }
  }
}
