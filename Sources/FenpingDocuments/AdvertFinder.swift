import FenpingModel

/// Finds an advert at the end of a document.
///
/// It goes from the last block backwards as long as nothing is about the subject, and takes what it passed for an
/// advert where that promotes something plainly. A guide's last paragraph, which speaks of windows and methods, stops
/// it at once; a friendly farewell has too few signs.
enum AdvertFinder {
  /// What the run of blocks must weigh together.
  private static let threshold = 4
  /// An advert has fewer blocks than this.
  private static let longest = 60

  /// The first block of the advert, or nil.
  static func start(in blocks: [Block]) -> Int? {
    var start: Int?
    var total = 0
    var signed = 0
    var index = blocks.count
    while index > 0, blocks.count - index < longest {
      let block = blocks[index - 1]
      let text = Folding.scalars(block.text.unicodeScalars)
      let weight = promotion(text)
      if block.isCode || isAboutSubject(text, original: block.text, weight: weight) { break }
      index -= 1
      total += weight
      if weight > 0 {
        start = index
        signed += 1
      }
    }
    guard let start, total >= threshold, signed * 2 >= blocks.count - start else { return nil }
    return isTechnical(blocks[..<start]) ? start : nil
  }

  /// Whether what stands before an advert is about the subject. Where it is not, a block without a word of the subject
  /// is no sign of anything.
  private static func isTechnical(_ blocks: ArraySlice<Block>) -> Bool {
    let about = blocks.reduce(0) { count, block in
      let text = Folding.scalars(block.text.unicodeScalars)
      return count + (block.isCode || isAboutSubject(text, original: block.text, weight: 0) ? 1 : 0)
    }
    return about * 2 >= blocks.count && about > 0
  }

  private static func promotion(_ text: [Unicode.Scalar]) -> Int {
    let known = AdvertSigns.promotionTable.found(in: text).reduce(0) { $0 + AdvertSigns.promotion[$1].weight }
    return known + (hasContactNumber(text) ? 2 : 0)
  }

  /// A telephone or account number.
  private static func hasContactNumber(_ text: [Unicode.Scalar]) -> Bool {
    text.split { !$0.isASCIIDigit }.contains { $0.count >= 7 }
  }

  private static func isAboutSubject(_ text: [Unicode.Scalar], original: String, weight: Int) -> Bool {
    let words = AdvertSigns.subject.found(in: text).count
    let identifiers = hasIdentifier(original) ? 2 : 0
    // An advert, too, names a product or a system; the more it promotes, the less a single word counts.
    return words + identifiers > (weight >= 4 ? 3 : weight > 0 ? 1 : 0)
  }

  /// A name of an interface such as `UIView`, `viewDidLoad` or `Main.storyboard`.
  private static func hasIdentifier(_ text: String) -> Bool {
    text.unicodeScalars.split { !$0.isLatin && $0 != "." && $0 != ":" && $0 != "_" }.contains { word in
      zip(word, word.dropFirst()).contains { $0.isASCIILower && $1.isASCIIUpper } && word.count > 5
    }
  }
}
