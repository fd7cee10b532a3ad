import FenpingCore

/// An Xcode project file: its objects by their ids, as far as a check needs them.
struct ProjectFile {
  typealias Object = [String: Value]

  /// Relative to what is checked.
  let file: String
  let lines: ProjectLines
  private let objects: [String: Value]
  private let root: Object
  /// The group that holds an object, for paths.
  private let parents: [String: String]

  init(_ bytes: [UInt8], file: String) throws(InspectionError) {
    let plist = try PropertyList(bytes, file: file).values
    guard let objects = plist.record("objects"), let id = plist.text("rootObject"),
      let root = objects.record(id)
    else { throw .malformed(file: file, reason: "a property list, but not an Xcode project") }
    self.file = file
    self.objects = objects
    self.root = root
    lines = ProjectLines(bytes)
    var parents: [String: String] = [:]
    // Of two groups that hold the same file the first by its id, in every run.
    for (id, value) in objects.sorted(by: { $0.key > $1.key }) {
      guard case .record(let object) = value, object["children"] != nil else { continue }
      for child in object.texts("children") { parents[child] = id }
    }
    self.parents = parents
  }

  subscript(id: String?) -> Object? { id.flatMap { objects.record($0) } }

  /// The folders whose files belong to targets without being listed, by their ids in a fixed order.
  var synchronizedGroups: [(id: String, group: Object)] {
    objects.compactMap { id, value -> (id: String, group: Object)? in
      guard case .record(let object) = value,
        object.text("isa") == "PBXFileSystemSynchronizedRootGroup"
      else { return nil }
      return (id, object)
    }
    .sorted { $0.id < $1.id }
  }

  /// The language of development, for `$(DEVELOPMENT_LANGUAGE)`.
  var developmentRegion: String? { root.text("developmentRegion") }

  /// In the project's order, of every kind.
  var targets: [ProjectTarget] {
    root.texts("targets").compactMap { id in self[id].map { ProjectTarget(id: id, object: $0) } }
  }

  /// The configurations of the project itself, or of a target.
  func configurations(of object: Object) -> [ProjectConfiguration] {
    guard let list = self[object.text("buildConfigurationList")] else { return [] }
    return list.texts("buildConfigurations").compactMap { id in
      self[id].map { ProjectConfiguration(id: id, object: $0) }
    }
  }

  /// The project's own configuration for a target's: of the same name, else the project's default, else the first, as
  /// Xcode takes them.
  func projectConfiguration(named name: String) -> ProjectConfiguration? {
    let all = configurations(of: root)
    let usual = self[root.text("buildConfigurationList")]?.text("defaultConfigurationName")
    return all.first { $0.name == name } ?? all.first { $0.name == usual } ?? all.first
  }

  // MARK: Paths

  /// Where the paths of a project in `folder` start: there, if the project does not say otherwise.
  func sourceRoot(of folder: String) -> String {
    let path = root.text("projectDirPath") ?? ""
    return path.hasPrefix("/") ? path : FilePath.normal(FilePath.join(folder, path))
  }

  /// Where a file or a folder lies, relative to the root of the sources; nil for what lies elsewhere, such as in an SDK.
  func path(of id: String) -> String? {
    var parts: [String] = []
    var next: String? = id
    // No chain of groups is as long; a cycle would be.
    for _ in 0..<128 {
      guard let id = next, let object = self[id] else { break }
      if let path = object.text("path") { parts.append(path) }
      switch object.text("sourceTree") {
      case "SOURCE_ROOT": return joined(parts)
      case "<absolute>": return parts.isEmpty ? nil : "/" + joined(parts).drop { $0 == "/" }
      case "<group>", nil: next = parents[id]
      default: return nil
      }
    }
    return joined(parts)
  }

  private func joined(_ parts: [String]) -> String {
    // Above an absolute path nothing counts.
    let upwards = parts.firstIndex { $0.hasPrefix("/") }.map { parts[...$0] } ?? parts[...]
    return upwards.reversed().filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// The files behind one entry of a build phase: itself, or every language of a variant group.
  func files(of id: String) -> [String] {
    guard let object = self[id] else { return [] }
    let children = object.texts("children")
    return (children.isEmpty ? [id] : children).compactMap { path(of: $0) }
  }
}

/// A target, of whatever kind.
struct ProjectTarget {
  let id: String
  let object: ProjectFile.Object

  var name: String { object.text("name") ?? id }
  /// Such as `com.apple.product-type.application`; nil for aggregates and for targets of external tools.
  var productType: String? { object.text("productType") }
}

/// A configuration of the project or of a target.
struct ProjectConfiguration {
  let id: String
  let object: ProjectFile.Object

  var name: String { object.text("name") ?? "" }

  /// As they stand in the file: a list is joined with blanks, as Xcode does.
  var settings: [(name: String, value: String)] {
    (object.record("buildSettings") ?? [:]).sorted { $0.key < $1.key }.map { name, value in
      if case .list(let items) = value { return (name, items.map(\.description).joined(separator: " ")) }
      return (name, value.description)
    }
  }
}

extension [String: Value] {
  func text(_ key: String) -> String? {
    if case .text(let text)? = self[key] { text } else { nil }
  }

  func record(_ key: String) -> [String: Value]? {
    if case .record(let record)? = self[key] { record } else { nil }
  }

  func texts(_ key: String) -> [String] {
    guard case .list(let items)? = self[key] else { return [] }
    return items.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}
