/// What in a folder is worth checking: its projects; where there is none, its built apps; where there is none either, its
/// Info.plists. Of what a package manager or a build has put there nothing is.
struct FolderSearch {
  /// Sorted by their paths.
  private(set) var inputs: [InputKind] = []
  /// Folders that could not be looked into.
  private(set) var unread: [InspectionError] = []
  /// Whether there was more than is looked at. What lies higher up has been seen then.
  private(set) var isCutOff = false

  static let depthLimit = 8
  static let entryLimit = 20_000
  /// The project that CocoaPods makes of an app's libraries.
  static let podsProject = "Pods.xcodeproj"

  /// Hidden ones are passed over as well: `.git`, `.build`, and Flutter's `.symlinks`.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "node_modules", "bower_components", "vendor", "build", "DerivedData", "xcuserdata",
    "SourcePackages", "fastlane",
  ]
  /// Folders that are one thing, whatever lies in them.
  private static let bundles: Set<String> = [
    "xcworkspace", "xcassets", "framework", "xcframework", "bundle", "appex", "playground", "dsym", "lproj",
    "storyboardc", "nib", "docc", "xcdatamodeld", "photoslibrary", "xctest", "kext", "plugin",
  ]

  private let files: FileAccess
  private var projects: [InputKind] = []
  private var built: [InputKind] = []
  private var manifests: [String] = []
  private var plists: [String] = []

  /// - Throws: `notGenerated` where a generator's manifest is all that is there, `nothingToCheck` where nothing is.
  init(_ folder: String, in files: FileAccess) throws(InspectionError) {
    self.files = files
    try search(folder)
    inputs = try choice(in: folder).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Level by level, so that a limit cuts off what lies deepest.
  private mutating func search(_ root: String) throws(InspectionError) {
    var level = [(path: root, names: try files.entries(of: root))]
    var count = 0
    for depth in 0...Self.depthLimit {
      var below: [String] = []
      for (folder, names) in level {
        for name in names where name.utf8.first != UInt8(ascii: ".") {
          count += 1
          guard count <= Self.entryLimit else {
            isCutOff = true
            return
          }
          let path = FilePath.join(folder, name)
          if look(at: path, name, isInUnity: names.contains("ProjectSettings")) { below.append(path) }
        }
      }
      if below.isEmpty { return }
      if depth == Self.depthLimit { isCutOff = true }
      level = []
      for path in below where depth < Self.depthLimit {
        do {
          level.append((path, try files.entries(of: path)))
        } catch {
          unread.append(error)
        }
      }
    }
  }

  /// Whether the path is a folder to be searched. Links to folders are not followed: what they lead to inside of the tree
  /// is found there.
  private mutating func look(at path: String, _ name: String, isInUnity: Bool) -> Bool {
    let suffix = FilePath.suffix(of: name)
    guard files.isFolderAndNoLink(path) else {
      if suffix == "ipa", files.isFile(path) { built.append(.ipa(path)) }
      if GeneratorManifest.isManifest(name), files.isFile(path) { manifests.append(path) }
      if name.hasSuffix(AppBundle.infoPlist), files.isFile(path) { plists.append(path) }
      return false
    }
    switch suffix {
    case "xcodeproj":
      // What a generator has not filled yet may hold schemes and no project.
      let isProject = name != Self.podsProject && files.isFile(FilePath.join(path, "project.pbxproj"))
      if isProject { projects.append(.project(path)) }
      return false
    case "app": built.append(.app(path))
    case "xcarchive": built.append(.xcodeArchive(path))
    // Unity's cache; elsewhere the name is as good as any.
    default:
      return !Self.skipped.contains(name) && !Self.bundles.contains(suffix)
        && !(isInUnity && name == "Library")
    }
    return false
  }

  private func choice(in folder: String) throws(InspectionError) -> [InputKind] {
    if !projects.isEmpty { return projects }
    if !built.isEmpty { return built }
    for path in manifests where GeneratorManifest.isGenerators(FilePath.name(of: path)) {
      if let error = try GeneratorManifest.error(for: path, in: files) { throw error }
    }
    let ofApps = plists.compactMap(ofApp)
    if !ofApps.isEmpty { return ofApps }
    for path in manifests {
      if let error = try GeneratorManifest.error(for: path, in: files) { throw error }
    }
    guard !isCutOff else {
      throw .unreadable(
        file: files.relative(folder),
        reason: "nothing to check in the part of it that was searched; name the project")
    }
    throw .nothingToCheck(file: files.relative(folder))
  }

  /// One that cannot be read is kept, so that its error is told.
  private func ofApp(_ path: String) -> InputKind? {
    guard let plist = try? InfoPlistKind.read(path, in: files), let values = plist.values
    else { return .infoPlist(path, isBuilt: false) }
    guard InfoPlistKind.mayBeOfApp(values, name: FilePath.name(of: path)) else { return nil }
    return .infoPlist(path, isBuilt: InfoPlistKind.isBuilt(values))
  }
}
