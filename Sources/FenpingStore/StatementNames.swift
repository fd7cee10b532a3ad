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
    quote = TermBase.standard.named(in: statement.quote)
    lead = TermBase.standard.named(in: statement.procedure ?? "")
    text = statement.text == statement.quote ? quote : TermBase.standard.named(in: statement.text)
    section = TermBase.standard.named(in: statement.section)
  }

  /// A row of `statement_names`.
  init(_ row: borrowing Row) throws(SQLiteError) {
    quote = try row.numbers(0)
    lead = try row.numbers(1)
    text = try row.numbers(2)
    section = try row.numbers(3)
  }

  /// The columns of the row.
  var columns: [SQLValue] { [quote, lead, text, section].map { .numbers($0) } }

}
