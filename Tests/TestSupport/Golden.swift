import Foundation
public import Testing

/// Compares `text` with the file `Golden/name` beside the test.
///
/// `FENPING_RECORD=1` rewrites the file and fails, so that nothing is recorded unseen.
public func expectGolden(
  _ text: String, _ name: String, filePath: StaticString = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent()
    .appendingPathComponent("Golden").appendingPathComponent(name)
  if isRecordingGoldens {
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record(
      "recorded \(name); read it, then run again without FENPING_RECORD", sourceLocation: sourceLocation)
    return
  }
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  #expect(
    text == recorded, "Golden/\(name) differs; FENPING_RECORD=1 records what is now",
    sourceLocation: sourceLocation)
}

/// Whether recorded texts are to be rewritten.
public var isRecordingGoldens: Bool { ProcessInfo.processInfo.environment["FENPING_RECORD"] == "1" }
