import Testing

@testable import FenpingCore

/// What the examples of the checks cannot say: severities, places, and the evidence of steps.
@Suite struct SplitViewCheckTests {
  private func evaluate(_ rule: Rule, _ input: [String: Value]) throws -> Evaluation {
    try rule.evaluate(input)
  }

  private let child: Value = [["pattern": "split-view-as-child", "file": "Shell.swift", "line": 12]]
  private let presented: Value = [["pattern": "split-view-presented", "file": "Menu.swift", "line": 7]]

  @Test(
    arguments: [
      (["deployment-target": 7], .error), (["deployment-target": 8], .note), ([:], .note),
      (["os": 7, "deployment-target": 15], .error), (["os": 8, "deployment-target": 6], .note),
    ] as [([String: Value], Severity)])
  func aChildIsAnErrorUntil7(versions: [String: Value], severity: Severity) throws {
    let input = versions.merging(["source": child]) { old, _ in old }
    let evaluation = try evaluate(.rootOfInterface, input)
    #expect(evaluation.outcome == .verdict(.fail))
    #expect(evaluation.severity == severity)
    #expect(evaluation.explanation.en.contains("Shell.swift:12"))
  }

  @Test(
    arguments: [("6", .fail), ("7.1", .fail), ("8", .pass), ("17", .pass)] as [(String, Verdict)])
  func presentingRaisesUntil7(os: String, verdict: Verdict) throws {
    let evaluation = try evaluate(.notModal, ["source": presented, "os": .text(os)])
    #expect(evaluation.outcome == .verdict(verdict))
  }

  @Test(arguments: [Rule.notModal, .notPushed, .rootOfInterface, .storyboardSetup, .programmaticSetup])
  func otherPlatformsAreNotChecked(rule: Rule) throws {
    let evaluation = try evaluate(rule, ["platform": "macosx", "source": child])
    #expect(evaluation.outcome == .verdict(.notApplicable))
  }

  @Test(arguments: [Rule.notModal, .notPushed, .rootOfInterface, .storyboardSetup, .programmaticSetup])
  func whatWasNotReadIsUnknown(rule: Rule) throws {
    #expect(try evaluate(rule, [:]).outcome == .verdict(.unknown))
  }

  /// What was found is the evidence, and nothing that is about something else.
  @Test func evidenceHoldsWhatIsAboutSplitViewControllers() throws {
    let pushed: Value = ["pattern": "split-view-pushed", "file": "Menu.swift", "line": 41]
    let evaluation = try evaluate(
      .notPushed,
      [
        "source": [pushed, ["pattern": "screen-bounds", "file": "Menu.swift", "line": 3]],
        "storyboards": [["name": "LaunchScreen.storyboard", "is-launch": true]],
      ])
    #expect(evaluation.evidence == [Evidence("storyboards", []), Evidence("source", [pushed])])
  }

  @Test func everyStepIsFoundOrMissing() throws {
    let evaluation = try evaluate(
      .programmaticSetup,
      [
        "source": [
          ["pattern": "split-view-from-nib", "file": "A.m", "line": 4],
          ["pattern": "view-controllers-assigned", "file": "A.m", "line": 5],
        ]
      ])
    #expect(evaluation.outcome == .verdict(.fail))
    #expect(
      evaluation.evidence == [
        Evidence(
          "source",
          [
            ["step": "pane-controllers", "found": "A.m:5"],
            ["step": "split-view-controller", "found": "A.m:4"],
            ["step": "panes-assigned", "found": "A.m:5"], ["step": "root-of-window", "found": false],
            ["step": "window-shown", "found": false],
          ])
      ])
    #expect(evaluation.explanation.en.contains("Missing steps: root-of-window, window-shown"))
    #expect(evaluation.explanation.en.contains("nib"))
  }

  /// A compact tab bar with more than five tabs has room for four beside More.
  @Test(arguments: [(4, 6, Verdict.pass), (5, 5, .pass), (5, 6, .needsReview), (6, 6, .needsReview)])
  func aLateTabMayLandInMore(tab: Int, tabs: Int, verdict: Verdict) throws {
    let view: Value = [
      "reached-by": ["viewControllers"], "tab": .number(Double(tab)), "tabs": .number(Double(tabs)),
    ]
    let input: [String: Value] = [
      "storyboards": [["name": "Main.storyboard", "split-views": [view]]], "source": [],
    ]
    #expect(try evaluate(.notPushed, input).outcome == .verdict(verdict))
  }

  @Test func aRepeatedPlaceIsNamedOnce() throws {
    let view: Value = ["reached-by": ["push"]]
    let evaluation = try evaluate(
      .notPushed, ["storyboards": [["name": "Main.storyboard", "split-views": [view, view]]]])
    #expect(evaluation.explanation.en.contains("stack: Main.storyboard. "))
  }

  @Test(
    arguments: [
      [:], ["split-views": "one"], ["split-views": ["one"]], ["split-views": [["tab": "six"]]],
      ["split-views": [["reached-by": ["rotate"], "relationships": "both"]]],
    ] as [[String: Value]])
  func aRecordOfAnotherShapeIsNoViolation(record: [String: Value]) throws {
    let document = Value.record(record.merging(["name": "Main.storyboard"]) { old, _ in old })
    let evaluation = try evaluate(.notPushed, ["storyboards": [document], "source": []])
    #expect(evaluation.outcome != .verdict(.fail))
    #expect(evaluation.outcome != .verdict(.unknown))
  }
}
