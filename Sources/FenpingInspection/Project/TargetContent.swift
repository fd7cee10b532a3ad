import FenpingCore
import FenpingModel

/// What a target is built from that its rules look at: source code, storyboards and xibs.
struct TargetContent {
  /// `resources`, `storyboards` and `source`.
  private(set) var facts: [String: Value] = [:]
  /// Of those, the ones of which a file could not be read: what they hold is true, and it is not all.
  private(set) var partial: Set<String> = []
  private(set) var origins: [String: [Origin]] = [:]
  private(set) var notes: [LocalizedText] = []

  /// In bytes; no source that a person wrote is as long, and no interface.
  private static let longestSource = 4 << 20
  private static let longestInterface = 16 << 20

  /// - Parameters:
  ///   - folder: the project's, absolute.
  ///   - display: how a path is shown.
  init(
    _ target: ProjectTarget, project: ProjectFile, access: FileAccess, folder: String,
    display: (String) -> String
  ) {
    let files = TargetFiles(target, project: project, access: access, folder: folder)
    readInterfaces(files.interfaces, access, display)
    readSources(files.sources, access, display)
    for name in files.unlisted { notes.append(.unread("\(display(name)): the folder could not be listed")) }
    if !files.unlisted.isEmpty { partial.formUnion(facts.keys) }
  }

  private mutating func readInterfaces(
    _ files: [String], _ access: FileAccess, _ display: (String) -> String
  ) {
    var documents: [Value] = []
    var names: [String] = []
    var places: [Origin] = []
    for file in files {
      // Of a localised one the first language stands for all: they differ in words.
      let name = FilePath.name(of: file)
      guard !names.contains(name) else { continue }
      names.append(name)
      do throws(InspectionError) {
        let bytes = try access.bytes(of: file, limit: Self.longestInterface)
        documents.append(.record(try InterfaceReader.document(bytes, name: name).record))
        places.append(Origin(.interface, file: display(access.absolute(file)), text: name))
      } catch {
        partial.insert(TargetField.storyboards.name)
        notes.append(.unread("\(display(access.absolute(file))): \(error.reason)"))
      }
    }
    facts[TargetField.resources.name] = .list(
      (names + names.compactMap(FilePath.withoutIPad)).map(Value.text))
    facts[TargetField.storyboards.name] = .list(documents)
    origins[TargetField.storyboards.name] = places
  }

  private mutating func readSources(
    _ files: [String], _ access: FileAccess, _ display: (String) -> String
  ) {
    var read: [(file: String, bytes: [UInt8])] = []
    var missing: [String] = []
    for file in files {
      if let bytes = try? access.bytes(of: file, limit: Self.longestSource) {
        read.append((display(access.absolute(file)), bytes))
      } else {
        missing.append(display(access.absolute(file)))
      }
    }
    let reading = SourceReader.read(read)
    notes += reading.notes
    facts[TargetField.source.name] = .list(reading.observations.map(\.value))
    guard let first = missing.first else { return }
    partial.insert(TargetField.source.name)
    notes.append(.sourcesMissing(first, count: missing.count, of: files.count))
  }
}

/// The files of a target, absolute, in the order of its build phases.
struct TargetFiles {
  private(set) var sources: [String] = []
  private(set) var interfaces: [String] = []
  /// Folders that could not be listed.
  private(set) var unlisted: [String] = []

  init(_ target: ProjectTarget, project: ProjectFile, access: FileAccess, folder: String) {
    for id in target.object.texts("buildPhases") {
      guard let phase = project[id] else { continue }
      for entry in phase.texts("files") {
        guard let file = project[entry]?.text("fileRef") else { continue }
        for path in project.files(of: file) { add(FilePath.place(path, in: folder)) }
      }
    }
    let own = Set(target.object.texts("fileSystemSynchronizedGroups"))
    for (id, group) in project.synchronizedGroups {
      guard let path = project.path(of: id) else { continue }
      let root = FilePath.place(path, in: folder)
      let exceptions = group.texts("exceptions").compactMap { project[$0] }
        .filter { $0.text("target") == target.id }.flatMap { $0.texts("membershipExceptions") }
      if own.contains(id) {
        addFolder(root, excluded: Set(exceptions), access: access)
      } else {
        // To a target that has not the folder, an exception adds a file.
        for name in exceptions { add(root + "/" + name) }
      }
    }
  }

  /// Since Xcode 16 a folder may be a member as a whole.
  private mutating func addFolder(_ root: String, excluded: Set<String>, access: FileAccess) {
    var waiting = [""]
    var count = 0
    while let relative = waiting.popLast(), count < Self.mostEntries {
      let path = relative.isEmpty ? root : root + "/" + relative
      guard let names = try? access.entries(of: path) else {
        unlisted.append(path)
        continue
      }
      for name in names where !name.hasPrefix(".") {
        count += 1
        let inside = relative.isEmpty ? name : relative + "/" + name
        guard !excluded.contains(inside), !excluded.contains(Self.localized(relative, name) ?? inside) else {
          continue
        }
        if access.isLink(root + "/" + inside) { continue }
        if access.isFolder(root + "/" + inside) {
          if !name.hasSuffix(".xcassets"), inside.utf8.count < 1000 { waiting.append(inside) }
        } else {
          add(root + "/" + inside)
        }
      }
    }
  }

  private static let mostEntries = 20_000

  /// How an exception names a file that every language has of its own.
  private static func localized(_ folder: String, _ name: String) -> String? {
    guard folder.hasSuffix(".lproj") else { return nil }
    return FilePath.folder(of: folder) + "/Localized: " + name
  }

  private mutating func add(_ path: String) {
    switch FilePath.suffix(of: path) {
    case "swift", "m", "mm": sources.append(path)
    case "storyboard", "xib": interfaces.append(path)
    default: break
    }
  }
}

extension LocalizedText {
  fileprivate static func sourcesMissing(_ first: String, count: Int, of all: Int) -> LocalizedText {
    LocalizedText(
      hans: "\(all) 个源文件中有 \(count) 个读不到（如 \(first)）；没有找到的写法因此记为未知。",
      hant: "\(all) 個原始檔中有 \(count) 個讀不到（如 \(first)）；沒有找到的寫法因此記為未知。",
      en: """
        \(count) of \(all) source files could not be read (such as \(first)); what was not found counts as unknown.
        """)
  }
}
