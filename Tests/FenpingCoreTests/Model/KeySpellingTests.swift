import Testing

@testable import FenpingCore

struct KeySpellingTests {
  @Test(
    arguments: [
      ("UIRequiresFullScreen", "UIRequiresFullScreen", nil, nil),
      ("UIRequiresFullScreen~ipad", "UIRequiresFullScreen", nil, "ipad"),
      ("UIRequiresFullScreen~pad", "UIRequiresFullScreen", nil, "pad"),
      ("UIRequiresFullScreen-iphoneos~ipad", "UIRequiresFullScreen", "iphoneos", "ipad"),
      ("UIRequiresFullScreen-iphoneos", "UIRequiresFullScreen", "iphoneos", nil),
      // What is no platform belongs to the key.
      ("some-key", "some-key", nil, nil), ("", "", nil, nil), ("~", "", nil, ""),
    ] as [(String, String, String?, String?)])
  func keyIsTakenApart(_ key: String, _ base: String, _ platform: String?, _ device: String?) {
    let spelling = KeySpelling(key)
    #expect(spelling.base == base)
    #expect(spelling.platform == platform)
    #expect(spelling.device == device)
  }

  @Test(arguments: [("a~ipad", false), ("a~iphone", false), ("a", false), ("a~iPad", true), ("a~pad", true)])
  func suffixIsKnownInLowerCaseOnly(_ key: String, _ isUnknown: Bool) {
    #expect(KeySpelling(key).hasUnknownDevice == isUnknown)
  }

  @Test(
    arguments: [
      "UIRequiresFullscreen", "UIRequireFullScreen", "uirequiresfullscreen", "RequiresFullScreen",
      "Requires full screen", "UIRequiresFullScreen~iphone", "UIRequiresFullScreens~ipad",
    ])
  func whatMayBeMeantAsTheKeyResemblesIt(_ key: String) {
    #expect(KeySpelling(key).resembles("UIRequiresFullScreen"))
    #expect(TargetField.requiresFullScreenLookalikes.covers(key))
  }

  @Test(
    arguments: [
      "UIRequiresFullScreenIgnoredStartingWithVersion", "UIRequiresPersistentWiFi", "UIFullScreen", "",
      String(repeating: "UIRequiresFullScreen", count: 500),
    ])
  func anotherKeyDoesNot(_ key: String) {
    #expect(!KeySpelling(key).resembles("UIRequiresFullScreen"))
  }

  @Test func theKeyItselfIsNoLookalike() {
    #expect(!TargetField.requiresFullScreenLookalikes.covers("UIRequiresFullScreen"))
  }

  @Test func nearestWordIsTheLeastDistant() {
    #expect("Pad".nearest(in: ["iphone", "ipad"]) == "ipad")
    #expect("tablet".nearest(in: ["iphone", "ipad"]) == nil)
    #expect("ab".nearest(in: ["abcd", "abc"]) == "abc")
  }
}
