import Foundation
import Testing

/// The core is a library of its own: whoever uses it reads its declarations, not its sources.
@Suite struct DocumentationCommentTests {
  @Test func everyPublicDeclarationOfTheCoreSaysWhatItIs() throws {
    for file in try ImportTests.sources(of: "FenpingCore") {
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where Self.needsComment(line) {
        let above = index > 0 ? lines[index - 1].drop { $0 == " " } : ""
        #expect(
          above.hasPrefix("///") || above.hasPrefix("@"), "\(file.lastPathComponent):\(index + 1): \(line)")
      }
    }
  }

  /// An initializer that sets the members, and what a protocol of the standard library asks for, need no words.
  private static func needsComment(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("public ") else { return false }
    return !["public init(", "public extension", "public static func <", "public static func =="]
      .contains { text.hasPrefix($0) }
  }
}
