/// A term base as text, and where in it what is to be found. `Scripts/generate-terms` writes the standard one.
struct TermTable: Sendable {
  /// One line a concept, sorted by id: id, area, three names for display, broader ids, folded names.
  let text: ConstantBytes
  /// Where each concept's line begins (3 digits) and its area's place in `Concept.Area` (1); last, the end of all.
  private let lines: PackedRows
  /// The first of the names of each bucket (3 digits); last, how many names there are.
  private let buckets: PackedRows
  /// The names by their buckets, there by their bytes: how many bytes are those of the name before in the same bucket, 63
  /// at most (1 digit), where it stands in the text (3), how long it is (2), its concept (2).
  private let names: PackedRows

  init(text: ConstantBytes, lines: ConstantBytes, buckets: ConstantBytes, names: ConstantBytes) {
    self.text = text
    self.lines = PackedRows(lines, width: 4)
    self.buckets = PackedRows(buckets, width: 3)
    self.names = PackedRows(names, width: 8)
  }

  init(text: StaticString, lines: StaticString, buckets: StaticString, names: StaticString) {
    self.init(
      text: ConstantBytes(text), lines: ConstantBytes(lines), buckets: ConstantBytes(buckets),
      names: ConstantBytes(names))
  }

  var conceptCount: Int { lines.count - 1 }

  /// The line of a concept, without its line feed.
  func line(of concept: Int) -> Range<Int> {
    lines.number(concept, at: 0, digits: 3)..<lines.number(concept + 1, at: 0, digits: 3) - 1
  }

  func area(of concept: Int) -> Concept.Area {
    Concept.Area.allCases[lines.number(concept, at: 3, digits: 1)]
  }

  /// The places in the table of the names in a bucket.
  @inline(__always)
  func names(inBucket bucket: Int) -> Range<Int> {
    buckets.number(bucket, at: 0, digits: 3)..<buckets.number(bucket + 1, at: 0, digits: 3)
  }

  @inline(__always)
  func sharedBytes(ofName index: Int) -> Int { names.number(index, at: 0, digits: 1) }

  @inline(__always)
  func start(ofName index: Int) -> Int { names.number(index, at: 1, digits: 3) }

  @inline(__always)
  func name(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = start(ofName: index)
    return text[start..<start + names.number(index, at: 4, digits: 2)]
  }

  @inline(__always)
  func concept(ofName index: Int) -> Int { names.number(index, at: 6, digits: 2) }
}
