/// How a call looks that saves something.
enum SavingSigns {
  /// What such a method's name begins with, or is.
  static let beginnings = ["save", "persist", "autosave", "archive", "synchronize"]

  /// Methods that are called because the user has changed something; what saves in them saves on change.
  static let changes: Set<String> = [
    "textViewDidChange", "textFieldDidChangeSelection", "textFieldDidEndEditing", "textViewDidEndEditing",
  ]

  /// `save`, `saveContext` and `save_state` are; `saved`, `savings` are not.
  static func isCall(_ word: String) -> Bool {
    beginnings.contains { beginning in
      guard word.hasPrefix(beginning) else { return false }
      guard let next = word.utf8.dropFirst(beginning.utf8.count).first else { return true }
      return next == UInt8(ascii: "_") || (next >= UInt8(ascii: "A") && next <= UInt8(ascii: "Z"))
    }
  }
}
