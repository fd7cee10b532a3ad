import FenpingStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The tool as a whole: words in, an exit status out.
public enum FenpingTool {
  static let version = "0.1.0"

  /// Runs the command line of this process and ends it.
  public static func main() -> Never {
    let environment = environmentVariables()
    let console = Console.system(environment)
    IndexWriter.cleansUpOnSignals()
    let status = run(
      Array(CommandLine.arguments.dropFirst()), console: console, environment: environment,
      executable: executablePath())
    exit(status.rawValue)
  }

  /// Runs a command line against a console; what tests call.
  /// - Parameter words: the command line without the program's name.
  public static func run(
    _ words: [String], console: Console, environment: [String: String] = [:], executable: String? = nil
  ) -> ExitCode {
    let status = dispatch(words, console, environment, executable)
    console.flush()
    guard let failure = console.failure else { return status }
    console.error(CommandError.undeliverable(failure).message)
    return CommandError.undeliverable(failure).status
  }

  private static func dispatch(
    _ words: [String], _ console: Console, _ environment: [String: String], _ executable: String?
  ) -> ExitCode {
    let columns = console.terminal.columns
    do throws(ArgumentParser.Failure) {
      switch try ArgumentParser.parse(words, root: .root) {
      case .version:
        console.print(version)
        return .success
      case .help(let path):
        console.print(Help(path: path, columns: columns).text)
        return .success
      case .run(let path, let arguments):
        console.isQuiet = arguments.contains(Options.quiet)
        console.isVerbose = arguments.contains(Options.verbose)
        return run(
          path, arguments,
          Session(console: console, environment: environment, executable: executable))
      }
    } catch {
      report(error.error, at: error.path, console)
      return .usage
    }
  }

  private static func run(
    _ path: CommandPath, _ arguments: ParsedArguments, _ session: Session
  ) -> ExitCode {
    guard let body = path.command.body else { return .usage }
    do throws(CommandError) {
      return try body(arguments, session)
    } catch {
      session.console.error(error.message)
      return error.status
    }
  }

  private static func report(_ error: ArgumentError, at path: CommandPath, _ console: Console) {
    console.error(error.message)
    var lines = error.help.map { ["Help:  " + $0] } ?? []
    lines.append(Help.usage(path, prefix: "Usage: ", columns: console.terminal.columns))
    let help = path.names.count == 1 ? "fenping --help" : path.text + " --help"
    lines.append("  See '\(help)' for more information.")
    console.say(lines.joined(separator: "\n") + "\n")
  }

  private static func environmentVariables() -> [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        variables[String(text[..<sign])] = String(text[text.utf8.index(after: sign)...])
      }
      next += 1
    }
    return variables
  }

  /// Where the running binary lies; nil where the system does not say.
  private static func executablePath() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      return Files.realPath("/proc/self/exe")
    #endif
  }
}
