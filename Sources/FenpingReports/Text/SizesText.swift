import FenpingCore
import FenpingText

/// `fenping sizes`: the table and, for one screen, its windows drawn to scale.
public enum SizesText {
  public static func report(_ table: SizeTable, _ style: TextStyle) -> String {
    var parts: [String] = []
    if table.devices.count == 1, let device = table.devices.first {
      let size = Labels.screenSize.filled(SizeTable.size(of: device))[style.language]
      parts.append(style.paint(.bold, device.label) + " · " + size)
    }
    parts.append(grid(table, style))
    if let drawings = drawings(table, style) { parts.append(drawings) }
    parts.append(
      table.explanations(style.language).map {
        TextLayout.hanging("·", $0, indent: 2, columns: style.columns)
      }
      .joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// A line for each screen and orientation; where that is too wide, a line for each layout of a screen.
  private static func grid(_ table: SizeTable, _ style: TextStyle) -> String {
    let showsDevice = table.devices.count > 1
    let wide = lines(
      heads: (showsDevice ? [""] : []) + [""] + table.splits.map { SizeTable.heading($0, style.language) },
      table.devices.flatMap { device in
        SizeTable.orientations.enumerated().map { place, orientation in
          (showsDevice ? [place == 0 ? device.label : ""] : []) + [orientation.name[style.language]]
            + table.splits.map { cell(device.layout($0, in: orientation)) }
        }
      })
    if wide.allSatisfy({ TextLayout.columns(of: $0) <= style.columns }) {
      return painted(wide, style).joined(separator: "\n")
    }
    return table.devices.map { device in
      let tall = lines(
        heads: [""] + SizeTable.orientations.map { $0.name[style.language] },
        table.splits.map { split in
          [SizeTable.heading(split, style.language)]
            + SizeTable.orientations.map { cell(device.layout(split, in: $0)) }
        })
      return ((showsDevice ? [style.paint(.bold, device.label)] : []) + painted(tall, style))
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static func lines(heads: [String], _ rows: [[String]]) -> [String] {
    TextLayout.table([heads] + rows).split(separator: "\n").map(String.init)
  }

  private static func painted(_ lines: [String], _ style: TextStyle) -> [String] {
    [style.paint(.dim, lines[0])] + lines.dropFirst()
  }

  /// The numbers stand below each other by their ends.
  private static func cell(_ layout: WindowLayout?) -> String {
    guard let layout else { return "   –" }
    let number = DisplayWidth.padded(Value.number(layout.width).description, to: 4, .right)
    return "\(number) \(SizeTable.letter(layout))"
  }

  /// The windows of the one screen; nil for several, and where there is none but the full screen.
  static func drawings(_ table: SizeTable, _ style: TextStyle) -> String? {
    guard table.devices.count == 1, let device = table.devices.first, table.model.hasDivider else {
      return nil
    }
    return SizeTable.orientations.map { orientation in
      let title = orientation.name[style.language] + " · " + SizeTable.size(of: device, in: orientation)
      return style.paint(.cyan, title) + "\n"
        + ScreenDrawing.all(of: device, in: orientation, style).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
