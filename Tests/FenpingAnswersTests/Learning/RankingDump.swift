import FenpingModel
import FenpingStore
import Foundation
import Testing

@testable import FenpingAnswers

/// Writes what the ranking sees of every training question, for `Scripts/learn-ranking`, which sets the variables.
@Suite struct RankingDump {
  private struct Asked: Decodable {
    let id: String
    let question: String
  }

  private static let variables = ProcessInfo.processInfo.environment

  @Test(.enabled(if: variables["FENPING_DUMP"] != nil))
  func dump() throws {
    let questions = try #require(Self.variables["FENPING_QUESTIONS"])
    let index = try IndexReader(path: try #require(Self.variables["FENPING_INDEX"]))
    let engine = AnswerEngine(index: index)
    var lines: [String] = []
    for line in try String(contentsOfFile: questions, encoding: .utf8).split(separator: "\n") {
      let asked = try JSONDecoder().decode(Asked.self, from: Data(line.utf8))
      let candidates = try engine.considered(Question(asked.question))
      let rows = candidates.compactMap { candidate in
        candidate.features.map { features in
          [
            "id": candidate.statement.id, "texts": [candidate.statement.quote, candidate.statement.text],
            "kind": candidate.statement.kind.rawValue,
            "ranking": features.values.map(\.value), "doubts": features.doubts,
          ] as [String: Any]
        }
      }
      let object: [String: Any] = ["id": asked.id, "candidates": rows]
      lines.append(String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self))
    }
    let path = try #require(Self.variables["FENPING_DUMP"])
    try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
