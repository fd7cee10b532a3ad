extension ArraySlice<UInt8> {
  /// Where `needle` stands first. The standard library's function of that name is generic over every kind of element,
  /// which took a quarter of the time of a whole `ingest`.
  public func firstRange(of needle: [UInt8]) -> Range<Int>? {
    guard let first = needle.first, count >= needle.count else { return nil }
    let last = endIndex - needle.count
    return withUnsafeBufferPointer { bytes in
      var start = startIndex
      while start <= last {
        if bytes[start - startIndex] == first, matches(needle, bytes, at: start - startIndex) {
          return start..<start + needle.count
        }
        start += 1
      }
      return nil
    }
  }

  public func firstRange(of needle: String.UTF8View) -> Range<Int>? { firstRange(of: Array(needle)) }

  private func matches(_ needle: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    for index in needle.indices where bytes[offset + index] != needle[index] { return false }
    return true
  }
}

extension [UInt8] {
  /// Whether `needle` stands in it; an empty one does not.
  public func contains(_ needle: [UInt8]) -> Bool { self[...].firstRange(of: needle) != nil }
}
