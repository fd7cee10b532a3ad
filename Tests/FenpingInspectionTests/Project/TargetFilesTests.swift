import FenpingCore
import Testing

@testable import FenpingInspection

@Suite struct TargetFilesTests {
  /// The names of the storyboards and xibs that are found.
  private func resources(_ fixture: ProjectFixture) throws -> [String] {
    guard case .list(let names)? = try fixture.checked().value("resources") else { return [] }
    return names.map(\.description)
  }

  private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
    <scenes/>
    </document>
    """

  private func fixture(folders: [String: [String]], files: [String]) -> ProjectFixture {
    var fixture = ProjectFixture()
    fixture.targets[0].folders = folders
    for file in files { fixture.files[file] = storyboard }
    return fixture
  }

  @Test func membersOfTheBuildPhases() throws {
    let fixture = ProjectFixture(
      members: ["Main.storyboard": storyboard, "sub/Cell.xib": storyboard, "a.swift": "", "b.txt": ""],
      files: ["Other.storyboard": storyboard])
    #expect(try resources(fixture) == ["Main.storyboard", "Cell.xib"])
  }

  @Test func aFolderIsAMemberAsAWhole() throws {
    let fixture = fixture(
      folders: ["App": []],
      files: [
        "App/Main.storyboard", "App/Base.lproj/Launch.storyboard", "App/deep/er/Cell.xib",
        "Else/No.storyboard",
        "App/.hidden/No.storyboard", "App/Assets.xcassets/No.storyboard",
      ])
    #expect(try resources(fixture).sorted() == ["Cell.xib", "Launch.storyboard", "Main.storyboard"])
  }

  @Test func exceptionsAreLeftOut() throws {
    let fixture = fixture(
      folders: ["App": ["Old.storyboard", "sub/Older.storyboard"]],
      files: [
        "App/Main.storyboard", "App/Old.storyboard", "App/sub/Older.storyboard", "App/sub/Old.storyboard",
      ])
    #expect(try resources(fixture).sorted() == ["Main.storyboard", "Old.storyboard"])
  }

  @Test("An exception may leave out a file in all its languages, and no other of that name")
  func localizedExceptionsAreLeftOut() throws {
    let fixture = fixture(
      folders: ["App": ["/Localized: Launch.storyboard"]],
      files: ["App/Base.lproj/Launch.storyboard", "App/sub/Main.storyboard"])
    #expect(try resources(fixture) == ["Main.storyboard"])
  }

  /// An exception names the target that it is for: what is left out of an extension stays in the app.
  @Test func exceptionsOfOtherTargetsDoNotCount() throws {
    var fixture = fixture(folders: ["App": ["Main.storyboard"]], files: ["App/Main.storyboard"])
    var other = ProjectFixture.Target(name: "Other")
    other.folders = ["App": []]
    fixture.targets.append(other)
    let checked = try fixture.checked()
    func names(_ target: String) -> Value? {
      checked.inspection.targets.first { $0.name == target }?.facts.values["resources"]
    }
    #expect(names("App") == [])
    #expect(names("Other") == ["Main.storyboard"])
  }

  @Test func aFolderThatIsNotThereIsTold() throws {
    let checked = try fixture(folders: ["Gone": []], files: []).checked()
    #expect(checked.inspection.notes.contains { $0.en.contains("Gone") })
    #expect(try checked.target().partial.contains("resources"))
  }
}
