import FenpingModel
import FenpingText

/// A sentence in its surroundings.
struct Passage: Sendable {
  /// The block's index in the document, and the sentence's UTF-8 range in the block's text.
  let block: Int
  let range: Range<Int>
  /// The English original, where a bilingual document has one.
  let translation: String?
  /// The headings above it, outermost first.
  let section: [String]
  /// The list that it stands in, if any.
  let item: Item?
  /// It is the first of its list item: only this one says what the lead-in announces.
  let beginsItem: Bool
  /// It ends in a colon and a list follows: what it says in the last clause is said by the items.
  let introducesList: Bool

  /// A place in a list.
  struct Item: Sendable {
    /// Tells the lists of a document apart.
    let list: Int
    /// The item's place in its list, from 1.
    let number: Int
    let isOrdered: Bool
    /// The sentence before the list that says what its items are.
    let lead: LeadIn?
  }

  /// What every item of a list inherits.
  struct LeadIn: Sendable {
    let text: String
    let markers: [MarkerMatch]
  }
}
