public import FenpingCore

/// A question to which a rule of the core is the answer.
public struct WayToAsk: Sendable, Hashable {
  /// The rule's id.
  public let rule: String
  /// Simplified Chinese stands for both scripts.
  public let language: Language
  public let text: String
  /// The concepts that it names, as their places in the term base, each once.
  public let names: [Int]

  public init(rule: String, language: Language, text: String, names: [Int]) {
    self.rule = rule
    self.language = language
    self.text = text
    self.names = names
  }
}
