import CLibXML2

/// The projects that a workspace lists.
struct Workspace {
  /// The paths of the `.xcodeproj` folders, in the order of the workspace; the one of CocoaPods is left out.
  let projects: [String]
  /// Why others that it lists cannot be read: they are not there, or outside of the tree that is checked.
  let unreachable: [InspectionError]

  private static let limit = 4 << 20

  /// - Parameter path: the `.xcworkspace` folder.
  init(_ path: String, in files: FileAccess) throws(InspectionError) {
    let list = FilePath.join(path, "contents.xcworkspacedata")
    let bytes = try files.bytes(of: list, limit: Self.limit)
    guard let locations = Self.locations(bytes, folder: FilePath.folder(of: files.absolute(path))) else {
      throw .malformed(file: files.relative(list), reason: "not the list of a workspace")
    }
    var projects: [String] = []
    var unreachable: [InspectionError] = []
    for location in locations where FilePath.suffix(of: location) == "xcodeproj" {
      guard FilePath.name(of: location) != FolderSearch.podsProject, !projects.contains(location)
      else { continue }
      do {
        _ = try files.entries(of: location)
        projects.append(location)
      } catch {
        unreachable.append(error)
      }
    }
    self.projects = projects
    self.unreachable = unreachable
  }

  /// libxml2's own state must be there before several threads parse.
  private static let library: Void = xmlInitParser()

  /// Where the files of the workspace are; nil where it is no workspace.
  private static func locations(_ bytes: [UInt8], folder: String) -> [String]? {
    library
    let options =
      CInt(XML_PARSE_NONET.rawValue) | CInt(XML_PARSE_NOERROR.rawValue) | CInt(XML_PARSE_NOWARNING.rawValue)
    let document = bytes.withUnsafeBytes { buffer in
      xmlReadMemory(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(buffer.count), nil, nil, options)
    }
    guard let document else { return nil }
    defer { xmlFreeDoc(document) }
    // Xcode declares nothing; what an entity would grow to is not found out.
    guard document.pointee.intSubset == nil, let root = xmlDocGetRootElement(document),
      name(of: root) == "Workspace"
    else { return nil }
    var reader = Reader(folder: folder)
    reader.read(below: root, base: reader.container)
    return reader.locations
  }

  private static func name(of node: xmlNodePtr) -> String { String(cString: node.pointee.name) }

  private struct Reader {
    /// The project in which the workspace lies, if it lies in one.
    let project: String?
    /// The folder in which both lie.
    let container: String
    var locations: [String] = []

    init(folder: String) {
      project = FilePath.suffix(of: folder) == "xcodeproj" ? folder : nil
      container = project == nil ? folder : FilePath.folder(of: folder)
    }

    /// libxml2 reads no document that is nested deeper than 256 elements.
    mutating func read(below parent: xmlNodePtr, base: String) {
      var next = parent.pointee.children
      while let node = next {
        next = node.pointee.next
        guard node.pointee.type == XML_ELEMENT_NODE else { continue }
        let place = place(of: node, base: base)
        switch Workspace.name(of: node) {
        case "FileRef": if let place { locations.append(place) }
        case "Group": read(below: node, base: place ?? base)
        default: break
        }
      }
    }

    /// `group:` starts at the folder of the group around it, `container:` at that of the workspace, and `self:` is the
    /// project in which the workspace lies.
    private func place(of node: xmlNodePtr, base: String) -> String? {
      guard let location = location(of: node), let colon = location.utf8.firstIndex(of: UInt8(ascii: ":"))
      else { return nil }
      let path = String(location[location.utf8.index(after: colon)...])
      switch location[..<colon] {
      case "group": return FilePath.normal(FilePath.join(base, path))
      case "container": return FilePath.normal(FilePath.join(container, path))
      // What follows may be where it once was.
      case "self": return project
      case "absolute": return FilePath.normal(path)
      default: return nil
      }
    }

    private func location(of node: xmlNodePtr) -> String? {
      guard let attribute = xmlHasProp(node, "location") else { return nil }
      var text: [UInt8] = []
      var part = attribute.pointee.children
      while let node = part {
        if let content = node.pointee.content { text += Array(String(cString: content).utf8) }
        part = node.pointee.next
      }
      return String(decoding: text, as: UTF8.self)
    }
  }
}
