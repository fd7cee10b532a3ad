import Testing

@testable import FenpingInspection

@Suite struct WildcardTests {
  @Test(arguments: [
    ("iphoneos", "iphoneos"), ("iphoneos", "iphone*"), ("iphoneos", "*"), ("", "*"), ("", ""),
    ("iphoneos18.0", "iphoneos*"), ("abc", "a?c"), ("abc", "***c"), ("aXbXc", "a*b*c"), ("aab", "*ab"),
  ])
  func matches(text: String, pattern: String) {
    #expect(Wildcard.matches(text, pattern))
  }

  @Test(arguments: [
    ("iphoneos", "iphone"), ("iphoneos", "iphonesimulator*"), ("", "?"), ("a", ""), ("abc", "a?"),
    ("ab", "*a"),
    ("iphoneos", "IPHONEOS"), ("iphoneos", "iphoneos?*"),
  ])
  func differs(text: String, pattern: String) {
    #expect(!Wildcard.matches(text, pattern))
  }

  /// A search that tries every way would not come back.
  @Test func manyStarsTakeNoLongTime() {
    let text = String(repeating: "a", count: 2000)
    #expect(!Wildcard.matches(text, String(repeating: "*a", count: 500) + "b"))
  }
}
