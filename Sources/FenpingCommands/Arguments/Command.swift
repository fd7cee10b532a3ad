/// A command: what it is called, what it takes, what it does. Described once; the parser, the help, the
/// usage line and the errors all read it from here.
struct Command: Sendable {
  typealias Body =
    @Sendable (ParsedArguments, Session) throws(CommandError) -> ExitCode

  let name: String
  let abstract: String
  /// More than one line of help can say; printed below the abstract.
  let discussion: String?
  let arguments: [Argument]
  let options: [OptionDescription]
  let subcommands: [Command]
  /// nil: the command only groups others.
  let body: Body?

  init(
    _ name: String, _ abstract: String, discussion: String? = nil, arguments: [Argument] = [],
    options: [OptionDescription] = [], body: @escaping Body
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.subcommands = []
    self.body = body
  }

  init(_ name: String, _ abstract: String, discussion: String? = nil, subcommands: [Command]) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.arguments = []
    self.options = []
    self.subcommands = subcommands
    self.body = nil
  }

  /// The command's own options, then those that every command takes.
  var allOptions: [OptionDescription] { options + Options.common }

  func subcommand(_ name: String) -> Command? { subcommands.first { $0.name == name } }
}

/// A command together with the names that lead to it, such as `fenping index info`.
struct CommandPath: Sendable {
  let names: [String]
  let command: Command

  init(root: Command) {
    names = [root.name]
    command = root
  }

  private init(names: [String], command: Command) {
    self.names = names
    self.command = command
  }

  func appending(_ subcommand: Command) -> CommandPath {
    CommandPath(names: names + [subcommand.name], command: subcommand)
  }

  var text: String { names.joined(separator: " ") }
}
