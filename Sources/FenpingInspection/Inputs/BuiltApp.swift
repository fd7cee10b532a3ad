/// What a built app declares, out of its folder or an archive.
struct BuiltApp: Sendable, Hashable {
  /// `App` of `App.app`.
  let name: String
  /// For messages: `App.ipa/Payload/App.app/Info.plist`.
  let infoPlistFile: String
  let infoPlist: [UInt8]
  /// The file names of its compiled storyboards and xibs, as `TargetField.resources` wants them.
  let resources: [String]

  /// An Info.plist of an app is a few kilobytes; nothing larger than this is read for one.
  static let plistLimit = 32 << 20

  /// The names of interfaces among what lies in an app.
  ///
  /// - Parameter paths: from the app's folder, of files and of folders: `Base.lproj/Main.storyboardc`.
  static func resources(among paths: some Sequence<String>) -> [String] {
    var names: Set<String> = []
    for path in paths {
      let folder = FilePath.folder(of: path)
      guard folder.isEmpty || folder.hasSuffix(".lproj") && !folder.utf8.contains(FilePath.slash) else {
        continue
      }
      let name = FilePath.name(of: path)
      guard name.hasSuffix(".storyboardc") || name.hasSuffix(".nib") else { continue }
      names.insert(name)
      // An iPad finds `Main~ipad.storyboardc` under the name `Main`, and has no use for one of an iPhone.
      if let plain = FilePath.withoutIPad(name) { names.insert(plain) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
