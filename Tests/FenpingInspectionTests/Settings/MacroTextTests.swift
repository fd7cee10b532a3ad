import Testing

@testable import FenpingInspection

@Suite struct MacroTextTests {
  private func parts(_ text: String) -> [String] {
    MacroText.parts(of: text).map { part in
      switch part {
      case .text(let text): text
      case .reference(let reference): "<\(([reference.name] + reference.operators).joined(separator: "|"))>"
      }
    }
  }

  @Test func partsOfAText() {
    #expect(parts("a$(B)c") == ["a", "<B>", "c"])
    #expect(parts("$(A)${B}") == ["<A>", "<B>"])
    #expect(parts("$(A_$(B))") == ["<A_$(B)>"])
    #expect(parts("$(A:lower:rfc1034identifier)") == ["<A|lower|rfc1034identifier>"])
    // A colon in a reference inside belongs to that one.
    #expect(parts("$(A:default=$(B:lower))") == ["<A|default=$(B:lower)>"])
    #expect(parts("$(A_$(B:lower))") == ["<A_$(B:lower)>"])
  }

  @Test(arguments: ["", "$", "$$", "$A", "$(A", "${A)", "a)b", "$ (A)", "分屏"])
  func plainTexts(text: String) {
    #expect(parts(text).joined() == text)
  }

  @Test(arguments: [
    ("lower", "My App", "my app"), ("upper", "My App", "MY APP"),
    ("rfc1034identifier", "My App_2.x", "My-App-2.x"), ("identifier", "My App-2", "My_App_2"),
    ("c99extidentifier", "My App", "My_App"), ("file", "a/b.c", "b.c"), ("base", "a/b.c", "b"),
    ("suffix", "a/b.c", ".c"), ("dir", "a/b.c", "a/"), ("dir", "b.c", ""), ("nobody", "x", "x"),
    ("rfc1034identifier", "分屏", "--"),
  ])
  func operators(name: String, value: String, expected: String) {
    let stack = SettingStackTests.stack(["A = \(value)"])
    #expect(stack.expanded("$(A:\(name))") == expected)
  }

  @Test func severalOperatorsInARow() {
    let stack = SettingStackTests.stack(["A = Sub/My App.Txt"])
    #expect(stack.expanded("$(A:base:lower:rfc1034identifier)") == "my-app")
    #expect(stack.expanded("$(NONE:default=My App:rfc1034identifier)") == "My-App")
  }

  @Test func longTextsTakeNoLongTime() {
    let openings = String(repeating: "$(", count: 200_000)
    #expect(parts(openings).joined() == openings)
    #expect(parts(String(repeating: "$(A", count: 10_000)).joined().utf8.count == 30_000)
  }
}
