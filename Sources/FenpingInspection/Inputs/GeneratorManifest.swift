/// Files from which another tool makes an Xcode project. What that will hold only the tool knows, so that it is named
/// as the way out.
enum GeneratorManifest {
  private static let limit = 1 << 20

  static func isManifest(_ name: String) -> Bool { isGenerators(name) || name == "Package.swift" }

  /// Whether the name is that of a file of XcodeGen or Tuist.
  static func isGenerators(_ name: String) -> Bool { ["project.yml", "Project.swift"].contains(name) }

  /// Why the file cannot be checked; nil where it only bears the name of a manifest.
  static func error(for path: String, in files: FileAccess) throws(InspectionError) -> InspectionError? {
    let name = FilePath.name(of: files.absolute(path))
    guard isManifest(name) else { return nil }
    let file = files.relative(path)
    let text = String(decoding: try files.bytes(of: path, limit: limit), as: UTF8.self)
    switch name {
    case "project.yml" where isXcodeGen(text): return .notGenerated(file: file, command: "xcodegen generate")
    case "Project.swift" where text.contains("import ProjectDescription"):
      return .notGenerated(file: file, command: "tuist generate")
    case "Package.swift" where text.contains("import PackageDescription"):
      return .unreadable(file: file, reason: "a package is no app; check the project of an app that uses it")
    default: return nil
    }
  }

  /// Other tools have a `project.yml` too. XcodeGen's has targets, or gets them from a file that it includes.
  private static func isXcodeGen(_ text: String) -> Bool {
    let keys = ["targets:", "targetTemplates:", "include:", "projectReferences:"]
    return text.split(whereSeparator: \.isNewline).contains { line in keys.contains { line.hasPrefix($0) } }
  }
}
