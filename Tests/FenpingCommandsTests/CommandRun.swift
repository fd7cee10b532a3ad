import FenpingCommands

/// A command line that was run in this process, and what came of it.
struct CommandRun {
  let status: ExitCode
  let output: String
  let errors: String

  init(
    _ words: [String], input: String = "", environment: [String: String] = [:], columns: Int = 80,
    isTerminal: Bool = false, delivery: Console.Delivery = .done
  ) {
    var streams: [Console.Stream: [UInt8]] = [:]
    let console = Console(
      terminal: Console.Terminal(
        isOutputTerminal: isTerminal, isErrorTerminal: isTerminal, columns: columns),
      write: { stream, bytes in
        if stream == .output, delivery != .done { return delivery }
        streams[stream, default: []] += bytes
        return .done
      },
      readInput: { Array(input.utf8) })
    status = FenpingTool.run(words, console: console, environment: environment)
    output = String(decoding: streams[.output, default: []], as: UTF8.self)
    errors = String(decoding: streams[.errors, default: []], as: UTF8.self)
  }

  init(_ words: String..., input: String = "", environment: [String: String] = [:]) {
    self.init(words, input: input, environment: environment)
  }

  /// The first line on standard error.
  var error: String { errors.split(separator: "\n").first.map(String.init) ?? "" }
}
