/// "Did you mean": the nearest known name to a mistyped one.
enum Suggestion {
  /// The nearest of `names` within three edits, and never so far that little of the word is left.
  static func nearest(to word: String, in names: [String]) -> String? {
    let limit = min(3, (word.count - 1) / 2 + 1)
    return names.map { (name: $0, distance: distance(word, $0)) }
      .filter { $0.distance <= limit && $0.distance < word.count }
      .min { rank($0) < rank($1) }?.name

    /// Of two that are equally near, the one of the word's own length: a wrong letter is likelier than a missing one.
    func rank(_ candidate: (name: String, distance: Int)) -> (Int, Int, String) {
      (candidate.distance, abs(candidate.name.count - word.count), candidate.name)
    }
  }

  /// How many insertions, deletions and substitutions of characters lead from one to the other.
  static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let cost = min(
          row[column] + 1, row[column + 1] + 1, diagonal + (character == right[column] ? 0 : 1))
        diagonal = row[column + 1]
        row[column + 1] = cost
      }
    }
    return row[right.count]
  }
}
