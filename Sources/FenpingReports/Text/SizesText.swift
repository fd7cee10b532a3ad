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

  /// A line for each screen and orientation, the numbers under each other.
  private static func grid(_ table: SizeTable, _ style: TextStyle) -> String {
    let language = style.language
    let showsDevice = table.devices.count > 1
    var rows = [(showsDevice ? ["", ""] : [""]) + table.splits.map { SizeTable.heading($0, language) }]
    for device in table.devices {
      for (place, orientation) in SizeTable.orientations.enumerated() {
        let head = showsDevice ? [place == 0 ? device.label : ""] : []
        rows.append(
          head + [orientation.name[language]]
            + table.splits.map { split in
              guard let layout = device.layout(split, in: orientation) else { return "   –" }
              let number = DisplayWidth.padded(Value.number(layout.width).description, to: 4, .right)
              return "\(number) \(SizeTable.letter(layout))"
            })
      }
    }
    let lines = TextLayout.table(rows).split(separator: "\n", omittingEmptySubsequences: false)
    return ([style.paint(.dim, String(lines[0]))] + lines.dropFirst().map(String.init)).joined(
      separator: "\n")
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
