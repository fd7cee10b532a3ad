import Foundation
import TestSupport
import Testing

@testable import FenpingInspection

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct FileAccessTests {
  let folder: TemporaryFolder
  let files: FileAccess

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("inside", to: "tree/ios/a.txt")
    try folder.write("outside", to: "other/b.txt")
    files = FileAccess(root: folder.path("tree"))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
  }

  private func expectRefusal(
    _ path: String, _ reason: String, file: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      throws: InspectionError.unreadable(file: file ?? path, reason: reason), sourceLocation: sourceLocation
    ) { try files.bytes(of: path, limit: 100) }
  }

  @Test func filesOfTheTreeAreRead() throws {
    for path in ["ios/a.txt", "./ios//a.txt", "ios/../ios/a.txt", folder.path("tree/ios/a.txt")] {
      #expect(try files.bytes(of: path, limit: 6) == Array("inside".utf8))
      #expect(files.exists(path) && files.isFile(path) && !files.isFolder(path))
      #expect(files.relative(path) == "ios/a.txt")
    }
    #expect(files.isFolder("ios") && files.exists("ios") && files.isFolder(""))
    #expect(!files.exists("ios/b.txt"))
    try folder.write("", to: "tree/ios/empty")
    #expect(try files.bytes(of: "ios/empty", limit: 0) == [])
  }

  @Test func largerFilesAreNot() {
    #expect(throws: InspectionError.tooLarge(file: "ios/a.txt", limit: 5)) {
      try files.bytes(of: "ios/a.txt", limit: 5)
    }
  }

  #if os(Linux)
    /// The system says that it holds nothing.
    @Test func filesThatLieAboutTheirSizeAreReadUpToTheLimit() throws {
      let system = FileAccess(root: "/proc/self")
      #expect(try !system.bytes(of: "status", limit: 1 << 20).isEmpty)
      #expect(throws: InspectionError.tooLarge(file: "status", limit: 10)) {
        try system.bytes(of: "status", limit: 10)
      }
    }
  #endif

  @Test func whatIsOutsideIsRefused() throws {
    let reason = "it lies outside of what is checked"
    try link("tree/link", to: "../other/b.txt")
    try link("tree/folder", to: folder.path("other"))
    expectRefusal("link", reason)
    expectRefusal("folder/b.txt", reason)
    expectRefusal("../other/b.txt", reason, file: folder.path("other/b.txt"))
    expectRefusal(folder.path("other/b.txt"), reason)
    expectRefusal("/dev/null", reason)
    for path in ["link", "folder", "../other/b.txt", "/dev/null", ".."] {
      #expect(!files.exists(path) && !files.isFile(path) && !files.isFolder(path))
    }
    #expect(throws: InspectionError.unreadable(file: "folder", reason: reason)) {
      try files.entries(of: "folder")
    }
    // A neighbour whose name begins like the root's.
    try folder.write("c", to: "tree2/c.txt")
    expectRefusal("../tree2/c.txt", reason, file: folder.path("tree2/c.txt"))
  }

  @Test func linksInsideAreFollowed() throws {
    try link("tree/link", to: "ios/a.txt")
    #expect(try files.bytes(of: "link", limit: 100).count == 6)
    #expect(files.isLink("link") && files.isFile("link"))
    try link("root", to: folder.path("tree"))
    #expect(try FileAccess(root: folder.path("root")).bytes(of: "ios/a.txt", limit: 100).count == 6)
  }

  @Test func everyRefusalSaysWhy() throws {
    expectRefusal("none", "there is no such file")
    expectRefusal("ios/a.txt/b", "it is not a folder, or something above it is not")
    expectRefusal("ios", "it is a folder")
    expectRefusal(String(repeating: "n", count: 300), "its name is too long")
    expectRefusal("a\u{0}b", "no file can have this name")
    try link("tree/a", to: "b")
    try link("tree/b", to: "a")
    expectRefusal("a", "its links lead in a circle")
    try #require(mkfifo(folder.path("tree/pipe"), 0o600) == 0)
    expectRefusal("pipe", "it is a pipe or a device, not a file")
    #expect(
      throws: InspectionError.unreadable(
        file: "ios/a.txt", reason: "it is not a folder, or something above it is not")
    ) { try files.entries(of: "ios/a.txt") }
  }

  @Test func theRootMayBeAFile() throws {
    let file = FileAccess(root: folder.path("tree/ios/a.txt"))
    #expect(try file.bytes(of: file.folder, limit: 100).count == 6)
    #expect(file.relative(file.folder) == folder.path("tree/ios/a.txt"))
    try folder.write("b", to: "tree/ios/b.txt")
    #expect(!file.exists("../b.txt") && !file.exists(folder.path("tree/ios/b.txt")))
  }

  @Test func entriesAreSortedByTheirBytes() throws {
    for name in ["b", "a", "Z", "中", ".hidden", "é"] { try folder.write("", to: "tree/sorted/\(name)") }
    #expect(try files.entries(of: "sorted") == [".hidden", "Z", "a", "b", "é", "中"])
  }

  @Test(arguments: [
    ("", ""), ("/", "/"), ("a//b/", "a/b"), ("./a/./b", "a/b"), ("a/../b", "b"), ("../a", "../a"),
    ("a/../../b", "../b"), ("/../a", "/a"), ("..", ".."),
  ])
  func pathsAreMadeNormal(path: String, normal: String) {
    #expect(FilePath.normal(path) == normal)
  }

  @Test func partsOfPathsAreFound() {
    #expect(FilePath.name(of: "a/b.App/") == "b.App" && FilePath.suffix(of: "a/b.App/") == "app")
    #expect(FilePath.folder(of: "/a") == "/" && FilePath.folder(of: "a") == "")
    #expect(FilePath.folder(of: "a/b") == "a" && FilePath.stem(of: "a/b.c.d") == "b.c")
    #expect(FilePath.stem(of: ".hidden") == ".hidden" && FilePath.suffix(of: "a.b/c") == "")
    #expect(FilePath.below("/", "/a") == "a" && FilePath.below("/a", "/a") == nil)
    // A combining mark makes one Character of a slash and itself.
    #expect(FilePath.below("/a", "/a/\u{301}b") == "\u{301}b")
  }
}
