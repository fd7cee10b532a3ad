import Testing

@testable import FenpingCommands

/// What a description must keep to, so that the parser and the help can rely on it.
@Suite struct DescriptionTests {
  /// Every command with the names that lead to it.
  static let paths: [CommandPath] = {
    func below(_ path: CommandPath) -> [CommandPath] {
      [path] + path.command.subcommands.flatMap { below(path.appending($0)) }
    }
    return below(CommandPath(root: .root))
  }()

  @Test(arguments: paths.map(\.text))
  func isComplete(text: String) throws {
    let command = try #require(Self.paths.first { $0.text == text }?.command)
    #expect(command.abstract.hasSuffix("."))
    #expect((command.body == nil) == !command.subcommands.isEmpty)

    let options = command.allOptions
    #expect(Set(options.map(\.name)).count == options.count, "two options of one name")
    let letters = options.compactMap(\.short)
    #expect(Set(letters).count == letters.count, "two options of one letter")
    #expect(!options.contains { ["help", "version"].contains($0.name) || $0.short == "h" })
    for option in options {
      #expect(option.abstract.hasSuffix("."), "--\(option.name)")
      if let fallback = option.fallback { #expect(option.accepts(fallback), "--\(option.name)") }
      #expect(option.accepted.allSatisfy(option.accepts), "--\(option.name)")
      if let shorthand = option.shorthand {
        let whole = try #require(options.first { $0.name == shorthand.option })
        #expect(whole.accepts(shorthand.value))
      }
    }

    let arguments = command.arguments
    #expect(arguments.allSatisfy { $0.abstract.hasSuffix(".") })
    #expect(
      !arguments.dropLast().contains { $0.isRepeating || !$0.isRequired }, "words that cannot be told apart")
  }
}
