import Foundation
import Testing

/// Holds the sources to the arrows between the modules.
@Suite struct ImportTests {
  /// Module → the modules of this project, and of the system, that it may import. The same table stands in
  /// docs/architecture.md.
  static let arrows: [String: (own: [String], system: [String])] = [
    "FenpingCore": ([], []),
    "FenpingText": ([], []),
    "FenpingModel": (["Core"], []),
    "FenpingDocuments": (["Model", "Text"], ["libc", "CLibXML2", "CCommonMark", "CUchardet"]),
    "FenpingExtraction": (["Model", "Text", "Core"], []),
    "FenpingStore": (["Model", "Text", "Core"], ["libc", "CSQLite"]),
    "FenpingAnswers": (["Model", "Store", "Text", "Core"], ["libc"]),
    "FenpingInspection": (["Model", "Core"], ["Foundation", "CLibXML2", "CZlib"]),
    "FenpingReports": (["Model", "Core", "Text"], ["Foundation"]),
    "FenpingCommands": (
      ["Core", "Text", "Model", "Documents", "Extraction", "Store", "Answers", "Inspection", "Reports"],
      ["Foundation"]
    ),
    "fenping": (["Commands"], []),
  ]

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What a word of the table stands for in the sources. Foundation brings the C library with it.
  static func modules(_ system: String) -> [String] {
    switch system {
    case "libc": ["Darwin", "Glibc", "Musl"]
    case "Foundation": ["Foundation", "FoundationEssentials"] + modules("libc")
    default: [system]
    }
  }

  static func sources(of module: String) throws -> [URL] {
    let folder = root.appendingPathComponent("Sources/\(module)")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }

  /// The modules that a source imports, however the import is spelled.
  static func imports(in source: String) -> [String] {
    let modifiers: Set<Substring> = [
      "public", "internal", "package", "private", "fileprivate", "@testable", "@_exported",
    ]
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return source.split(whereSeparator: \.isNewline).compactMap { line in
      var words = line.split(separator: " ").drop { modifiers.contains($0) }
      guard words.popFirst() == "import" else { return nil }
      if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
      return words.first.map { String($0.prefix { $0 != "." }) }
    }
  }

  @Test(arguments: arrows.keys.sorted())
  func importsOnlyWhatTheTableAllows(module: String) throws {
    let row = try #require(Self.arrows[module])
    let allowed = Set(row.own.map { "Fenping" + $0 } + row.system.flatMap(Self.modules))
    let files = try Self.sources(of: module)
    try #require(!files.isEmpty)
    for file in files {
      let imported = Self.imports(in: try String(contentsOf: file, encoding: .utf8))
      let forbidden = imported.filter { !allowed.contains($0) }
      #expect(forbidden.isEmpty, "\(module)/\(file.lastPathComponent)")
    }
  }

  @Test func everyModuleHasARow() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Sources").path)
    // The system library targets have a module map and no sources.
    let modules = try folders.filter { try !Self.sources(of: $0).isEmpty }
    #expect(modules.sorted() == Self.arrows.keys.sorted())
  }

  @Test func theTableStandsInTheDocumentation() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
    for (module, row) in Self.arrows {
      let cells = [module, row.own.joined(separator: ", "), row.system.joined(separator: ", ")]
      let line = "|" + cells.map { $0.isEmpty ? " " : " \($0) " }.joined(separator: "|") + "|"
      #expect(page.contains(line + "\n"), "\(line)")
    }
  }

  @Test(arguments: [
    ("import FenpingText", ["FenpingText"]), ("  import Glibc", ["Glibc"]),
    ("public import FenpingCore", ["FenpingCore"]),
    ("@testable import FenpingStore\nimport struct Foundation.URL", ["FenpingStore", "Foundation"]),
    ("// import Foundation\nlet important = 1", []),
  ])
  func readsImports(source: String, modules: [String]) {
    #expect(Self.imports(in: source) == modules)
  }
}
