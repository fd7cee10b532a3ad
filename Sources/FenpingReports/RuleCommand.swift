public import FenpingCore

extension Rule {
  /// A command line that runs the rule as it stands: on its first example or, where that is long to type, on the
  /// first that is not; nil where the rule cannot be run.
  public var exampleCommand: String? {
    let commands = examples.lazy.map { command(running: $0) }
    return commands.first { $0.utf8.count <= Self.handyLength } ?? commands.first
  }

  /// Two lines of a terminal.
  private static let handyLength = 160

  /// The command line that runs the rule on that example.
  public func command(running example: Example) -> String {
    let values = example.input.sorted { $0.key < $1.key }
    let words = values.compactMap { assignment($0.key, $0.value) }
    guard words.count == values.count else {
      let input = JSON.object(example.input.mapValues { JSON($0) }).line
      return "echo \(Self.quoted(input)) | fenping run \(id) --input -"
    }
    return (["fenping run \(id)"] + words.map { "--set \(Self.quoted($0))" }).joined(separator: " ")
  }

  /// Where the rule is written, below the root of the project.
  ///
  /// The id names the file: `split-view/two-panes` is `SplitView/TwoPanes.swift`. A test holds the files to it.
  public var sourceFile: String {
    let parts = id.split(separator: "/").map { part in
      part.split(separator: "-").map { word in
        Self.abbreviations.contains(word) ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
    }
    return "Sources/FenpingCore/Rules/" + parts.joined(separator: "/") + ".swift"
  }

  /// Words of ids that Swift names write in capitals.
  private static let abbreviations: [Substring] = ["sdk"]

  /// `name=value`; nil where the value can only be written as JSON.
  private func assignment(_ name: String, _ value: Value) -> String? {
    switch value {
    case .text(let text): return "\(name)=\(text)"
    case .number, .flag: return "\(name)=\(value)"
    case .record(let members): return members.isEmpty ? "\(name)={}" : nil
    case .list(let items):
      if items.isEmpty, case .records? = inputs.first(where: { $0.covers(name) })?.kind {
        return "\(name)=[]"
      }
      let words = items.compactMap { item -> String? in
        switch item {
        case .text(let text) where !text.contains(","): text
        case .number: item.description
        default: nil
        }
      }
      return words.count == items.count ? "\(name)=" + words.joined(separator: ",") : nil
    }
  }

  /// A word as a POSIX shell reads it back.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "=,.-_/:+%@".utf8.contains(byte)
      }
    }
    return isPlain
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: #"'\''"#) + "'"
  }
}
