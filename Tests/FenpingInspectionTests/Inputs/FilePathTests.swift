import Testing

@testable import FenpingInspection

@Suite struct FilePathTests {
  @Test(
    "An iPad finds a file of its own under the plain name",
    arguments: [
      ("Main~ipad.storyboard", "Main.storyboard"), ("Main~iphone.storyboard", nil), ("Main.storyboard", nil),
    ] as [(String, String?)])
  func withoutIPad(name: String, plain: String?) {
    #expect(FilePath.withoutIPad(name) == plain)
  }
}
