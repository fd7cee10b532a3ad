import Foundation
import TestSupport
import Testing

@testable import FenpingCommands

@Suite struct FilesTests {
  @Test func readsWhatItWrote() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("report.md")
    try Files.write("一\n", to: path)
    try Files.write("二\n", to: path)
    #expect(try Files.read(path) == Array("二\n".utf8))
    #expect(try Files.names(in: folder.url.path) == ["report.md"], "nothing is left beside it")
  }

  @Test func stopsAtTheLimit() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: "x", count: 100), to: "long.txt")
    #expect(try Files.read(path, limit: 100).count == 100)
    #expect(throws: FileError.tooLarge(path, limit: 99)) { try Files.read(path, limit: 99) }
  }

  @Test func namesWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("missing.txt")
    #expect(throws: FileError.missing(missing)) { try Files.read(missing) }
    #expect(throws: FileError.isFolder(folder.url.path)) { try Files.read(folder.url.path) }
    #expect(throws: FileError.missing(folder.path("a/b"))) { try Files.write("", to: folder.path("a/b")) }
  }

  @Test func listsNamesInTheOrderOfTheirBytes() throws {
    let folder = try TemporaryFolder()
    for name in ["b.txt", "B.txt", "分.txt", ".hidden", "a/c.txt"] { try folder.write("x", to: name) }
    #expect(try Files.names(in: folder.url.path) == ["B.txt", "a", "b.txt", "分.txt"])
  }

  @Test(arguments: [
    ("a/b.txt", "a", "b.txt", "txt"), ("b.MD", ".", "b.MD", "md"), ("/b", "/", "b", ""),
    ("/x/y/", "/x/y", "y", ""),
    ("a/\u{301}b.txt", "a", "\u{301}b.txt", "txt"),
  ])
  func cutsPaths(path: String, folder: String, name: String, suffix: String) {
    #expect(Path.folder(of: path) == folder)
    #expect(Path.name(of: path) == name)
    #expect(Path.suffix(of: path) == suffix)
  }
}
