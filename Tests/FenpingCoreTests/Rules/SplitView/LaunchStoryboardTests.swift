import Testing

@testable import FenpingCore

@Suite struct LaunchStoryboardTests {
  @Test(
    "A split view controller in the launch storyboard is a picture of one",
    arguments: [
      "split-view/root-of-interface", "split-view/storyboard-setup", "split-view/not-pushed",
    ])
  func isLeftOut(id: String) throws {
    let rule = try #require(Catalogue.rule(id))
    let launch: Value = [
      "name": "Launch.storyboard", "is-launch": true,
      "split-views": [["initial": true, "reached-by": ["push"]]],
    ]
    let evaluation = try rule.evaluate(["storyboards": [launch], "source": []])
    #expect(evaluation.outcome == .verdict(.notApplicable))
  }
}
