import FenpingText

/// Cuts a sentence into units: a new one begins where a second rule, a reason, a pointer or an aside does.
/// Commas alone never cut: 打开文件，选择窗口 is one thing to do, and so is a condition with its consequence.
struct UnitSplitter {
  private let sentence: MarkedSentence
  private let text: [UInt8]
  private let markers: [MarkerMatch]
  private var units: [Unit] = []
  private var condition: Range<Int>?

  private init(_ sentence: MarkedSentence) {
    self.sentence = sentence
    text = sentence.folded.bytes
    markers = sentence.markers
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
    if let label = segments.first, segments.count > 1, label.range.count <= 12, opening(label) == .label {
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
    let sense = opening(segment)
    guard let previous, units.count > first, let current = units.last else {
      start(segment, role: openingRole(segment, sense), sense)
      return
    }
    let gap = text.trimmed(previous.range.upperBound..<segment.range.lowerBound)
    switch sense {
    // 节省内存——因为 …，所以 …: a label, and a sentence of its own.
    case .causeFront
    where units.count == first + 1 && isLabelled(previous.range.upperBound..<segment.range.lowerBound):
      units[first].isLabel = true
      let isPaired = rest.contains { opening($0) == .result }
      start(segment, role: isPaired ? .reasonForNext : .reasonForPrevious, sense)
    // 旋转时，因为宽度会变，必须重新布局: the reason stands inside.
    case .causeFront where isConditionOnly(current) && !rest.isEmpty: join(segment)
    case .causeFront, .causeSentence, .purposeTail, .resultTail, .violation:
      start(segment, role: .reasonForPrevious, sense)
    case .ensure, .avoid:
      if isConditionOnly(current) { join(segment) } else { start(segment, role: .reasonForPrevious, sense) }
    case .result:
      start(segment, role: .main, sense)
      units[units.count - 1].isResult = true
      units[units.count - 1].antecedent = current.antecedent ?? current.range.lowerBound
    case .reference:
      if units.count == first + 1, isTopic(current) || isConditionOnly(current) {
        join(segment)
        units[units.count - 1].role = .reference
      } else {
        start(segment, role: .reference, sense)
      }
    case .dependence:
      start(segment, role: .main, sense)
    case .addition where lists(current.range) || isPaired(current.range):
      join(segment)
    case .generality
    where markers.contains { $0.sense == .causeSentence && segment.range.contains($0.range.lowerBound) }:
      join(segment)
    case .addition, .contrast, .generality:
      if isConditionOnly(current), !rest.isEmpty {
        join(segment, asCondition: true)
      } else if isLong(current.range), isLong(segment.range), !isConditionOnly(current), gap.isEmpty {
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

  private func isLabelled(_ gap: Range<Int>) -> Bool {
    text[gap].contains(UInt8(ascii: ":")) || text[gap].firstRange(of: "—".utf8) != nil
  }

  /// 不仅要处理旋转，还要处理分屏: one thing in two halves.
  private func isPaired(_ range: Range<Int>) -> Bool {
    pairs.contains { text[range].firstRange(of: $0) != nil }
  }

  /// 检查内存、处理器，以及磁盘: one enumeration.
  private func lists(_ range: Range<Int>) -> Bool {
    text[range].suffix(60).firstRange(of: "、".utf8) != nil
  }

  /// Only what a pointer is about: 关于布局的细节, 启动画面的做法.
  private func isTopic(_ unit: Unit) -> Bool {
    guard unit.role == .main, !binds(unit.range) else { return false }
    let says: Set<Marker.Sense> = [.may, .automatic, .notification, .only, .ensure, .addition]
    return opening(unit.range) == .topic
      || !ImperativeReader.isImperative(text, unit.range, markers: markers)
        && !markers.contains { unit.range.contains($0.range.lowerBound) && says.contains($0.sense) }
        && text.hanCount(unit.range) < 16
  }

  /// Whether a clause without an opening word of its own belongs to the unit before it.
  private func continues(_ current: Unit, _ segment: Segment, _ rest: ArraySlice<Segment>) -> Bool {
    switch current.role {
    case .reference: return false
    case .reasonForNext: return rest.contains { opening($0) == .result }
    case .reasonForPrevious, .aside: return true
    case .main:
      if segment.separator == .semicolon { return false }
      if isPaired(current.range) { return true }
      // 值不能为空，如果是，系统会 …: what happens then is another thing.
      if binds(current.range), !isConditionOnly(current), opening(segment) == .conditionOpen, !rest.isEmpty {
        return false
      }
      // 必须使用故事板，并支持所有方向: two things to do.
      if binds(current.range), !isConditionOnly(current), opening(segment) == .action,
        text[segment.range].starts(with: "并".utf8)
      {
        return false
      }
      if isComplete(current), isLong(segment.range), saysMore(segment, than: current) { return false }
      if isComplete(current), !rest.isEmpty,
        opening(segment) == .whenOpen || opening(segment) == .conditionOpen,
        isCondition(segment)
      {
        return false
      }
      // 应用必须支持它，系统不会再问: what the system does is another rule than what the developer must do.
      if binds(current.range), text[segment.range].starts(with: "系统".utf8) { return isConditionOnly(current) }
      return isConditionOnly(current) || !binds(current.range) || !binds(segment.range)
    }
  }

  /// It says something: no condition, and no mere name of what is spoken of.
  private func isComplete(_ unit: Unit) -> Bool {
    isLong(unit.range) && !isConditionOnly(unit) && unit.role == .main && !isTopic(unit)
      && !places.contains { text[unit.range].starts(with: $0) }
  }

  /// 标题会缩短，不能依赖它的宽度; 主栏浮在上面，用户点按别处会收起它: forbidden, or of somebody else.
  private func saysMore(_ segment: Segment, than current: Unit) -> Bool {
    let inside = markers.filter { segment.range.contains($0.range.lowerBound) }
    if let first = inside.first, first.sense == .mustNot {
      let subject = text[segment.range.lowerBound..<first.range.lowerBound]
      if subject.isEmpty || readers.contains(where: { subject.elementsEqual($0) }) { return true }
    }
    if readers.contains(where: { text[segment.range].starts(with: $0 + Array("可以".utf8)) }) {
      return !readers.contains { text[current.range].starts(with: $0) }
    }
    return doers.contains { text[segment.range].starts(with: $0) }
  }

  private mutating func start(_ segment: Segment, role: Unit.Role, _ sense: Marker.Sense?) {
    var unit = Unit(range: segment.range, role: role)
    if isCondition(segment) { condition = segment.range }
    unit.condition = condition
    units.append(unit)
  }

  private mutating func join(_ segment: Segment, asCondition: Bool = false) {
    let last = units.count - 1
    if isConditionOnly(units[last]), asCondition || isCondition(segment) {
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

  /// The marker with which a segment begins, a conjunction such as 就, 则, 也 left aside.
  private func opening(_ segment: Segment) -> Marker.Sense? { opening(segment.range) }

  private func opening(_ range: Range<Int>) -> Marker.Sense? {
    let start = range.lowerBound
    return markers.first { marker in
      marker.range.lowerBound == start
        || (marker.range.lowerBound == start + 3 && conjunctions.contains(Array(text[start..<start + 3])))
    }?.sense
  }

  private func isCondition(_ segment: Segment) -> Bool {
    // 应用如果不支持它: the subject may stand first.
    let opensInside = markers.contains {
      $0.sense == .conditionOpen
        && (segment.range.lowerBound..<segment.range.lowerBound + 24).contains($0.range.lowerBound)
        && segment.range.contains($0.range.lowerBound)
    }
    if opensInside { return true }
    switch opening(segment) {
    case .evenIf, .unless: return true
    // 在窄窗口中必须收起侧栏, 在故事板中选中窗口: the place belongs to the rule.
    case .whenOpen where !endsAsCondition(segment):
      return segment.range.count < 100 && !binds(segment.range)
        && !ImperativeReader.isImperative(text, segment.range, markers: markers)
    case .whenOpen: return segment.range.count < 100
    default: return endsAsCondition(segment)
    }
  }

  private func endsAsCondition(_ segment: Segment) -> Bool {
    markers.contains { $0.sense == .whenClose && $0.range.upperBound == segment.range.upperBound }
  }

  private func isConditionOnly(_ unit: Unit) -> Bool {
    unit.condition.map { $0.upperBound == unit.range.upperBound } ?? false
  }

  private func binds(_ range: Range<Int>) -> Bool {
    markers.contains { marker in
      guard range.contains(marker.range.lowerBound) else { return false }
      switch marker.sense {
      case .must, .mustNot, .should, .shouldNot, .advice, .notRequired, .instruction: return true
      default: return false
      }
    }
  }

  private func isLong(_ range: Range<Int>) -> Bool { text.hanCount(range) >= 5 || range.count >= 24 }
}

private let readers: [[UInt8]] = ["你", "您"].map { Array($0.utf8) }
private let pairs: [[UInt8]] = ["不仅", "不但", "不只", "既要"].map { Array($0.utf8) }
private let places: [[UInt8]] = ["在", "通过", "从", "根据", "于", "针对", "为"].map { Array($0.utf8) }
private let doers: [[UInt8]] = ["系统会", "系统将", "用户可", "用户点", "使用者可", "应用只", "app 只"].map { Array($0.utf8) }
private let conjunctions: Set<[UInt8]> = Set(["就", "则", "也", "还", "并", "而", "且", "这"].map { Array($0.utf8) })
