/// Finds the guides under the paths that were given, each with the name that it has in an index.
struct GuideFinder {
  struct Source: Sendable {
    /// What stands below the argument that brought the file in.
    let name: String
    let path: String
  }

  let console: Console
  private(set) var hasFailed = false

  private var found: [Source] = []
  private var taken: [String: String] = [:]

  /// Folders deeper than this are a trap.
  private static let depthLimit = 64
  private static let suffixes: Set<String> = ["md", "markdown", "txt", "html", "htm", "jsonl"]

  init(console: Console) {
    self.console = console
  }

  /// In the order of their names' bytes, which is that of an index.
  var sources: [Source] {
    found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  mutating func find(_ path: String) {
    switch Files.kind(of: path) {
    case nil: fail(.file(Files.reasonForNothing(at: path)))
    case .folder: walk(path, below: "", depth: 0)
    case .file, .link, .other: add(path, name: Path.name(of: path))
    }
  }

  private mutating func walk(_ folder: String, below prefix: String, depth: Int) {
    guard depth < Self.depthLimit else { return fail(.file(.tooDeep(folder, limit: Self.depthLimit))) }
    do throws(FileError) {
      for name in try Files.names(in: folder) {
        let path = Path.join(folder, name)
        let isNamedAsGuide = Self.suffixes.contains(Path.suffix(of: name))
        switch Files.kind(of: path, followsLink: false) {
        case .folder: walk(path, below: Path.join(prefix, name), depth: depth + 1)
        case .file: if isNamedAsGuide { add(path, name: Path.join(prefix, name)) }
        case .link:
          // It could lead out of what was given, or round in a circle.
          if isNamedAsGuide || Files.kind(of: path) == .folder {
            console.note("\(path.singleLine): a link inside of a folder is not followed.")
          }
        case .other: if isNamedAsGuide { fail(.file(.notAFile(path))) }
        case nil: break
        }
      }
    } catch {
      fail(.file(error))
    }
  }

  private mutating func add(_ path: String, name: String) {
    let location = Files.realPath(path) ?? path
    if let other = taken[name] {
      if other != location { fail(.sameName(name, other, location)) }
      return
    }
    taken[name] = location
    found.append(Source(name: name, path: path))
  }

  private mutating func fail(_ error: CommandError) {
    console.error(error.message)
    hasFailed = true
  }
}
