/// A run of letters and digits while it is read, and the parts that it is made of.
struct WordRun {
  private struct Unit {
    let scalarClass: ScalarClass
    /// Where its folded form begins in `folded`.
    let index: Int
    let start: Int
    var end: Int
  }

  /// The whole run without case, its plural s still in place.
  private var folded: [UInt8] = []
  private var units: [Unit] = []

  /// A longer rest of a word is noise such as an encoded picture, not a name that somebody looks up. The
  /// bound also keeps the work linear.
  private static let longestName = 128

  /// A longer run is cut, so that memory is bounded whatever a text consists of.
  private static let longestRun = 4096

  var isFull: Bool { units.count >= Self.longestRun }

  mutating func append(_ scalar: UInt32, _ scalarClass: ScalarClass, _ range: Range<Int>) {
    let unit = Unit(
      scalarClass: scalarClass, index: folded.count, start: range.lowerBound, end: range.upperBound)
    units.append(unit)
    appendScalar(ScalarFold.folded(scalar), to: &folded)
  }

  /// Takes an invisible scalar into the run, if there is one.
  mutating func extend(to end: Int) {
    if !units.isEmpty { units[units.count - 1].end = end }
  }

  /// Emits the parts of the run and empties it.
  mutating func flush(as side: Tokenizer.Side, _ emit: Tokenizer.Emit) -> Int32 {
    guard !units.isEmpty else { return 0 }
    var result: Int32 = 0
    var first = 0
    var endOfName = 0
    while first < units.count, result == 0 {
      let last = endOfPart(from: first)
      if first >= endOfName { endOfName = endOfLetters(from: first) }
      let start = units[first].start
      let end = units[last - 1].end
      let index = units[first].index
      result = emitStem(index..<foldedIndex(last), start, end, isColocated: false, emit)
      if side == .document, result == 0 {
        let rest = index..<foldedIndex(endOfName)
        if endOfName > last, rest.count <= Self.longestName {
          result = emitStem(rest, start, end, isColocated: true, emit)
        }
      }
      first = last
    }
    units.removeAll(keepingCapacity: true)
    folded.removeAll(keepingCapacity: true)
    return result
  }

  private func foldedIndex(_ unit: Int) -> Int { unit < units.count ? units[unit].index : folded.count }

  /// Where the name that begins at `first` ends. A query is always cut between a letter and a digit, so a
  /// name that went across would never be found.
  private func endOfLetters(from first: Int) -> Int {
    var end = first + 1
    guard units[first].scalarClass != .digit else { return end }
    while end < units.count, units[end].scalarClass != .digit { end += 1 }
    return end
  }

  private func endOfPart(from first: Int) -> Int {
    var end = first + 1
    while end < units.count, !isBoundary(end) { end += 1 }
    return first == 0 ? endOfPrefix(in: end) ?? end : end
  }

  /// Whether a part begins at `unit`.
  private func isBoundary(_ unit: Int) -> Bool {
    let current = units[unit].scalarClass
    switch (units[unit - 1].scalarClass, current) {
    case (.digit, .digit): return false
    case (.digit, _), (_, .digit): return true
    // One leading lower letter belongs to what follows: iPad, iOS.
    case (.lower, .upper): return unit > 1
    // The last capital begins the next part: URLSession is url, session. But IDs is a plural.
    case (.upper, .upper): return isLower(unit + 1) && !isPluralS(unit + 1)
    default: return false
    }
  }

  private func isLower(_ unit: Int) -> Bool { unit < units.count && units[unit].scalarClass == .lower }

  private func isPluralS(_ unit: Int) -> Bool {
    folded[units[unit].index] == UInt8(ascii: "s") && !isLower(unit + 1)
  }

  /// Where the prefix of a framework ends in a first part that is all capitals: NSURL is ns, url.
  private func endOfPrefix(in end: Int) -> Int? {
    let capitals = end > 1 && isLower(end - 1) && isPluralS(end - 1) ? end - 1 : end
    guard capitals >= 4, units[..<capitals].allSatisfy({ $0.scalarClass == .upper }) else { return nil }
    switch (folded[0], folded[1]) {
    case (UInt8(ascii: "n"), UInt8(ascii: "s")), (UInt8(ascii: "u"), UInt8(ascii: "i")),
      (UInt8(ascii: "c"), UInt8(ascii: "g")), (UInt8(ascii: "c"), UInt8(ascii: "a")),
      (UInt8(ascii: "c"), UInt8(ascii: "f")), (UInt8(ascii: "w"), UInt8(ascii: "k")),
      (UInt8(ascii: "a"), UInt8(ascii: "v")), (UInt8(ascii: "m"), UInt8(ascii: "k")),
      (UInt8(ascii: "s"), UInt8(ascii: "k")), (UInt8(ascii: "c"), UInt8(ascii: "l")):
      return 2
    default:
      return nil
    }
  }

  /// Emits the folded bytes in `range` without a plural s.
  private mutating func emitStem(
    _ range: Range<Int>, _ start: Int, _ end: Int, isColocated: Bool, _ emit: Tokenizer.Emit
  ) -> Int32 {
    let stem = Stem(folded[range])
    if stem.endsInY {
      let last = range.lowerBound + stem.count - 1
      let kept = folded[last]
      folded[last] = UInt8(ascii: "y")
      defer { folded[last] = kept }
      return emitFolded(range.lowerBound..<last + 1, start, end, isColocated, emit)
    }
    return emitFolded(range.lowerBound..<range.lowerBound + stem.count, start, end, isColocated, emit)
  }

  private func emitFolded(
    _ range: Range<Int>, _ start: Int, _ end: Int, _ isColocated: Bool, _ emit: Tokenizer.Emit
  ) -> Int32 {
    folded.withUnsafeBufferPointer {
      emit(UnsafeBufferPointer(rebasing: $0[range]), start, end, isColocated)
    }
  }
}

/// A word without its plural s: `views` is `view`, `properties` is `property`; `class`, `status`, `this`
/// and `iOS` stay. The stem of a stem is itself.
private struct Stem {
  /// How many bytes of the word it keeps.
  let count: Int
  /// Whether the last of them becomes a y.
  let endsInY: Bool

  init(_ word: ArraySlice<UInt8>) {
    let end = word.endIndex
    guard word.count > 2, word[end - 1] == UInt8(ascii: "s"), !word.elementsEqual("ios".utf8) else {
      (count, endsInY) = (word.count, false)
      return
    }
    switch word[end - 2] {
    case UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "i"):
      (count, endsInY) = (word.count, false)
    case UInt8(ascii: "e") where word.count > 4 && word[end - 3] == UInt8(ascii: "i"):
      (count, endsInY) = (word.count - 2, true)
    default:
      (count, endsInY) = (word.count - 1, false)
    }
  }
}
