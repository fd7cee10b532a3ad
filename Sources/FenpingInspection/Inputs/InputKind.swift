/// What there is to check; each with its path.
enum InputKind: Sendable, Hashable {
  /// The `.xcodeproj` folder.
  case project(String)
  /// The `.xcworkspace` folder.
  case workspace(String)
  /// An Info.plist alone; a built one says which SDK it was built with.
  case infoPlist(String, isBuilt: Bool)
  /// The `.app` folder.
  case app(String)
  /// The `.xcarchive` folder.
  case xcodeArchive(String)
  /// The `.ipa` file.
  case ipa(String)
  /// Another folder, to be searched.
  case folder(String)

  var path: String {
    switch self {
    case .project(let path), .workspace(let path), .infoPlist(let path, _), .app(let path),
      .xcodeArchive(let path), .ipa(let path), .folder(let path):
      path
    }
  }
}
