import FenpingText

/// What can be told of a stretch of a sentence by its markers and its words alone.
struct ClauseReader {
  let text: [UInt8]
  let markers: [MarkerMatch]

  /// The marker with which a segment begins, a conjunction such as 就, 则, 也 left aside.
  func opening(_ segment: Segment) -> Marker.Sense? { opening(segment.range) }

  func opening(_ range: Range<Int>) -> Marker.Sense? {
    let start = range.lowerBound
    return markers.first { marker in
      marker.range.lowerBound == start
        || (marker.range.lowerBound == start + 3
          && ClauseWords.conjunctions.contains(Array(text[start..<start + 3])))
    }?.sense
  }

  func isCondition(_ segment: Segment) -> Bool {
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

  func endsAsCondition(_ segment: Segment) -> Bool {
    markers.contains { $0.sense == .whenClose && $0.range.upperBound == segment.range.upperBound }
  }

  func binds(_ range: Range<Int>) -> Bool {
    markers.contains { marker in
      guard range.contains(marker.range.lowerBound) else { return false }
      switch marker.sense {
      case .must, .mustNot, .should, .shouldNot, .advice, .notRequired, .instruction: return true
      default: return false
      }
    }
  }

  func isLong(_ range: Range<Int>) -> Bool { text.hanCount(range) >= 5 || range.count >= 24 }

  func isLabelled(_ gap: Range<Int>) -> Bool {
    text[gap].contains(UInt8(ascii: ":")) || text[gap].firstRange(of: "—".utf8) != nil
  }

  /// 不仅要处理旋转，还要处理分屏: one thing in two halves.
  func isPaired(_ range: Range<Int>) -> Bool {
    ClauseWords.pairs.contains { text[range].firstRange(of: $0) != nil }
  }

  /// 检查内存、处理器，以及磁盘: one enumeration.
  func lists(_ range: Range<Int>) -> Bool {
    text[range].suffix(60).firstRange(of: "、".utf8) != nil
  }

  /// Only what a pointer is about: 关于布局的细节, 启动画面的做法.
  func isTopic(_ unit: Unit) -> Bool {
    guard unit.role == .main, !binds(unit.range) else { return false }
    let says: Set<Marker.Sense> = [.may, .automatic, .notification, .only, .ensure, .addition]
    return opening(unit.range) == .topic
      || !ImperativeReader.isImperative(text, unit.range, markers: markers)
        && !markers.contains { unit.range.contains($0.range.lowerBound) && says.contains($0.sense) }
        && text.hanCount(unit.range) < 16
  }

  /// It says something: no condition, and no mere name of what is spoken of.
  func isComplete(_ unit: Unit) -> Bool {
    isLong(unit.range) && !unit.isConditionOnly && unit.role == .main && (!isTopic(unit) || acts(unit.range))
      && !ClauseWords.places.contains { text[unit.range].starts(with: $0) }
  }

  /// It has a verb of the developer's: 名字写在属性列表里.
  private func acts(_ range: Range<Int>) -> Bool {
    markers.contains { $0.sense == .action && range.contains($0.range.lowerBound) }
  }

  /// 标题会缩短，不能依赖它的宽度; 主栏浮在上面，用户点按别处会收起它: forbidden, or of somebody else.
  func saysMore(_ segment: Segment, than current: Unit) -> Bool {
    let inside = markers.filter { segment.range.contains($0.range.lowerBound) }
    if let first = inside.first, first.sense == .mustNot {
      let subject = text[segment.range.lowerBound..<first.range.lowerBound]
      if subject.isEmpty || ClauseWords.readers.contains(where: { subject.elementsEqual($0) }) { return true }
    }
    if ClauseWords.readers.contains(where: { text[segment.range].starts(with: $0 + Array("可以".utf8)) }) {
      return !ClauseWords.readers.contains { text[current.range].starts(with: $0) }
    }
    return ClauseWords.doers.contains { text[segment.range].starts(with: $0) }
  }
}
