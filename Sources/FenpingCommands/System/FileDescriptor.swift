#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A system error by its number, with the system's own words for it.
struct SystemError: Error, Sendable, Hashable {
  let number: Int32

  static var current: SystemError { SystemError(number: errno) }

  /// `Permission denied`
  var text: String { strerror(number).map { String(cString: $0) } ?? "error \(number)" }
}

/// An open file, pipe or terminal. Interrupted and partial transfers are carried on.
struct FileDescriptor {
  let number: Int32

  private static let chunk = 1 << 16

  /// Everything that follows, up to `limit` bytes; one more is read so that the caller sees the excess.
  func read(limit: Int) -> Result<[UInt8], SystemError> {
    var bytes: [UInt8] = []
    var room = Self.size(of: number).map { $0 + 1 } ?? Self.chunk
    while bytes.count <= limit {
      let count = bytes.count
      room = min(max(room, Self.chunk), limit + 1 - count)
      var failure: SystemError?
      bytes.append(
        contentsOf: [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
          var got: Int
          repeat {
            #if canImport(Darwin)
              got = Darwin.read(number, buffer.baseAddress, room)
            #else
              got = Glibc.read(number, buffer.baseAddress, room)
            #endif
          } while got < 0 && errno == EINTR
          if got < 0 { failure = .current }
          filled = max(got, 0)
        })
      if let failure { return .failure(failure) }
      if bytes.count == count { break }
      room = Self.chunk
    }
    return .success(bytes)
  }

  /// Writes all of `bytes`; nil where that went well.
  func write(_ bytes: [UInt8]) -> SystemError? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
        #if canImport(Darwin)
          let count = Darwin.write(number, rest.baseAddress, rest.count)
        #else
          let count = Glibc.write(number, rest.baseAddress, rest.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          return .current
        }
        done += count
      }
      return nil
    }
  }

  /// The size of a regular file, so that it is read in one go.
  private static func size(of number: Int32) -> Int? {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }
}
