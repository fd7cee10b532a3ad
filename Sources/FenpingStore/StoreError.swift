import CSQLite

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Why an index could not be read or written. What the user reads about it is worded by the command line.
public enum StoreError: Error, Sendable, Hashable {
  case notFound(path: String)
  case isDirectory(path: String)
  /// Another kind of file: a picture, somebody else's database, nothing at all.
  case notAnIndex(path: String)
  /// An index that is cut off or changed.
  case corrupt(path: String, detail: String)
  /// Written by another version of the program; `found` and `expected` are versions of the format.
  case olderFormat(path: String, found: Int, expected: Int)
  case newerFormat(path: String, found: Int, expected: Int)
  /// Made by another version of a part of the program than the one that would read it.
  case otherVersion(path: String, of: IndexPart, found: Int, expected: Int)
  case locked(path: String)
  case diskFull(path: String)
  /// The system refused; `code` is an `errno`.
  case system(path: String, code: Int32)
  /// SQLite refused; `code` is an extended result code.
  case sqlite(path: String, code: Int32, message: String)
  /// A full-text pattern that FTS5 cannot read.
  case badPattern(String)
  /// What was to be written contradicts itself.
  case inconsistent(String)
}

/// A part of the program that an index depends on; the raw value is its key in the table `meta`.
public enum IndexPart: String, Sendable {
  /// Cuts texts into words, on both sides.
  case tokenizer
  case extractor
  case termBase = "term-base"
  /// The ways in which people ask for the rules.
  case ways = "ways-to-ask"
}

extension StoreError: CustomStringConvertible {
  /// For developers.
  public var description: String {
    switch self {
    case .notFound(let path): "\(path): no such file"
    case .isDirectory(let path): "\(path): is a folder"
    case .notAnIndex(let path): "\(path): not an index"
    case .corrupt(let path, let detail): "\(path): damaged: \(detail)"
    case .olderFormat(let path, let found, let expected): "\(path): format \(found), older than \(expected)"
    case .newerFormat(let path, let found, let expected): "\(path): format \(found), newer than \(expected)"
    case .otherVersion(let path, let part, let found, let expected):
      "\(path): \(part.rawValue) \(found) instead of \(expected)"
    case .locked(let path): "\(path): locked"
    case .diskFull(let path): "\(path): disk full"
    case .system(let path, let code): "\(path): \(String(cString: strerror(code)))"
    case .sqlite(let path, let code, let message): "\(path): SQLite error \(code): \(message)"
    case .badPattern(let message): "bad pattern: \(message)"
    case .inconsistent(let detail): "inconsistent input: \(detail)"
    }
  }
}

/// SQLITE_IOERR_SHORT_READ, a macro that Swift cannot read.
private let shortRead: Int32 = SQLITE_IOERR | 2 << 8

extension StoreError {
  init(_ error: SQLiteError, path: String) {
    self =
      switch error {
      case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: .corrupt(path: path, detail: error.message)
      case shortRead: .corrupt(path: path, detail: error.message)
      case SQLITE_BUSY, SQLITE_LOCKED: .locked(path: path)
      case SQLITE_FULL: .diskFull(path: path)
      case SQLITE_CONSTRAINT: .inconsistent(error.message)
      default: .sqlite(path: path, code: error.code, message: error.message)
      }
  }

  init(errno code: Int32, path: String) {
    self =
      switch code {
      case ENOENT, ENOTDIR: .notFound(path: path)
      case EISDIR: .isDirectory(path: path)
      case ENOSPC, EDQUOT, EFBIG: .diskFull(path: path)
      default: .system(path: path, code: code)
      }
  }
}

/// Runs `body`; what SQLite reports becomes an error about the index at `path`.
func about<Value>(
  _ path: String, _ body: () throws(SQLiteError) -> Value
) throws(StoreError) -> Value {
  do {
    return try body()
  } catch {
    throw StoreError(error, path: path)
  }
}
