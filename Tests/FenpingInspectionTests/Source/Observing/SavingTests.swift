import FenpingCore
import Testing

@testable import FenpingInspection

/// Cases C72 and C73 among them.
struct SavingTests {
  static func scene(_ method: String, _ body: String) -> String {
    "class S: UIResponder, UIWindowSceneDelegate { func \(method)(_ scene: UIScene) { \(body) } }"
  }

  @Test(
    arguments: [
      (scene("sceneWillResignActive", "saveState()"), .saveInResignActive),
      (
        scene("sceneDidEnterBackground", "(UIApplication.shared.delegate as? D)?.saveContext()"),
        .saveInEnterBackground
      ),
      (
        "class D: UIResponder, UIApplicationDelegate { func applicationWillResignActive(_ a: UIApplication) { save() } }",
        .saveInResignActive
      ),
      ("class A { var text = \"\" { didSet { save() } } }", .saveOnChange),
      ("class A { func textViewDidChange(_ view: UITextView) { save() } }", .saveOnChange),
      (
        "class A { func a() { c.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) {\n_ in self.save() } } }",
        .saveInResignActive
      ),
      (
        "let a = Text(b).onReceive(c.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in\nsave() }",
        .saveInEnterBackground
      ),
      (
        "let a = Text(b).onChange(of: scenePhase) { _, phase in if phase == .background { save() } }",
        .saveInEnterBackground
      ),
      (
        "let a = Text(b).onChange(of: scenePhase) { _, phase in if phase != .active { save() } }",
        .saveInResignActive
      ),
      (
        "let a = Text(b).onChange(of: scenePhase) { switch $1 { case .inactive, .background: save()\ndefault: break } }",
        .saveInResignActive
      ),
      (
        "let a = Text(b).onChange(of: scenePhase) { switch $1 { case .inactive: break\ncase .background: save() } }",
        .saveInEnterBackground
      ),
      (
        "let a = Text(b).onChange(of: scenePhase) { if $1 == .inactive || $1 == .background { save() } }",
        .saveInResignActive
      ),
      (
        """
        class A { func a() { c.addObserver(self, selector: #selector(A.pause), name: UIApplication.willResignActiveNotification, object: nil) }
        @objc func pause() { save() } }
        """, .saveInResignActive
      ),
    ] as [(String, SourcePattern)])
  func seesWhenStateIsSaved(text: String, pattern: SourcePattern) {
    #expect(SourceFixture.patterns(text).contains(pattern))
  }

  @Test func seesItInObjectiveC() {
    let text = """
      @implementation Editor
      - (void)a { [c addObserver:self selector:@selector(pause:) name:UIApplicationWillResignActiveNotification object:nil]; }
      - (void)pause:(NSNotification *)note { [self.context save:nil]; }
      @end
      """
    #expect(SourceFixture.summary(text, "A.m") == ["life-cycle-observer@2", "save-in-resign-active@3"])
  }

  @Test(arguments: [
    "class A { func edit() { save() } }", "class A { func save() {} }",
    scene("sceneWillResignActive", "saveButton.isEnabled = false"),
    "class A { func sceneWillResignActive(_ scene: UIScene) { save() } }",
    "let a = Text(b).onChange(of: scenePhase) { if $1 == .active { save() } }",
    scene("sceneWillResignActive", "// save()"),
  ])
  func observesNoOtherSaving(text: String) {
    let saving: [SourcePattern] = [.saveInResignActive, .saveInEnterBackground, .saveOnChange]
    #expect(SourceFixture.patterns(text).filter(saving.contains).isEmpty)
  }

  /// The rule knows an app delegate's method by its name; an editor's method of that name is none.
  @Test func namesWhoseMethodItIs() {
    let text = """
      class Editor { init() { c.addObserver(self, selector: #selector(applicationWillResignActive), name: UIApplication.willResignActiveNotification, object: nil) }
      @objc func applicationWillResignActive(_ note: Notification) { save() } }
      """
    let found = SourceFixture.observations(text)
    #expect(found.map(\.pattern) == [.lifeCycleObserver, .saveInResignActive])
    #expect(found.last?.symbol == "Editor.applicationWillResignActive(_:)")
  }

  /// C72
  @Test(
    arguments: [
      ("sceneWillResignActive", 18, .pass), ("sceneWillResignActive", 26, .fail),
      ("sceneDidEnterBackground", 18, .fail),
    ] as [(String, Value, Verdict)])
  func windowsStayActive(method: String, os: Value, verdict: Verdict) throws {
    let facts: [String: Value] = ["os": os, "UIApplicationSceneManifest": Self.manifest]
    let text = Self.scene(method, "saveState()")
    #expect(
      try SourceFixture.verdict("lifecycle/save-on-resign-active", text, facts: facts) == .verdict(verdict))
  }

  static let manifest: Value = [
    "UISceneConfigurations": [
      "UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Default"]]
    ]
  ]

  /// C73; the templates' empty methods are no finding.
  @Test(
    arguments: [("pause()", .fail), ("// Called when the app goes away.", .needsReview)]
      as [(String, Verdict)])
  func methodsOfTheAppDelegateAreDead(body: String, verdict: Verdict) throws {
    let text = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidEnterBackground(_ application: UIApplication) {
          \(body)
        }
      }
      """
    let facts: [String: Value] = ["UIApplicationSceneManifest": Self.manifest, "deployment-target": 15]
    #expect(try SourceFixture.verdict("lifecycle/state-transitions", text, facts: facts) == .verdict(verdict))
  }
}
