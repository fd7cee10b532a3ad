import Foundation
import TestSupport
import Testing

@testable import FenpingInspection

@Suite struct InspectionInputTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func kind(_ name: String) throws -> InputKind { try InspectionInput(path: folder.path(name)).kind }

  private func plist(_ keys: String...) -> String {
    let values = keys.map { "<key>\($0)</key><string>a</string>" }.joined()
    return "<plist version=\"1.0\"><dict>\(values)</dict></plist>"
  }

  @Test func projectsAreReadWithWhatLiesBesideThem() throws {
    try folder.write("", to: "ios/App.xcodeproj/project.pbxproj")
    try folder.write("", to: "ios/App.xcodeproj/project.xcworkspace/contents.xcworkspacedata")
    try folder.write("", to: "ios/App.xcworkspace/contents.xcworkspacedata")
    try folder.write("a", to: "ios/Info.plist")
    let expected: [(String, InputKind)] = [
      ("ios/App.xcodeproj", .project(folder.path("ios/App.xcodeproj"))),
      ("ios/App.xcodeproj/", .project(folder.path("ios/App.xcodeproj"))),
      ("ios/App.xcodeproj/project.pbxproj", .project(folder.path("ios/App.xcodeproj"))),
      ("ios/App.xcworkspace", .workspace(folder.path("ios/App.xcworkspace"))),
      ("ios/App.xcworkspace/contents.xcworkspacedata", .workspace(folder.path("ios/App.xcworkspace"))),
      (
        "ios/App.xcodeproj/project.xcworkspace",
        .workspace(folder.path("ios/App.xcodeproj/project.xcworkspace"))
      ),
    ]
    for (name, kind) in expected {
      let input = try InspectionInput(path: folder.path(name))
      #expect(input.kind == kind)
      #expect(input.files.relative(folder.path("ios/Info.plist")) == "Info.plist")
      #expect(try input.files.bytes(of: "Info.plist", limit: 1) == [97])
    }
  }

  @Test func aLinkIsWhatItLeadsTo() throws {
    try folder.write("", to: "real/App.xcodeproj/project.pbxproj")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("real/App.xcodeproj"))
    let input = try InspectionInput(path: folder.path("link"))
    #expect(input.files.exists("App.xcodeproj/project.pbxproj"))
    guard case .project(let path) = input.kind else { throw InspectionError.nothingToCheck(file: "link") }
    #expect(input.files.relative(path) == "App.xcodeproj")
  }

  @Test func anInfoPlistIsKnownByItsContent() throws {
    try folder.write(plist("UIDeviceFamily"), to: "Source.plist")
    try folder.write(plist("CFBundleName", "DTPlatformVersion"), to: "Built.anything")
    try folder.write("#if A\n" + plist("a") + "\n#endif", to: "Directives.plist")
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["DTSDKName": "iphoneos26.0"], format: .binary, options: 0)
    try folder.write(binary, to: "Binary.plist")
    #expect(try kind("Source.plist") == .infoPlist(folder.path("Source.plist"), isBuilt: false))
    #expect(try kind("Built.anything") == .infoPlist(folder.path("Built.anything"), isBuilt: true))
    #expect(try kind("Directives.plist") == .infoPlist(folder.path("Directives.plist"), isBuilt: false))
    #expect(try kind("Binary.plist") == .infoPlist(folder.path("Binary.plist"), isBuilt: true))
  }

  @Test func builtAppsAndFolders() throws {
    for name in ["A.app/x", "A.xcarchive/x", "A/x"] { try folder.write("", to: name) }
    try folder.write("PK", to: "archive.zip")
    try folder.write("", to: "A.ipa")
    #expect(try kind("A.app") == .app(folder.path("A.app")))
    #expect(try kind("A.xcarchive") == .xcodeArchive(folder.path("A.xcarchive")))
    #expect(try kind("A") == .folder(folder.path("A")))
    #expect(try kind("archive.zip") == .ipa(folder.path("archive.zip")))
    #expect(try kind("A.ipa") == .ipa(folder.path("A.ipa")))
  }

  @Test func generatorsAreNamed() throws {
    try folder.write("name: App\ntargets:\n  App:\n", to: "project.yml")
    try folder.write("import ProjectDescription\n", to: "Project.swift")
    try folder.write("// swift-tools-version: 6.0\nimport PackageDescription\n", to: "Package.swift")
    expect("project.yml", .notGenerated(file: folder.path("project.yml"), command: "xcodegen generate"))
    expect("Project.swift", .notGenerated(file: folder.path("Project.swift"), command: "tuist generate"))
    expect(
      "Package.swift",
      .unreadable(
        file: folder.path("Package.swift"),
        reason: "a package is no app; check the project of an app that uses it"))
  }

  @Test func othersAreRefused() throws {
    try folder.write("name: something else\n", to: "project.yml")
    try folder.write("{ archiveVersion = 1; objects = {}; rootObject = A; }", to: "other.pbxproj")
    try folder.write("(a, b)", to: "list.plist")
    try folder.write("", to: "empty.plist")
    let broken = "not a property list, or one that ends in the middle"
    expect("project.yml", .malformed(file: folder.path("project.yml"), reason: broken))
    expect("empty.plist", .malformed(file: folder.path("empty.plist"), reason: broken))
    expect(
      "list.plist",
      .malformed(file: folder.path("list.plist"), reason: "a property list, but not of named values"))
    expect(
      "other.pbxproj",
      .malformed(
        file: folder.path("other.pbxproj"),
        reason: "a project outside of its .xcodeproj folder; check that folder"))
    expect("none", .unreadable(file: folder.path("none"), reason: "there is no such file"))
    expect("none.ipa/a", .unreadable(file: folder.path("none.ipa/a"), reason: "there is no such file"))
  }

  private func expect(
    _ name: String, _ error: InspectionError, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: error, sourceLocation: sourceLocation) { try InspectionInput(path: folder.path(name)) }
  }
}
