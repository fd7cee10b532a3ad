import FenpingCore

/// A method that the system calls, by its name; it counts where it has a body in which something stands.
struct MethodSign: Sendable {
  enum Holder: Sendable, Hashable { case anyType, appDelegate, sceneDelegate }

  let name: String
  let pattern: SourcePattern
  let holder: Holder
  /// A source in which it is seen; a test reads each.
  let example: String

  private init(
    _ name: String, _ pattern: SourcePattern, in holder: Holder = .anyType, _ example: String
  ) {
    self.name = name
    self.pattern = pattern
    self.holder = holder
    self.example = example
  }

  static let byName = Dictionary(table.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  static let table: [MethodSign] = callbacks + rotations + layouts + scenes + app + scene

  private static let callbacks = [
    MethodSign(
      "traitCollectionDidChange(_:)", .traitCallback,
      "class A: B { override func traitCollectionDidChange(_ old: UITraitCollection?) { update() } }"),
    MethodSign(
      "traitCollectionDidChange:", .traitCallback,
      "@implementation A - (void)traitCollectionDidChange:(UITraitCollection *)old { [self update]; } @end"),
    MethodSign(
      "willTransition(to:with:)", .traitCallback,
      "class A: B { override func willTransition(to new: UITraitCollection, with c: C) { update() } }"),
    MethodSign(
      "willTransitionToTraitCollection:withTransitionCoordinator:", .traitCallback,
      "@implementation A - (void)willTransitionToTraitCollection:(T *)n withTransitionCoordinator:(id)c { f(); } @end"
    ),
    MethodSign(
      "viewWillTransition(to:with:)", .sizeCallback,
      "class A: B { override func viewWillTransition(to size: CGSize, with c: C) { update() } }"),
    MethodSign(
      "viewWillTransitionToSize:withTransitionCoordinator:", .sizeCallback,
      "@implementation A - (void)viewWillTransitionToSize:(CGSize)s withTransitionCoordinator:(id)c { f(); } @end"
    ),
    MethodSign(
      "windowScene(_:didUpdateEffectiveGeometry:)", .sizeCallback,
      "class A: B { func windowScene(_ s: UIWindowScene, didUpdateEffectiveGeometry g: G) { update() } }"),
    MethodSign(
      "windowScene:didUpdateEffectiveGeometry:", .sizeCallback,
      "@implementation A - (void)windowScene:(S *)s didUpdateEffectiveGeometry:(G *)g { f(); } @end"),
    MethodSign(
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", .sizeCallback,
      """
      class A: B { func windowScene(_ s: S, didUpdate p: P, interfaceOrientation o: O, traitCollection t: T) { f() } }
      """),
  ]

  private static let rotations = [
    MethodSign(
      "willRotate(to:duration:)", .rotationCallback,
      "class A: B { override func willRotate(to o: O, duration: TimeInterval) { update() } }"),
    MethodSign(
      "willAnimateRotation(to:duration:)", .rotationCallback,
      "class A: B { override func willAnimateRotation(to o: O, duration: TimeInterval) { update() } }"),
    MethodSign(
      "didRotate(from:)", .rotationCallback,
      "class A: B { override func didRotate(from o: UIInterfaceOrientation) { update() } }"),
    MethodSign(
      "willRotateToInterfaceOrientation:duration:", .rotationCallback,
      "@implementation A - (void)willRotateToInterfaceOrientation:(O)o duration:(double)d { f(); } @end"),
    MethodSign(
      "willAnimateRotationToInterfaceOrientation:duration:", .rotationCallback,
      "@implementation A - (void)willAnimateRotationToInterfaceOrientation:(O)o duration:(double)d { f(); } @end"
    ),
    MethodSign(
      "didRotateFromInterfaceOrientation:", .rotationCallback,
      "@implementation A - (void)didRotateFromInterfaceOrientation:(O)o { [self update]; } @end"),
  ]

  private static let layouts = [
    MethodSign(
      "layoutSubviews()", .sizeLayout, "class A: UIView { override func layoutSubviews() { place() } }"),
    MethodSign(
      "viewWillLayoutSubviews()", .sizeLayout,
      "class A: B { override func viewWillLayoutSubviews() { place() } }"),
    MethodSign(
      "viewDidLayoutSubviews()", .sizeLayout,
      "class A: B { override func viewDidLayoutSubviews() { place() } }"),
    MethodSign(
      "layoutSubviews", .sizeLayout, "@implementation A - (void)layoutSubviews { [self place]; } @end"),
    MethodSign(
      "viewWillLayoutSubviews", .sizeLayout, "@implementation A - (void)viewWillLayoutSubviews { f(); } @end"),
    MethodSign(
      "viewDidLayoutSubviews", .sizeLayout, "@implementation A - (void)viewDidLayoutSubviews { f(); } @end"),
  ]

  private static let scenes = [
    MethodSign(
      "application(_:configurationForConnecting:options:)", .configurationForConnecting,
      """
      class A: B { func application(_ a: A, configurationForConnecting s: S, options: O) -> C { C() } }
      """),
    MethodSign(
      "application:configurationForConnectingSceneSession:options:", .configurationForConnecting,
      """
      @implementation A
      - (C *)application:(A *)a configurationForConnectingSceneSession:(S *)s options:(O *)o { return f(); }
      @end
      """),
  ]

  /// With scenes, the system still calls `applicationWillTerminate`; that one is not among them.
  private static let app = [
    "applicationWillResignActive", "applicationDidBecomeActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground",
  ].flatMap { lifeCycle($0, .appDelegateLifeCycle, in: .appDelegate, of: "UIApplication") }

  private static let scene = [
    "sceneWillResignActive", "sceneDidBecomeActive", "sceneDidEnterBackground", "sceneWillEnterForeground",
  ].flatMap { lifeCycle($0, .sceneDelegateLifeCycle, in: .sceneDelegate, of: "UIScene") }

  private static func lifeCycle(
    _ name: String, _ pattern: SourcePattern, in holder: Holder, of type: String
  ) -> [MethodSign] {
    let delegate = type == "UIScene" ? "UIWindowSceneDelegate" : "UIApplicationDelegate"
    return [
      MethodSign(
        name + "(_:)", pattern, in: holder,
        "class A: UIResponder, \(delegate) { func \(name)(_ it: \(type)) { pause() } }"),
      MethodSign(
        name + ":", pattern, in: holder,
        """
        @interface A : UIResponder <\(delegate)> @end
        @implementation A - (void)\(name):(\(type) *)it { [self pause]; } @end
        """),
    ]
  }
}
