import FenpingCore
import Foundation
import Testing

@testable import FenpingCommands

@Suite struct TraceCommandTests {
  private func document(_ words: String...) throws -> [String: Any] {
    let run = CommandRun(words + ["--json"])
    #expect(run.status == .success, "\(run.errors)")
    return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  // MARK: The scenario language

  @Test(arguments: [
    ["touch", "move", "1/2", "release"], ["touch", "move 1/2", "release"], ["touch move 1/2 release"],
    ["Touch,", "MOVE 1/2,release"], ["move", "1/2", "release"], ["touch\tmove  1/2\nrelease"],
  ])
  func isReadFromWordsAndFromQuotes(words: [String]) throws {
    #expect(try TraceScenario.actions(in: words) == [.touch, .move(.half), .release])
  }

  /// A move needs a touch; where one is missing it is put in, once a drag.
  @Test func touchesBeforeAMove() throws {
    let actions = try TraceScenario.actions(in: ["move 1/2 move 2/3 release rotate portrait move 2/3"])
    #expect(
      actions == [
        .touch, .move(.half), .move(.twoThirds), .release, .rotate(.portrait), .touch, .move(.twoThirds),
      ])
  }

  /// A `rotate` that names no orientation is a quarter turn from where the screen stands then.
  @Test func turnsTheScreenFromWhereItStands() throws {
    let actions = try TraceScenario.actions(in: ["rotate rotate rotate portrait rotate"], from: .portrait)
    #expect(actions == [.rotate(.landscape), .rotate(.portrait), .rotate(.portrait), .rotate(.landscape)])
    #expect(
      try TraceScenario.actions(in: ["move 1/2 rotate release"])
        == [.touch, .move(.half), .rotate(.portrait), .release])
  }

  @Test(arguments: UserAction.words)
  func understandsEveryActionOfTheCore(word: String) throws {
    let action = try #require(UserAction(word: word))
    #expect(try TraceScenario.actions(in: [word]).last == action)
  }

  @Test(arguments: [
    (["mvoe", "1/2"], "Unknown action 'mvoe'. Did you mean 'move'?"),
    (
      ["2/3"],
      "Unknown action '2/3'. Please provide one of 'touch', 'move', 'release', 'rotate' or 'press-home'."
    ),
    (
      ["move"],
      "Missing value for 'move'. Please provide one of '2/3', '1/2', '1/3', 'leading-edge' or 'trailing-edge'."
    ),
    (
      ["rotate", "left"],
      "The value 'left' is invalid for 'rotate'. Please provide one of 'portrait' or 'landscape'."
    ),
    ([" , "], "Missing action. Please provide some of 'touch', 'move', 'release', 'rotate' or 'press-home'."),
    (["release"], "The divider must be touched (touch) before it is moved or released."),
    (
      ["move 1/3"],
      "In iOS 9 and 10 the secondary app has at most half, so the primary app never has only 1/3."
    ),
    (
      ["--from", "1/2", "--orientation", "portrait", "touch"],
      "Portrait has no half split, only a wide and a narrow column (2/3 and 1/3)."
    ),
    (["--life-cycle", "scene", "--os", "12", "touch"], "Scene delegates exist since iOS 13."),
    (["--os", "8", "touch"], "There is no Split View before iOS 9, and so no divider."),
  ])
  func saysWhatIsWrong(words: [String], message: String) {
    let run = CommandRun(["trace"] + words)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors == "Error: \(message)\n")
  }

  @Test(arguments: ["trace touch --device", "sizes"])
  func listsTheDevicesWhereOneIsUnknown(line: String) {
    let words = line.split(separator: " ").map(String.init)
    let near = CommandRun(words + ["iPad Por 12.9"])
    #expect(near.status == .usage)
    #expect(near.error.hasPrefix("Error: Unknown device 'iPad Por 12.9'. Did you mean 'iPad Pro 12.9'?"))
    #expect(Device.words.allSatisfy { near.error.contains("'\($0)'") })
    let far = CommandRun(words + ["a\u{1B}[31m\nb"])
    #expect(far.status == .usage)
    #expect(far.errors.split(separator: "\n").count == 1)
    #expect(!far.errors.contains("\u{1B}"))
  }

  // MARK: What comes of it

  @Test(arguments: ["iPad Pro 12.9", "IPAD-12.9", "ipad pro (12.9-inch)"])
  func knowsADeviceByItsNames(name: String) {
    let named = CommandRun("trace", "--device", name, "--from", "1/2", "move", "2/3", "release")
    #expect(named.status == .success)
    #expect(
      named.output == CommandRun("trace", "--device", "ipad-12.9", "--from", "1/2", "move 2/3 release").output
    )
  }

  @Test func jsonHasItsKeysAndTheRulesEvents() throws {
    let document = try document("trace", "--from", "1/2", "move", "2/3", "release")
    #expect(Set(document.keys) == ["schemaVersion", "model", "input", "outcome", "notes"])
    #expect(document["schemaVersion"] as? Int == 1)
    let events = try #require((document["outcome"] as? [String: Any])?["events"] as? [[String: Any]])
    #expect(
      events.allSatisfy { Set($0.keys) == ["app", "kind", "name", "width", "horizontal", "unordered"] })

    // The input is one that the rules accept, and they see the same.
    let input = try JSONSerialization.data(withJSONObject: #require(document["input"]))
    let rule = CommandRun(
      "run", "lifecycle/divider-resigns-active", "--input", "-", "--json",
      input: String(decoding: input, as: UTF8.self))
    #expect(rule.status == .success, "\(rule.errors)")
    let evaluation = try #require(
      JSONSerialization.jsonObject(with: Data(rule.output.utf8)) as? [String: Any])
    let ruleEvents = (evaluation["outcome"] as? [String: Any])?["events"] as? [[String: Any]]
    #expect(ruleEvents as NSArray? == events as NSArray)
  }

  /// The same drag in the three generations.
  @Test func theEdgeByGeneration() throws {
    func names(_ words: String...) throws -> [String] {
      let run = CommandRun(["trace", "move trailing-edge release", "--json"] + words)
      let document = try #require(
        JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let events = try #require((document["outcome"] as? [String: Any])?["events"] as? [[String: Any]])
      return events.filter { $0["kind"] as? String == "callback" }.compactMap { $0["name"] as? String }
    }
    #expect(try names("--os", "9").contains("applicationDidEnterBackground:"))
    #expect(try names("--os", "17", "--life-cycle", "scene").contains("sceneDidEnterBackground:"))
    #expect(try Set(names("--os", "26")) == ["windowScene:didUpdateEffectiveGeometry:"])
    #expect(try names("--os", "26", "--life-cycle", "app-delegate").isEmpty)
  }

  @Test func sizesAsJSON() throws {
    let document = try document("sizes", "ipad-12.9")
    #expect(Set(document.keys) == ["schemaVersion", "os", "model", "devices", "notes"])
    #expect(document["os"] is NSNull)
    let device = try #require((document["devices"] as? [[String: Any]])?.first)
    #expect(Set(device.keys) == ["id", "name", "screen", "layouts"])
    let layouts = try #require(device["layouts"] as? [[String: Any]])
    #expect(layouts.count == 10)
    #expect(
      layouts.allSatisfy {
        Set($0.keys) == ["orientation", "split", "width", "horizontal", "vertical", "mark"]
      })
    let half = layouts.filter { $0["split"] as? String == "1/2" }
    #expect(half.first?["width"] as? Double == 678)
    #expect(half.first?["horizontal"] as? String == "regular")
    // Portrait has none, which is said.
    #expect(half.last?["width"] is NSNull)
  }

  @Test(arguments: [("8", ["full"], "one-app"), ("26", ["full"], "windowed-apps")])
  func sizesOfOtherGenerations(os: String, splits: [String], model: String) throws {
    let document = try document("sizes", "--os", os)
    #expect(document["model"] as? String == model)
    let devices = try #require(document["devices"] as? [[String: Any]])
    #expect(devices.count == Device.allCases.count)
    for device in devices {
      let layouts = try #require(device["layouts"] as? [[String: Any]])
      #expect(Set(layouts.compactMap { $0["split"] as? String }) == Set(splits))
    }
    #expect((document["notes"] as? [Any])?.isEmpty == false)
  }
}
