import Testing

@testable import FenpingText

@Suite struct PackedRowsTests {
  @Test(arguments: [[0, 0], [63, 4095], [1, 64], [40, 2021]])
  func numbersComeBack(row: [Int]) {
    let digits = PackedRows.digits(of: row[0], count: 1) + PackedRows.digits(of: row[1], count: 2)
    let rows = PackedRows(ConstantBytes(keeping: digits + digits.reversed()), width: 3)
    #expect(rows.count == 2)
    #expect(rows.number(0, at: 0, digits: 1) == row[0])
    #expect(rows.number(0, at: 1, digits: 2) == row[1])
    #expect(rows.number(1, at: 2, digits: 1) == row[0])
  }

  @Test func aLiteralIsReadWhereItLies() {
    let bytes = ConstantBytes("分屏 view")
    #expect(bytes.count == 11)
    #expect(bytes.string(0..<6) == "分屏")
    #expect(bytes[7] == UInt8(ascii: "v"))
    #expect(ConstantBytes("").count == 0)
    #expect(ConstantBytes(keeping: []).count == 0)
  }
}
