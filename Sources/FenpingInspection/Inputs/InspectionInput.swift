/// A path as somebody gave it to be checked: what it is, and the tree of which files may be read for it.
struct InspectionInput: Sendable {
  let kind: InputKind
  /// For a project or a workspace the tree around it, as the sources lie beside it; else what was given, and no more.
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
    case "app": self.init(kind: .app(given.folder), files: given)
    case "xcarchive": self.init(kind: .xcodeArchive(given.folder), files: given)
    default: self.init(kind: .folder(given.folder), files: given)
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
