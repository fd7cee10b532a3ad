// pending: stand-ins for what other branches bring; deleted at the merge.
import FenpingCore
import FenpingModel

enum ReadingError: Error, Sendable, Hashable {
  enum BinaryKind: String, Sendable, CaseIterable {
    case pdf, png, jpeg, gif, zip, gzip, executable, propertyList = "property-list", database, unknown
  }
  case empty
  case tooLarge(limit: Int)
  case undecodable(tried: [String])
  case binary(BinaryKind)
  case noText
  case malformedLine(Int)
}

enum DocumentReader {
  static func documents(from bytes: [UInt8], name: String) throws(ReadingError) -> [Document] {
    if bytes.isEmpty { throw .empty }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .binary(.unknown) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    let blocks = lines.filter { !$0.element.isEmpty }.map {
      Block(.paragraph, text: String($0.element), lines: LineMap(line: $0.offset + 1))
    }
    return [
      Document(
        name: name, title: nil, format: .text, encoding: "UTF-8", script: .other, blocks: blocks)
    ]
  }
}

enum Extractor {
  static let version = 0
  static func statements(in document: Document) -> [Statement] {
    document.blocks.enumerated().map { index, block in
      Statement(
        id: "\(document.name)#\(index + 1)",
        place: SourcePlace(document: document.name, line: block.lines.first), kind: .fact,
        modality: .none, subject: .other, text: block.text, quote: block.text)
    }
  }
}

struct MatchPattern: Sendable {
  let all: String
  init?(_ text: String) {
    if text.allSatisfy(\.isWhitespace) { return nil }
    all = text
  }
}

struct Concept {
  let id: String
  let hans: String
  let hant: String
  let en: String
  let aliases: [String]
}

struct TermBase {
  static let version = 0
  static let standard = TermBase()
  let concepts: [Concept] = []
  func matches(in text: String) -> [(concept: Concept, range: Range<Int>)] { [] }
}

struct IndexedDocument {
  let document: Document
  let statements: [Statement]
  let hash: String
  let size: Int
  let location: String?
}

enum SHA256 {
  static func hexDigest(of bytes: some Sequence<UInt8>) -> String { "" }
}

enum IndexWriter {
  static func write(
    _ documents: [IndexedDocument], to path: String, extractorVersion: Int, termBaseVersion: Int
  ) throws(StoreError) {}
}

struct IndexInfo {
  struct DocumentInfo {
    let name: String
    let title: String?
    let format: Document.Format
    let script: Document.Script
    let encoding: String
    let hash: String
    let size: Int
    let passages: Int
    let statements: Int
  }
  let format: Int
  let tokenizerVersion: Int
  let extractorVersion: Int
  let termBaseVersion: Int
  let documents: [DocumentInfo]
  var passages: Int { 0 }
  var statements: Int { 0 }
}

final class IndexReader {
  init(path: String) throws(StoreError) {
    throw .notFound(path: path)
  }
  func info() throws(StoreError) -> IndexInfo { throw .notFound(path: "") }
  func search(_ pattern: MatchPattern, limit: Int) throws(StoreError) -> [SearchHit] { [] }
  func allStatements() throws(StoreError) -> [Statement] { [] }
  func staleSources() throws(StoreError) -> [String] { [] }
}

struct Question {
  let text: String
  let intent: Intent?
  let language: Language?
  let os: Version?
  let document: String?
  let limit: Int
}

struct AnswerEngine {
  init(index: IndexReader) {}
  func answer(_ question: Question) throws(StoreError) -> AnswerSet {
    AnswerSet(question: question.text, language: .english, intent: .fact, answers: [])
  }
}

enum StoreError: Error {
  case notFound(path: String)
  case isDirectory(path: String)
  case notAnIndex(path: String)
  case corrupt(path: String, detail: String)
  case olderFormat(path: String, found: Int, expected: Int)
  case newerFormat(path: String, found: Int, expected: Int)
  case otherTokenizer(path: String, found: Int, expected: Int)
  case locked(path: String)
  case diskFull(path: String)
  case system(path: String, code: Int32)
  case sqlite(path: String, code: Int32, message: String)
  case badPattern(String)
  case inconsistent(String)
}
