import Foundation
import TestSupport
import Testing

@testable import FenpingCommands

/// What is no guide is refused by one line that names it, at once, and the guides beside it are read.
@Suite(.timeLimit(.minutes(5))) struct HostileSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# 指南\n\n应用必须支持全部方向。\n", to: "guides/a.md")
    mkfifo(folder.path("guides/pipe.md"), 0o600)
    try folder.write("", to: "guides/empty.txt")
    try folder.write(Data([0xB4, 0x00, 0x01, 0x00, 0x02]), to: "guides/zeros.txt")
    try folder.write("", to: "guides/huge.txt")
    // A hole, which takes no room on the disk.
    truncate(folder.path("guides/huge.txt"), 100 << 20)
  }

  @Test(arguments: ["read", "extract"], ["pipe.md", "empty.txt", "zeros.txt", "huge.txt"])
  func refusesOneByOne(command: String, name: String) {
    let path = folder.path("guides/\(name)")
    let run = CommandRun(command, path)
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: \(path): "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["/dev/null", "/dev/zero"])
  func refusesDevices(path: String) {
    for run in [CommandRun("read", path), CommandRun("ingest", path, "--index", folder.path("i.sqlite"))] {
      #expect(run.status == .failure)
      #expect(
        run.errors
          == "Error: \(path): is neither a file nor a folder; a guide on standard input is read as '-'.\n")
    }
  }

  @Test func ingestsTheOthers() throws {
    let index = folder.path("i.sqlite")
    let run = CommandRun("ingest", folder.path("guides"), "--index", index)
    #expect(run.status == .failure)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 4, "\(run.errors)")
    for name in ["pipe.md", "empty.txt", "zeros.txt", "huge.txt"] {
      #expect(lines.count { $0.contains("/\(name): ") } == 1)
    }
    #expect(CommandRun("search", "方向", "--index", index).status == .success)
  }

  @Test func saysWhichLinksItDoesNotFollow() throws {
    let loop = folder.path("linked/loop")
    try folder.write("# 指南\n\n应用必须支持全部方向。\n", to: "linked/a.md")
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: folder.path("linked"))
    let run = CommandRun("ingest", folder.path("linked"), "--index", folder.path("i.sqlite"))
    #expect(run.status == .success)
    #expect(run.errors == "\(loop): a link inside of a folder is not followed.\n")
  }

  @Test func saysWhyALinkToItselfIsNothing() throws {
    let path = folder.path("circle.md")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    let run = CommandRun("ingest", path, "--index", folder.path("i.sqlite"))
    #expect(run.status == .failure)
    #expect(run.errors.contains("circle.md: Too many levels of symbolic links."))
  }

  @Test func namesAFolderThatIsTooDeep() throws {
    let deep = "guides2/" + Array(repeating: "d", count: 70).joined(separator: "/")
    try folder.write("# 指南\n\n应用必须支持全部方向。\n", to: deep + "/a.md")
    let run = CommandRun("ingest", folder.path("guides2"), "--index", folder.path("i.sqlite"))
    #expect(run.status == .failure)
    #expect(run.errors.contains(": more than 64 folders deep."))
  }

  /// Two lines of bulk files with the same id, and one with the name of a guide, cost themselves alone.
  @Test func refusesDoubleNamesOfBulkFiles() throws {
    try folder.write("# 指南\n\n应用必须支持全部方向。\n", to: "bulk/m.md")
    let lines = ["z", "a", "a", "m.md"].map { #"{"id":"\#($0)","text":"窗口必须可以变窄。"}"# }
    try folder.write(lines.joined(separator: "\n"), to: "bulk/all.jsonl")
    let index = folder.path("i.sqlite")
    let run = CommandRun("ingest", folder.path("bulk"), "--index", index)
    #expect(run.status == .failure)
    #expect(run.errors.split(separator: "\n").count == 2, "\(run.errors)")
    #expect(run.errors.contains("cannot hold two documents named 'a'"))
    #expect(run.errors.contains("cannot hold two documents named 'm.md'"))
    let info = CommandRun("index", "info", "--index", index, "--json").output
    for name in ["a", "m.md", "z"] { #expect(info.contains("\"name\" : \"\(name)\"")) }
  }
}
