import Foundation
import TestSupport
import Testing

@testable import FenpingCommands

@Suite struct CheckCommandTests {
  private static let all =
    ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"].map {
      "UIInterfaceOrientation" + $0
    }

  /// The Info.plist of an app that was built with the 26 SDK.
  private static func plist(_ orientations: [String], more: String = "", scenes: Bool = true) -> String {
    let manifest = """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict/></array></dict></dict>
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>DTPlatformName</key><string>iphoneos</string><key>DTPlatformVersion</key><string>26.0</string>
      <key>MinimumOSVersion</key><string>17.0</string>
      <key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>
      <key>UILaunchScreen</key><dict/>
      \(scenes ? manifest : "")
      \(more)
      <key>UISupportedInterfaceOrientations</key><array>
      \(orientations.map { "<string>\($0)</string>" }.joined(separator: "\n"))
      </array></dict></plist>
      """
  }

  @Test(
    "0 where nothing fails, 1 for a finding, as bad as was asked for",
    arguments: [
      (all, "", [], ExitCode.success),
      (Array(all.prefix(3)), "", [], .nothing),
      (Array(all.prefix(3)), "", ["--skip", "setup/all-orientations"], .success),
      (Array(all.prefix(3)), "", ["--rule", "setup/launch-screen"], .success),
      (all, "<key>UIRequiresFullscreen</key><true/>", [], .success),
      (all, "<key>UIRequiresFullscreen</key><true/>", ["--fail-on", "warning"], .nothing),
      (all, "<key>UILaunchImages</key><array/>", ["--rule", "split-view/not-pushed"], .failure),
    ] as [([String], String, [String], ExitCode)])
  func exitsByWhatItFinds(orientations: [String], more: String, options: [String], status: ExitCode) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.plist(orientations, more: more), to: "Info.plist")
    #expect(CommandRun(["check", path] + options).status == status)
  }

  @Test(
    "Every format says which rule failed",
    arguments: ["text", "json", "sarif", "junit", "github", "csv", "markdown"])
  func printsEveryFormat(format: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.plist([]), to: "Info.plist")
    let run = CommandRun("check", path, "--format", format, "--lang", "zh-Hant")
    #expect(run.status == .nothing)
    #expect(run.output.contains("setup/all-orientations"))
    #expect(run.output.contains("Info.plist"))
    // JSON has all languages of the message, and leaves titles to the rules.
    #expect(run.output.contains(format == "json" ? "UISupportedInterfaceOrientations" : "全部四個方向"))
  }

  @Test func aFileBesideTheProjectGivesTheOptions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.plist([]), to: "Info.plist")
    _ = try folder.write(#"{"skip": ["setup/all-orientations"], "os": 26}"#, to: ".fenping.json")
    #expect(CommandRun("check", path).status == .success)
    // The command line goes before it.
    #expect(CommandRun("check", path, "--rule", "setup/launch-screen").output.contains("1"))
  }

  @Test(arguments: [
    (#"{"skpi": []}"#, "unknown option 'skpi'"), (#"{"fail-on": "fatal"}"#, "the value 'fatal' is invalid"),
    (#"{"sdk": "new"}"#, "the value 'new' is invalid"), ("[]", "not a JSON object"), ("{", "not JSON"),
    (#"{"rule": ["setup/nope"]}"#, "Unknown rule 'setup/nope'"),
  ])
  func aWrongFileIsRefused(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.plist([]), to: "Info.plist")
    _ = try folder.write(text, to: ".fenping.json")
    let run = CommandRun("check", path)
    #expect(run.status == .usage)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [["--rule", "privilege"], ["--rule", "setup/user-setting"]])
  func aRuleThatIsNoCheckIsRefused(options: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.plist([]), to: "Info.plist")
    #expect(CommandRun(["check", path] + options).status == .usage)
  }

  @Test(arguments: ["", "not a plist", "<plist><array/></plist>", "<plist><dict><key>A</key>"])
  func whatCannotBeReadIsNamed(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "Info.plist")
    let run = CommandRun("check", path)
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Info.plist"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func theChecklistIsTicked() throws {
    let folder = try TemporaryFolder()
    let index = folder.path("guides.sqlite")
    let corpus = DocumentationTests.root.appendingPathComponent("Corpus").path
    try #require(CommandRun("ingest", corpus, "--index", index).status == .success)
    let path = try folder.write(Self.plist(Array(Self.all.prefix(1))), to: "Info.plist")
    let run = CommandRun(
      "checklist", "支持 Slide Over 和 Split View", "--project", path, "--index", index)
    #expect(run.status == .success)
    #expect(run.output.contains("[x] 1."))
    #expect(run.output.contains("[!] 3."))
    #expect(run.output.contains("UIInterfaceOrientationPortraitUpsideDown"))
  }
}
