import FenpingCore
import Testing

@testable import FenpingInspection

/// Cases C43 and C45 among them.
struct SplitViewTests {
  static let scene = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: O) {
        let list = ListController()
        let split = UISplitViewController()
        split.viewControllers = [list, TextController()]
        window?.rootViewController = split
        window?.makeKeyAndVisible()
      }
    }
    """

  @Test func seesEveryStepInSwift() throws {
    #expect(
      SourceFixture.summary(Self.scene) == [
        "split-view-created@4", "view-controllers-assigned@5", "pane-controller-created@5",
        "split-view-as-root@6",
        "window-made-visible@7",
      ])
    #expect(try SourceFixture.verdict("split-view/programmatic-setup", Self.scene) == .verdict(.pass))
  }

  @Test func seesEveryStepInObjectiveC() throws {
    let text = """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
        ListController *list = [[ListController alloc] init];
        UISplitViewController *split = [[UISplitViewController alloc] init];
        split.viewControllers = @[list, text];
        self.window.rootViewController = split;
        [self.window makeKeyAndVisible];
      }
      @end
      """
    #expect(
      SourceFixture.summary(text, "AppDelegate.m") == [
        "split-view-created@4", "view-controllers-assigned@5", "pane-controller-created@5",
        "split-view-as-root@6",
        "window-made-visible@7",
      ])
    #expect(try SourceFixture.verdict("split-view/programmatic-setup", text, "A.m") == .verdict(.pass))
  }

  @Test func seesColumns() {
    let text = """
      func a() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(ListController(), for: .primary)
      }
      """
    #expect(
      SourceFixture.summary(text) == [
        "split-view-created@2", "column-assigned@3", "pane-controller-created@3",
      ])
  }

  @Test(
    arguments: [
      ("navigationController?.pushViewController(split, animated: true)", .splitViewPushed),
      ("let a = UINavigationController(rootViewController: split)", .splitViewPushed),
      ("navigation.viewControllers = [list, split]", .splitViewPushed),
      ("present(split, animated: true)", .splitViewPresented),
      ("self.present(self.split!, animated: true)", .splitViewPresented),
      ("tabBar.viewControllers = [list, split]", .splitViewAsChild),
      ("tabBarController?.setViewControllers([split], animated: false)", .splitViewAsChild),
      ("addChild(split)", .splitViewAsChild),
      ("window.rootViewController = split", .splitViewAsRoot),
      ("window.isHidden = false", .windowMadeVisible),
    ] as [(String, SourcePattern)])
  func seesWhereItGoes(call: String, pattern: SourcePattern) {
    let text = "class A: UIViewController { var split: UISplitViewController!\nfunc a() { \(call) } }"
    #expect(SourceFixture.patterns(text) == [pattern])
  }

  @Test(arguments: [
    // Not known to be one, or another's.
    "class A: B { func a() { navigationController?.pushViewController(split, animated: true) } }",
    "class A: B { func a() { pushViewController(SplitViewController(), animated: true) } }",
    "class A: B { let split: UISplitViewController }\nclass C: B { func a() { pushViewController(split, animated: true) } }",
    "func a(split: UISplitViewController) {}\nfunc b() { present(split, animated: true) }",
    "func a(split: UISplitViewController) { split.pushViewController(detail, animated: true) }",
    "func a(split: UISplitViewController) { container.viewControllers = [split] }",
    "func a(split: UISplitViewController) { show(split, sender: nil) }",
    "func a(split: UISplitViewController) { present(split.viewControllers[0], animated: true) }",
    "let a = window.rootViewController as? UISplitViewController",
    "// present(UISplitViewController(), animated: true)",
    "view.isHidden = false", "pages.setViewControllers([a], direction: .forward, animated: true)",
  ])
  func observesNothingWhereItIsNotClear(text: String) {
    #expect(SourceFixture.patterns(text).isEmpty)
  }

  @Test func knowsASubclassOfAnotherFile() {
    let found = SourceReader.observations(inFiles: [
      (
        "Menu.swift",
        Array("class Menu: B { func a() { nav.pushViewController(Root(), animated: true) } }".utf8)
      ),
      ("Root.swift", Array("class Root: Base {}".utf8)),
      ("Base.h", Array("@interface Base : UISplitViewController\n@end".utf8)),
    ])
    #expect(found.map(\.pattern) == [.splitViewPushed, .splitViewCreated])
    #expect(found.map(\.file) == ["Menu.swift", "Menu.swift"])
  }

  @Test func knowsAPropertyOfTheHeader() {
    let found = SourceReader.observations(inFiles: [
      ("Menu.h", Array("@interface Menu : B\n@property (strong) UISplitViewController *split;\n@end".utf8)),
      (
        "Menu.m",
        Array(
          "@implementation Menu\n- (void)a { [self.nav pushViewController:self.split animated:YES]; }\n@end"
            .utf8)
      ),
    ])
    #expect(found.map(\.place) == ["Menu.m:2"])
    #expect(found.map(\.symbol) == ["a"])
  }

  @Test(
    arguments: [
      (#"let s = UISplitViewController(nibName: "Split", bundle: nil)"#, .splitViewFromNib),
      ("let s = UISplitViewController(nibName: nil, bundle: nil)", .splitViewCreated),
      ("let s = window!.rootViewController as! UISplitViewController", .splitViewAsRoot),
    ] as [(String, SourcePattern)])
  func seesHowItComes(text: String, pattern: SourcePattern) {
    #expect(SourceFixture.patterns(text) == [pattern])
  }

  @Test func theTemplateOfOldIsARoot() {
    let text =
      "void f() { UISplitViewController *s = (UISplitViewController *)self.window.rootViewController; }"
    #expect(SourceFixture.patterns(text, "A.m") == [.splitViewAsRoot])
  }

  /// A root is what it should be, so that it counts where it may be one; a finding needs more.
  @Test(arguments: [
    "let split = UISplitViewController()\n root = split\n window.rootViewController = root",
    "window.rootViewController = makeSplit()", "window.rootViewController = coordinator.panes",
  ])
  func findsARootByOtherNames(code: String) {
    let text = """
      class C { var panes: UISplitViewController }
      func makeSplit() -> UISplitViewController { fatalError() }
      func a() {
        var root: UIViewController
        \(code)
        nav.pushViewController(root, animated: true)
      }
      """
    let found = SourceFixture.patterns(text)
    #expect(found.contains(.splitViewAsRoot))
    #expect(!found.contains(.splitViewPushed))
  }

  @Test func knowsTheVariableBehindAProperty() {
    let text = """
      @interface AppDelegate ()
      @property (strong, nonatomic) UISplitViewController *split;
      @end
      @implementation AppDelegate
      - (void)a { self.window.rootViewController = _split; }
      @end
      """
    #expect(SourceFixture.summary(text, "A.m") == ["split-view-as-root@5"])
  }

  /// SwiftUI decides where it goes.
  @Test func aRepresentableIsNoSetUp() {
    let text = """
      struct A: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UISplitViewController { UISplitViewController() }
      }
      """
    #expect(SourceFixture.patterns(text).isEmpty)
  }

  @Test(
    arguments: [
      ("split-view/not-pushed", "nav.pushViewController(split, animated: true)", .fail),
      ("split-view/root-of-interface", "tabs.viewControllers = [list, split]", .fail),
      ("split-view/not-pushed", "window.rootViewController = split", .pass),
    ] as [(String, String, Verdict)])
  func reachesTheRules(rule: String, call: String, verdict: Verdict) throws {
    let text = "func a(split: UISplitViewController) { \(call) }"
    let facts: [String: Value] = ["storyboards": [], "deployment-target": 15]
    #expect(try SourceFixture.verdict(rule, text, facts: facts) == .verdict(verdict))
  }
}
