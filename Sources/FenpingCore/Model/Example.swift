/// An input with the outcome it must have. It is a test, reported at its own line, and a part of the
/// rule's documentation.
public struct Example: Sendable {
  public let name: LocalizedText
  public let input: [String: Value]
  public let expected: Evaluation.Outcome
  public let fileID: String
  public let filePath: String
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
