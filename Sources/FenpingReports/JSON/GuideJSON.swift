public import FenpingModel

/// What was read in guides, as JSON.
public enum GuideJSON {
  /// One statement; `extract --format jsonl` prints one a line.
  public static func statement(_ statement: Statement) -> JSON { JSON(statement) }

  public static func statements(_ statements: [Statement]) -> JSON {
    ["schemaVersion": .schemaVersion, "statements": .array(statements.map { JSON($0) })]
  }

  /// The hits of one query; `search --format jsonl` prints one query a line.
  public static func hits(_ hits: [SearchHit], of query: String) -> JSON {
    ["query": .string(query), "results": .array(hits.map(hit))]
  }

  public static func searches(_ searches: [(query: String, hits: [SearchHit])]) -> JSON {
    [
      "schemaVersion": .schemaVersion,
      "searches": .array(searches.map { hits($0.hits, of: $0.query) }),
    ]
  }

  /// `fenping read`: the documents of one file.
  public static func documents(_ documents: [Document]) -> JSON {
    ["schemaVersion": .schemaVersion, "documents": .array(documents.map(document))]
  }

  private static func hit(_ hit: SearchHit) -> JSON {
    [
      "document": .string(hit.place.document), "title": JSON(hit.title), "line": .number(hit.place.line),
      "snippet": .string(hit.snippet), "score": .rounded(hit.score),
      "highlights": .array(hit.highlights.map { highlight($0, in: hit.snippet) }),
    ]
  }

  /// A stretch of the snippet that matched, counted in code points: bytes mean nothing to a reader of JSON.
  private static func highlight(_ range: Range<Int>, in snippet: String) -> JSON {
    func codePoints(_ bytes: some Sequence<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
    let bytes = snippet.utf8
    return [
      "start": .number(codePoints(bytes.prefix(range.lowerBound))),
      "length": .number(codePoints(bytes.prefix(range.upperBound).dropFirst(range.lowerBound))),
    ]
  }

  private static func document(_ document: Document) -> JSON {
    [
      "name": .string(document.name), "title": JSON(document.title),
      "format": .string(document.format.rawValue), "encoding": .string(document.encoding),
      "script": .string(document.script.rawValue), "blocks": .array(document.blocks.map(block)),
      "omissions": .array(
        document.omissions.map {
          [
            "reason": .string($0.reason.rawValue), "firstLine": .number($0.lines.lowerBound),
            "lastLine": .number($0.lines.upperBound),
          ]
        }),
    ]
  }

  private static func block(_ block: Block) -> JSON {
    let kind: JSON =
      switch block.kind {
      case .heading(let level): ["kind": "heading", "level": .number(level)]
      case .caption: ["kind": "caption"]
      case .paragraph: ["kind": "paragraph"]
      case .listItem(let list, let depth, let ordinal):
        [
          "kind": "list-item", "list": .number(list), "depth": .number(depth),
          "ordinal": ordinal.map(JSON.number) ?? nil,
        ]
      case .tableCell(let table, let row, let column, let isHeader):
        [
          "kind": "table-cell", "table": .number(table), "row": .number(row), "column": .number(column),
          "header": .bool(isHeader),
        ]
      case .quotation: ["kind": "quotation"]
      case .code: ["kind": "code"]
      }
    return kind.merging([
      "text": .string(block.text), "firstLine": .number(block.lines.first),
      "lastLine": .number(block.lines.last),
    ])
  }
}
