import FenpingText
import Testing

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("既要旋转", "既要", 0..<6), ("窗口既要", "既要", 6..<12), ("a既既要", "既要", 4..<10), ("既", "既要", nil), ("", "既", nil),
    ("窗口", "", nil),
  ])
  func findsTheFirst(text: String, needle: String, range: Range<Int>?) {
    let bytes = Array(text.utf8)
    #expect(bytes[...].firstRange(of: Array(needle.utf8)) == range)
    #expect(bytes[...].firstRange(of: needle.utf8) == range)
  }

  /// A slice has the offsets of its array.
  @Test func keepsOffsets() {
    let bytes = Array("要既要要".utf8)
    #expect(bytes[3...].firstRange(of: "要".utf8) == 6..<9)
    #expect(bytes[4..<6].firstRange(of: "要".utf8) == nil)
  }
}
