/// Undoes hard wraps: says what stands between two lines that are one paragraph.
public enum SoftWrap {
  public enum Joint: Sendable, Hashable {
    /// The lines join as they are.
    case none
    /// The end of the line was a space between words.
    case space
  }

  /// What replaces the end of the line between `left` and `right`; white space at the joint is not looked
  /// at. Whether they are one paragraph at all is not asked here.
  /// - Parameter isName: whether a word is known as a name, so that a name that was cut in two is whole
  ///   again: `UISplitView` and `Controller`.
  public static func joint(
    _ left: some StringProtocol, _ right: some StringProtocol, isName: (String) -> Bool = { _ in false }
  ) -> Joint {
    let left = ScalarText(String(left.suffix(200)))
    let right = ScalarText(String(right.prefix(200)))
    let leftRange = left.trimmed(left.indices)
    let rightRange = right.trimmed(right.indices)
    guard let last = leftRange.last, let first = rightRange.first else { return .none }
    if isWide(left, last, step: -1) || isWide(right, first, step: 1) { return .none }
    if left[last].isOne(of: "([{/@#_") || right[first].isOne(of: ")]},;!?_") { return .none }

    let leftName = left.name(before: last + 1)
    let rightEnd = right.indices.first { $0 > first && !right[$0].isASCIIWord && right[$0] != 0x5F }
    let rightName = first..<(rightEnd ?? right.count)
    if !leftName.isEmpty, isName(string(left, leftName) + string(right, rightName)) { return .none }
    if right[first].isOne(of: ".:") { return right[first + 1].isOne(of: "._:") ? .space : .none }
    switch left[last] {
    case 0x2D:  // Master-|Detail, but a dash with a space before it is one
      return left[last - 1].isASCIIWord ? .none : .space
    case 0x3A:  // application:|didFinishLaunching:
      return isSelectorPart(left, leftName) && right[first].isLower ? .none : .space
    case 0x2E:  // LaunchScreen.|storyboard
      return right[first].isLower && isFileOrMember(left, leftName, right, first) ? .none : .space
    default:
      return .space
    }
  }

  /// Whether the text at the joint is Chinese. Quotation marks, dashes and dots that both scripts use are
  /// as wide as what stands behind them.
  private static func isWide(_ text: ScalarText, _ index: Int, step: Int) -> Bool {
    var index = index
    while text[index].isOne(of: "“”‘’…—·"), text.indices.contains(index + step) { index += step }
    guard text.indices.contains(index) else { return false }
    let scalar = text.scalars[index]
    return scalar.isHan || 0x3001...0x303F ~= scalar || 0xFF01...0xFFEF ~= scalar
  }

  private static func isSelectorPart(_ text: ScalarText, _ name: Range<Int>) -> Bool {
    let hasHumps = name.dropFirst().contains { text[$0].isUpper && text[$0 - 1].isLower }
    return hasHumps || name.dropLast().contains { text[$0] == 0x3A }
  }

  /// Behind the full stop of a sentence no word has a small letter first, unless it is iOS or its kin; an
  /// abbreviation ends nothing.
  private static func isFileOrMember(
    _ left: ScalarText, _ leftName: Range<Int>, _ right: ScalarText, _ first: Int
  ) -> Bool {
    let name = string(left, leftName.dropLast())
    guard name != name.lowercased() else { return false }
    var hump = first
    while right[hump].isLower { hump += 1 }
    return !(right[hump].isUpper && (hump == first + 1 || right[hump + 1].isUpper))
  }

  private static func string(_ text: ScalarText, _ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(text.narrow[range].compactMap(Unicode.Scalar.init)))
  }
}
