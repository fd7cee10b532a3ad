/// Built apps packed for a device or the store: a zip archive with the app in a folder `Payload`.
enum IPA {
  private static let payload = "Payload"

  /// The apps in the archive at the path; one, as a rule.
  static func apps(atPath path: String, in files: FileAccess) throws(InspectionError) -> [BuiltApp] {
    let file = files.relative(path)
    let archive = try ZipArchive(try files.open(path))
    let contents = contents(of: archive.entries.keys)
    guard !contents.isEmpty else { throw .nothingToCheck(file: file) }
    var apps: [BuiltApp] = []
    // For all of them, or an archive of a thousand apps would take a thousand times as much.
    var room = BuiltApp.plistLimit
    for (folder, paths) in contents.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      let plist = "\(payload)/\(folder)/\(AppBundle.infoPlist)"
      let bytes = try archive.bytes(of: plist, limit: room)
      room -= bytes.count
      apps.append(
        BuiltApp(
          name: FilePath.stem(of: folder), infoPlistFile: FilePath.join(file, plist), infoPlist: bytes,
          resources: BuiltApp.resources(among: paths)))
    }
    return apps
  }

  /// As `apps(atPath:in:)`, where the archive is all that is checked.
  static func apps(atPath path: String) throws(InspectionError) -> [BuiltApp] {
    try apps(atPath: path, in: FileAccess(root: path))
  }

  /// For each app's folder what lies in it, up to two levels deep. An archive need not list the folders themselves.
  private static func contents(of names: some Sequence<String>) -> [String: Set<String>] {
    var contents: [String: Set<String>] = [:]
    for name in names {
      let parts = name.utf8.split(separator: FilePath.slash, maxSplits: 4).map { String(Substring($0)) }
      guard parts.count > 2, parts[0] == payload, FilePath.suffix(of: parts[1]) == "app" else { continue }
      contents[parts[1], default: []].insert(parts[2])
      if parts.count > 3 { contents[parts[1], default: []].insert(parts[2] + "/" + parts[3]) }
    }
    return contents
  }
}
