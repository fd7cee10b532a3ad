import FenpingCore
import TestSupport

@testable import FenpingInspection

/// A small Xcode project, described shortly and written as Xcode writes one.
struct ProjectFixture {
  /// A configuration of the project or of a target: its settings, conditions in the names, and the xcconfig under it.
  struct Configuration {
    var name = "Debug"
    var settings: [String: String] = [:]
    /// The path of its xcconfig from the project's folder.
    var base: String?
  }

  struct Target {
    static let application = "com.apple.product-type.application"

    var name = "App"
    /// nil makes an aggregate.
    var productType: String? = Self.application
    var configurations = [Configuration()]
    /// Paths of its sources and resources from the project's folder.
    var members: [String] = []
    /// Folders that are members as a whole, with what is excepted in each.
    var folders: [String: [String]] = [:]
  }

  var project = [Configuration()]
  var targets = [Target()]
  /// What stands beside the project: texts by their paths.
  var files: [String: String] = [:]
  var projectDirPath = ""

  /// One target in the configurations that are named.
  ///
  /// - Parameters:
  ///   - target: the settings of the target, the same in each configuration.
  ///   - each: further ones of the target, by configuration.
  ///   - targetFile: the text of the target's xcconfig.
  ///   - plist: the values of the file that INFOPLIST_FILE names; nil: there is none.
  ///   - members: texts of sources and resources by their paths.
  init(
    _ target: [String: String] = [:], each: [String: [String: String]] = ["Debug": [:]],
    targetFile: String? = nil, project: [String: String] = [:], projectFile: String? = nil,
    plist: [String: Value]? = nil, members: [String: String] = [:], files: [String: String] = [:]
  ) {
    self.files = files.merging(members) { $1 }
    self.files["Target.xcconfig"] = targetFile
    self.files["Project.xcconfig"] = projectFile
    self.files["App/Info.plist"] = plist.map(PlistText.xml)
    let names = each.keys.sorted()
    let own =
      plist == nil ? target : target.merging(["INFOPLIST_FILE": "App/Info.plist"]) { given, _ in given }
    let common = project.merging(["SDKROOT": "iphoneos"]) { given, _ in given }
    self.project = names.map {
      Configuration(name: $0, settings: common, base: projectFile == nil ? nil : "Project.xcconfig")
    }
    let configurations = names.map { name in
      Configuration(
        name: name, settings: own.merging(each[name] ?? [:]) { $1 },
        base: targetFile == nil ? nil : "Target.xcconfig")
    }
    targets = [Target(configurations: configurations, members: members.keys.sorted())]
  }

  init(targets: [Target], project: [Configuration], files: [String: String] = [:]) {
    self.targets = targets
    self.project = project
    self.files = files
  }

  /// Writes it and reads it back.
  func checked(_ options: InspectionOptions = InspectionOptions()) throws -> Checked {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    try folder.write(projectText, to: "App.xcodeproj/project.pbxproj")
    return Checked(
      try Inspector.inspect(folder.path("App.xcodeproj"), options), folder: folder)
  }

  /// The project file.
  var projectText: String { ProjectText(self).text }
}
