/// How many values, in how many levels, a decoder would make of a binary property list. In such a file a value names
/// others by their numbers, so that it can hold itself, or by a few hundred bytes a billion values.
struct BinaryPlistShape {
  /// Values that are decoded, and references that are followed to count them. An Info.plist has a few hundred.
  private static let valueLimit = 200_000
  private static let trailerSize = 32

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let table: Int
  /// By where they stand, as several numbers may stand for one place. A container that is still open has none yet.
  private var shapes: [Int: Shape] = [:]
  private var open: [Container] = []
  private var followed = 0

  private struct Shape {
    var levels = 0
    var values = 1
  }

  private struct Container {
    let place: Int
    /// Where the next reference stands, and how many there are from there on.
    var next: Int
    var remaining: Int
    var shape = Shape(levels: 1)
  }

  /// Whether it can be decoded. What is damaged can: the decoder sees it and says so.
  static func isHarmless(_ bytes: [UInt8]) -> Bool {
    guard var shape = BinaryPlistShape(bytes) else { return true }
    return shape.run()
  }

  private init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let trailer = bytes.count - Self.trailerSize
    guard trailer >= 0 else { return nil }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = Self.number(bytes, at: trailer + 8, size: 8),
      let top = Self.number(bytes, at: trailer + 16, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8)
    else { return nil }
    self.count = count
    self.table = table
    if let place = place(of: top), let container = container(at: place) { open.append(container) }
  }

  private mutating func run() -> Bool {
    while let container = open.last {
      guard container.remaining > 0 else {
        shapes[container.place] = container.shape
        open.removeLast()
        continue
      }
      followed += 1
      guard followed <= Self.valueLimit else { return false }
      let object = Self.number(bytes, at: container.next, size: referenceSize)
      let place = object.flatMap { self.place(of: $0) }
      if let place, shapes[place] == nil, let inner = self.container(at: place) {
        // It is counted first, and then looked at again.
        guard open.count < PlistNesting.limit, !open.contains(where: { $0.place == place }) else {
          return false
        }
        open.append(inner)
      } else if !add(place.flatMap { shapes[$0] } ?? Shape()) {
        return false
      }
    }
    return true
  }

  /// Adds a value to the innermost container; false where that becomes too much.
  private mutating func add(_ shape: Shape) -> Bool {
    guard var container = open.popLast() else { return false }
    container.next += referenceSize
    container.remaining -= 1
    container.shape.levels = max(container.shape.levels, shape.levels + 1)
    container.shape.values += shape.values
    open.append(container)
    return open.count - 1 + container.shape.levels <= PlistNesting.limit
      && container.shape.values <= Self.valueLimit
  }

  // MARK: Bytes

  private func place(of object: Int) -> Int? {
    guard object < count, offsetSize > 0, object <= bytes.count / offsetSize, table <= bytes.count else {
      return nil
    }
    return Self.number(bytes, at: table + object * offsetSize, size: offsetSize)
  }

  /// The array, set or dictionary that stands at a place; nil for another value, and for one that reaches beyond the file.
  private func container(at place: Int) -> Container? {
    guard place >= 0, place < bytes.count else { return nil }
    let kind = bytes[place] >> 4
    guard [0xA, 0xC, 0xD].contains(kind) else { return nil }
    var start = place + 1
    var count = Int(bytes[place] & 0xF)
    if count == 0xF {
      // A number follows that says how many there are.
      guard start < bytes.count, bytes[start] >> 4 == 1 else { return nil }
      let size = 1 << Int(bytes[start] & 0xF)
      guard let long = Self.number(bytes, at: start + 1, size: size) else { return nil }
      start += 1 + size
      count = long
    }
    guard referenceSize > 0, count <= (bytes.count - start) / referenceSize else { return nil }
    // A dictionary names its keys and then its values.
    let remaining = kind == 0xD ? 2 * count : count
    guard remaining <= (bytes.count - start) / referenceSize else { return nil }
    return Container(place: place, next: start, remaining: remaining)
  }

  /// The lower eight bytes of a number; nil where it does not fit, or reaches beyond the file.
  private static func number(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, place <= bytes.count, size <= bytes.count - place else { return nil }
    let value = bytes[place..<place + size].suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }
}
