/// Why something could not be checked: one line that names the file and the way out.
public enum InspectionError: Error, Sendable, Hashable {
  /// There is nothing at the path, or it may not be read.
  case unreadable(file: String, reason: String)
  /// It is there, and it is not what its name says: a truncated project, a plist of the wrong type.
  case malformed(file: String, reason: String)
  /// Larger than anything that is read here, or an archive that would grow to more; in bytes.
  case tooLarge(file: String, limit: Int)
  /// A folder or an archive in which there is nothing to check.
  case nothingToCheck(file: String)
  /// A project of a generator, such as XcodeGen's `project.yml`, that has not been run.
  case notGenerated(file: String, command: String)
}

extension InspectionError: CustomStringConvertible {
  /// The file, and what is wrong with it.
  public var description: String { "\(file): \(reason)" }

  public var file: String {
    switch self {
    case .unreadable(let file, _), .malformed(let file, _), .tooLarge(let file, _), .nothingToCheck(let file),
      .notGenerated(let file, _):
      file
    }
  }

  public var reason: String {
    switch self {
    case .unreadable(_, let reason), .malformed(_, let reason): reason
    case .tooLarge(_, let limit): "larger than \(limit >> 20) MB"
    case .nothingToCheck: "there is no Xcode project, Info.plist or app to check"
    case .notGenerated(_, let command):
      "this describes a project and is none; run '\(command)' and check the project, or check the built app"
    }
  }
}
