public import FenpingCore
public import FenpingModel

/// What was read of a path: targets for the rules, and what was left out.
public struct Inspection: Sendable {
  public let targets: [InspectedTarget]
  public let skipped: [CheckReport.Skipped]
  public let notes: [LocalizedText]
}

/// Reads what stands at a path: a project, a folder with projects, an Info.plist, a built app.
public enum Inspector {
  public static func inspect(
    _ path: String, _ options: InspectionOptions
  ) throws(InspectionError) -> Inspection {
    let isProject = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcodeproj/")
    let access = FileAccess(root: isProject ? path + "/.." : path)
    let workingFolder = FileAccess(root: ".").folder
    let display = { (file: String) in
      file.hasPrefix(workingFolder + "/") ? String(file.dropFirst(workingFolder.utf8.count + 1)) : file
    }
    if isProject {
      let absolute = FileAccess(root: path).folder
      let result = try ProjectInspector(absolute, access: access, display: display).inspect(options)
      return Inspection(targets: result.targets, skipped: result.skipped, notes: result.notes)
    }
    let bytes = try access.bytes(of: access.folder, limit: 16 << 20)
    let plist = try InfoPlistFile(bytes, file: display(access.folder))
    let target = PlistInspector.target(
      plist, name: access.folder.nameOfPath, resources: nil, options: options)
    return Inspection(targets: [target], skipped: [], notes: [])
  }
}

/// An Info.plist without a project: of a built app, or alone.
enum PlistInspector {
  /// - Parameter resources: the names of the app's storyboards and nibs; nil where they are not known.
  static func target(
    _ plist: InfoPlistFile, name: String, resources: [String]?, options: InspectionOptions
  ) -> InspectedTarget {
    var values = plist.values
    var origins = plist.origins
    func take(_ field: some InputField, from key: String, unless given: Version? = nil) {
      guard let text = given?.description ?? plist.values[key]?.description else { return }
      values[field.name] = .text(text)
      origins[field.name] = plist.values[key] == nil ? [] : [plist.origin(of: key)]
    }
    take(TargetField.platform, from: "DTPlatformName")
    take(
      TargetField.sdk, from: "DTPlatformVersion",
      unless: plist.values["DTPlatformVersion"] == nil ? options.sdk : nil)
    take(TargetField.deploymentTarget, from: "MinimumOSVersion")
    values[TargetField.os.name] = options.os.map { .text($0.description) }
    values[TargetField.resources.name] = resources.map { .list($0.map(Value.text)) }
    return InspectedTarget(
      name: plist.values.text("CFBundleName").flatMap { $0.contains("$") ? nil : $0 } ?? name,
      configuration: nil,
      facts: TargetFacts(values), origins: origins, fallback: plist.place)
  }
}
