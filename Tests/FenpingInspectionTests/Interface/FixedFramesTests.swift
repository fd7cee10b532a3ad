import FenpingCore
import Testing

@testable import FenpingInspection

struct FixedFramesTests {
  static let held = #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#

  static func label(_ attributes: String = "", x: Int = 100, width: Int = 246, mask: String = held) -> String
  {
    #"<label opaque="NO" id="l" \#(attributes)><rect key="frame" x="\#(x)" y="28" width="\#(width)" height="21"/>"#
      + mask + "</label>"
  }

  static func count(_ views: String) throws -> Double? {
    let scene = """
      <viewController id="a"><view key="view" id="v">
        <rect key="frame" x="0.0" y="0.0" width="768" height="1024"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <subviews>\(views)</subviews>
      </view></viewController>
      """
    return try InterfaceReaderTests.read(
      InterfaceReaderTests.storyboard(scene, #"useAutolayout="YES""#)
    ).fixedFrames
  }

  @Test(arguments: [
    label(), label(#"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#),
    label(x: 0, width: 375),
  ])
  func countsWhatIsFixed(view: String) throws {
    #expect(try Self.count(view) == 1)
  }

  @Test(arguments: [
    // Constraints place it.
    label(#"translatesAutoresizingMaskIntoConstraints="NO""#),
    // It fits every window.
    label(x: 20, width: 280),
    // It stretches, stays at the right, in the middle, or its owner places it.
    label(mask: #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>"#),
    label(mask: #"<autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>"#),
    label(mask: #"<autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES"/>"#),
    label(mask: #"<autoresizingMask key="autoresizingMask"/>"#), label(mask: ""),
    label(#"key="titleView""#),
  ])
  func leavesOutWhatAdapts(view: String) throws {
    #expect(try Self.count(view) == 0)
  }

  @Test(arguments: [
    ("<scrollView><subviews>", "</subviews></scrollView>"),
    (
      #"<collectionView><cells><collectionViewCell><view key="contentView"><subviews>"#,
      "</subviews></view></collectionViewCell></cells></collectionView>"
    ),
    (
      #"<tableViewCell style="IBUITableViewCellStyleDefault"><tableViewCellContentView key="contentView"><subviews>"#,
      "</subviews></tableViewCellContentView></tableViewCell>"
    ),
  ])
  func leavesOutWhatScrollsOrIsPlacedByItsOwner(before: String, after: String) throws {
    #expect(try Self.count(before + Self.label() + after) == 0)
    #expect(try Self.count(before + Self.label() + after + Self.label()) == 1, "and comes back behind it")
  }

  @Test func theCountReachesTheRule() throws {
    let document = try InterfaceReaderTests.read(
      InterfaceReaderTests.storyboard(
        #"<viewController id="a"><view key="view"><subviews>\#(Self.label())</subviews></view></viewController>"#,
        InterfaceReaderTests.adaptive))
    let rule = try #require(Catalogue.rule("adaptivity/auto-layout"))
    let evaluation = try rule.evaluate(["UIDeviceFamily": [2], "storyboards": [.record(document.record)]])
    #expect(evaluation.outcome == .verdict(.needsReview))
  }
}
