#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What is to be removed when the process is told to end: SIGINT, SIGTERM and SIGHUP come at any moment, and
/// nothing but `unlink` may be called then.
enum Interruption {
  /// The paths of the files that are being written, each ended by a NUL, and the last by two. The memory is
  /// never given back: a signal may come while it is read.
  nonisolated(unsafe) private static var files: UnsafeMutablePointer<CChar>?

  /// These files exist from now on, until `forget`.
  static func remember(_ paths: [String]) {
    var text: [CChar] = []
    for path in paths { text += path.utf8CString }
    text.append(0)
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
    copy.initialize(from: text, count: text.count)
    files = copy
  }

  static func forget() { files = nil }

  private static func removeFiles() {
    guard var path = files else { return }
    while path.pointee != 0 {
      unlink(path)
      path += strlen(path) + 1
    }
  }

  /// From now on these signals clean up, then end the process as they would have. One that is ignored, as
  /// behind `nohup`, stays so.
  static func install() {
    _ = files
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { number in
        Interruption.removeFiles()
        signal(number, SIG_DFL)
        // It is blocked until this returns, and ends the process then.
        raise(number)
      }
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }
}
