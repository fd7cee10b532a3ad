import CSQLite

/// A value to bind to a parameter.
enum SQLValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  /// For a function of ours that knows what it points to; valid until the statement has run.
  case pointer(UnsafeMutableRawPointer)

  static func integer(_ value: Int) -> SQLValue { .integer(Int64(value)) }
  static func integer(_ value: Int?) -> SQLValue { value.map { .integer($0) } ?? .null }
  static func text(_ value: String?) -> SQLValue { value.map { .text($0) } ?? .null }

  /// What `Row.numbers` reads.
  static func numbers(_ values: [Int]) -> SQLValue { .text(values.map { "\($0)" }.joined(separator: " ")) }
}

/// A compiled statement of a connection, which keeps it. It is reset after each use, so that none is left open.
final class PreparedStatement {
  private let handle: OpaquePointer
  private let sql: StaticString

  init(_ sql: StaticString, on connection: Connection) throws(SQLiteError) {
    var handle: OpaquePointer?
    var hasSecond = false
    let result = sql.withUTF8Buffer { text in
      text.withMemoryRebound(to: CChar.self) { text in
        var tail: UnsafePointer<CChar>?
        let result = sqlite3_prepare_v3(
          connection.handle, text.baseAddress, Int32(text.count), UInt32(SQLITE_PREPARE_PERSISTENT),
          &handle, &tail)
        hasSecond = tail.map { $0 != text.baseAddress.map { $0 + text.count } } ?? false
        return result
      }
    }
    try connection.check(result, sql: sql)
    guard let handle else { throw SQLiteError(code: SQLITE_MISUSE, message: "no statement", sql: "\(sql)") }
    self.handle = handle
    self.sql = sql
    if hasSecond { throw SQLiteError(code: SQLITE_MISUSE, message: "a second statement", sql: "\(sql)") }
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Is it in the middle of its rows?
  var isBusy: Bool { sqlite3_stmt_busy(handle) != 0 }

  /// Binds the values and hands row after row to `body`, until it returns false or there are no more.
  func each(_ values: [SQLValue], _ body: (borrowing Row) throws(SQLiteError) -> Bool) throws(SQLiteError) {
    defer { finish() }
    try bind(values)
    while try step() {
      guard try body(Row(handle)) else { return }
    }
  }

  private func bind(_ values: [SQLValue]) throws(SQLiteError) {
    for (offset, value) in values.enumerated() {
      let index = Int32(offset + 1)
      let result =
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let value): sqlite3_bind_int64(handle, index, value)
        case .real(let value): sqlite3_bind_double(handle, index, value)
        case .pointer(let value): fenping_bind_pointer(handle, index, value)
        case .text(var value):
          value.withUTF8 { text in
            guard let start = text.baseAddress else { return fenping_bind_text(handle, index, "", 0) }
            return start.withMemoryRebound(to: CChar.self, capacity: text.count) {
              fenping_bind_text(handle, index, $0, Int32(text.count))
            }
          }
        }
      guard result == SQLITE_OK else { throw failure(result) }
    }
  }

  private func step() throws(SQLiteError) -> Bool {
    let result = sqlite3_step(handle)
    switch result {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw failure(result)
    }
  }

  private func failure(_ code: Int32) -> SQLiteError {
    SQLiteError(code: code, connection: sqlite3_db_handle(handle), sql: sql)
  }

  private func finish() {
    // The result only repeats the error of the step before.
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }
}

/// Bound to its connection.
@available(*, unavailable)
extension PreparedStatement: Sendable {}

/// The current row of a statement; every value is copied out of it. Columns count from 0.
struct Row: ~Copyable {
  private let handle: OpaquePointer

  fileprivate init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func integer(_ column: Int32) -> Int { Int(int64(column)) }

  func optionalInteger(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }

  func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  func text(_ column: Int32) -> String {
    // The text first: asking for it may convert the value and so change its size.
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let size = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: size), as: UTF8.self)
  }

  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  /// The sum of the integers of a blob, written in SQLite's way: seven bits a byte, the highest first, with the
  /// eighth bit where another byte follows. https://www.sqlite.org/fileformat2.html#varint
  func varintSum(_ column: Int32) -> Int {
    let blob = UnsafeRawBufferPointer(
      start: sqlite3_column_blob(handle, column), count: Int(sqlite3_column_bytes(handle, column)))
    var sum = 0
    var value = 0
    for byte in blob {
      value = value &<< 7 | Int(byte & 0x7F)
      if byte & 0x80 == 0 {
        sum &+= value
        value = 0
      }
    }
    return sum
  }

  /// Numbers that are written one behind the other, with a space between them.
  func numbers(_ column: Int32) throws(SQLiteError) -> [Int] {
    let digits = UnsafeBufferPointer(
      start: sqlite3_column_text(handle, column), count: Int(sqlite3_column_bytes(handle, column)))
    var numbers: [Int] = []
    var isInside = false
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let value = Int(digit - UInt8(ascii: "0"))
        if isInside {
          numbers[numbers.count - 1] = numbers[numbers.count - 1] &* 10 &+ value
        } else {
          numbers.append(value)
        }
        isInside = true
      case UInt8(ascii: " "): isInside = false
      default: throw .damaged("'\(text(column).prefix(40))' is no list of numbers")
      }
    }
    return numbers
  }

  /// A value that is stored by its name.
  func named<Value: RawRepresentable<String>>(_ column: Int32) throws(SQLiteError) -> Value {
    let name = text(column)
    guard let value = Value(rawValue: name) else {
      throw .damaged("'\(name)' is no \(Value.self)")
    }
    return value
  }
}
