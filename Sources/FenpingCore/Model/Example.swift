/// An input with the outcome it must have. It is a test, reported at its own line, and a part of the
/// rule's documentation.
public struct Example: Sendable {
  /// What is special about it, in a few words.
  public let name: LocalizedText
  /// What ``Rule/evaluate(_:)`` takes.
  public let input: [String: Value]
  /// What it must return.
  public let expected: Evaluation.Outcome
  /// Where the example is written; a test that fails is reported there.
  public let fileID: String
  /// See ``fileID``.
  public let filePath: String
  /// See ``fileID``.
  public let line: Int

  public init(
    _ name: LocalizedText, _ input: [String: Value], _ expected: Evaluation.Outcome,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    self.name = name
    self.input = input
    self.expected = expected
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }
}
