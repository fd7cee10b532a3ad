import FenpingCore
import Testing

@testable import FenpingInspection

struct CallbacksTests {
  @Test(arguments: [
    // Nothing in it, only declared, or about colors.
    "class A: B { override func viewWillTransition(to size: CGSize, with c: C) { } }",
    "protocol A { func viewWillTransition(to size: CGSize, with c: C)\nvar a: Int { get } }",
    "class A: B { func viewWillTransition(with c: C) { f() } }",
    "class A: B { override func traitCollectionDidChange(_ o: T?) { if traitCollection.userInterfaceStyle == .dark { f() } } }",
    "registerForTraitChanges([UITraitUserInterfaceStyle.self]) { f() }",
    "class A: B { func applicationDidEnterBackground(_ a: UIApplication) { f() } }",
    "class CarDelegate: UIResponder, CPTemplateApplicationSceneDelegate { func sceneDidBecomeActive(_ s: UIScene) { f() } }",
    "class A: NSObject, NSApplicationDelegate { func applicationDidBecomeActive(_ n: Notification) { f() } }",
    "center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)",
    "struct A: App { let a = 1 }",
  ])
  func leavesOut(text: String) {
    #expect(SourceFixture.patterns(text).isEmpty)
  }

  @Test func seesASwiftUIApp() throws {
    let text = "@main\nstruct PhotoApp: App {\n  var body: some Scene { WindowGroup { Grid() } }\n}"
    let found = SourceFixture.observations(text)
    #expect(found.map(\.pattern) == [.swiftUIApp])
    #expect(found.first?.place == "A.swift:2")
    #expect(found.first?.symbol == "PhotoApp")
    #expect(try SourceFixture.verdict("setup/scene-manifest", text) == .verdict(.pass))
  }

  @Test func knowsAnAppDelegateOfAnotherFile() {
    let found = SourceReader.observations(inFiles: [
      ("A.swift", Array("class Main: FlutterAppDelegate {}".utf8)),
      (
        "B.swift",
        Array("extension Main { func applicationDidBecomeActive(_ a: UIApplication) { f() } }".utf8)
      ),
    ])
    #expect(found.map(\.place) == ["B.swift:1"])
    #expect(found.map(\.symbol) == ["applicationDidBecomeActive(_:)"])
  }

  @Test(
    arguments: [
      ("class A: B { override func willRotate(to o: O, duration: D) { f() } }", .fail),
      ("class A: B { override func viewWillTransition(to s: CGSize, with c: C) { f() } }", .pass),
    ] as [(String, Verdict)])
  func reachesTheRule(text: String, verdict: Verdict) throws {
    #expect(try SourceFixture.verdict("adaptivity/trait-and-size-callbacks", text) == .verdict(verdict))
  }
}
