import FenpingDocuments

/// A guide in the file system, refused before it is read where it is longer than a document may be.
enum GuideFile {
  static func read(_ path: String) throws(CommandError) -> [UInt8] {
    do throws(FileError) {
      return try Files.readGuide(path) { first in
        // JSON lines are many documents, each with the limit to itself.
        first == UInt8(ascii: "{") ? Files.inputLimit : DocumentReader.sizeLimit
      }
    } catch .tooLarge(_, DocumentReader.sizeLimit) {
      throw .reading(path, .tooLarge(limit: DocumentReader.sizeLimit))
    } catch {
      throw .file(error)
    }
  }

  /// Whether a file begins as JSON lines do, and so holds documents with names of their own.
  static func isBulk(_ path: String) -> Bool {
    // Byte order marks, the zeros of UTF-16, white space.
    let skipped: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x00, 0x20, 0x09, 0x0A, 0x0D]
    return Files.beginning(of: path, 4096).first { !skipped.contains($0) } == UInt8(ascii: "{")
  }
}
