import FenpingCore
import Testing

@testable import FenpingInspection

@Suite struct SourcePlistTests {
  private func directive(_ text: String) -> Int? { SourcePlist.firstDirective(in: Array(text.utf8)) }

  @Test(arguments: [
    "#if DEBUG", "  #include \"a.h\"", "\t# define A 1", "#endif", "#else// no", "#ifdef A", "#import <a.h>",
  ])
  func directivesAreFound(line: String) {
    #expect(directive("<plist>\n<dict>\n\(line)\n</dict></plist>") == 3)
    #expect(directive("<plist>\r<dict>\r\(line)") == 3)
    #expect(directive(line) == 1)
  }

  @Test(arguments: [
    "#ffffff", "# heading", "#", "#iffy", "#if_", "#define9", "<string>#if</string>", "a #if b", "#中",
  ])
  func textsAreNone(line: String) {
    #expect(directive("<plist>\n\(line)\n</plist>") == nil)
  }

  @Test func commentsMayHoldThem() {
    #expect(directive("<!-- \n#if A\n#endif -->\n<plist/>") == nil)
    #expect(directive("<!-- -->\n<!--\n--><plist>\n#if A\n") == 4)
    #expect(directive("<!--\n#if A") == nil)
  }

  @Test func withoutDirectivesTheValuesAreRead() throws {
    let text = """
      <plist version="1.0"><dict>
      <key>UIRequiresFullScreen</key><true/>
      </dict></plist>
      """
    let plist = try SourcePlist(Array(text.utf8), file: "Info.plist")
    #expect(plist.values == ["UIRequiresFullScreen": .flag(true)])
    #expect(plist.lines == ["UIRequiresFullScreen": 2])
    #expect(plist.firstDirective == nil)
  }

  @Test func directivesAreNoMistake() throws {
    let text = """
      #include "names.h"
      <plist version="1.0"><dict>
      <key>UIRequiresFullScreen</key><true/>
      </dict></plist>
      """
    let plist = try SourcePlist(Array(text.utf8), file: "Info.plist")
    #expect(plist.firstDirective == 1)
    #expect(plist.values == nil)
  }

  @Test func whatIsNoPropertyListIsRefused() {
    #expect(
      throws: InspectionError.malformed(
        file: "a/Info.plist", reason: "not a property list, or one that ends in the middle")
    ) {
      try SourcePlist(Array("<plist><dict><key>a".utf8), file: "a/Info.plist")
    }
  }
}
