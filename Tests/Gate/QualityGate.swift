import Foundation
import Testing

/// Holds reading, extraction, answers and search to the floors of `floors.json`; docs/quality.md says how to read a
/// failure.
@Suite struct QualityGate {
  @Test(.enabled(if: !GateMode.current.isRecording), arguments: Measure.allCases)
  func holds(measure: Measure) throws {
    let measured = try Measurement.shared.get()
    let value = try #require(measured.values[measure])
    let floor = try #require(
      try Floors.read().floors[measure], "no floor yet; make gate RECORD=1 writes it")
    if !measure.holds(value, floor: floor) {
      let mistakes = try KnownMistakes.read().marked(measured.mistakes(lowering: measure))
      Issue.record("\(measure.rawValue) is \(value), its floor is \(floor):\n\(mistakes)")
    }
  }

  @Test(.enabled(if: !GateMode.current.isRecording))
  func theFloorsBelongToTheseFixtures() throws {
    #expect(
      try Floors.read().digest == Fixtures.digest(),
      "the fixtures have changed since the floors were measured; make gate RECORD=1")
  }

  @Test func everyAnnotationStandsInItsGuide() throws {
    #expect(try Measurement.shared.get().unplaced.isEmpty)
  }

  @Test(.enabled(if: GateMode.current.report != nil && !GateMode.current.isRecording))
  func report() throws {
    try report(floors: try Floors.read())
  }

  @Test(.enabled(if: GateMode.current.isRecording))
  func record() throws {
    let measured = try Measurement.shared.get()
    let digest = try Fixtures.digest()
    var floors = try Floors.read()
    do throws(Floors.Refusal) {
      try floors.record(measured.values, digest: digest, loweringBecause: GateMode.current.reason)
    } catch {
      switch error {
      case .needsReason(let measures):
        let names = measures.map(\.rawValue).joined(separator: ", ")
        Issue.record("below their floors: \(names); make gate LOWER='why they may fall' lowers them")
      }
      try report(floors: floors)
      return
    }
    try report(floors: floors)
    try floors.write()
    try KnownMistakes(measured.mistakes).write()
  }

  private func report(floors: Floors) throws {
    guard let path = GateMode.current.report else { return }
    let report = Report(try Measurement.shared.get(), floors: floors, known: try KnownMistakes.read())
    try report.text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
