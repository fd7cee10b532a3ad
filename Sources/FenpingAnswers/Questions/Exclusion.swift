import FenpingText

/// What a question sets aside: "in code, without a storyboard" asks for no storyboard.
enum Exclusion {
  /// Folded, as they stand before the name.
  static let markers = [
    "不用", "不使用", "不借助", "不靠", "不通过", "不走", "不写", "without", "don't use", "not use", "no",
    "instead of", "rather than", "not using",
    "not with",
  ]
  private static let articles = ["a", "an", "the", "any", "typing", "using", "editing"]

  /// Who does without one tool that draws interfaces does without all of them.
  private static let drawing = ["interface-builder", "storyboard", "main-storyboard", "nib"]

  /// What is set aside with these concepts, but for what is asked for: in Interface Builder, without a nib.
  static func extended(_ concepts: [String], asked: [String]) -> [String] {
    guard concepts.contains(where: drawing.contains), !asked.contains(where: drawing.contains) else {
      return concepts
    }
    return (concepts + drawing).uniqued()
  }

  /// Whether the name that begins at `start` is set aside.
  /// - Parameter text: folded.
  static func covers(_ start: Int, in text: [UInt8]) -> Bool {
    var before = trimmed(text[..<start])
    while let article = articles.first(where: { ends(before, with: $0) }) {
      before = trimmed(before.dropLast(article.utf8.count))
    }
    return markers.contains { ends(before, with: $0) }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text[..<(text.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? text.startIndex)]
  }

  private static func ends(_ text: ArraySlice<UInt8>, with word: String) -> Bool {
    guard text.suffix(word.utf8.count).elementsEqual(word.utf8) else { return false }
    let before = text.dropLast(word.utf8.count).last
    return !(word.utf8.first?.isASCIIWord ?? false) || !(before?.isASCIIWord ?? false)
  }
}
