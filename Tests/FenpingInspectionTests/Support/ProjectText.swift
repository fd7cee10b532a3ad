/// The text of a project file: an old property list with the comments, the sections and the ids of 24 digits that Xcode
/// writes.
struct ProjectText {
  private let fixture: ProjectFixture
  private var count = 0
  private var sections: [String: [String]] = [:]
  /// The id of each file that something refers to.
  private var references: [String: String] = [:]
  private var root = ""

  init(_ fixture: ProjectFixture) {
    self.fixture = fixture
    let targets = fixture.targets.map { target($0) }
    let list = configurationList(fixture.project, of: "PBXProject \"App\"")
    let group = id()
    root = id()
    add(
      "PBXGroup", group, nil,
      [
        "children = (\(references.values.sorted().map { $0 + "," }.joined(separator: " ")))",
        "sourceTree = \"<group>\"",
      ])
    add(
      "PBXProject", root, "Project object",
      [
        "attributes = {\n\t\t\t\tLastUpgradeCheck = 1600;\n\t\t\t}",
        "buildConfigurationList = \(list)", "compatibilityVersion = \"Xcode 14.0\"",
        "developmentRegion = en", "hasScannedForEncodings = 0", "mainGroup = \(group)",
        "projectDirPath = \(PlistText.quoted(fixture.projectDirPath))", "projectRoot = \"\"",
        "targets = (\(targets.map { $0 + "," }.joined(separator: " ")))",
      ])
  }

  var text: String {
    var text =
      "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = 77;\n\tobjects = {\n"
    for (name, objects) in sections.sorted(by: { $0.key < $1.key }) {
      text += "\n/* Begin \(name) section */\n" + objects.joined() + "/* End \(name) section */\n"
    }
    return text + "\t};\n\trootObject = \(root) /* Project object */;\n}\n"
  }

  private mutating func id() -> String {
    count += 1
    let digits = String(count, radix: 16, uppercase: true)
    return "8A1B2C3D" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func add(_ isa: String, _ id: String, _ comment: String?, _ members: [String]) {
    let remark = comment.map { " /* \($0) */" } ?? ""
    sections[isa, default: []].append(
      "\t\t\(id)\(remark) = {\n\t\t\tisa = \(isa);\n"
        + members.map { "\t\t\t\($0);\n" }.joined() + "\t\t};\n")
  }

  private mutating func reference(_ path: String) -> String {
    if let known = references[path] { return known }
    let reference = id()
    references[path] = reference
    add(
      "PBXFileReference", reference, path, ["path = \(PlistText.quoted(path))", "sourceTree = \"<group>\""])
    return reference
  }

  private mutating func configurationList(
    _ configurations: [ProjectFixture.Configuration], of owner: String
  ) -> String {
    let ids = configurations.map { configuration -> String in
      let own = id()
      let settings = configuration.settings.sorted { $0.key < $1.key }
        .map { "\t\t\t\t\(PlistText.quoted($0.key)) = \(PlistText.quoted($0.value));\n" }.joined()
      let base = configuration.base.map { ["baseConfigurationReference = \(reference($0)) /* \($0) */"] }
      add(
        "XCBuildConfiguration", own, configuration.name,
        (base ?? []) + [
          "buildSettings = {\n\(settings)\t\t\t}", "name = \(PlistText.quoted(configuration.name))",
        ])
      return own
    }
    let list = id()
    add(
      "XCConfigurationList", list, "Build configuration list for \(owner)",
      ["buildConfigurations = (\(ids.map { $0 + "," }.joined(separator: " ")))"])
    return list
  }

  private mutating func target(_ target: ProjectFixture.Target) -> String {
    let list = configurationList(target.configurations, of: "PBXNativeTarget \"\(target.name)\"")
    let own = id()
    var members = ["buildConfigurationList = \(list)", "name = \(PlistText.quoted(target.name))"]
    let phases = ["Sources", "Resources"].map { phase(named: $0, of: target) }
    members.append("buildPhases = (\(phases.map { $0 + "," }.joined(separator: " ")))")
    let groups = target.folders.sorted { $0.key < $1.key }.map { folder($0.key, except: $0.value, in: own) }
    if !groups.isEmpty {
      members.append("fileSystemSynchronizedGroups = (\(groups.map { $0 + "," }.joined(separator: " ")))")
    }
    if let type = target.productType { members.append("productType = \(PlistText.quoted(type))") }
    add(target.productType == nil ? "PBXAggregateTarget" : "PBXNativeTarget", own, target.name, members)
    return own
  }

  private mutating func phase(named name: String, of target: ProjectFixture.Target) -> String {
    let isCode = { (path: String) in [".swift", ".m", ".mm"].contains { path.hasSuffix($0) } }
    let files = target.members.filter { isCode($0) == (name == "Sources") }.map { path -> String in
      let entry = id()
      add(
        "PBXBuildFile", entry, "\(path) in \(name)", ["fileRef = \(reference(path)) /* \(path) */"])
      return entry
    }
    let phase = id()
    add(
      "PBX\(name)BuildPhase", phase, name,
      ["buildActionMask = 2147483647", "files = (\(files.map { $0 + "," }.joined(separator: " ")))"])
    return phase
  }

  private mutating func folder(_ path: String, except: [String], in target: String) -> String {
    let exceptions = id()
    add(
      "PBXFileSystemSynchronizedBuildFileExceptionSet", exceptions, nil,
      [
        "membershipExceptions = (\(except.map { PlistText.quoted($0) + "," }.joined(separator: " ")))",
        "target = \(target)",
      ])
    let group = id()
    references[path] = group
    add(
      "PBXFileSystemSynchronizedRootGroup", group, path,
      [
        "exceptions = (\(exceptions),)", "path = \(PlistText.quoted(path))", "sourceTree = \"<group>\"",
      ])
    return group
  }
}
