import FenpingModel
import TestSupport
import Testing

@testable import FenpingExtraction

/// Two whole guides, from their lines to their statements. `FENPING_RECORD=1 swift test --filter GoldenGuideTests`
/// rewrites the files in `Golden`.
@Suite struct GoldenGuideTests {
  @Test(arguments: Guides.all.map(\.name))
  func saysAsRecorded(name: String) throws {
    let guide = try #require(Guides.all.first { $0.name == name })
    let statements = Extractor.statements(in: try Samples.document(guide.text, name: name))
    try expectGolden(statements.map(Self.description).joined(separator: "\n"), "\(name).statements.txt")
  }

  @Test("The advert at the end says nothing", arguments: Guides.all.map(\.text))
  func leavesTheAdvertOut(text: String) throws {
    let document = try Samples.document(text, name: "guide.txt")
    #expect(document.omissions.map(\.reason) == [.advert])
    let statements = Extractor.statements(in: document)
    #expect(!statements.contains { $0.quote.contains("优惠") || $0.quote.contains("優惠") })
  }

  private static func description(_ statement: Statement) -> String {
    var lines = [
      "\(statement.id) line \(statement.place.line) [\(statement.kind.rawValue), \(statement.modality.rawValue), "
        + "\(statement.subject.rawValue)] \(statement.quote)"
    ]
    if !statement.section.isEmpty { lines.append("section: \(statement.section)") }
    if let procedure = statement.procedure { lines.append("step \(statement.step ?? 0) of: \(procedure)") }
    if let condition = statement.condition { lines.append("condition: \(condition)") }
    lines += statement.reasons.map { "because (\($0.origin.rawValue)): \($0.statement)" }
    if !statement.rules.isEmpty { lines.append("rules: \(statement.rules.joined(separator: " "))") }
    return lines.joined(separator: "\n  ") + "\n"
  }
}
