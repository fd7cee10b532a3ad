import Foundation

/// The figures below which the pipeline must not fall, and how they came to be.
struct Floors: Codable {
  /// A floor that was lowered, and why.
  struct Lowering: Codable, Equatable {
    let measure: Measure
    let from: Double
    let to: Double
    let reason: String
  }

  /// The digest of the fixtures that the floors were measured on.
  var digest: String
  /// For a count of mistakes, the ceiling.
  var floors: [Measure: Double]
  /// Oldest first; nothing is taken out of it.
  var lowered: [Lowering]

  /// Why floors cannot be recorded.
  enum Refusal: Error, Equatable {
    /// These figures are below their floors, and nobody said why they may be.
    case needsReason([Measure])
  }

  static let file = Fixtures.folder.appendingPathComponent("floors.json")

  static func read() throws -> Floors {
    try JSONDecoder().decode(Floors.self, from: Data(contentsOf: file))
  }

  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (try encoder.encode(self) + Data("\n".utf8)).write(to: Self.file)
  }

  /// The measures that are below their floor, or have none yet.
  func missed(by values: [Measure: Double]) -> [Measure] {
    Measure.allCases.filter { measure in
      guard let value = values[measure], let floor = floors[measure] else { return true }
      return !measure.holds(value, floor: floor)
    }
  }

  /// Raises the floors to what was measured; lowers one only for a reason.
  mutating func record(
    _ values: [Measure: Double], digest: String, loweringBecause reason: String?
  ) throws(Refusal) {
    let below = missed(by: values).filter { floors[$0] != nil }
    if !below.isEmpty {
      guard let reason else { throw .needsReason(below) }
      lowered += below.compactMap { measure in
        guard let from = floors[measure], let value = values[measure] else { return nil }
        return Lowering(measure: measure, from: from, to: measure.floor(for: value), reason: reason)
      }
    }
    for (measure, value) in values {
      let deserved = measure.floor(for: value)
      guard let old = floors[measure], !below.contains(measure) else {
        floors[measure] = deserved
        continue
      }
      floors[measure] = measure.isCount ? min(old, deserved) : max(old, deserved)
    }
    self.digest = digest
  }
}
