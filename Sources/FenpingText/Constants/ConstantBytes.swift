/// Bytes that stay in their place for as long as the process lives: those of a literal, which are a part of the binary.
/// They are read where they lie, so that nothing is copied or built when the program starts.
struct ConstantBytes: @unchecked Sendable {
  /// Nobody can write through it, which is why it may cross from one task to another.
  private let start: UnsafePointer<UInt8>
  let count: Int

  init(_ literal: StaticString) {
    start = literal.utf8Start
    count = literal.utf8CodeUnitCount
  }

  /// For tables that are made while the program runs, such as those of tests: a copy that is never freed.
  init(keeping bytes: [UInt8]) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    copy.initialize(from: bytes, count: bytes.count)
    start = UnsafePointer(copy)
    count = bytes.count
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    assert((0..<count).contains(index))
    return start[index]
  }

  /// A part of them, without a copy.
  @inline(__always)
  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    assert(0 <= range.lowerBound && range.upperBound <= count)
    return UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}
