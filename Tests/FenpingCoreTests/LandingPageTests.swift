import FenpingCore
import Foundation
import Testing

/// The examples of the module's landing page, compiled and run. The module is imported as others import it.
struct LandingPageTests {
  @Test func aRuleIsTakenByItsIdAndRun() {
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }
    func example() {
      guard let rule = Catalogue.rule("window/size-classes") else { return }
      let input: [String: Value] = ["device": "ipad-9.7", "orientation": "landscape", "split": "1/2"]

      do throws(InputError) {
        let evaluation = try rule.evaluate(input)
        if case .value(.record(let layout)) = evaluation.outcome, let width = layout["width"] {
          print("\(width) points")  // 507 points
        }
        print(evaluation.explanation.en)
      } catch {
        print("not a scenario of this rule: \(error)")
      }
    }

    example()
    #expect(lines.first == "507 points")
    #expect(lines.last?.contains("507 points wide") == true)
  }

  @Test func theWindowServerIsUsedByItself() throws {
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }
    func example() throws {
      var server = try WindowServer(
        device: .ipad105, orientation: .landscape, split: .twoThirds, lifeCycle: .scene, os: Version(17))
      for action: UserAction in [.touch, .move(.half), .release] { try server.perform(action) }
      for event in server.events where event.kind == .callback {
        print("\(event.app ?? "") \(event.name)")  // primary sceneWillResignActive: …
      }
    }

    try example()
    #expect(lines.prefix(2) == ["primary sceneWillResignActive:", "secondary sceneWillResignActive:"])
    #expect(lines.suffix(2) == ["primary sceneDidBecomeActive:", "secondary sceneDidBecomeActive:"])
  }

  @Test func thePageShowsWhatIsRunHere() throws {
    let test = try String(contentsOfFile: #filePath, encoding: .utf8)
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Sources/FenpingCore/FenpingCore.docc/FenpingCore.md"),
      encoding: .utf8)
    let shown = page.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    let run = test.components(separatedBy: "\n    func example()").dropFirst().map { part in
      part.components(separatedBy: "\n    }\n")[0]
        .split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .map { $0.dropFirst(6) + "\n" }.joined()
    }
    #expect(shown == run)
  }
}
