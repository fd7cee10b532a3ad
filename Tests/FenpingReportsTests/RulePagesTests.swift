import FenpingCore
import Foundation
import TestSupport
import Testing

@testable import FenpingReports

@Suite struct RulePagesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/rules")

  /// `make docs` sets FENPING_RECORD=1, which writes the pages and removes what is left over.
  @Test func thePagesAreWhatTheRulesSay() throws {
    let pages = RulePages.all(Catalogue.all)
    if isRecordingGoldens { try record(pages) }
    for (path, text) in pages.sorted(by: { $0.key < $1.key }) {
      let recorded = try? String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
      #expect(recorded == text, "docs/rules/\(path) is not up to date: run 'make docs'")
    }
    let leftOver = try recordedPaths().filter { pages[$0] == nil }
    #expect(leftOver.isEmpty, "in docs/rules, of no rule: run 'make docs'")
  }

  @Test func everyLinkOfAPageLeadsToAFile() throws {
    for (path, text) in RulePages.all(Catalogue.all) {
      let page = Self.folder.appendingPathComponent(path)
      // `](target)`: what is no anchor of the page itself is a file beside it.
      for part in text.components(separatedBy: "](").dropFirst() {
        let target = String(part.prefix { $0 != ")" })
        if target.hasPrefix("#") {
          #expect(text.lowercased().contains("\n## " + target.dropFirst() + "\n"), "\(path): \(target)")
        } else {
          let file = page.deletingLastPathComponent().appendingPathComponent(target).standardized
          let isPage = file.path.hasPrefix(Self.folder.path + "/")
          #expect(isPage || FileManager.default.fileExists(atPath: file.path), "\(path): \(target)")
        }
      }
    }
  }

  @Test(arguments: Catalogue.all.map(\.id))
  func aPageHoldsAllThatARuleSays(id: String) throws {
    let rule = try #require(Catalogue.rule(id))
    let page = RulePages.page(rule)
    let texts =
      [rule.title, rule.statement, rule.rationale, rule.advice] + rule.validity.map(\.text)
      + rule.inputs.map(\.summary) + rule.examples.map(\.name)
    for text in texts {
      for language in Language.allCases {
        #expect(page.contains(MarkdownText.escaped(text[language])), "\(text[language])")
      }
    }
    for example in rule.examples { #expect(page.contains("\n\(rule.command(running: example))\n")) }
    for source in rule.sources { #expect(page.contains(source.location)) }
    for code in rule.storeCodes { #expect(page.contains("ITMS-\(code)")) }
    #expect(page.contains(rule.sourceFile))
    // A row of a table has as many cells as its head.
    var columns: Int?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        columns = nil
        continue
      }
      let count = line.replacingOccurrences(of: "\\|", with: "").count { $0 == "|" }
      #expect(count == columns ?? count, "\(line)")
      columns = count
    }
  }

  private func recordedPaths() throws -> [String] {
    let root = Self.folder.standardizedFileURL.path + "/"
    let files = FileManager.default.enumerator(
      at: Self.folder, includingPropertiesForKeys: [.isRegularFileKey])
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false }
      .map { String($0.standardizedFileURL.path.dropFirst(root.count)) }
  }

  private func record(_ pages: [String: String]) throws {
    let manager = FileManager.default
    for path in try recordedPaths() where pages[path] == nil {
      try manager.removeItem(at: Self.folder.appendingPathComponent(path))
    }
    for (path, text) in pages {
      let file = Self.folder.appendingPathComponent(path)
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
