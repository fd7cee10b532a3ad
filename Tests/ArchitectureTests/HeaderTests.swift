import Foundation
import Testing

/// Every module says in its main file what it is for.
@Suite struct HeaderTests {
  @Test(arguments: ImportTests.arrows.keys.filter { $0 != "fenping" }.sorted())
  func everyModuleHasAHeader(module: String) throws {
    let file = ImportTests.root.appendingPathComponent("Sources/\(module)/\(module).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("// \(module): "))
    #expect(text.split(separator: "\n").count >= 3, "a paragraph, not a title")
  }
}
