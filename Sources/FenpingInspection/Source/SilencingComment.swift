import FenpingCore

/// A comment that says where a rule is not to look: `// fenping:ignore window/use-window-bounds -- a game`.
///
/// It holds for the line at whose end it stands or, on a line of its own, for the next line of code;
/// `fenping:ignore-file` holds for the file. Without a rule it holds for nothing.
struct SilencingComment {
  let line: Int32
  /// The number of tokens before it.
  let tokens: Int
  let isForFile: Bool
  /// As they stand there.
  let rules: [String]

  /// nil for any other comment.
  init?(_ bytes: [UInt8], _ range: Range<Int>, line: Int32, behind tokens: Int) {
    var reader = ByteReader(bytes, range)
    while reader.byte == UInt8(ascii: "/") || reader.byte == UInt8(ascii: "*") { reader.advance() }
    reader.skipSpaces()
    guard reader.skip("fenping:ignore") else { return nil }
    isForFile = reader.skip("-file")
    guard reader.isAtEnd || reader.byte.isSpace || reader.byte == UInt8(ascii: ":") else { return nil }
    var rules: [String] = []
    while !reader.isAtEnd {
      let word = reader.run { $0.isSpace || $0 == UInt8(ascii: ",") }
      if word.hasPrefix("--") || word.hasSuffix("*/") { break }
      if !word.isEmpty, word != ":" { rules.append(word) }
      reader.advance()
    }
    self.line = line
    self.tokens = tokens
    self.rules = rules
  }
}

/// What a rule would complain about, by its id: what silences the rule leaves these out.
enum SilencedPatterns {
  static let table: [String: [SourcePattern]] = [
    "adaptivity/trait-and-size-callbacks": [.rotationCallback],
    "lifecycle/save-on-resign-active": [.saveInResignActive, .saveInEnterBackground],
    "lifecycle/state-transitions": [.appDelegateLifeCycle, .sceneDelegateLifeCycle],
    "split-view/not-modal": [.splitViewPresented],
    "split-view/not-pushed": [.splitViewPushed],
    "split-view/programmatic-setup": [.splitViewCreated, .splitViewFromNib],
    "split-view/root-of-interface": [.splitViewAsChild],
    "window/use-window-bounds": [.screenBounds, .screenBoundsLayout, .screenBoundsWindow, .deviceIdiom],
  ]
}

/// Which observations of one file are to be left out.
struct Silence {
  private var wholeFile: Set<SourcePattern> = []
  private var lines: [Int: Set<SourcePattern>] = [:]
  private(set) var notes: [LocalizedText] = []

  init(_ comments: [SilencingComment], tokens: [Token], file: String) {
    for comment in comments {
      var patterns: Set<SourcePattern> = []
      for id in comment.rules {
        guard let rule = Catalogue.rule(id) else {
          notes.append(.unknownRule(id, "\(file):\(comment.line)"))
          continue
        }
        patterns.formUnion(SilencedPatterns.table[rule.id] ?? [])
      }
      if comment.isForFile {
        wholeFile.formUnion(patterns)
      } else if let line = Self.line(of: comment, tokens) {
        lines[Int(line), default: []].formUnion(patterns)
      }
    }
  }

  /// The line with code before the comment, or the next line with code behind it.
  private static func line(of comment: SilencingComment, _ tokens: [Token]) -> Int32? {
    if comment.tokens > 0, comment.tokens <= tokens.count, tokens[comment.tokens - 1].line == comment.line {
      return comment.line
    }
    return comment.tokens < tokens.count ? tokens[comment.tokens].line : nil
  }

  func covers(_ observation: SourceObservation) -> Bool {
    if wholeFile.contains(observation.pattern) { return true }
    return observation.line.flatMap { lines[$0] }?.contains(observation.pattern) ?? false
  }
}

extension LocalizedText {
  fileprivate static func unknownRule(_ id: String, _ place: String) -> LocalizedText {
    LocalizedText(
      hans: "\(place)：fenping:ignore 里的规则 \(id) 不存在，没有起作用；规则见 fenping rules。",
      hant: "\(place)：fenping:ignore 裡的規則 \(id) 不存在，沒有起作用；規則見 fenping rules。",
      en:
        "\(place): fenping:ignore names a rule \(id) that does not exist, which silences nothing; see fenping rules."
    )
  }
}
