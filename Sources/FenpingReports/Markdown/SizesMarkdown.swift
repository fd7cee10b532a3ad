public import FenpingCore

/// `fenping sizes` as a Markdown table; the drawings of one screen follow as they are.
public enum SizesMarkdown {
  public static func report(_ table: SizeTable, _ language: Language) -> String {
    let showsDevice = table.devices.count != 1
    let title = showsDevice ? Labels.widths[language] : table.devices[0].label
    let heads = (showsDevice ? [""] : []) + [""] + table.splits.map { SizeTable.heading($0, language) }
    var lines = ["# " + MarkdownText.escaped(title), "", row(heads), MarkdownText.rowRule(heads.count)]
    for device in table.devices {
      for orientation in SizeTable.orientations {
        let cells = table.splits.map { SizeTable.cell(device.layout($0, in: orientation)) }
        lines.append(row((showsDevice ? [device.label] : []) + [orientation.name[language]] + cells))
      }
    }
    if let drawings = SizesText.drawings(table, TextStyle(language: language)) {
      lines += ["", "```text", drawings, "```"]
    }
    lines += [""] + table.explanations(language).map { "- " + MarkdownText.escaped($0) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ cells: [String]) -> String { MarkdownText.row(cells.map(MarkdownText.escaped)) }
}
