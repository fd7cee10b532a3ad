import Testing

@testable import FenpingCore

struct GeneratedKeyTests {
  @Test(
    arguments: [
      ("INFOPLIST_KEY_UIRequiresFullScreen", "UIRequiresFullScreen"),
      ("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad", "UISupportedInterfaceOrientations~ipad"),
      ("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone", "UISupportedInterfaceOrientations~iphone"),
      ("INFOPLIST_KEY_UILaunchStoryboardName[sdk=iphoneos*]", "UILaunchStoryboardName"),
      ("INFOPLIST_KEY_UILaunchScreen_Generation", "UILaunchScreen"),
      ("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "UIApplicationSceneManifest"),
    ])
  func settingWritesItsKey(_ setting: String, _ key: String) {
    #expect(GeneratedKey(setting: setting, value: "YES")?.key == key)
  }

  @Test(
    arguments: [
      ("GENERATE_INFOPLIST_FILE", "YES"), ("INFOPLIST_KEY_UILaunchScreen_Generation", "NO"),
      ("INFOPLIST_KEY_UIRequiresFullScreen_iPad", "YES"), ("INFOPLIST_KEY_UILaunchStoryboardName_iPad", "A"),
      ("INFOPLIST_KEY_UIRequiresFullScreenIgnoredStartingWithVersion", "26"),
      ("INFOPLIST_KEY_UISupportedInterfaceOrientations~ipad", "UIInterfaceOrientationPortrait"),
    ])
  func nothingIsGenerated(_ setting: String, _ value: String) {
    #expect(GeneratedKey(setting: setting, value: .text(value)) == nil)
  }

  @Test(
    "Blanks part the items of a list, quotes are none of it, and commas are",
    arguments: [
      ("a  b", ["a", "b"]), (#""a" "b""#, ["a", "b"]), ("a,b", ["a,b"]), ("", []),
    ] as [(String, [Value])])
  func listsAreSplitAsXcodeDoes(_ text: String, _ items: [Value]) {
    let key = GeneratedKey(setting: "INFOPLIST_KEY_UISupportedInterfaceOrientations", value: .text(text))
    #expect(key?.value == .list(items))
  }

  @Test func orientationsAreAList() {
    let key = GeneratedKey(setting: "INFOPLIST_KEY_UISupportedInterfaceOrientations", value: "a b")
    #expect(key?.value == ["a", "b"])
  }

  @Test(
    arguments: [
      (
        "INFOPLIST_KEY_UISupportedInterfaceOrientations", "c b", ["a", "b"],
        .united(file: ["a", "b"], together: ["a", "b", "c"])
      ),
      ("INFOPLIST_KEY_UISupportedInterfaceOrientations", "a", ["a", "b"], .added),
      ("INFOPLIST_KEY_UISupportedInterfaceOrientations", "a", "a", .clash("a")),
      ("INFOPLIST_KEY_UILaunchStoryboardName", "New", "Old", .replaced("Old")),
      ("INFOPLIST_KEY_UILaunchStoryboardName", "Old", "Old", .added),
      ("INFOPLIST_KEY_UIRequiresFullScreen", "YES", true, .added),
      ("INFOPLIST_KEY_UIRequiresFullScreen", "YES", false, .replaced(false)),
      ("INFOPLIST_KEY_UILaunchScreen_Generation", "YES", ["UIColorName": "Back"], .merged),
      ("INFOPLIST_KEY_UILaunchScreen_Generation", "YES", "Launch", .clash("Launch")),
    ] as [(String, Value, Value, GeneratedKey.Merge)])
  func generatedValueMeetsTheFile(
    _ setting: String, _ value: Value, _ own: Value, _ merge: GeneratedKey.Merge
  ) throws {
    let key = try #require(GeneratedKey(setting: setting, value: value))
    #expect(key.merge(into: [key.key: own]) == merge)
    #expect(key.merge(into: [:]) == .added)
  }
}
