import Testing

@testable import FenpingCore

@Suite struct SplitPanesTests {
  /// Measured sizes: a 9.7-inch screen in landscape and in portrait.
  @Test(arguments: [(1024.0, 768.0, 703.0), (768.0, 1024.0, 447.0)])
  func fixedPanesAgreeWithMeasurements(width: Double, height: Double, second: Double) throws {
    let panes = try #require(SplitPanes(fixedIn: width, by: height))
    #expect(panes.first == .init(x: 0, y: 0, width: 320, height: height))
    #expect(panes.second == .init(x: 321, y: 0, width: second, height: height))
  }

  @Test(arguments: [321.5, 322, 768, 1024, 1366])
  func fixedPanesAndTheDividerFillTheWindow(width: Double) throws {
    let panes = try #require(SplitPanes(fixedIn: width, by: 768))
    #expect(panes.first.width + SplitPanes.dividerWidth == panes.second.x)
    #expect(panes.second.x + panes.second.width == width)
    #expect(panes.second.width > 0)
  }

  @Test(arguments: [(321.0, 768.0), (320.0, 768.0), (0.0, 768.0), (-1.0, 768.0), (1024.0, 0.0)])
  func noRoomNoPanes(width: Double, height: Double) {
    #expect(SplitPanes(fixedIn: width, by: height) == nil)
  }

  @Test func aWidthInPointsCameWithVersion14AndIsStrongerThanTheFraction() throws {
    #expect(SplitPanes.widthProperties(os: Version(7)).isEmpty)
    #expect(!SplitPanes.widthProperties(os: Version(13, 7)).contains("preferredPrimaryColumnWidth"))
    let properties = SplitPanes.widthProperties(os: Version(14))
    let points = try #require(properties.firstIndex(of: "preferredPrimaryColumnWidth"))
    let fraction = try #require(properties.firstIndex(of: "preferredPrimaryColumnWidthFraction"))
    #expect(points < fraction)
  }
}
