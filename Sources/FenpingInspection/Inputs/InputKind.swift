import FenpingCore

/// What there is to check; each with its path.
enum InputKind: Sendable, Hashable {
  /// The `.xcodeproj` folder.
  case project(String)
  /// The `.xcworkspace` folder.
  case workspace(String)
  /// An Info.plist alone; a built one says which SDK it was built with.
  case infoPlist(String, isBuilt: Bool)
  /// The `.app` folder.
  case app(String)
  /// The `.xcarchive` folder.
  case xcodeArchive(String)
  /// The `.ipa` file.
  case ipa(String)
  /// Another folder, to be searched.
  case folder(String)

  var path: String {
    switch self {
    case .project(let path), .workspace(let path), .infoPlist(let path, _), .app(let path),
      .xcodeArchive(let path), .ipa(let path), .folder(let path):
      path
    }
  }
}

/// A path as somebody gave it to be checked: what it is, and the tree of which files may be read for it.
struct InspectionInput: Sendable {
  let kind: InputKind
  /// For a project or a workspace its folder's tree, as the sources lie beside it; else what was given, and no more.
  let files: FileAccess

  static let plistLimit = 64 << 20

  init(path: String) throws(InspectionError) {
    let given = FileAccess(root: path)
    guard given.exists(given.folder) else {
      // Opening says why there is nothing.
      _ = try given.open(given.folder)
      throw .unreadable(file: path, reason: "there is no such file")
    }
    // A link is what it leads to: the tree of a linked project is there.
    let place = given.isLink(given.folder) ? FilePath.resolved(given.folder) ?? given.folder : given.folder
    guard given.isFolder(given.folder) else {
      self = try Self.file(place, given)
      return
    }
    switch FilePath.suffix(of: place) {
    case "xcodeproj": self = .beside(.project(place))
    case "xcworkspace": self = .beside(.workspace(place))
    case "app": self.init(kind: .app(place), files: given)
    case "xcarchive": self.init(kind: .xcodeArchive(place), files: given)
    default: self.init(kind: .folder(place), files: given)
    }
  }

  private init(kind: InputKind, files: FileAccess) {
    self.kind = kind
    self.files = files
  }

  /// The tree in which a project lies: of its repository, as settings are often shared beside the project; else its
  /// folder, and for the workspace in a project that of the project.
  private static func beside(_ kind: InputKind) -> InspectionInput {
    var folder = FilePath.folder(of: kind.path)
    if FilePath.suffix(of: folder) == "xcodeproj" { folder = FilePath.folder(of: folder) }
    return InspectionInput(kind: kind, files: FileAccess(root: repository(of: folder) ?? folder))
  }

  /// The nearest folder above that is under version control, if it is near.
  private static func repository(of folder: String) -> String? {
    var place = FileAccess(root: folder).folder
    for _ in 0..<8 where place != "/" && !place.isEmpty {
      if FileAccess(root: place).exists(".git") { return place }
      place = FilePath.folder(of: place)
    }
    return nil
  }

  private static func file(_ place: String, _ files: FileAccess) throws(InspectionError) -> InspectionInput {
    switch FilePath.name(of: place) {
    case "project.pbxproj": return beside(.project(FilePath.folder(of: place)))
    case "contents.xcworkspacedata": return beside(.workspace(FilePath.folder(of: place)))
    default: break
    }
    let beginning = try files.open(files.folder).read(2, at: 0)
    if FilePath.suffix(of: place) == "ipa" || beginning == Array("PK".utf8) {
      return InspectionInput(kind: .ipa(files.folder), files: files)
    }
    if let error = try GeneratorManifest.error(for: files.folder, in: files) { throw error }
    let isBuilt = try InfoPlistKind.isBuilt(files.folder, in: files)
    return InspectionInput(kind: .infoPlist(files.folder, isBuilt: isBuilt), files: files)
  }
}

/// What can be told of a property list without a project around it.
enum InfoPlistKind {
  /// Whether a build has written the SDK into it.
  ///
  /// - Throws: `malformed` where it is no property list of named values, or that of a project.
  static func isBuilt(_ path: String, in files: FileAccess) throws(InspectionError) -> Bool {
    let plist = try read(path, in: files)
    guard let values = plist.values else { return false }
    guard values["objects"] == nil || values["rootObject"] == nil else {
      throw .malformed(
        file: files.relative(path), reason: "a project outside of its .xcodeproj folder; check that folder")
    }
    return isBuilt(values)
  }

  static func read(_ path: String, in files: FileAccess) throws(InspectionError) -> SourcePlist {
    try SourcePlist(
      try files.bytes(of: path, limit: InspectionInput.plistLimit), file: files.relative(path))
  }

  static func isBuilt(_ values: [String: Value]) -> Bool {
    ["DTPlatformName", "DTPlatformVersion", "DTSDKName"].contains { values[$0] != nil }
  }

  /// Whether it may be that of an application, as far as it says: not of an extension, a framework, a watch or a service.
  static func mayBeOfApp(_ values: [String: Value], name: String) -> Bool {
    let others = ["NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp"]
    guard !others.contains(where: { values[$0] != nil }) else { return false }
    if case .text(let type)? = values["CFBundlePackageType"] { return type == "APPL" || type.hasPrefix("$") }
    // Others have names that end like its own, such as GoogleService-Info.plist.
    return name == AppBundle.infoPlist
      || values.keys.contains { $0.hasPrefix("CFBundle") || $0.hasPrefix("UI") || $0.hasPrefix("LS") }
  }
}
