/// The hash of the index in the index: the table `seal` holds the SHA-256 of the file as it was before the
/// hash was written into it. It finds any changed byte.
enum Seal {
  /// What stands in the table until the hash is known.
  static let open = String(repeating: "0", count: 64)

  /// Seals a finished file.
  static func close(_ file: borrowing OpenFile) throws(StoreError) {
    let place = try place(inIndexAt: file.path)
    guard try file.read(place.count, at: place.lowerBound).elementsEqual(open.utf8) else {
      throw .corrupt(path: file.path, detail: "the seal is not in its place")
    }
    try file.write(Array(try file.hexDigest().utf8), at: place.lowerBound)
  }

  /// Is the file as it was when it was sealed?
  static func isIntact(_ file: borrowing OpenFile) throws(StoreError) -> Bool {
    let place = try place(inIndexAt: file.path)
    guard place.upperBound <= (try file.status().size) else { return false }
    let seal = try file.read(place.count, at: place.lowerBound)
    return try file.hexDigest(zeros: place).utf8.elementsEqual(seal)
  }

  /// Where the digits stand. SQLite fills a page from its end, and the row is the only one of its table:
  /// the digits are the last bytes of the table's only page.
  private static func place(inIndexAt path: String) throws(StoreError) -> Range<Int> {
    let end = try about(path) { () throws(SQLiteError) in
      try Connection(path: path, .reading).first(
        "SELECT rootpage * (SELECT page_size FROM pragma_page_size) FROM sqlite_schema WHERE name = 'seal'"
      ) { row in row.integer(0) }
    }
    guard let end, end > open.utf8.count else { throw .corrupt(path: path, detail: "no seal") }
    return end - open.utf8.count..<end
  }
}
