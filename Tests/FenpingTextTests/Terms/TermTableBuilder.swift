@testable import FenpingText

/// Makes the tables of a term base from its text, as `Scripts/generate-terms` does, with the program's own keys.
struct TermTableBuilder {
  private(set) var lines: [UInt8] = []
  private(set) var buckets: [UInt8] = []
  private(set) var names: [UInt8] = []
  let text: [UInt8]

  private struct Name {
    let bytes: [UInt8]
    let start: Int
    let concept: Int
    let bucket: Int

    init(_ bytes: ArraySlice<UInt8>, concept: Int) {
      self.bytes = Array(bytes)
      start = bytes.startIndex
      self.concept = concept
      let key = self.bytes.withUnsafeBufferPointer { NameKey(at: 0, in: $0) }
      bucket = key.long ?? key.short
    }
  }

  init(lines text: String) {
    self.text = Array(text.utf8)
    var found: [Name] = []
    for (concept, line) in self.text.split(separator: UInt8(ascii: "\n")).enumerated() {
      let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      let area = Concept.Area.allCases.firstIndex { fields[1].elementsEqual($0.rawValue.utf8) }
      lines += PackedRows.digits(of: line.startIndex, count: 3) + PackedRows.digits(of: area ?? 0, count: 1)
      found += fields[6].split(separator: UInt8(ascii: "|")).map { Name($0, concept: concept) }
    }
    lines += PackedRows.digits(of: self.text.isEmpty ? 0 : self.text.count + 1, count: 3)
    lines += PackedRows.digits(of: 0, count: 1)
    found.sort { one, other in
      one.bucket == other.bucket
        ? one.bytes.lexicographicallyPrecedes(other.bytes) : one.bucket < other.bucket
    }
    add(found)
  }

  private mutating func add(_ found: [Name]) {
    var nextBucket = 0
    for (index, name) in found.enumerated() {
      while nextBucket <= name.bucket {
        buckets += PackedRows.digits(of: index, count: 3)
        nextBucket += 1
      }
      let before = index > 0 && found[index - 1].bucket == name.bucket ? found[index - 1].bytes : []
      let shared = zip(before, name.bytes).prefix { $0 == $1 }.count
      names += PackedRows.digits(of: min(shared, 63), count: 1) + PackedRows.digits(of: name.start, count: 3)
      names += PackedRows.digits(of: name.bytes.count, count: 2)
      names += PackedRows.digits(of: name.concept, count: 2)
    }
    for _ in nextBucket...(1 << NameKey.bucketBits) {
      buckets += PackedRows.digits(of: found.count, count: 3)
    }
  }
}

extension TermBase {
  /// A term base of a test's own, in the form of ``TermTable/text``.
  init(lines: String) {
    let tables = TermTableBuilder(lines: lines)
    self.init(
      TermTable(
        text: ConstantBytes(keeping: tables.text), lines: ConstantBytes(keeping: tables.lines),
        buckets: ConstantBytes(keeping: tables.buckets), names: ConstantBytes(keeping: tables.names)))
  }
}
