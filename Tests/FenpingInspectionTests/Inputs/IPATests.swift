import FenpingCore
import Foundation
import TestSupport
import Testing

@testable import FenpingInspection

@Suite struct IPATests {
  static let plist = """
    <plist version="1.0"><dict><key>DTPlatformName</key><string>iphoneos</string></dict></plist>
    """
  static let name = "Payload/App.app/Info.plist"

  private func apps(_ archive: ZipWriter) throws -> [BuiltApp] {
    let folder = try TemporaryFolder()
    return try IPA.apps(atPath: "App.ipa", in: try files(archive.data, in: folder))
  }

  private func files(_ data: Data, in folder: TemporaryFolder) throws -> FileAccess {
    try folder.write(data, to: "App.ipa")
    return FileAccess(root: folder.url.path)
  }

  /// Expects that the archive is refused, by a line that holds `reason`.
  private func expectRefusal(
    _ archive: ZipWriter, file: String = "App.ipa", _ reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectRefusal(archive.data, file: file, reason, sourceLocation: sourceLocation)
  }

  private func expectRefusal(
    _ data: Data, file: String = "App.ipa", _ reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    let files = try files(data, in: folder)
    #expect(throws: InspectionError.malformed(file: file, reason: reason), sourceLocation: sourceLocation) {
      try IPA.apps(atPath: "App.ipa", in: files)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["App.ipa"],
      "nothing is written", sourceLocation: sourceLocation)
  }

  private func app(_ entries: [ZipWriter.Entry] = []) -> ZipWriter {
    ZipWriter([ZipWriter.Entry(Self.name, Self.plist)] + entries)
  }

  // MARK: Honest ones

  @Test func anAppIsRead() throws {
    let entries = [
      "Payload/", "Payload/App.app/", "Payload/App.app/Base.lproj/LaunchScreen.storyboardc/view.nib",
      "Payload/App.app/Base.lproj/LaunchScreen.storyboardc/Info.plist", "Payload/App.app/Main.storyboardc/",
      "Payload/App.app/Cell.nib", "Payload/App.app/Frameworks/F.framework/Other.nib",
      "Payload/App.app/Frameworks/F.framework/Info.plist", "Payload/App.app/Detail~ipad.storyboardc/x",
      "iTunesArtwork", "Payload/.DS_Store",
    ].map { ZipWriter.Entry($0) }
    for archive in [app(entries), ZipWriter(app(entries).entries.map { $0.deflated() })] {
      #expect(
        try apps(archive) == [
          BuiltApp(
            name: "App", infoPlistFile: "App.ipa/Payload/App.app/Info.plist",
            infoPlist: Array(Self.plist.utf8),
            resources: [
              "Cell.nib", "Detail.storyboardc", "Detail~ipad.storyboardc", "LaunchScreen.storyboardc",
              "Main.storyboardc",
            ])
        ])
    }
  }

  @Test func severalAppsComeInTheOrderOfTheirNames() throws {
    let archive = ZipWriter(
      ["./Payload/中文.app/Info.plist", "Payload/B.app/Info.plist", "Payload/A.app/Info.plist"]
        .map { ZipWriter.Entry($0, Self.plist) })
    #expect(try apps(archive).map(\.name) == ["A", "B", "中文"])
  }

  @Test func theLongNumbersOfLargeArchivesAreRead() throws {
    var archive = app([ZipWriter.Entry("Payload/App.app/a")])
    for index in archive.entries.indices { archive.entries[index].isLong = true }
    archive.isLong = true
    archive.remark = Array("a remark with PK\u{5}\u{6} in it, which is no end".utf8)
    #expect(try apps(archive).count == 1)
  }

  @Test func moreThanAShortNumberOfFilesIsRead() throws {
    let others = (0..<66_000).map { ZipWriter.Entry("Payload/App.app/\($0)") }
    #expect(try apps(app(others)).count == 1)
  }

  // MARK: Others

  @Test func anArchiveWithoutAnAppHoldsNothingToCheck() throws {
    let folder = try TemporaryFolder()
    for names in [[], ["a.txt"], ["Payload/"], ["App.app/Info.plist"], ["Payload/App/Info.plist"]] {
      let files = try files(ZipWriter(names.map { ZipWriter.Entry($0) }).data, in: folder)
      #expect(throws: InspectionError.nothingToCheck(file: "App.ipa")) {
        try IPA.apps(atPath: "App.ipa", in: files)
      }
    }
  }

  @Test func anAppWithoutInfoPlistIsNamed() throws {
    let folder = try TemporaryFolder()
    let files = try files(ZipWriter([ZipWriter.Entry("Payload/App.app/App")]).data, in: folder)
    #expect(
      throws: InspectionError.unreadable(
        file: "App.ipa/" + Self.name, reason: "there is no such file in the archive")
    ) { try IPA.apps(atPath: "App.ipa", in: files) }
  }

  // MARK: Hostile ones

  @Test(arguments: [
    "../evil", "Payload/App.app/../../evil", "/etc/passwd", "a\\b", "..\\evil", "a\u{0}b", "..", "",
  ])
  func namesThatLeadOutOfItAreRefused(name: String) throws {
    try expectRefusal(
      app([ZipWriter.Entry(name)]), "its entry 2 bears a name that leads out of the archive")
  }

  @Test func aSecondInfoPlistIsRefused() throws {
    for name in [Self.name, "./" + Self.name, "Payload//App.app/./Info.plist"] {
      try expectRefusal(
        app([ZipWriter.Entry(name, "another")]), file: "App.ipa/" + Self.name,
        "the archive holds it more than once")
    }
  }

  @Test(arguments: [1, 1 << 6, 1 << 13])
  func encryptedOnesAreRefused(flags: Int) throws {
    var archive = app()
    archive.entries[0].flags = flags
    try expectRefusal(archive, file: "App.ipa/" + Self.name, "it is encrypted")
  }

  @Test func aLinkIsRefused() throws {
    var archive = app()
    archive.entries[0].mode = 0o120755
    try expectRefusal(archive, file: "App.ipa/" + Self.name, "it is a link, not a file")
  }

  @Test func anotherChecksumIsRefused() throws {
    for entry in [app().entries[0], app().entries[0].deflated()] {
      var entry = entry
      entry.checksum ^= 1
      try expectRefusal(
        ZipWriter([entry]), file: "App.ipa/" + Self.name, "it is damaged: its checksum is another")
    }
  }

  @Test func sizesAreNotTrusted() throws {
    let place = "App.ipa/" + Self.name
    var entry = app().entries[0].deflated()
    entry.size -= 1
    try expectRefusal(ZipWriter([entry]), file: place, "it unpacks to more than the archive's list says")
    entry.size += 2
    try expectRefusal(ZipWriter([entry]), file: place, "it is damaged and cannot be unpacked")
    entry = app().entries[0]
    entry.size += 1
    try expectRefusal(ZipWriter([entry]), file: place, "its size is not what the archive's list says")
    entry = app().entries[0].deflated()
    entry.packed.removeLast(3)
    try expectRefusal(ZipWriter([entry]), file: place, "it is damaged and cannot be unpacked")
    entry.packed = [7, 7, 7, 7]
    try expectRefusal(ZipWriter([entry]), file: place, "it is damaged and cannot be unpacked")
    entry = app().entries[0].deflated()
    entry.packed += [0]
    try expectRefusal(ZipWriter([entry]), file: place, "it is damaged and cannot be unpacked")
    entry.method = 12
    try expectRefusal(ZipWriter([entry]), file: place, "its compression (method 12) is not read")
  }

  @Test func whatWouldGrowIsRefused() throws {
    try expectRefusal(
      ZipWriter([.zeros(Self.name, runs: 5_000)]), file: "App.ipa/" + Self.name,
      "it would unpack to more than 100 times its size")
    // The same under the size that is harmless is data like any other.
    #expect(try apps(ZipWriter([.zeros(Self.name, runs: 3_000)]))[0].infoPlist.count == 774_001)
    // And behind a size that is a lie.
    var bomb = ZipWriter.Entry.zeros(Self.name, runs: 5_000)
    bomb.size = 1_000
    try expectRefusal(
      ZipWriter([bomb]), file: "App.ipa/" + Self.name, "it unpacks to more than the archive's list says")
  }

  @Test func nothingLargerThanTheLimitIsUnpacked() throws {
    let folder = try TemporaryFolder()
    var entry = app().entries[0]
    entry.size = BuiltApp.plistLimit + 1
    let files = try files(ZipWriter([entry]).data, in: folder)
    #expect(throws: InspectionError.tooLarge(file: "App.ipa/" + Self.name, limit: BuiltApp.plistLimit)) {
      try IPA.apps(atPath: "App.ipa", in: files)
    }
  }

  @Test func entriesThatOverlapAreRefused() throws {
    var archive = app([ZipWriter.Entry("Payload/App.app/a", "content")])
    archive.entries[1].declaredOffset = 0
    try expectRefusal(archive, "its entry 1 overlaps with another, or with the archive's list")
    archive.entries[1].declaredOffset = 40
    try expectRefusal(archive, "its entry 1 overlaps with another, or with the archive's list")
    archive.entries[1].declaredOffset = 1 << 30
    try expectRefusal(archive, "its entry 2 overlaps with another, or with the archive's list")
    archive.entries[1].declaredOffset = -1
    archive.entries[1].isLong = true
    try expectRefusal(archive, "its entry 2 overlaps with another, or with the archive's list")
    archive = app()
    archive.entries[0].declaredPackedSize = 500
    try expectRefusal(archive, "its entry 1 overlaps with another, or with the archive's list")
  }

  @Test func aListThatSaysSomethingElseIsRefused() throws {
    var archive = app()
    archive.entries[0].localName = Array("Payload/App.app/Othe.plist".utf8)
    try expectRefusal(
      archive, file: "App.ipa/" + Self.name, "the archive's list gives it another name than it has")
    archive = app()
    archive.declaredCount = 2
    try expectRefusal(archive, "its list does not hold as many files as it says")
    archive.declaredCount = 0
    try expectRefusal(archive, "its list does not hold as many files as it says")
    archive.isLong = true
    archive.declaredCount = -1
    try expectRefusal(archive, "its list does not hold as many files as it says")
  }

  /// Whatever is missing or wrong, an error comes, or what was there before; never a crash.
  @Test func noPartOfAnArchiveIsMoreThanAnError() throws {
    let whole = app([ZipWriter.Entry("Payload/App.app/Main.storyboardc/x").deflated()]).data
    let folder = try TemporaryFolder()
    for count in 0..<whole.count {
      try expectRefusal(whole.prefix(count), "not a zip archive, or one that is cut off")
    }
    for index in whole.indices {
      for change: UInt8 in [0xFF, 0x80, 0x01] {
        var data = whole
        data[index] ^= change
        let files = try files(data, in: folder)
        #expect(throws: Never.self) {
          do { _ = try IPA.apps(atPath: "App.ipa", in: files) } catch is InspectionError {}
        }
      }
    }
  }

  @Test func theChecksumIsTheOneOfTheFormat() {
    #expect(Inflater.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Inflater.checksum([]) == 0)
  }
}
