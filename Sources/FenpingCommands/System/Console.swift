/// The three streams of a run. Data goes to standard output; notes, progress and errors to standard error.
///
/// A closed pipe ends the output quietly: what follows is dropped, and `isClosed` lets a long run stop early.
public final class Console {
  public enum Stream: Sendable {
    case output
    case errors
  }

  /// What became of a write.
  public enum Delivery: Sendable, Hashable {
    case done
    /// Nobody reads any more.
    case closed
    /// It could not be written, such as on a full disk; an `errno`.
    case failed(Int32)
  }

  /// What the streams are connected to.
  public struct Terminal: Sendable {
    public let isOutputTerminal: Bool
    public let isErrorTerminal: Bool
    /// Columns of the terminal; 80 where there is none.
    public let columns: Int

    public init(isOutputTerminal: Bool = false, isErrorTerminal: Bool = false, columns: Int = 80) {
      self.isOutputTerminal = isOutputTerminal
      self.isErrorTerminal = isErrorTerminal
      self.columns = columns
    }
  }

  public let terminal: Terminal
  /// Set by `--quiet`: notes and progress are dropped, errors are not.
  var isQuiet = false
  /// Set by `--verbose`: remarks are printed as well.
  var isVerbose = false
  /// Why data could not be written.
  private(set) var failure: SystemError?
  private(set) var isClosed = false

  private let write: (Stream, [UInt8]) -> Delivery
  private let readInput: () -> [UInt8]?
  private var buffer: [UInt8] = []

  private static let bufferSize = 1 << 16

  /// - Parameters:
  ///   - write: writes all of the bytes.
  ///   - readInput: all of standard input; nil where it cannot be read.
  public init(
    terminal: Terminal, write: @escaping (Stream, [UInt8]) -> Delivery,
    readInput: @escaping () -> [UInt8]?
  ) {
    self.terminal = terminal
    self.write = write
    self.readInput = readInput
  }

  func input() -> [UInt8]? { readInput() }

  /// Prints data, with a line break at its end where it has none.
  func print(_ text: String) {
    guard !isClosed else { return }
    buffer += text.utf8
    if text.utf8.last != UInt8(ascii: "\n") { buffer.append(UInt8(ascii: "\n")) }
    if buffer.count >= Self.bufferSize { flush() }
  }

  func flush() {
    guard !buffer.isEmpty, !isClosed else { return }
    switch write(.output, buffer) {
    case .done: break
    case .closed: isClosed = true
    case .failed(let number):
      isClosed = true
      failure = SystemError(number: number)
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Something that the reader should know besides the data.
  func note(_ text: String) {
    if !isQuiet { say(text + "\n") }
  }

  /// Something that only a reader who asked for it wants to know.
  func remark(_ text: String) {
    if isVerbose, !isQuiet { say(text + "\n") }
  }

  func error(_ text: String) { say("Error: " + text + "\n") }

  /// Shows how far a long run is, in place of what it said before; only on a terminal.
  func progress(_ text: String) {
    guard terminal.isErrorTerminal, !isQuiet else { return }
    say("\r\u{1B}[K" + text)
  }

  /// Text for standard error as it is. What was printed before appears before it.
  func say(_ text: String) {
    flush()
    _ = write(.errors, Array(text.utf8))
  }
}

// A console is confined to the run that owns it: it buffers without a lock.
@available(*, unavailable)
extension Console: Sendable {}
