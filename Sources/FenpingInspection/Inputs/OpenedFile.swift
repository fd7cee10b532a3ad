#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A regular file that is open for reading, closed with its owner.
struct OpenedFile: ~Copyable {
  private let number: Int32
  /// For messages.
  let name: String
  /// As the system has it, which a file of the system's own need not keep to.
  let size: Int

  /// - Parameter path: without links.
  init(_ path: String, name: String) throws(InspectionError) {
    // Without O_NONBLOCK the opening of a pipe waits for a writer.
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard number >= 0 else { throw .unreadable(file: name, reason: Self.reason(errno)) }
    var status = stat()
    let code = fstat(number, &status) == 0 ? 0 : errno
    let kind = status.st_mode & S_IFMT
    guard code == 0, kind == S_IFREG else {
      close(number)
      let reason =
        code != 0
        ? Self.reason(code) : kind == S_IFDIR ? "it is a folder" : "it is a pipe or a device, not a file"
      throw .unreadable(file: name, reason: reason)
    }
    self.number = number
    self.name = name
    size = Int(status.st_size)
  }

  deinit { close(number) }

  /// Up to `count` bytes from `offset`, fewer at the file's end. Memory grows with what is there.
  func read(_ count: Int, at offset: Int) throws(InspectionError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, min(count, size - offset)))
    while bytes.count < count {
      let room = min(1 << 16, count - bytes.count)
      let from = off_t(offset + bytes.count)
      var got = 0
      var code: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        repeat {
          got = pread(number, buffer.baseAddress, room, from)
          code = got < 0 ? errno : 0
        } while code == EINTR
        filled = max(0, got)
      }
      guard code == 0 else { throw .unreadable(file: name, reason: Self.reason(code)) }
      if got == 0 { break }
      bytes += chunk
    }
    return bytes
  }

  /// What an `errno` says about a file.
  static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case ENOTDIR: "it is not a folder, or something above it is not"
    case EACCES, EPERM: "permission denied"
    case ELOOP: "its links lead in a circle"
    case ENAMETOOLONG: "its name is too long"
    // A socket cannot even be opened.
    case ENXIO: "it is a pipe or a device, not a file"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
