// swift-tools-version: 6.0

import PackageDescription

/// Every target is written for the language as it will be (SE-0335, SE-0409, SE-0444).
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// What tests compare with and is no source.
let recordings = [
  "FenpingCommands": ["Golden"], "FenpingExtraction": ["Golden"], "FenpingCore": ["rule-ids.txt"],
]

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    exclude: recordings[name] ?? [],
    swiftSettings: settings
  )
}

func system(_ name: String, pkgConfig: String? = nil, apt: [String], brew: [String]) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(apt), .brew(brew)])
}

/// The targets of `make fuzz`. They need a flag of the compiler that nothing else is built with, so that they are a part
/// of the package only where somebody asks for them.
func fuzzers(_ names: [String]) -> [Target] {
  guard Context.environment["FENPING_FUZZ"] != nil else { return [] }
  let shared: [Target] = [
    .systemLibrary(name: "CFuzzer", path: "Fuzz/CFuzzer"),
    .target(
      name: "FuzzSupport",
      dependencies: [
        "FenpingDocuments", "FenpingModel", "FenpingText", "FenpingStore", "FenpingAnswers", "CFuzzer",
      ],
      path: "Fuzz/Support", swiftSettings: settings),
  ]
  return shared
    + names.map { name in
      .executableTarget(
        name: "Fuzz" + name, dependencies: ["FuzzSupport"], path: "Fuzz/" + name, swiftSettings: settings)
    }
}

// The arrows below are the table of docs/architecture.md; ArchitectureTests holds the sources to it.
let package = Package(
  name: "fenping",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "FenpingCore", targets: ["FenpingCore"]),
    .executable(name: "fenping", targets: ["fenping"]),
  ],
  targets: [
    system("CSQLite", pkgConfig: "sqlite3", apt: ["libsqlite3-dev"], brew: ["sqlite"]),
    system("CLibXML2", pkgConfig: "libxml-2.0", apt: ["libxml2-dev"], brew: ["libxml2"]),
    system(
      "CCommonMark", pkgConfig: "libcmark-gfm",
      apt: ["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"], brew: ["cmark-gfm"]),
    system("CUchardet", apt: ["libuchardet-dev"], brew: ["uchardet"]),

    // Without Foundation nobody else asks the linker for the C library's `round` and its kin.
    .target(
      name: "FenpingCore", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    library("FenpingText"),
    library("FenpingModel", ["FenpingCore"]),
    // On Linux iconv is a part of the C library.
    .target(
      name: "FenpingDocuments",
      dependencies: ["FenpingModel", "FenpingText", "CLibXML2", "CCommonMark", "CUchardet"],
      swiftSettings: settings, linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),
    library("FenpingExtraction", ["FenpingModel", "FenpingText", "FenpingCore"]),
    library("FenpingStore", ["FenpingModel", "FenpingText", "FenpingCore", "CSQLite"]),
    library("FenpingAnswers", ["FenpingModel", "FenpingStore", "FenpingText", "FenpingCore"]),
    library("FenpingInspection", ["FenpingModel", "FenpingCore", "CLibXML2"]),
    library("FenpingReports", ["FenpingModel", "FenpingCore", "FenpingText"]),
    library(
      "FenpingCommands",
      [
        "FenpingCore", "FenpingText", "FenpingModel", "FenpingDocuments", "FenpingExtraction",
        "FenpingStore", "FenpingAnswers", "FenpingInspection", "FenpingReports",
      ]),
    .executableTarget(name: "fenping", dependencies: ["FenpingCommands"], swiftSettings: settings),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: settings),
    tests("FenpingCore", []),
    tests("FenpingText", []),
    tests("FenpingModel", ["FenpingCore"]),
    tests("FenpingDocuments", ["FenpingModel", "FenpingText"]),
    tests("FenpingExtraction", ["FenpingModel", "FenpingText", "FenpingCore", "FenpingDocuments"]),
    tests("FenpingStore", ["FenpingModel", "FenpingText", "FenpingCore", "CSQLite"]),
    tests(
      "FenpingAnswers",
      ["FenpingModel", "FenpingStore", "FenpingText", "FenpingCore", "FenpingExtraction"]),
    tests("FenpingInspection", ["FenpingModel", "FenpingCore"]),
    tests("FenpingReports", ["FenpingModel", "FenpingCore", "FenpingText"]),
    tests("FenpingCommands", ["FenpingCore", "FenpingModel", "FenpingStore", "CSQLite"]),
    // The whole pipeline on annotated guides: docs/quality.md.
    .testTarget(
      name: "GateTests",
      dependencies: [
        "FenpingModel", "FenpingText", "FenpingDocuments", "FenpingExtraction", "FenpingStore",
        "FenpingAnswers", "TestSupport",
      ],
      path: "Tests/Gate",
      exclude: ["Guides", "floors.json", "known-mistakes.txt", "questions.jsonl", "searches.jsonl"],
      swiftSettings: settings),
  ] + fuzzers(["HTML", "Markdown", "PlainText", "Tokenizer", "Question", "Pattern"]),
  swiftLanguageModes: [.v6]
)
