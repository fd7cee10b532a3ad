import Foundation
public import Testing

@testable public import FenpingCore

/// What holds for every rule, so that adding one can only go right.
struct CatalogueTests {
  // MARK: The list and the files

  @Test func idsAreSortedAndUnique() {
    let ids = Catalogue.all.map(\.id)
    for (id, next) in zip(ids, ids.dropFirst()) {
      #expect(id != next, "\(id) is listed twice in Catalogue.all")
      #expect(id <= next, "\(next) stands after \(id) in Catalogue.all, which is sorted by id")
    }
  }

  @Test func noAliasIsAnId() {
    let ids = Set(Catalogue.all.map(\.id))
    var seen: Set<String> = []
    for rule in Catalogue.all {
      for alias in rule.aliases {
        #expect(!ids.contains(alias), "the alias \(alias) of \(rule.id) is the id of another rule")
        #expect(seen.insert(alias).inserted, "the alias \(alias) of \(rule.id) is used twice")
      }
    }
  }

  @Test func everyRuleHasItsFileAndEveryFileItsRule() throws {
    let files = try Set(SourceTree.ruleFiles())
    let expected = Dictionary(grouping: Catalogue.all) { SourceTree.file(of: $0.id) }
    for (file, rules) in expected where !files.contains(file) {
      Issue.record(
        "\(rules.map(\.id).joined(separator: ", ")) should be in Rules/\(file), which is not there")
    }
    for file in files.sorted() where expected[file] == nil {
      Issue.record("Rules/\(file) holds no rule that is registered in Catalogue.all")
    }
  }

  @Test func everyFileDeclaresTheIdThatItsNameSays() throws {
    for rule in Catalogue.all {
      let text = try SourceTree.text(of: "Rules/\(SourceTree.file(of: rule.id))")
      #expect(
        text.contains("\"\(rule.id)\""), "Rules/\(SourceTree.file(of: rule.id)) does not name \(rule.id)")
    }
  }

  @Test(arguments: Catalogue.all)
  func idIsAreaAndNameInKebabCase(_ rule: Rule) {
    let parts = rule.id.split(separator: "/", omittingEmptySubsequences: false)
    #expect(parts.count == 2, "\(rule.id) is not area/name")
    #expect(parts.allSatisfy { isKebabCase($0) }, "\(rule.id) is not in kebab-case")
  }

  // MARK: Content

  @Test(arguments: Catalogue.all)
  func ruleIsSourced(_ rule: Rule) {
    #expect(!rule.sources.isEmpty, "\(rule.id) has no source")
    for source in rule.sources {
      #expect(!source.title.isEmpty, "\(rule.id): a source without a title")
      #expect(
        source.location.hasPrefix("https://") || source.location.hasPrefix("http://")
          || source.location.split(separator: "/").count >= 2,
        "\(rule.id): \(source.location) is neither a URL nor a place in a repository")
    }
  }

  @Test(arguments: Catalogue.all)
  func ruleSaysWhenItHolds(_ rule: Rule) {
    #expect(!rule.validity.isEmpty, "\(rule.id) has no validity clause")
    for clause in rule.validity {
      guard let since = clause.since, let until = clause.until else { continue }
      #expect(since < until, "\(rule.id): the range \(since) to \(until) on \(clause.axis) is empty")
    }
  }

  @Test(arguments: Catalogue.all)
  func patternsNameConceptsInKebabCase(_ rule: Rule) {
    for pattern in rule.patterns {
      #expect(!pattern.all.isEmpty, "\(rule.id): a pattern that asks for nothing links everything")
      for concept in pattern.all.flatMap({ $0 }) + pattern.none {
        #expect(isKebabCase(concept), "\(rule.id): \(concept) is not a concept id")
      }
    }
  }

  @Test(arguments: Catalogue.all)
  func ruleHasEnoughExamples(_ rule: Rule) {
    #expect(rule.examples.count >= 3, "\(rule.id) has \(rule.examples.count) examples, not 3 or more")
    guard rule.shape == .check else { return }
    let outcomes = Set(rule.examples.map(\.expected))
    #expect(outcomes.contains(.verdict(.pass)), "\(rule.id) has no example that passes")
    #expect(outcomes.contains(.verdict(.fail)), "\(rule.id) has no example that fails")
    #expect(outcomes.count >= 3, "\(rule.id) has no example besides pass and fail, such as not-applicable")
  }

  @Test func everyRuleIsAskedForInWaysOfItsOwn() {
    var askers: [Language: [String: String]] = [:]
    for rule in Catalogue.all {
      #expect(rule.questions.count >= 5, "\(rule.id) has \(rule.questions.count) questions, not 5 or more")
      for language in Language.allCases {
        for text in rule.questions.map({ $0[language] }) {
          #expect(text.contains { !$0.isWhitespace }, "\(rule.id) has an empty question in \(language)")
          let other = askers[language, default: [:]].updateValue(rule.id, forKey: text)
          #expect(other == nil, "“\(text)” asks for \(rule.id) and for \(other ?? "")")
        }
      }
    }
  }

  @Test(arguments: Catalogue.all)
  func ruleDeclaresEachInputOnce(_ rule: Rule) {
    let names = rule.inputs.map(\.name)
    #expect(!names.isEmpty, "\(rule.id) declares no inputs")
    #expect(Set(names).count == names.count, "\(rule.id) declares an input twice: \(names)")
  }

  // MARK: Look-up

  @Test func ruleIsFoundById() throws {
    let first = try #require(Catalogue.all.first)
    #expect(Catalogue.rule(first.id)?.id == first.id)
    #expect(Catalogue.rule("no/such-rule") == nil)
  }

  @Test("A message of the store leads to one rule")
  func storeCodesAreNumbersOfOneRule() {
    let codes = Catalogue.all.flatMap(\.storeCodes)
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.count == 5 && Int($0) != nil })
    #expect(Catalogue.rules(storeCode: "90474").map(\.id) == ["setup/all-orientations"])
    #expect(Catalogue.rules(storeCode: "90000").isEmpty)
    let messages = Catalogue.all.flatMap(\.messages)
    #expect(Set(messages).count == messages.count)
    #expect(messages.allSatisfy { $0.allSatisfy { $0 == " " || $0.isNumber || $0.isLowercase } })
  }
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String { id }
}

private func isKebabCase(_ text: some StringProtocol) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  return parts.allSatisfy { part in
    !part.isEmpty && part.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
  }
}

/// The sources of the module under test, found from this file.
private enum SourceTree {
  static let core = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/FenpingCore")

  /// `Area/Name.swift` of each file in a folder of `Rules`.
  static func ruleFiles() throws -> [String] {
    let rules = core.appendingPathComponent("Rules")
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: rules.path)
      .filter { !$0.hasSuffix(".swift") && !$0.hasPrefix(".") }
      .flatMap { area in
        try manager.contentsOfDirectory(atPath: rules.appendingPathComponent(area).path)
          .filter { $0.hasSuffix(".swift") }
          .map { "\(area)/\($0)" }
      }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: core.appendingPathComponent(path), encoding: .utf8)
  }

  /// `lifecycle/divider-to-edge` → `Lifecycle/DividerToEdge.swift`. Names that Swift writes in capitals
  /// keep them.
  static func file(of id: String) -> String {
    let parts = id.split(separator: "/").map { part in
      part.split(separator: "-").map { initialisms[String($0)] ?? $0.capitalized }.joined()
    }
    return parts.joined(separator: "/") + ".swift"
  }

  private static let initialisms = ["sdk": "SDK"]
}
