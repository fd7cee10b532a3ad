import FenpingStore
import Foundation

/// The files that the gate measures on.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let guideFolder = folder.appendingPathComponent("Guides")
  private static let annotationSuffix = ".gold.jsonl"

  /// A guide that is not about multitasking on iPad at all: nothing in it may be linked to a rule.
  static let offTopic = "television.zh-Hans.md"
  /// A guide in which each Chinese paragraph follows its English original.
  static let bilingual = "restoration.bilingual.md"

  /// The names of the guides, sorted.
  static func guideNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: guideFolder.path)
      .filter { $0.hasSuffix(annotationSuffix) }
      .map { String($0.dropLast(annotationSuffix.count)) }
      .sorted()
  }

  static func bytes(ofGuide name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: guideFolder.appendingPathComponent(name)))
  }

  static func annotations(ofGuide name: String) throws -> [Annotation] {
    try rows(of: guideFolder.appendingPathComponent(name + annotationSuffix))
  }

  static func questions() throws -> [GateQuestion] {
    try rows(of: folder.appendingPathComponent("questions.jsonl"))
  }

  static func searches() throws -> [GateSearch] {
    try rows(of: folder.appendingPathComponent("searches.jsonl"))
  }

  /// Changes with every byte of a guide, an annotation, a question or a query: figures that were measured on others
  /// cannot be compared.
  static func digest() throws -> String {
    let guides = try guideNames().flatMap { [$0, $0 + annotationSuffix] }
      .map { guideFolder.appendingPathComponent($0) }
    let files = guides + ["questions.jsonl", "searches.jsonl"].map { folder.appendingPathComponent($0) }
    let lines = try files.map { file in
      SHA256.hexDigest(of: [UInt8](try Data(contentsOf: file))) + " " + file.lastPathComponent
    }
    return SHA256.hexDigest(of: lines.joined(separator: "\n").utf8)
  }

  private static func rows<Row: Decodable>(of file: URL) throws -> [Row] {
    try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(Row.self, from: Data($0)) }
  }
}
