public import FenpingCore
public import FenpingModel

/// What was read of a path: targets for the rules, and what was left out.
public struct Inspection: Sendable {
  public private(set) var targets: [InspectedTarget] = []
  public private(set) var skipped: [CheckReport.Skipped] = []
  public private(set) var notes: [LocalizedText] = []

  fileprivate mutating func add(_ result: ProjectInspector.Result) {
    targets += result.targets
    skipped += result.skipped
    notes += result.notes
  }

  fileprivate mutating func add(_ target: InspectedTarget) { targets.append(target) }

  fileprivate mutating func note(_ error: InspectionError) { notes.append(.unread(error.description)) }
}

/// Reads what stands at a path: a project, a workspace, a folder with projects, an Info.plist, a built app.
public struct Inspector {
  private let files: FileAccess
  private let options: InspectionOptions
  private var inspection = Inspection()
  /// What could not be read, where something else could.
  private var failures: [InspectionError] = []

  /// - Throws: ``InspectionError`` where there is nothing that could be checked.
  public static func inspect(
    _ path: String, _ options: InspectionOptions
  ) throws(InspectionError) -> Inspection {
    let input = try InspectionInput(path: path)
    var inspector = Inspector(files: input.files, options: options)
    try inspector.read(input.kind)
    return inspector.inspection
  }

  private init(files: FileAccess, options: InspectionOptions) {
    self.files = files
    self.options = options
  }

  private mutating func read(_ kind: InputKind) throws(InspectionError) {
    switch kind {
    case .project(let path):
      let project = try ProjectInspector(path, access: files, display: display)
      inspection.add(project.inspect(options))
    case .workspace(let path):
      let workspace = try Workspace(path, in: files)
      workspace.unreachable.forEach { inspection.note($0) }
      try readAll(workspace.projects.map { .project($0) }, of: path)
    case .folder(let path):
      let search = try FolderSearch(path, in: files)
      search.unread.forEach { inspection.note($0) }
      if search.isCutOff { inspection.note(.nothingToCheck(file: display(path))) }
      try readAll(search.inputs, of: path)
    case .infoPlist(let path, let isBuilt):
      let plist = try InfoPlistFile(
        try files.bytes(of: path, limit: InspectionInput.plistLimit), file: display(files.absolute(path)),
        level: isBuilt ? .builtApp : .infoPlist)
      inspection.add(PlistInspector.target(plist, name: FilePath.name(of: path), resources: nil, options))
    case .app(let path): try readApps(try AppBundle.apps(atPath: path, in: files))
    case .xcodeArchive(let path): try readApps(try AppBundle.apps(inXcodeArchive: path, in: files))
    case .ipa(let path): try readApps(try IPA.apps(atPath: path, in: files))
    }
  }

  /// One that cannot be read does not keep the others from being checked.
  private mutating func readAll(_ kinds: [InputKind], of path: String) throws(InspectionError) {
    for kind in kinds {
      do throws(InspectionError) {
        try read(kind)
      } catch {
        failures.append(error)
        inspection.note(error)
      }
    }
    guard inspection.targets.isEmpty, inspection.skipped.isEmpty else { return }
    // Of a name that no target has the caller speaks.
    if failures.isEmpty, options.target != nil || options.configuration != nil { return }
    throw failures.first ?? .nothingToCheck(file: display(path))
  }

  private mutating func readApps(_ apps: [BuiltApp]) throws(InspectionError) {
    for app in apps {
      // An archive that was given is named as it was typed, what lies in a folder from that folder.
      let isTyped = app.infoPlistFile.hasPrefix(files.root)
      let place = (isTyped ? FileAccess(root: ".") : files).absolute(app.infoPlistFile)
      let plist = try InfoPlistFile(app.infoPlist, file: display(place), level: .builtApp)
      inspection.add(PlistInspector.target(plist, name: app.name, resources: app.resources, options))
    }
  }

  /// As a reader in the working folder would name it.
  private func display(_ path: String) -> String {
    FilePath.below(Self.workingFolder, path) ?? path
  }

  private static let workingFolder = FileAccess(root: ".").folder
}

/// An Info.plist without a project: of a built app, or alone.
enum PlistInspector {
  /// - Parameter resources: the names of the app's storyboards and nibs; nil where they are not known.
  static func target(
    _ plist: InfoPlistFile, name: String, resources: [String]?, _ options: InspectionOptions
  ) -> InspectedTarget {
    var values = plist.values
    var origins = plist.origins
    for (field, key) in [
      (TargetField.platform.name, "DTPlatformName"), (TargetField.sdk.name, "DTPlatformVersion"),
      (TargetField.deploymentTarget.name, "MinimumOSVersion"),
    ] {
      values[field] = plist.values[key].map { .text($0.description) }
      origins[field] = plist.values[key].map { _ in [plist.origin(of: key)] }
    }
    // What built it is a fact; what will build it is the reader's to say.
    if values[TargetField.sdk.name] == nil {
      values[TargetField.sdk.name] = options.sdk.map { .text($0.description) }
    }
    values[TargetField.os.name] = options.os.map { .text($0.description) }
    values[TargetField.resources.name] = resources.map { .list($0.map(Value.text)) }
    let named = plist.values.text("CFBundleName").flatMap { $0.utf8.contains(UInt8(ascii: "$")) ? nil : $0 }
    return InspectedTarget(
      name: named ?? name, configuration: nil, facts: TargetFacts(values), origins: origins,
      fallback: plist.place)
  }
}
