import CFuzzer
import Glibc

private nonisolated(unsafe) var target: (UnsafeBufferPointer<UInt8>) -> Void = { _ in }

/// Hands the process over to libFuzzer, which calls `test` with one input after the other. The input is valid during
/// the call.
public func fuzz(_ test: @escaping (UnsafeBufferPointer<UInt8>) -> Void) -> Int32 {
  target = test
  var count = CommandLine.argc
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  return withUnsafeMutablePointer(to: &arguments) { arguments in
    arguments.withMemoryRebound(to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self, capacity: 1) {
      LLVMFuzzerRunDriver(&count, $0) { start, size in
        target(UnsafeBufferPointer(start: start, count: size))
        return 0
      }
    }
  }
}

/// Ends the process with what was broken; an optimised `precondition` would not say it.
func expect(_ isKept: Bool, _ broken: String) {
  if isKept { return }
  let line = "broken promise: \(broken)\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
  abort()
}
