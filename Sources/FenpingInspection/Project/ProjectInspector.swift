import FenpingCore
import FenpingModel

/// What a project's application targets declare, in each of their configurations.
struct ProjectInspector {
  let access: FileAccess
  /// The `.xcodeproj`.
  let path: String
  private let project: ProjectFile
  private let display: (String) -> String

  /// A project file of ten thousand sources is a tenth as long.
  private static let longestProject = 64 << 20
  private static let longestPlist = 16 << 20

  /// - Parameter display: how a path is shown.
  init(
    _ path: String, access: FileAccess, display: @escaping (String) -> String
  ) throws(InspectionError) {
    self.access = access
    self.path = path
    self.display = display
    let file = path + "/project.pbxproj"
    project = try ProjectFile(
      try access.bytes(of: file, limit: Self.longestProject), file: display(access.absolute(file)))
  }

  struct Result {
    var targets: [InspectedTarget] = []
    var skipped: [CheckReport.Skipped] = []
    var notes: [LocalizedText] = []
  }

  /// The folder to which the project's paths are relative.
  private var folder: String { project.sourceRoot(of: FilePath.folder(of: access.absolute(path))) }

  func inspect(_ options: InspectionOptions) -> Result {
    var result = Result()
    for target in project.targets {
      if let wanted = options.target, wanted != target.name { continue }
      var read: [(ProjectConfiguration, SettingStack)] = []
      for configuration in project.configurations(of: target.object) {
        read.append((configuration, stack(target, configuration, options, &result.notes)))
      }
      if let reason = TargetPlatform.reasonToSkip(target, stacks: read.map(\.1)) {
        result.skipped.append(CheckReport.Skipped(target.name, reason))
        continue
      }
      let content = TargetContent(target, project: project, access: access, folder: folder, display: display)
      result.notes += content.notes
      for (configuration, stack) in read {
        if let wanted = options.configuration, wanted != configuration.name { continue }
        if let reason = TargetPlatform.reasonToSkip(target, stacks: [stack]) {
          result.skipped.append(CheckReport.Skipped("\(target.name) (\(configuration.name))", reason))
          continue
        }
        result.targets.append(inspected(target, configuration, stack, content, options, &result.notes))
      }
    }
    result.notes = result.notes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return result
  }

  // MARK: Settings

  private func stack(
    _ target: ProjectTarget, _ configuration: ProjectConfiguration, _ options: InspectionOptions,
    _ notes: inout [LocalizedText]
  ) -> SettingStack {
    var stack = SettingStack(
      configuration: configuration.name,
      sdk: "iphoneos" + (options.sdk?.description ?? ""),
      builtIn: [
        "TARGET_NAME": target.name, "TARGETNAME": target.name, "PRODUCT_NAME": target.name,
        "EXECUTABLE_NAME": target.name, "PROJECT_NAME": FilePath.stem(of: path),
        "CONFIGURATION": configuration.name, "PLATFORM_NAME": "iphoneos",
        "EFFECTIVE_PLATFORM_NAME": "-iphoneos", "SRCROOT": folder, "PROJECT_DIR": folder,
        "SOURCE_ROOT": folder,
        "DEVELOPMENT_LANGUAGE": project.developmentRegion ?? "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      ])
    let own = project.projectConfiguration(named: configuration.name)
    for (level, file, object) in [
      (Origin.Level.projectSettings, Origin.Level.projectFile, own),
      (.targetSettings, .targetFile, configuration),
    ] {
      guard let object else { continue }
      if let base = baseFile(of: object) {
        let read = ConfigurationFile(access.absolute(base), level: file) { name in
          try? access.bytes(of: name, limit: Self.longestPlist)
        }
        notes += read.notes
        stack.push(read.entries.map(shown))
      }
      stack.push(
        object.settings.map { name, value in
          .assignment(
            Assignment(
              key: name, value: value, level: level, file: project.file,
              line: project.lines.line(of: name, in: object.id)))
        })
    }
    return stack
  }

  /// The xcconfig under a configuration, absolute; since Xcode 16 it may lie in a folder that is kept in step.
  private func baseFile(of configuration: ProjectConfiguration) -> String? {
    let relative: String?
    if let id = configuration.object.text("baseConfigurationReference") {
      relative = project.path(of: id)
    } else if let anchor = configuration.object.text("baseConfigurationReferenceAnchor"),
      let name = configuration.object.text("baseConfigurationReferenceRelativePath")
    {
      relative = project.path(of: anchor).map { $0 + "/" + name }
    } else {
      relative = nil
    }
    return relative.map { FilePath.place($0, in: folder) }
  }

  private func shown(_ entry: SettingEntry) -> SettingEntry {
    switch entry {
    case .assignment(let assignment): .assignment(assignment.shown(as: display(assignment.file)))
    case .missing(let file): .missing(file: display(file))
    }
  }

  // MARK: Facts

  private func inspected(
    _ target: ProjectTarget, _ configuration: ProjectConfiguration, _ stack: SettingStack,
    _ content: TargetContent, _ options: InspectionOptions, _ notes: inout [LocalizedText]
  ) -> InspectedTarget {
    var extra: [String: Value] = content.facts
    var file: InfoPlistFile?
    let name = stack.value(of: "INFOPLIST_FILE")
    if name == nil, !stack.missingFiles.isEmpty,
      stack.value(of: "GENERATE_INFOPLIST_FILE")?.isLooselyTrue != true
    {
      // An app has one, and the file that is missing may say where.
      extra[TargetField.unreadableInfoPlist.name] = "$(INFOPLIST_FILE)"
    }
    if let name, !name.isEmpty {
      let path = FilePath.place(name, in: folder)
      do throws(InspectionError) {
        let bytes = try access.bytes(of: path, limit: Self.longestPlist)
        if stack.value(of: "INFOPLIST_PREPROCESS")?.isLooselyTrue == true,
          SourcePlist.firstDirective(in: bytes) != nil
        {
          extra[TargetField.isPreprocessed.name] = true
        } else {
          file = try InfoPlistFile(bytes, file: display(access.absolute(path)))
        }
      } catch {
        extra[TargetField.unreadableInfoPlist.name] = .text(display(access.absolute(path)))
        notes.append(.unread(error.description))
      }
    }
    let merged = MergedInfoPlist(file: file, stack: stack)
    if !stack.missingFiles.isEmpty {
      extra[TargetField.missingFiles.name] = .list(stack.missingFiles.map(Value.text))
      notes.append(.missing(stack.missingFiles, target: target.name, configuration: configuration.name))
    }
    extra[TargetField.infoPlistFile.name] = file.map { .record($0.values) }
    extra[TargetField.platform.name] = "iphoneos"
    extra[TargetField.sdk.name] = .text(options.sdk?.description ?? Self.sdk(stack))
    extra[TargetField.os.name] = options.os.map { .text($0.description) }
    extra[TargetField.deploymentTarget.name] = stack.value(of: "IPHONEOS_DEPLOYMENT_TARGET").map(Value.text)
    extra[TargetField.buildSettings.name] = .record(Self.settings(stack))

    var origins = merged.origins
    origins.merge(content.origins) { own, _ in own }
    let deployment = stack.assignments(of: "IPHONEOS_DEPLOYMENT_TARGET").map(\.origin)
    origins[TargetField.deploymentTarget.name] = deployment
    for name in Self.settings(stack).keys { origins[name] = stack.assignments(of: name).map(\.origin) }
    let family = stack.assignments(of: "TARGETED_DEVICE_FAMILY").map(\.origin)
    origins[TargetField.buildSettings.name] = family
    // The setting is written over the families of the file, if it is not empty.
    if stack.value(of: "TARGETED_DEVICE_FAMILY")?.isEmpty == false {
      origins[TargetField.deviceFamilies.name] = family + (origins[TargetField.deviceFamilies.name] ?? [])
    }
    origins[TargetField.sdk.name] = stack.assignments(of: "SDKROOT").map(\.origin)
    let place = Origin(
      .targetSettings, file: project.file, line: project.lines.line(of: configuration.id),
      text: "\(target.name) (\(configuration.name))")
    return InspectedTarget(
      name: target.name, configuration: configuration.name,
      facts: TargetFacts(merged.values.merging(extra) { $1 }), partial: content.partial, origins: origins,
      fallback: file?.place ?? place)
  }

  /// The settings that rules ask for.
  private static func settings(_ stack: SettingStack) -> [String: Value] {
    var settings: [String: Value] = [:]
    for name in stack.names where name.hasPrefix("INFOPLIST_") || others.contains(name) {
      settings[name] = stack.value(of: name).map(Value.text)
    }
    return settings
  }

  private static let others: Set<String> = [
    "GENERATE_INFOPLIST_FILE", "TARGETED_DEVICE_FAMILY", "IPHONEOS_DEPLOYMENT_TARGET", "SDKROOT",
  ]

  /// `iphoneos` is the newest SDK of whatever Xcode opens the project; `iphoneos8.0` says which.
  private static func sdk(_ stack: SettingStack) -> String {
    let version = (stack.value(of: "SDKROOT") ?? "").drop { !$0.isNumber }
    return Version(String(version)) == nil ? "latest" : String(version)
  }
}

extension Assignment {
  fileprivate func shown(as file: String) -> Assignment {
    var copy = self
    copy.file = file
    return copy
  }
}

extension LocalizedText {
  static func unread(_ error: String) -> LocalizedText { LocalizedText(hans: error, hant: error, en: error) }

  fileprivate static func missing(
    _ files: [String], target: String, configuration: String
  ) -> LocalizedText {
    let names = files.joined(separator: ", ")
    return LocalizedText(
      hans: "\(target)（\(configuration)）：读不到 \(names)；里面的设置当作没有设置。",
      hant: "\(target)（\(configuration)）：讀不到 \(names)；裡面的設定當作沒有設定。",
      en: "\(target) (\(configuration)): \(names) could not be read; what it may set counts as not set.")
  }
}
