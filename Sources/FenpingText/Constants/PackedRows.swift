/// Rows of numbers in the form of text: six bits a character, the lowest first. An array of them would be built when the
/// program starts, or take the compiler minutes; a literal is simply there.
struct PackedRows: Sendable {
  /// The characters of a row.
  let width: Int
  private let digits: ConstantBytes

  init(_ digits: ConstantBytes, width: Int) {
    self.width = width
    self.digits = digits
  }

  var count: Int { digits.count / width }

  /// The number whose lowest digit stands at `place` of a row.
  @inline(__always)
  func number(_ row: Int, at place: Int, digits count: Int) -> Int {
    let first = row * width + place
    var number = 0
    for digit in 0..<count { number |= Int(digits[first + digit] &- Self.zero) << (6 * digit) }
    return number
  }

  /// A number as digits, for those who write such rows.
  static func digits(of number: Int, count: Int) -> [UInt8] {
    precondition(number >> (6 * count) == 0)
    return (0..<count).map { zero + UInt8(number >> (6 * $0) & 63) }
  }

  private static let zero = UInt8(ascii: "0")
}
