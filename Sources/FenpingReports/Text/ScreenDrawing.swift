import FenpingCore

/// A screen and the windows on it, drawn with box characters to scale: a character is taken to be twice as high as
/// wide, the longer side of the screen has the same number of columns in both orientations.
struct ScreenDrawing {
  private var cells: [[Character]]

  private var width: Int { cells[0].count }
  private var height: Int { cells.count }

  /// Every pair of windows in that orientation, as many beside each other as fit.
  static func all(
    of device: Device, in orientation: WindowOrientation, _ style: TextStyle
  ) -> [String] {
    let beside = max(1, min(3, style.columns / 26))
    let long = min((style.columns - gap.count * (beside - 1)) / beside, 34)
    let drawings = [SplitConfiguration.twoThirds, .half, .slideOver].compactMap { split in
      ScreenDrawing(of: split, on: device, orientation, long: long, style.language)?.lines
    }
    var lines: [String] = []
    for first in stride(from: 0, to: drawings.count, by: beside) {
      let row = drawings[first..<min(first + beside, drawings.count)]
      if first > 0 { lines.append("") }
      for index in row[first].indices { lines.append(row.map { $0[index] }.joined(separator: gap)) }
    }
    return lines
  }

  private static let gap = "  "

  /// - Parameter long: the columns of the screen's longer side.
  /// - Returns: nil where there is no such layout.
  private init?(
    of split: SplitConfiguration, on device: Device, _ orientation: WindowOrientation, long: Int,
    _ language: Language
  ) {
    guard let layout = device.layout(split, in: orientation),
      let full = device.layout(.full, in: orientation)
    else { return nil }
    let size = device.size(in: orientation)
    let scale = Double(long) / max(size.width, size.height)
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale / 2).rounded())
    /// The column of a point, between the left border in column 0 and the right one.
    func column(_ x: Double) -> Int { Int((x / size.width * Double(width - 1)).rounded()) }
    cells = Array(repeating: Array(repeating: " ", count: width), count: height)
    box(from: 0, to: width - 1, .light)
    if split == .slideOver {
      let edge = column(size.width - layout.width)
      write(SplitConfiguration.full, full, between: 0, and: edge, language)
      box(from: edge, to: width - 1, .heavy)
      write(split, layout, between: edge, and: width - 1, language)
    } else if let other = split.beside, let rest = device.layout(other, in: orientation) {
      // The middle of the divider.
      let divider = column((layout.width + (size.width - rest.width)) / 2)
      for row in 0..<height { cells[row][divider] = row == 0 ? "┬" : row == height - 1 ? "┴" : "│" }
      write(split, layout, between: 0, and: divider, language)
      write(other, rest, between: divider, and: width - 1, language)
    }
  }

  private var lines: [String] { cells.map { String($0.filter { $0 != Self.taken }) } }

  /// Stands behind a character that takes two columns.
  private static let taken: Character = "\0"

  // MARK: Lines

  private enum Weight {
    case light
    case heavy

    /// Horizontal, vertical, and the corners from top left to bottom right.
    var characters: [Character] { self == .light ? Array("─│┌┐└┘") : Array("━┃┏┓┗┛") }
  }

  private mutating func box(from left: Int, to right: Int, _ weight: Weight) {
    let line = weight.characters
    for column in left...right {
      cells[0][column] = line[0]
      cells[height - 1][column] = line[0]
    }
    for row in 0..<height {
      cells[row][left] = line[1]
      cells[row][right] = line[1]
    }
    cells[0][left] = line[2]
    cells[0][right] = line[3]
    cells[height - 1][left] = line[4]
    cells[height - 1][right] = line[5]
  }

  // MARK: Words

  /// The window's name, its width and its class, in the middle of it.
  private mutating func write(
    _ split: SplitConfiguration, _ layout: WindowLayout, between left: Int, and right: Int,
    _ language: Language
  ) {
    let room = right - left - 1
    let heading = TextLayout.wrap(SizeTable.heading(split, language), columns: room)
    let whole = SizeTable.cell(layout)
    let numbers =
      TextLayout.columns(of: whole) <= room
      ? [whole] : [Value.number(layout.width).description, SizeTable.letter(layout)]
    let texts = heading + numbers
    let top = max(1, (height - texts.count) / 2)
    for (offset, text) in texts.enumerated() where top + offset < height - 1 {
      put(TextLayout.truncated(text, columns: room), row: top + offset, middle: left + right, room: room)
    }
  }

  private mutating func put(_ text: String, row: Int, middle: Int, room: Int) {
    let width = TextLayout.columns(of: text)
    guard width <= room else { return }
    var column = (middle - width + 1) / 2
    for character in text {
      cells[row][column] = character
      let columns = TextLayout.columns(of: String(character))
      if columns == 2 { cells[row][column + 1] = Self.taken }
      column += columns
    }
  }
}
