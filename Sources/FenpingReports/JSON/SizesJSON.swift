import FenpingCore

/// `fenping sizes` as JSON.
public enum SizesJSON {
  public static func document(_ table: SizeTable) -> JSON {
    [
      "schemaVersion": .schemaVersion, "os": JSON(table.os), "model": .string(table.model.rawValue),
      "devices": .array(table.devices.map { device($0, table) }),
      "notes": .array(table.notes.map { JSON($0) }),
    ]
  }

  private static func device(_ device: Device, _ table: SizeTable) -> JSON {
    let size = device.size(in: .landscape)
    return [
      "id": .string(device.rawValue), "name": .string(device.label),
      "screen": ["width": .number(size.width), "height": .number(size.height)],
      "layouts": .array(
        SizeTable.orientations.flatMap { orientation in
          table.splits.map { layout(device.layout($0, in: orientation), $0, orientation) }
        }),
    ]
  }

  /// A layout that does not exist has no width.
  private static func layout(
    _ layout: WindowLayout?, _ split: SplitConfiguration, _ orientation: WindowOrientation
  ) -> JSON {
    [
      "orientation": .string(orientation.rawValue), "split": .string(split.rawValue),
      "width": layout.map { .number($0.width) } ?? nil, "horizontal": JSON(layout?.horizontal.rawValue),
      "vertical": JSON(layout?.vertical.rawValue), "mark": JSON(layout?.mark.rawValue),
    ]
  }
}
