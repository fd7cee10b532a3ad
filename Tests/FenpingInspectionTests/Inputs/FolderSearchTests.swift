import Foundation
import TestSupport
import Testing

@testable import FenpingInspection

@Suite struct FolderSearchTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func search() throws -> FolderSearch {
    try FolderSearch("", in: FileAccess(root: folder.url.path))
  }

  private func inputs(_ names: String...) throws -> [InputKind] {
    for name in names { try folder.write(Self.plist, to: name) }
    return try search().inputs
  }

  private static let plist = """
    <plist version="1.0"><dict><key>UIDeviceFamily</key><array/></dict></plist>
    """

  @Test(arguments: [
    // Flutter, React Native, Cordova, Capacitor, Unity.
    ["ios/Runner.xcodeproj", "macos/Runner.xcodeproj"], ["ios/App.xcodeproj"],
    ["platforms/ios/App.xcodeproj", "platforms/ios/CordovaLib/CordovaLib.xcodeproj"],
    ["ios/App/App.xcodeproj"],
    ["Unity-iPhone.xcodeproj"], ["Library/App.xcodeproj"],
  ])
  func projectsAreFoundWhereToolsPutThem(projects: [String]) throws {
    for project in projects { try folder.write("", to: project + "/project.pbxproj") }
    try folder.write("targets:", to: "project.yml")
    #expect(
      try inputs("Info.plist", "App.app/Info.plist", "ios/Runner/Info.plist") == projects.map { .project($0) }
    )
  }

  @Test(arguments: [
    "Pods/A", "ios/Pods/A", "Pods", "Carthage/Checkouts/A/A", "node_modules/a/ios/A", ".git/A", ".build/A",
    "ios/.symlinks/plugins/A", "build/ios/A", "DerivedData/A", "vendor/bundle/A", "A.framework/A",
    "a/b/c/d/e/f/g/h/i/A", "Outer.app/A",
  ])
  func whatOthersPutThereIsPassedOver(name: String) throws {
    try folder.write("", to: name + ".xcodeproj/project.pbxproj")
    try folder.write("", to: "B.xcodeproj/project.pbxproj")
    #expect(try search().inputs == [.project("B.xcodeproj")])
  }

  @Test func theCacheOfUnityIsPassedOver() throws {
    try folder.write("", to: "ProjectSettings/ProjectVersion.txt")
    try folder.write("", to: "Library/PackageCache/A.xcodeproj/project.pbxproj")
    try folder.write("", to: "Out/Unity-iPhone.xcodeproj/project.pbxproj")
    #expect(try search().inputs == [.project("Out/Unity-iPhone.xcodeproj")])
  }

  @Test func theDeepestFolderIsSearched() throws {
    try folder.write("", to: "a/b/c/d/e/f/g/h/A.xcodeproj/project.pbxproj")
    let search = try search()
    #expect(search.inputs == [.project("a/b/c/d/e/f/g/h/A.xcodeproj")] && !search.isCutOff)
    try folder.write("", to: "a/b/c/d/e/f/g/h/i/A.xcodeproj/project.pbxproj")
    #expect(try self.search().isCutOff)
  }

  @Test func withoutProjectsTheBuiltAppsAre() throws {
    try folder.write("", to: "out/A.ipa")
    try folder.write("targets:", to: "project.yml")
    #expect(
      try inputs("App.app/Info.plist", "B.xcarchive/Info.plist", "Info.plist")
        == [.app("App.app"), .xcodeArchive("B.xcarchive"), .ipa("out/A.ipa")])
  }

  @Test func withoutThoseTheInfoPlistsOfAppsAre() throws {
    try folder.write("<plist><dict><key>API_KEY</key><true/></dict></plist>", to: "GoogleService-Info.plist")
    try folder.write("<plist><dict><key>NSExtension</key><dict/></dict></plist>", to: "Widget/Info.plist")
    try folder.write(
      "<plist><dict><key>CFBundlePackageType</key><string>FMWK</string></dict></plist>", to: "Kit/Info.plist")
    try folder.write("<plist><dict>", to: "Broken/Info.plist")
    #expect(
      try inputs("App/Info.plist", "App-Info.plist", "App/other.plist")
        == [
          .infoPlist("App-Info.plist", isBuilt: false), .infoPlist("App/Info.plist", isBuilt: false),
          .infoPlist("Broken/Info.plist", isBuilt: false),
        ])
  }

  @Test func aGeneratorThatHasNotRunIsNamed() throws {
    try folder.write("include: a.yml\ntargets:\n", to: "app/project.yml")
    try folder.write("", to: "app/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
    #expect(throws: InspectionError.notGenerated(file: "app/project.yml", command: "xcodegen generate")) {
      try inputs("app/App/Info.plist")
    }
  }

  @Test func aFolderWithoutAnyIsAnError() throws {
    try folder.write("struct Project {}", to: "Model/Project.swift")
    #expect(throws: InspectionError.nothingToCheck(file: folder.url.path)) { try search() }
    try folder.write("import PackageDescription", to: "Package.swift")
    #expect(
      throws: InspectionError.unreadable(
        file: "Package.swift", reason: "a package is no app; check the project of an app that uses it")
    ) { try search() }
    #expect(throws: InspectionError.unreadable(file: "none", reason: "there is no such file")) {
      try FolderSearch("none", in: FileAccess(root: folder.url.path))
    }
  }

  @Test func linksAreNotFollowed() throws {
    let other = try TemporaryFolder()
    try other.write("", to: "B.xcodeproj/project.pbxproj")
    try folder.write("", to: "a/A.xcodeproj/project.pbxproj")
    for (name, target) in [
      ("out", other.url.path), ("a/up", ".."), ("B.xcodeproj", other.path("B.xcodeproj")),
    ] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    }
    #expect(try search().inputs == [.project("a/A.xcodeproj")])
  }

  @Test func theNumberOfEntriesIsLimited() throws {
    try folder.write("", to: "A.xcodeproj/project.pbxproj")
    for index in 0..<20 {
      for file in 0..<1_001 { try folder.write("", to: "many\(index)/\(file)") }
    }
    let search = try search()
    #expect(search.isCutOff && search.inputs == [.project("A.xcodeproj")])
    try FileManager.default.removeItem(atPath: folder.path("A.xcodeproj"))
    #expect(
      throws: InspectionError.unreadable(
        file: folder.url.path,
        reason: "nothing to check in the part of it that was searched; name the project")
    ) { try self.search() }
  }
}
