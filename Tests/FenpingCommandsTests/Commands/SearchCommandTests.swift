import Foundation
import TestSupport
import Testing

@testable import FenpingCommands

@Suite struct SearchCommandTests {
  private let folder: TemporaryFolder
  private let index: String

  init() throws {
    folder = try TemporaryFolder()
    let guide = try folder.write(
      """
      # 多窗口入门

      应用必须支持全部四个方向，因为窗口的形状由用户决定。

      分割视图控制器（UISplitViewController）在窄窗口里只显示一列。

      A split view shows two columns. Rotation keeps the columns.

      The view can be split by hand, and rotating does not matter.
      """, to: "guide.md")
    index = folder.path("i.sqlite")
    #expect(CommandRun("ingest", guide, "--index", index).status == .success)
  }

  private struct Line: Decodable {
    struct Hit: Decodable {
      struct Highlight: Decodable {
        let start: Int
        let length: Int
      }
      let line: Int
      let snippet: String
      let highlights: [Highlight]

      var marked: [String] {
        let scalars = Array(snippet.unicodeScalars)
        return highlights.map { mark in
          var text = String.UnicodeScalarView()
          text.append(contentsOf: scalars[mark.start..<mark.start + mark.length])
          return String(text)
        }
      }
    }
    let query: String
    let results: [Hit]
  }

  private func search(_ words: [String], input: String = "") throws -> (lines: [Line], run: CommandRun) {
    let run = CommandRun(["search"] + words + ["--index", index, "--format", "jsonl"], input: input)
    let lines = try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    return (lines, run)
  }

  @Test(arguments: [
    (#""split view""#, [5, 7], ["SplitView"]),
    ("split view rotation", [7], ["split", "view", "Rotation"]),
    ("rotat*", [7, 9], ["Rotation"]),
    ("uisplit*", [5], ["UISplitViewController"]),
    ("uisplitviewcontroller", [5], ["UISplitViewController"]),
    ("UISplitViewController", [5], ["UISplitViewController"]),
    ("UI*", [5], ["UI"]),
    ("四個方向", [3], ["四个方向"]),
    ("“四个方向” 窗口", [3], ["四个方向", "窗口"]),
    ("「视图控制」*", [5], ["视图控制"]),
    ("ＵＩＳｐｌｉｔＶｉｅｗ＊", [5], ["UISplitViewController"]),
  ])
  func finds(query: String, lines: [Int], marked: [String]) throws {
    let (found, run) = try search([query])
    let hits = try #require(found.first?.results.sorted { $0.line < $1.line })
    #expect(hits.map(\.line) == lines)
    #expect(hits.first?.marked == marked)
    #expect(run.errors.isEmpty)
  }

  @Test func severalWordsAreSeveralTerms() throws {
    #expect(try search(["窗口", "方向"]).lines.first?.results.map(\.line) == [3])
  }

  @Test func partialHitsAreCalledSo() throws {
    let (lines, run) = try search(["方向 zzzz", "--lang", "en"])
    #expect(lines.first?.results.first?.marked == ["方向"])
    #expect(run.errors == "No passage has all the terms; these share the most with the query.\n")
    #expect(try search(["方向 zzzz", "-q"]).run.errors.isEmpty)
  }

  @Test func aLineOfInputIsAQuery() throws {
    let (lines, run) = try search(["-"], input: "方向\n\n zzzz \n\"split view\" rotat*\r\nrotat*")
    #expect(lines.map(\.query) == ["方向", " zzzz ", "\"split view\" rotat*", "rotat*"])
    #expect(lines.map(\.results.count) == [1, 0, 1, 2])
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
  }

  @Test func theLimitHolds() throws {
    #expect(try search(["窗口 OR view", "--limit", "1"]).lines.first?.results.count == 1)
  }

  /// Whatever FTS5 or SQL would take for syntax.
  @Test(arguments: [
    "\"", "\"\"\"", "a\"", "*", "**", "view**", "* view", "-view", "NOT view", "AND", "OR OR",
    "NEAR(view split, 2)",
    "view NEAR", "title : view", "{title text} : view", "^view", "(view", "view)", "view + split",
    "view;drop", "'",
    "' OR 1=1 --", "%", "\0view", "\u{FEFF}", "\u{202E}方向", "𠀋", "👨‍👩‍👧", "e\u{301}", "—", "“", "「",
    "view*split*",
  ])
  func syntaxBreaksNothing(query: String) throws {
    let (lines, run) = try search(["-"], input: "方向\n" + query)
    #expect(run.status == .success || run.status == .nothing, "\(run.errors)")
    #expect(lines.count >= 1)
  }

  /// FTS5 allows a depth of 256 and SQLite a pattern of a million bytes.
  @Test func aPageCanBeSearchedFor() throws {
    let page = (0..<3000).map { "窗口\($0) UISplitView\($0) \"view \($0)\"*" }.joined(separator: " ")
    let run = try search(["-"], input: page).run
    #expect(run.status == .success, "\(run.errors)")
  }
}
