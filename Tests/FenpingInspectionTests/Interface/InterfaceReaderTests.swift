import FenpingCore
import Testing

@testable import FenpingInspection

struct InterfaceReaderTests {
  static func storyboard(_ scenes: String, _ attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(attributes)>
    <scenes><scene sceneID="s"><objects>\(scenes)</objects></scene></scenes></document>
    """
  }

  static func read(_ text: String) throws -> InterfaceDocument {
    try InterfaceReader.document(Array(text.utf8), name: "Main.storyboard")
  }

  static let adaptive = #"useAutolayout="YES" useTraitCollections="YES" initialViewController="split""#
  static let split = """
    <splitViewController id="split"><connections>
      <segue destination="list" kind="relationship" relationship="masterViewController" id="1"/>
      <segue destination="text" kind="relationship" relationship="detailViewController" id="2"/>
    </connections></splitViewController>
    <viewController id="list"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    </view></viewController>
    """

  @Test func readsTheAttributesOfTheDocument() throws {
    let document = try Self.read(Self.storyboard(Self.split, Self.adaptive + #" launchScreen="YES""#))
    #expect(document.name == "Main.storyboard")
    #expect(document.isLaunchScreen)
    #expect(document.usesAutoLayout == true)
    #expect(document.usesTraitVariations == true)
    #expect(document.fixedFrames == 0)
    #expect(document.controllers == ["splitViewController", "viewController"])
  }

  /// Interface Builder leaves the attributes out when they are off.
  @Test func whatIsNotWrittenIsOff() throws {
    let document = try Self.read(Self.storyboard(Self.split))
    #expect(!document.isLaunchScreen)
    #expect(document.usesAutoLayout == false)
    #expect(document.usesTraitVariations == false)
    #expect(document.fixedFrames == nil)
  }

  @Test func aDocumentWithoutViewsSaysNothing() throws {
    let document = try Self.read(
      Self.storyboard(#"<viewControllerPlaceholder storyboardName="Other" id="p"/>"#))
    #expect(document.usesAutoLayout == nil)
    #expect(document.controllers == [])
    #expect(document.splitViews.isEmpty)
  }

  @Test func readsASplitViewController() throws {
    let view = try #require(try Self.read(Self.storyboard(Self.split, Self.adaptive)).splitViews.first)
    #expect(view.isInitial)
    #expect(view.relationships == ["masterViewController", "detailViewController"])
    #expect(view.reachedBy == [])
    #expect(view.tab == nil)
  }

  @Test(arguments: [
    (#"kind="show""#, "show"), (#"kind="push""#, "push"), (#"kind="presentation""#, "presentation"),
    (#"kind="modal""#, "modal"), (#"kind="embed""#, "embed"),
    (#"kind="relationship" relationship="rootViewController""#, "rootViewController"),
  ])
  func readsWhatLeadsToIt(segue: String, word: String) throws {
    let scenes = """
      <navigationController id="a"><connections><segue destination="split" \(segue) id="3"/></connections>
      </navigationController>\(Self.split)
      """
    let view = try #require(
      try Self.read(Self.storyboard(scenes, #"initialViewController="a""#)).splitViews.first)
    #expect(view.reachedBy == [word])
    #expect(!view.isInitial)
    #expect(view.tab == nil)
  }

  @Test func countsTabs() throws {
    let tabs = (1...6).map { tab in
      let target = tab == 6 ? "split" : "other\(tab)"
      return
        #"<segue destination="\#(target)" kind="relationship" relationship="viewControllers" id="t\#(tab)"/>"#
    }
    let scenes =
      #"<tabBarController id="a"><connections>"# + tabs.joined()
      + "</connections></tabBarController>" + Self.split
    let view = try #require(try Self.read(Self.storyboard(scenes)).splitViews.first)
    #expect(view.reachedBy == ["viewControllers"])
    #expect(view.tab == 6)
    #expect(view.tabs == 6)
    #expect(view.mayBeInMore)
  }

  /// In a xib the children stand inside their container.
  @Test func readsNestedControllers() throws {
    let scenes = """
      <tabBarController id="a"><viewControllers>
        <viewController id="b"/>
        <splitViewController id="split">
          <navigationController key="masterViewController" id="c"/>
          <viewController key="detailViewController" id="d"/>
        </splitViewController>
      </viewControllers></tabBarController>
      """
    let view = try #require(try Self.read(Self.storyboard(scenes)).splitViews.first)
    #expect(view.relationships == ["masterViewController", "detailViewController"])
    #expect(view.reachedBy == ["viewControllers"])
    #expect(view.tab == 2)
    #expect(view.tabs == 2)
  }

  /// That a view controller's class is a split view controller, the document does not say.
  @Test func aCustomClassIsNotGuessed() throws {
    let scene = #"<viewController id="a" customClass="RootSplitViewController"/>"#
    #expect(try Self.read(Self.storyboard(scene)).splitViews.isEmpty)
  }

  @Test(arguments: [
    "", "<document", "no XML", "<html><body/></html>", "\u{0}\u{1}",
    "<document><scenes></document>", String(repeating: "<document>", count: 100_000),
    #"<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><document useAutolayout="&b;"/>"#,
    #"<!DOCTYPE d SYSTEM "http://localhost/d.dtd"><document/>"#,
  ])
  func refusesWhatIsNone(text: String) {
    #expect(throws: InspectionError.self) { try Self.read(text) }
  }

  @Test func refusesWhatIsTooLarge() {
    let bytes = [UInt8](repeating: 0x20, count: InterfaceReader.sizeLimit + 1)
    #expect(throws: InspectionError.tooLarge(file: "A.xib", limit: InterfaceReader.sizeLimit)) {
      try InterfaceReader.document(bytes, name: "A.xib")
    }
  }

  @Test func namesTheLineOfTheError() {
    #expect(
      throws: InspectionError.malformed(file: "Main.storyboard", reason: "not well-formed XML, at line 2")
    ) {
      try Self.read("<document>\n<scenes></document>")
    }
  }
}

/// What no Interface Builder writes.
struct HostileInterfaceTests {
  /// An id is of one controller, so that many of one id do not multiply.
  @Test func idsAreTakenOnce() throws {
    let view = #"<splitViewController id="s"><connections><segue destination="s" kind="show"/></connections>"#
    let text = InterfaceReaderTests.storyboard(
      String(repeating: view + "</splitViewController>", count: 1_000))
    let views = try InterfaceReaderTests.read(text).splitViews
    #expect(views.count == 1_000)
    #expect(views.map(\.reachedBy.count).reduce(0, +) == 1_000)
  }
}
