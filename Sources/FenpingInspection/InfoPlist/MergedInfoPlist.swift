import FenpingCore
import FenpingModel

/// The Info.plist as a build would make it, as far as a project tells.
///
/// Source: `InfoPlistProcessorTaskAction.swift` of swift-build: the file, then what the settings generate, then the
/// values of settings in its texts.
struct MergedInfoPlist {
  private(set) var values: [String: Value]
  /// Where each key comes from; what counted first.
  private(set) var origins: [String: [Origin]] = [:]

  /// - Parameters:
  ///   - file: what INFOPLIST_FILE holds; nil where there is none.
  ///   - generated: the settings INFOPLIST_KEY_… by name.
  init(file: InfoPlistFile?, stack: SettingStack) {
    values = file?.values ?? [:]
    for key in values.keys { origins[key] = file.map { [$0.origin(of: key)] } }
    // Only NO switches it off; so does a value that nobody knows for nothing.
    let expands = stack.value(of: "INFOPLIST_EXPAND_BUILD_SETTINGS").map { $0.isLooselyTrue } ?? true
    if expands, stack.value(of: "GENERATE_INFOPLIST_FILE")?.isLooselyTrue == true { generate(stack) }
    if expands { values = values.mapValues { Self.expanded($0, stack) } }
  }

  private mutating func generate(_ stack: SettingStack) {
    for name in stack.names.sorted() where name.hasPrefix(GeneratedKey.prefix) {
      guard let value = stack.value(of: name), let key = GeneratedKey(setting: name, value: .text(value)),
        !InfoPlistFile.factNames.contains(key.key)
      else { continue }
      let own = values[key.key]
      let merged = key.merged(into: values)
      values[key.key] = merged
      let setting = stack.assignments(of: name).prefix(1).map(\.origin)
      // The file's place stays in front where nothing of it was changed.
      origins[key.key] =
        merged == own ? (origins[key.key] ?? []) + setting : setting + (origins[key.key] ?? [])
    }
  }

  /// Texts only, at whatever depth; keys are left as they are.
  private static func expanded(_ value: Value, _ stack: SettingStack) -> Value {
    switch value {
    case .text(let text): .text(stack.expanded(text))
    case .list(let items): .list(items.map { expanded($0, stack) })
    case .record(let record): .record(record.mapValues { expanded($0, stack) })
    case .number, .flag: value
    }
  }
}

/// An Info.plist as it stands on disk.
struct InfoPlistFile {
  let values: [String: Value]
  private let file: String
  private let level: Origin.Level
  private let lines: [String: Int]

  /// - Parameter file: its name for messages.
  init(_ bytes: [UInt8], file: String, level: Origin.Level = .infoPlist) throws(InspectionError) {
    values = try PropertyList(bytes, file: file).values.filter { !Self.factNames.contains($0.key) }
    lines = PlistLines.keys(in: bytes)
    self.file = file
    self.level = level
  }

  /// What a project tells besides its Info.plist: an app may have a key of its own that is called `platform`.
  fileprivate static let factNames: Set<String> = [
    TargetField.sdk.name, TargetField.deploymentTarget.name, TargetField.platform.name,
    TargetField.os.name, TargetField.buildSettings.name, TargetField.infoPlistFile.name,
    TargetField.missingFiles.name, TargetField.isPreprocessed.name, TargetField.unreadableInfoPlist.name,
    TargetField.resources.name, TargetField.storyboards.name, TargetField.source.name,
  ]

  func origin(of key: String) -> Origin {
    Origin(level, file: file, line: lines[key], text: values[key].map { "\(key): \($0)" } ?? key)
  }

  /// The file as a whole, for what it does not declare.
  var place: Origin { Origin(level, file: file, line: nil, text: file) }

  var origins: [String: [Origin]] {
    Dictionary(uniqueKeysWithValues: values.keys.map { ($0, [origin(of: $0)]) })
  }
}
