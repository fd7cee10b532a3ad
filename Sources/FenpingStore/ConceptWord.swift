/// The word that stands for a concept in the full-text table of statements.
///
/// A concept must be one token there: cut at its hyphen, `primary-app` would be found by `app`. The
/// tokenizer keeps a run of small letters whole, so the id is spelled in these alone: `a…y` stand for
/// themselves, any other byte is `z` and two letters of `a…p`, its half bytes. A `z` at the end keeps the
/// plural s from being taken off. The word follows from the id, so a pattern needs no look-up, no two ids share
/// one, and it stands in a column of its own, so it meets no word of a guide.
public enum ConceptWord {
  /// The pattern that finds the statements that name a concept.
  public static func pattern(for concept: String) -> String {
    "concepts : \"\(word(for: concept))\""
  }

  public static func word(for concept: String) -> String {
    var letters: [UInt8] = []
    for byte in concept.utf8 {
      if byte >= UInt8(ascii: "a"), byte < UInt8(ascii: "z") {
        letters.append(byte)
      } else {
        letters += [UInt8(ascii: "z"), UInt8(ascii: "a") + byte >> 4, UInt8(ascii: "a") + byte & 0xF]
      }
    }
    letters.append(UInt8(ascii: "z"))
    return String(decoding: letters, as: UTF8.self)
  }
}
