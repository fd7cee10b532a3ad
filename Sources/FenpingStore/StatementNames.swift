public import FenpingModel
import FenpingText

/// The concepts that a statement's own words name, as their places in the term base, each once. The statement's own
/// concepts are others: with them are those that these are kinds of, and what its surroundings name.
public struct StatementNames: Sendable, Hashable {
  public let quote: [Int]
  /// In the sentence that introduces its list.
  public let lead: [Int]
  public let text: [Int]
  public let section: [Int]

  public init(_ statement: FenpingModel.Statement) {
    quote = Self.names(in: statement.quote)
    lead = Self.names(in: statement.procedure ?? "")
    text = statement.text == statement.quote ? quote : Self.names(in: statement.text)
    section = Self.names(in: statement.section)
  }

  /// A row of `statement_names`.
  init(_ row: borrowing Row) throws(SQLiteError) {
    quote = try row.numbers(0)
    lead = try row.numbers(1)
    text = try row.numbers(2)
    section = try row.numbers(3)
  }

  /// The columns of the row.
  var columns: [String] {
    [quote, lead, text, section].map { $0.map { "\($0)" }.joined(separator: " ") }
  }

  private static func names(in text: String) -> [Int] {
    TermBase.standard.named(in: foldedBytes(text))
  }
}
