/// Just enough of a shell to run the command lines that help, pages and the README show.
enum ShellWords {
  /// The words of `fenping …` without the program's name, and what `echo … |` before it pipes in.
  static func fenping(_ line: String) -> (words: [String], input: String) {
    let words = words(of: line)
    let input = words.first == "echo" ? words[1] : ""
    return (Array(words.drop { $0 != "fenping" }.dropFirst()), input)
  }

  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      switch character {
      case quote: quote = nil
      case "'" where quote == nil, "\"" where quote == nil:
        quote = character
        word = word ?? ""
      case " " where quote == nil:
        if let done = word { words.append(done) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
