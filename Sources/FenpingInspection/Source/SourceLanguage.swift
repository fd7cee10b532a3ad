/// The language of a source file, by its name.
enum SourceLanguage: Sendable, Hashable {
  case swift
  /// Headers and Objective-C++ too: what is looked for is spelled the same.
  case objectiveC

  /// nil for a file that is not read.
  init?(file: String) {
    guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch file[dot...].lowercased() {
    case ".swift": self = .swift
    case ".m", ".mm", ".h": self = .objectiveC
    default: return nil
    }
  }
}
