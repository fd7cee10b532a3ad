/// The three streams of a run. Data goes to standard output; notes, progress and errors to standard error.
///
/// A closed pipe ends the output quietly: what follows is dropped, and `isClosed` lets a long run stop early.
public final class Console {
  public enum Stream: Sendable {
    case output
    case errors
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
  private(set) var isClosed = false

  private let write: (Stream, [UInt8]) -> Bool
  private let readInput: () -> [UInt8]?
  private var buffer: [UInt8] = []

  private static let bufferSize = 1 << 16

  /// - Parameters:
  ///   - write: writes all of the bytes, or returns false where nobody reads them any more.
  ///   - readInput: all of standard input; nil where it cannot be read.
  public init(
    terminal: Terminal, write: @escaping (Stream, [UInt8]) -> Bool,
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
    isClosed = !write(.output, buffer)
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
