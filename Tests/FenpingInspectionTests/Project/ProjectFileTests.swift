import FenpingCore
import Testing

@testable import FenpingInspection

@Suite struct ProjectFileTests {
  /// Objects as `ID = {…}` without the rest of a project file.
  private func project(_ objects: String, projectDirPath: String = "") throws -> ProjectFile {
    let text = """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          ROOT = {
            isa = PBXProject; developmentRegion = "zh-Hans"; mainGroup = MAIN;
            projectDirPath = "\(projectDirPath)"; targets = (T1, GONE, T2);
          };
          T1 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
          T2 = { isa = PBXAggregateTarget; };
          \(objects)
        };
        rootObject = ROOT;
      }
      """
    return try ProjectFile(Array(text.utf8), file: "p")
  }

  private let groups = """
    MAIN = { isa = PBXGroup; children = (SUB, LOOSE, ABSOLUTE, SDK, ROOTED); sourceTree = "<group>"; };
    SUB = { isa = PBXGroup; children = (DEEP, INFO, NAMED); path = App; sourceTree = "<group>"; };
    DEEP = { isa = PBXGroup; children = (CODE, VARIANT); path = "分屏"; sourceTree = "<group>"; };
    NAMED = { isa = PBXGroup; children = (IN_NAMED); name = Virtual; sourceTree = "<group>"; };
    IN_NAMED = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
    CODE = { isa = PBXFileReference; path = "x y.swift"; sourceTree = "<group>"; };
    VARIANT = { isa = PBXVariantGroup; children = (BASE, HANS); name = Main.storyboard; sourceTree = "<group>"; };
    BASE = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    HANS = { isa = PBXFileReference; path = "zh-Hans.lproj/Main.strings"; sourceTree = "<group>"; };
    INFO = { isa = PBXFileReference; path = "App/Info.plist"; sourceTree = SOURCE_ROOT; };
    LOOSE = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
    ABSOLUTE = { isa = PBXGroup; children = (IN_ABSOLUTE); path = "/shared/x"; sourceTree = "<absolute>"; };
    IN_ABSOLUTE = { isa = PBXFileReference; path = b.swift; sourceTree = "<group>"; };
    SDK = { isa = PBXFileReference; path = UIKit.framework; sourceTree = SDKROOT; };
    ROOTED = { isa = PBXGroup; children = (IN_ROOTED); path = ../Shared; sourceTree = SOURCE_ROOT; };
    IN_ROOTED = { isa = PBXFileReference; path = c.swift; sourceTree = "<group>"; };
    """

  @Test(arguments: [
    ("CODE", "App/分屏/x y.swift"), ("IN_NAMED", "App/a.swift"), ("BASE", "App/分屏/Base.lproj/Main.storyboard"),
    ("INFO", "App/Info.plist"), ("LOOSE", "Base.xcconfig"), ("ABSOLUTE", "/shared/x"),
    ("IN_ABSOLUTE", "/shared/x/b.swift"), ("IN_ROOTED", "../Shared/c.swift"), ("MAIN", ""),
  ])
  func paths(id: String, path: String) throws {
    #expect(try project(groups).path(of: id) == path)
  }

  @Test func whatLiesInAnSDKHasNone() throws {
    #expect(try project(groups).path(of: "SDK") == nil)
  }

  @Test func aVariantGroupIsAllItsLanguages() throws {
    let project = try project(groups)
    #expect(
      project.files(of: "VARIANT") == [
        "App/分屏/Base.lproj/Main.storyboard", "App/分屏/zh-Hans.lproj/Main.strings",
      ])
    #expect(project.files(of: "CODE") == ["App/分屏/x y.swift"])
    #expect(project.files(of: "GONE") == [])
  }

  /// CMake writes projects beside the sources; every path starts at the sources then.
  @Test func pathsStartAtTheProjectsFolderOfSources() throws {
    let project = try project(groups, projectDirPath: "../src")
    #expect(project.sourceRoot(of: "/x/build") == "/x/src")
    #expect(try self.project(groups, projectDirPath: "/y").sourceRoot(of: "/x/build") == "/y")
    #expect(try self.project(groups).sourceRoot(of: "/x/build") == "/x/build")
    #expect(project.path(of: "LOOSE") == "Base.xcconfig")
  }

  @Test func theInfoPlistLiesThere() throws {
    var fixture = ProjectFixture(
      ["TARGETED_DEVICE_FAMILY": "1,2", "INFOPLIST_FILE": "$(SRCROOT)/I.plist"], targetFile: "",
      files: ["src/I.plist": PlistText.xml(["A": "x"]), "src/Target.xcconfig": "B = 1"])
    fixture.projectDirPath = "src"
    fixture.files["Target.xcconfig"] = nil
    let checked = try fixture.checked()
    #expect(try checked.value("A") == "x")
    #expect(checked.inspection.notes.isEmpty)
    fixture.targets[0].configurations[0].settings["INFOPLIST_FILE"] = "I.plist"
    #expect(try fixture.checked().value("A") == "x")
  }

  @Test func groupsInACircleEnd() throws {
    let project = try project(
      """
      A = { isa = PBXGroup; children = (B); path = a; sourceTree = "<group>"; };
      B = { isa = PBXGroup; children = (A, FILE); path = b; sourceTree = "<group>"; };
      FILE = { isa = PBXFileReference; path = x.swift; sourceTree = "<group>"; };
      """)
    #expect(project.path(of: "FILE")?.hasSuffix("a/b/x.swift") == true)
  }

  /// A file may stand in two groups of a file that two people merged; every run takes the same one.
  @Test func aChildOfTwoGroupsIsThatOfTheSameOne() throws {
    let names = (0..<20).map { "G\($0)" }
    let groups = names.map { "\($0) = { isa = PBXGroup; children = (FILE); path = \($0); };" }
    let project = try project(groups.joined(separator: "\n") + "FILE = { path = x.swift; };")
    #expect(project.path(of: "FILE") == "G0/x.swift")
  }

  @Test func targetsInTheirOrder() throws {
    let project = try project("")
    #expect(project.targets.map(\.name) == ["App", "T2"])
    #expect(project.targets.map(\.productType) == ["com.apple.product-type.application", nil])
    #expect(project.developmentRegion == "zh-Hans")
  }

  @Test func settingsOfAConfiguration() {
    let configuration = ProjectConfiguration(
      id: "C",
      object: ["buildSettings": ["B[sdk=*]": "2", "B": "1", "A": ["x", "y z"]], "name": "Debug"])
    #expect(configuration.settings.map(\.name) == ["A", "B", "B[sdk=*]"])
    #expect(configuration.settings.map(\.value) == ["x y z", "1", "2"])
  }

  @Test(arguments: ["", "{", "{ a = b; }", "( )", "{ objects = { }; rootObject = A; }", "<plist/>", "\0\0\0"])
  func whatIsNoProjectIsRefused(text: String) {
    #expect(throws: InspectionError.self) { try ProjectFile(Array(text.utf8), file: "p") }
  }
}
