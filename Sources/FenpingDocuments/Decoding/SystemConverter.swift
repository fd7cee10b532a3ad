import CUchardet

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The C library's encoding converter and uchardet's guess; the only file that knows either.
enum SystemConverter {
  /// What a conversion gave, and how many bytes it had to replace by U+FFFD.
  struct Result {
    let text: [UInt8]
    let errors: Int
  }

  /// `bytes` in UTF-8; nil where the system does not know the encoding.
  static func decode(_ bytes: ArraySlice<UInt8>, from encoding: String) -> Result? {
    guard let converter = open(from: encoding) else { return nil }
    defer { iconv_close(converter) }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count * 3 / 2 + 16)
    var errors = 0
    var buffer = [CChar](repeating: 0, count: 1 << 16)
    // iconv wants a mutable pointer and does not write through it.
    var input = bytes.map { CChar(bitPattern: $0) }
    input.withUnsafeMutableBufferPointer { source in
      guard var from = source.baseAddress else { return }
      var left = source.count
      while left > 0 {
        var failure: CInt = 0
        buffer.withUnsafeMutableBufferPointer { target in
          var to = target.baseAddress
          var room = target.count
          var start: UnsafeMutablePointer<CChar>? = from
          if iconv(converter, &start, &left, &to, &room) == -1 { failure = errno }
          from = start ?? from
          output.append(contentsOf: target[..<(target.count - room)].lazy.map { UInt8(bitPattern: $0) })
        }
        if failure == 0 { break }
        if failure == E2BIG { continue }
        output.append(contentsOf: [0xEF, 0xBF, 0xBD])
        // Cut off at the end of the file, which says nothing against the encoding.
        if failure == EINVAL { break }
        // Ill-formed: one byte is replaced, and the next one has its chance.
        errors += 1
        from += 1
        left -= 1
      }
    }
    return Result(text: output, errors: errors)
  }

  private static func open(from encoding: String) -> iconv_t? {
    guard let converter = iconv_open("UTF-8", encoding) else { return nil }
    return Int(bitPattern: converter) == -1 ? nil : converter
  }

  /// The encoding that uchardet takes the bytes for, in its own spelling.
  static func guess(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let detector = uchardet_new() else { return nil }
    defer { uchardet_delete(detector) }
    let isAccepted = bytes.withUnsafeBytes { buffer in
      uchardet_handle_data(detector, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
        == 0
    }
    guard isAccepted else { return nil }
    uchardet_data_end(detector)
    let name = uchardet_get_charset(detector).map { String(cString: $0) } ?? ""
    return name.isEmpty ? nil : name
  }
}
