/// How Chinese a decoded text looks: the share of its Han characters that every Chinese text is full of.
///
/// A text decoded by the wrong table has Han characters, too, but rare ones; in a right one every third character
/// is among these. Folded, so that one list serves both scripts.
enum Plausibility {
  private static let common: Set<Unicode.Scalar> = Set(
    Folding.scalars(
      "的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么心多天而能好都然没日于起"
        .unicodeScalars))
  private static let sample = 4_000

  /// 0…1; 0 where the text has no Han character.
  static func of(_ text: String) -> Double {
    let han = text.unicodeScalars.lazy.filter(\.isHan).prefix(sample)
    var count = 0
    var hits = 0
    for scalar in Folding.scalars(han) {
      count += 1
      if common.contains(scalar) { hits += 1 }
    }
    return count == 0 ? 0 : Double(hits) / Double(count)
  }
}
