import FenpingCore
public import FenpingModel
import FenpingText

/// How people ask for the rules of the core, in other words than a guide's: each rule's own questions, and many more.
/// An index holds them all, so that a question finds those most like it without reading the others.
public enum WaysToAsk {
  /// Changes with every way, so that an index can say which of them it holds; a test says what it has to be.
  public static let version = 2_110_059_890

  public static var all: [WayToAsk] {
    let own = Catalogue.all.flatMap { rule in
      rule.questions.flatMap { question in
        [Language.simplifiedChinese, .english].map { way(to: rule.id, $0, question[$0]) }
      }
    }
    return own + [adaptivity, lifecycle, privilege, setup, splitView, window].flatMap { parsed($0) }
  }

  /// A table has a line for each rule, and under it a line for each way: `- 简体中文 | English`.
  private static func parsed(_ table: StaticString) -> [WayToAsk] {
    var ways: [WayToAsk] = []
    var rule = ""
    for line in "\(table)".split(separator: "\n") {
      guard line.hasPrefix("- ") else {
        rule = String(line)
        continue
      }
      let sides = line.dropFirst(2).split(separator: " | ").map(String.init)
      ways += zip([Language.simplifiedChinese, .english], sides).map { way(to: rule, $0, $1) }
    }
    return ways
  }

  private static func way(to rule: String, _ language: Language, _ text: String) -> WayToAsk {
    WayToAsk(
      rule: rule, language: language, text: text, names: TermBase.standard.named(in: text))
  }
}
