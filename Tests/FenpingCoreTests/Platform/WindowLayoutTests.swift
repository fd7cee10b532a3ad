import Testing

@testable import FenpingCore

/// The table of window widths, cell by cell, and the laws that it obeys.
struct WindowLayoutTests {
  /// A line of the table as people write it: `694R` sourced and regular, `585C~` derived and compact,
  /// `414C?` unsure, `-` no such layout. In the order full, 2/3, 1/2, 1/3, slide-over.
  static let table: [(Device, WindowOrientation, String)] = [
    (.ipad83, .landscape, "1133R 748R 561.5C? 375C 375C?"),
    (.ipad83, .portrait, "744R 414C? - 320C? 375C?"),
    (.ipad97, .landscape, "1024R 694R 507C 320C 320C"),
    (.ipad97, .portrait, "768R 438C - 320C 320C"),
    (.ipad102, .landscape, "1080R 750R 535C 320C 320C~"),
    (.ipad102, .portrait, "810R 480C - 320C 320C~"),
    (.ipad105, .landscape, "1112R 782R 551C 320C 320C"),
    (.ipad105, .portrait, "834R 504C - 320C 320C"),
    (.ipad109, .landscape, "1180R 795R 585C~ 375C~ 375C?"),
    (.ipad109, .portrait, "820R 490C~ - 320C~ 375C?"),
    (.ipad11, .landscape, "1194R 809R 592C 375C 375C?"),
    (.ipad11, .portrait, "834R 504C - 320C 375C?"),
    (.ipad11M4, .landscape, "1210R 825R~ 600C~ 375C~ 375C?"),
    (.ipad11M4, .portrait, "834R 504C~ - 320C~ 375C?"),
    (.ipad129, .landscape, "1366R 981R 678R 375C 375C"),
    (.ipad129, .portrait, "1024R 639C - 375C 375C"),
    (.ipad13M4, .landscape, "1376R 991R~ 683R~ 375C~ 375C~"),
    (.ipad13M4, .portrait, "1032R 647C? - 375C~ 375C~"),
  ]

  static func written(_ layout: WindowLayout?) -> String {
    guard let layout else { return "-" }
    let mark =
      switch layout.mark {
      case .sourced: ""
      case .derived: "~"
      case .unsure: "?"
      }
    return "\(Value.number(layout.width))\(layout.horizontal == .regular ? "R" : "C")\(mark)"
  }

  @Test(arguments: table)
  func row(device: Device, orientation: WindowOrientation, expected: String) {
    let cells = SplitConfiguration.allCases.map { Self.written(device.layout($0, in: orientation)) }
    #expect(cells.joined(separator: " ") == expected)
  }

  @Test func tableNamesEveryScreenInBothOrientations() {
    let rows = Set(Self.table.map { "\($0.0.rawValue) \($0.1.rawValue)" })
    #expect(rows.count == Device.allCases.count * WindowOrientation.allCases.count)
  }

  @Test(arguments: Device.allCases, WindowOrientation.allCases)
  func columnsAndDividerFillTheScreen(device: Device, orientation: WindowOrientation) throws {
    let screen = device.size(in: orientation).width
    #expect(device.layout(.full, in: orientation)?.width == screen)
    let wide = try #require(device.layout(.twoThirds, in: orientation))
    let narrow = try #require(device.layout(.oneThird, in: orientation))
    #expect(wide.width + narrow.width + 10 == screen)
    if let half = device.layout(.half, in: orientation) { #expect(half.width * 2 + 10 == screen) }
  }

  @Test(arguments: Device.allCases, WindowOrientation.allCases)
  func verticalIsAlwaysRegular(device: Device, orientation: WindowOrientation) {
    for split in SplitConfiguration.allCases {
      #expect(device.layout(split, in: orientation)?.vertical != .compact)
    }
  }

  @Test(arguments: Device.allCases)
  func portraitHasNoHalf(device: Device) {
    #expect(device.layout(.half, in: .portrait) == nil)
    #expect(SplitConfiguration.half.fitted(to: .portrait) == .twoThirds)
    #expect(SplitConfiguration.half.fitted(to: .landscape) == .half)
  }

  @Test func sizesTurnWithTheScreen() {
    let landscape = Device.ipad129.size(in: .landscape)
    let portrait = Device.ipad129.size(in: .portrait)
    #expect(landscape.width == 1366 && landscape.height == 1024)
    #expect(portrait.width == landscape.height && portrait.height == landscape.width)
  }
}
