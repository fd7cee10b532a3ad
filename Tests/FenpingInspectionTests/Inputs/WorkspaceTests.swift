import TestSupport
import Testing

@testable import FenpingInspection

@Suite struct WorkspaceTests {
  let folder: TemporaryFolder
  let files: FileAccess

  init() throws {
    folder = try TemporaryFolder()
    for name in ["App", "libs/Kit", "libs/deep/Other", "Pods/Pods"] {
      try folder.write("", to: "tree/\(name).xcodeproj/project.pbxproj")
    }
    try folder.write("", to: "Outside.xcodeproj/project.pbxproj")
    files = FileAccess(root: folder.path("tree"))
  }

  private func workspace(_ content: String, at name: String = "App.xcworkspace") throws -> Workspace {
    try folder.write(content, to: "tree/\(name)/contents.xcworkspacedata")
    return try Workspace(name, in: files)
  }

  private func projects(_ workspace: Workspace) -> [String] { workspace.projects.map(files.relative) }

  @Test func theProjectsAreListed() throws {
    let workspace = try workspace(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <FileRef location = "group:App.xcodeproj"></FileRef>
        <Group location = "container:libs" name = "Libraries">
          <FileRef location = "group:Kit.xcodeproj"/>
          <Group location = "group:deep"><FileRef location = "group:Other.xcodeproj"/></Group>
          <FileRef location = "container:App.xcodeproj"/>
        </Group>
        <FileRef location = "group:Pods/Pods.xcodeproj"/>
        <FileRef location = "group:README.md"/>
        <FileRef location = "developer:A.xcodeproj"/><FileRef/><FileRef location = "a"/>
      </Workspace>
      """)
    #expect(projects(workspace) == ["App.xcodeproj", "libs/Kit.xcodeproj", "libs/deep/Other.xcodeproj"])
    #expect(workspace.unreachable.isEmpty)
  }

  @Test func theWorkspaceInAProjectIsTheProject() throws {
    for location in ["self:", "self:/Users/somebody/App.xcodeproj", "group:App.xcodeproj"] {
      let workspace = try workspace(
        "<Workspace><FileRef location='\(location)'/></Workspace>", at: "App.xcodeproj/project.xcworkspace")
      #expect(projects(workspace) == ["App.xcodeproj"])
    }
  }

  @Test func whatCannotBeReachedIsTold() throws {
    let workspace = try workspace(
      """
      <Workspace><FileRef location='group:../Outside.xcodeproj'/><FileRef location='absolute:/a/B.xcodeproj'/>
      <FileRef location='group:App.xcodeproj'/><FileRef location='group:None&amp;.xcodeproj'/></Workspace>
      """)
    #expect(projects(workspace) == ["App.xcodeproj"])
    #expect(
      workspace.unreachable == [
        .unreadable(file: folder.path("Outside.xcodeproj"), reason: "it lies outside of what is checked"),
        .unreadable(file: "/a/B.xcodeproj", reason: "there is no such file"),
        .unreadable(file: "None&.xcodeproj", reason: "there is no such file"),
      ])
  }

  @Test(arguments: [
    "", "<Workspace>", "<plist/>", "\u{0}",
    "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><Workspace><FileRef location='&b;'/></Workspace>",
  ])
  func othersAreRefused(content: String) {
    #expect(
      throws: InspectionError.malformed(
        file: "App.xcworkspace/contents.xcworkspacedata", reason: "not the list of a workspace")
    ) { try workspace(content) }
  }

  @Test func aListOfAnyDepthIsNoCrash() {
    let group = "<Group location='group:a'>"
    #expect(throws: InspectionError.self) {
      try workspace("<Workspace>" + String(repeating: group, count: 100_000))
    }
  }
}
