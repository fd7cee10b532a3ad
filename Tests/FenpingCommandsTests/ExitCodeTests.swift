import TestSupport
import Testing

@testable import FenpingCommands

/// The table of exit statuses, a row a case. `INDEX` and `GUIDE` stand for a small index and the guide in it.
@Suite struct ExitCodeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let guide = try folder.write(
      """
      # 多窗口入门

      应用必须支持全部四个方向，因为窗口的形状由用户决定。
      """, to: "guide.md")
    #expect(CommandRun("ingest", guide, "--index", folder.path("i.sqlite")).status == .success)
  }

  @Test(arguments: [
    ("--help", ExitCode.success),
    ("--version", .success),
    ("help run", .success),
    ("rules", .success),
    ("rule setup/all-orientations", .success),
    ("run setup/user-setting --set os=9", .success),
    ("trace move 1/2 release", .success),
    ("trace --device ipad-13 --os 26 move leading-edge release", .success),
    ("sizes", .success),
    ("sizes iPad Pro 12.9 --os 26", .success),
    ("search 方向 --index INDEX", .success),
    ("search - --index INDEX", .success),
    ("index info --index INDEX", .success),
    ("index verify --index INDEX", .success),
    ("index verify --index INDEX --json", .success),
    ("index schema", .success),
    ("read GUIDE", .success),
    ("extract GUIDE", .success),
    ("export --index INDEX", .success),

    ("search zzzz --index INDEX", .nothing),
    ("search 。 --index INDEX", .nothing),
    ("export zzzz --index INDEX", .nothing),
    ("terms zzzz", .nothing),
    ("run setup/all-orientations --set UIDeviceFamily=2", .nothing),

    ("run setup/all-orientations", .failure),
    ("read missing.md", .failure),
    ("search 方向 --index missing.sqlite", .failure),
    ("index verify --index missing.sqlite", .failure),
    ("index verify --index GUIDE", .failure),

    ("serch 方向", .usage),
    ("search", .usage),
    ("search 方向 --lmit 3", .usage),
    ("search 方向 --limit 0", .usage),
    ("search 方向 --limit", .usage),
    ("ask x --os ten", .usage),
    ("ask x --lang fr", .usage),
    ("rule setup/none", .usage),
    ("run setup/user-setting --set os=x", .usage),
    ("trace", .usage),
    ("trace fly", .usage),
    ("trace --from 1/2 --orientation portrait touch", .usage),
    ("trace --device iphone touch", .usage),
    ("trace --from 3/4 touch", .usage),
    ("sizes iPad 99", .usage),
    ("ingest GUIDE", .usage),
    ("index verfy", .usage),
  ])
  func isAsAgreed(line: String, status: ExitCode) {
    let words = line.split(separator: " ").map { word in
      switch word {
      case "INDEX": folder.path("i.sqlite")
      case "GUIDE": folder.path("guide.md")
      default: String(word)
      }
    }
    let run = CommandRun(words, input: "zzzz\n\n方向\n")
    #expect(run.status == status, "\(run.errors)")
    #expect(status != .success || run.errors.isEmpty)
    #expect(!run.output.isEmpty || !run.errors.isEmpty, "silence tells nobody anything")
  }

  @Test func aDocumentIsPrintedWhereNothingIsFound() {
    let index = folder.path("i.sqlite")
    let line = CommandRun(["search", "-", "--index", index, "--format", "jsonl"], input: "zzzz\n\nyyyy")
    #expect(line.status == .nothing)
    #expect(
      line.output == #"{"query":"zzzz","results":[]}"# + "\n" + #"{"query":"yyyy","results":[]}"# + "\n")
    let export = CommandRun("export", "zzzz", "--index", index, "--json")
    #expect(export.status == .nothing)
    #expect(export.output.filter { !$0.isWhitespace }.contains(#""statements":[]"#))
  }
}
