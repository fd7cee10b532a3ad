import Foundation

/// The figures beside their floors, guide by guide, and every mistake.
struct Report {
  private let measurement: Measurement
  private let floors: Floors
  private let known: KnownMistakes

  init(_ measurement: Measurement, floors: Floors, known: KnownMistakes) {
    self.measurement = measurement
    self.floors = floors
    self.known = known
  }

  var text: String {
    let mended = known.mended(by: measurement.mistakes).map { "- \($0)" }
    let sections = [
      table(guideRows), table(measureRows), known.marked(measurement.mistakes),
      mended.joined(separator: "\n"),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var guideRows: [[String]] {
    [["guide", "core", "P", "R", "kind", "reason", "rules", "noise"]]
      + measurement.guides.map { name, score in
        [
          name, "\(score.core)", Self.share(score.precision), Self.share(score.recall),
          Self.share(score.values[.kind]), "\(score.reasonsFound)/\(score.reasons)",
          "\(score.linksRight)/\(score.links)", "\(score.noise)",
        ]
      }
  }

  private var measureRows: [[String]] {
    let missed = floors.missed(by: measurement.values)
    var rows = [["measure", "now", "floor"]]
    for measure in Measure.allCases {
      let figures = [measurement.values[measure], floors.floors[measure]]
        .map { measure.isCount ? Self.count($0) : Self.share($0) }
      rows.append([measure.rawValue] + figures + (missed.contains(measure) ? ["BELOW"] : []))
    }
    return rows
  }

  private static func share(_ value: Double?) -> String { value.map { String(format: "%.3f", $0) } ?? "-" }
  private static func count(_ value: Double?) -> String { value.map { String(format: "%.0f", $0) } ?? "-" }

  private func table(_ rows: [[String]]) -> String {
    let widths = [26] + Array(repeating: 7, count: rows.map(\.count).max() ?? 0)
    return rows.map { row in
      let cells = zip(row, widths).map {
        $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0)
      }
      return cells.joined(separator: " ").trimmingCharacters(in: .whitespaces)
    }
    .joined(separator: "\n")
  }
}
