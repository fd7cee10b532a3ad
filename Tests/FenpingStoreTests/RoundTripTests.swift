import FenpingModel
import FenpingStore
import FenpingText
import Testing

@Suite struct RoundTripTests {
  let folder: TemporaryFolder
  let reader: IndexReader

  init() throws {
    folder = try TemporaryFolder()
    try Samples.write(to: folder("index.sqlite"))
    reader = try IndexReader(path: folder("index.sqlite"))
  }

  @Test func everyFieldOfAStatementComesBack() throws {
    #expect(try reader.allStatements() == Samples.all.flatMap(\.statements))
  }

  @Test func statementsAreFoundById() throws {
    let statements = Samples.simplified.statements
    #expect(try reader.statement(id: statements[3].id) == statements[3])
    #expect(try reader.statement(id: "分屏/入门.md#5") == nil)
    #expect(
      try reader.statements(ids: [statements[2].id, "nowhere#1", statements[0].id])
        == [statements[2], statements[0]])
  }

  @Test func statementsAreFoundByPlace() throws {
    let statements = Samples.simplified.statements
    let name = Samples.simplified.document.name
    #expect(try reader.statements(inDocument: name) == statements)
    #expect(try reader.statements(inDocument: name, section: "宽度") == [statements[3]])
    #expect(try reader.statements(inDocument: name, procedure: "准备工程") == [statements[2]])
    #expect(try reader.statements(inDocument: name, section: "宽度", procedure: "准备工程").isEmpty)
    #expect(try reader.statements(inDocument: "入门.md").isEmpty)
  }

  @Test func statementsAreFoundByRule() throws {
    #expect(
      try reader.statements(linkedTo: "project/no-launch-images") == [Samples.simplified.statements[0]])
    #expect(try reader.statements(linkedTo: "project").isEmpty)
  }

  @Test func whatAStatementNamesIsThatOfItsWords() throws {
    let pattern = try #require(MatchPattern("应用")).any
    let candidates = try reader.candidates(match: pattern, limit: 10)
    #expect(!candidates.isEmpty)
    for candidate in candidates { #expect(candidate.names == StatementNames(candidate.statement)) }
    #expect(candidates.contains { !$0.names.text.isEmpty })
  }

  @Test func documentsComeBackForTheNextIndex() throws {
    for sample in Samples.all {
      let document = try #require(try reader.indexedDocument(named: sample.document.name, location: nil))
      #expect(document.statements == sample.statements)
      #expect(document.hash == sample.hash)
      #expect(document.size == sample.size)
      #expect(document.document.blocks.map(\.kind) == sample.document.blocks.map(\.kind))
      #expect(document.document.blocks.map(\.text) == sample.document.blocks.map(\.text))
    }
    let again = try Samples.all.map(\.document.name).map {
      try #require(try reader.indexedDocument(named: $0, location: nil))
    }
    try Samples.write(again, to: folder("again.sqlite"))
    #expect(try folder.bytes("again.sqlite") == folder.bytes("index.sqlite"))
  }

  @Test func infoCounts() throws {
    let info = try reader.info()
    #expect(info.format == Schema.version)
    #expect(info.tokenizerVersion == Tokenizer.version)
    #expect(info.extractorVersion == 3)
    #expect(info.termBaseVersion == 4)
    #expect(info.waysVersion == 5)
    #expect(info.documents.map(\.name) == ["分屏/入门.md", "宽度.html"])
    #expect(info.documents.map(\.title) == ["分屏入门", nil])
    #expect(info.documents.map(\.encoding) == ["UTF-8", "Big5"])
    #expect(info.documents.map(\.script) == [.simplified, .traditional])
    #expect(info.documents.map(\.format) == [.markdown, .html])
    #expect(info.documents.map(\.hash) == Samples.all.map(\.hash))
    #expect(info.passages == 11)
    #expect(info.statements == 5)
    #expect(try reader.statementCount() == 5)
  }

  @Test func conceptsAreCountedByStatement() throws {
    let frequencies = try reader.conceptFrequency(["split-view", "app", "primary-app", "view"])
    #expect(frequencies == ["split-view": 1, "app": 1, "primary-app": 1])
  }

  @Test func anIndexOfNothingIsAnIndex() throws {
    try Samples.write([], to: folder("empty.sqlite"))
    let reader = try IndexReader(path: folder("empty.sqlite"))
    #expect(try reader.info().documents.isEmpty)
    #expect(try reader.search("\"分屏\"", limit: 10).isEmpty)
    #expect(try reader.candidates(match: "\"分屏\"", limit: 10).isEmpty)
  }

  @Test(arguments: ["", "\u{0}a\u{0}", "e\u{301} é", "'; DROP TABLE statement; --", "𠮷\u{FFFD}"])
  func anyTextComesBack(text: String) throws {
    try Samples.write([Samples.document("a.txt", [text])], to: folder("odd.sqlite"))
    let statement = try #require(try IndexReader(path: folder("odd.sqlite")).allStatements().first)
    #expect(statement.text.utf8.elementsEqual(text.utf8))
  }
}
