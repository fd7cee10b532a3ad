import FenpingReports

/// The help text of a command, in the manner of swift-argument-parser.
struct Help {
  let path: CommandPath
  let columns: Int

  /// Where descriptions begin.
  private static let indent = 26
  /// More options than this are not listed in the synopsis one by one.
  private static let synopsisLimit = 12

  var text: String {
    let command = path.command
    var parts = [wrapped("OVERVIEW: " + command.abstract)]
    if let discussion = command.discussion {
      parts.append(
        discussion.split(separator: "\n", omittingEmptySubsequences: false)
          .map { wrapped(String($0)) }.joined(separator: "\n"))
    }
    parts.append(Self.usage(path, prefix: "USAGE: ", columns: columns))
    parts += [
      section("ARGUMENTS", command.arguments.map { ($0.label, $0.abstract) }),
      section("OPTIONS", command.options.map { ($0.fullLabel, describe($0)) }),
      section(
        command.options.isEmpty ? "OPTIONS" : "COMMON OPTIONS",
        (command.body == nil ? [] : Options.common.map { ($0.fullLabel, describe($0)) })
          + [
            ("--version", "Show the version."),
            ("-h, --help", "Show help information."),
          ]),
      section("SUBCOMMANDS", command.subcommands.map { ($0.name, $0.abstract) }),
    ].compactMap(\.self)
    var text = parts.joined(separator: "\n\n") + "\n"
    if !command.subcommands.isEmpty {
      let names = ["fenping", "help"] + path.names.dropFirst() + ["<subcommand>"]
      text += "\n  See '\(names.joined(separator: " "))' for detailed help.\n"
    }
    return text
  }

  /// `USAGE: fenping run <rule> [--set <key=value> ...]`
  static func usage(_ path: CommandPath, prefix: String, columns: Int) -> String {
    let command = path.command
    var parts: [String] = []
    if command.body == nil {
      parts.append("<subcommand>")
    } else {
      let options = command.options.filter { $0.shorthand == nil }
      parts += command.arguments.map(\.synopsis)
      parts += options.count > synopsisLimit ? ["[<options>]"] : options.map(\.synopsis)
    }
    var lines = [prefix + path.text]
    for part in parts {
      let longer = lines[lines.count - 1] + " " + part
      if TextLayout.columns(of: longer) <= columns {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(repeating: " ", count: TextLayout.columns(of: prefix) + 2) + part)
      }
    }
    return lines.joined(separator: "\n")
  }

  private func section(_ title: String, _ rows: [(label: String, text: String)]) -> String? {
    guard !rows.isEmpty else { return nil }
    return title + ":\n" + rows.map { row($0.label, $0.text) }.joined(separator: "\n")
  }

  private func row(_ label: String, _ text: String) -> String {
    let label = "  " + label
    let lines = TextLayout.wrap(text, columns: max(columns - Self.indent, 24))
    let space = String(repeating: " ", count: Self.indent)
    let width = TextLayout.columns(of: label)
    guard width < Self.indent else {
      return ([label] + lines.map { space + $0 }).joined(separator: "\n")
    }
    let first = label + String(repeating: " ", count: Self.indent - width) + (lines.first ?? "")
    return ([first] + lines.dropFirst().map { space + $0 }).joined(separator: "\n")
  }

  private func describe(_ option: OptionDescription) -> String {
    let notes =
      (option.accepted.isEmpty ? [] : ["values: " + option.accepted.joined(separator: ", ")])
      + (option.fallback.map { ["default: " + $0] } ?? [])
    return option.abstract + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
  }

  private func wrapped(_ text: String) -> String {
    TextLayout.wrap(text, columns: columns).joined(separator: "\n")
  }
}
