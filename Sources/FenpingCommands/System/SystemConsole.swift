#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Console {
  /// The console of this process.
  static func system(_ environment: [String: String]) -> Console {
    // A reader that has gone is a result of `write`, not the death of the process.
    signal(SIGPIPE, SIG_IGN)
    return Console(
      terminal: Terminal(
        isOutputTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
        columns: columns(environment)),
      write: { stream, bytes in
        let number = stream == .output ? STDOUT_FILENO : STDERR_FILENO
        guard let error = FileDescriptor(number: number).write(bytes) else { return .done }
        return error.number == EPIPE ? .closed : .failed(error.number)
      },
      readInput: { try? FileDescriptor(number: STDIN_FILENO).read(limit: Files.inputLimit).get() })
  }

  /// `COLUMNS`, else what the terminal says, else 80.
  private static func columns(_ environment: [String: String]) -> Int {
    if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return 80
  }
}
