import Testing

@testable import FenpingCore

struct PlatformFieldsTests {
  @Test(arguments: Device.words)
  func everyDeviceWordIsRead(word: String) {
    #expect(Fields.device.accepts(.text(word)))
  }

  @Test func aliasesNameTheSameScreen() {
    #expect(Device(word: "ipad-7.9") == .ipad97)
    #expect(Device(word: "ipad-13") == .ipad13M4)
    #expect(Device(word: "iphone") == nil)
    #expect(!Fields.device.accepts(12.9))
  }

  @Test(arguments: UserAction.words)
  func everyActionWordIsReadBack(word: String) throws {
    #expect(try #require(UserAction(word: word)).word == word)
  }

  @Test func actionsAreReadFromAListAndFromALine() throws {
    let field = Fields.actions(typically: [.touch])
    let expected: [UserAction] = [.touch, .move(.half), .release]
    #expect(field.read(["touch", "move 1/2", "release"]) == expected)
    #expect(field.read("touch, move 1/2,release") == expected)
    for wrong: Value in ["push", ["touch", 1], [], 3] { #expect(field.read(wrong) == nil) }
  }

  @Test(arguments: ["2/3", "1/2", "1/3", "slide-over", "full"])
  func traceStartsFromEveryLayout(word: String) {
    #expect(Fields.startSplit.accepts(.text(word)))
    #expect(SplitConfiguration.starts.count == SplitConfiguration.allCases.count)
    #expect(!Fields.startSplit.accepts("3/4"))
    #expect(!Fields.startSplit.accepts(0.5))
  }

  @Test(arguments: [
    ("8.4", MultitaskingModel.oneApp), ("9", .roles), ("10.3", .roles), ("11", .equalWindows),
    ("18.6", .equalWindows), ("26", .windowedApps), ("27.0", .windowedApps),
  ])
  func versionSelectsTheModel(os: String, model: MultitaskingModel) throws {
    #expect(MultitaskingModel(os: try #require(Version(os))) == model)
  }
}
