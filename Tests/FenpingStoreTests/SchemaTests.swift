import FenpingStore
import Foundation
import Testing

@Suite struct SchemaTests {
  /// `Index/schema.sql` is for readers, the text in the code is what is run.
  @Test func theFileEqualsTheCode() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Index/schema.sql")
    #expect(try String(contentsOf: file, encoding: .utf8) == Schema.sql)
  }
}
