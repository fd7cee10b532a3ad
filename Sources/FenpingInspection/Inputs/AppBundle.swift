/// Built apps that lie in folders: an `.app`, or the `.xcarchive` around one.
enum AppBundle {
  /// The app at the path.
  static func apps(atPath path: String, in files: FileAccess) throws(InspectionError) -> [BuiltApp] {
    // An app of the Mac has its files one folder deeper. That it is none for iPad is said by its Info.plist.
    let isMac =
      !files.exists(FilePath.join(path, infoPlist))
      && files.isFile(FilePath.join(path, "Contents/Info.plist"))
    let plist = FilePath.join(path, isMac ? "Contents/Info.plist" : infoPlist)
    let folder = isMac ? FilePath.join(path, "Contents/Resources") : path
    let bytes = try files.bytes(of: plist, limit: BuiltApp.plistLimit)
    let resources = files.isFolder(folder) ? try resources(in: folder, files) : []
    return [
      BuiltApp(
        name: FilePath.stem(of: files.absolute(path)), infoPlistFile: files.relative(plist),
        infoPlist: bytes, resources: resources)
    ]
  }

  /// As `apps(atPath:in:)`, where the app is all that is checked.
  static func apps(atPath path: String) throws(InspectionError) -> [BuiltApp] {
    try apps(atPath: path, in: FileAccess(root: path))
  }

  /// The apps of an archive that Xcode keeps of what was sent to the store.
  static func apps(inXcodeArchive path: String, in files: FileAccess) throws(InspectionError) -> [BuiltApp] {
    let folder = FilePath.join(path, "Products/Applications")
    guard files.isFolder(folder) else { throw .nothingToCheck(file: files.relative(path)) }
    var apps: [BuiltApp] = []
    for name in try files.entries(of: folder) where FilePath.suffix(of: name) == "app" {
      apps += try Self.apps(atPath: FilePath.join(folder, name), in: files)
    }
    guard !apps.isEmpty else { throw .nothingToCheck(file: files.relative(path)) }
    return apps
  }

  static let infoPlist = "Info.plist"

  private static func resources(
    in folder: String, _ files: FileAccess
  ) throws(InspectionError) -> [String] {
    let names = try files.entries(of: folder)
    var paths = names
    for name in names where name.hasSuffix(".lproj") {
      let localized = FilePath.join(folder, name)
      guard files.isFolder(localized) else { continue }
      paths += try files.entries(of: localized).map { FilePath.join(name, $0) }
    }
    return BuiltApp.resources(among: paths)
  }
}
