// The ranges of versions that the rules about two apps share.

extension ValidityClause {
  /// A privilege of the primary app: iOS 9 and 10.
  static func roles(_ text: LocalizedText) -> [ValidityClause] {
    [
      ValidityClause(.os, since: Version(9), until: Version(11), .holds, text),
      ValidityClause(
        .os, since: Version(11), until: Version(26), .replaced,
        MultitaskingModel.equalWindows.insteadOfRoles),
      ValidityClause(
        .os, since: Version(26), .replaced, MultitaskingModel.windowedApps.insteadOfRoles),
    ]
  }

  /// A rule about the divider: iOS 9 to iPadOS 18.
  static func divider(_ text: LocalizedText) -> [ValidityClause] {
    [
      ValidityClause(.os, since: Version(9), until: Version(26), .holds, text),
      ValidityClause(
        .os, since: Version(26), .replaced, MultitaskingModel.windowedApps.insteadOfDivider),
    ]
  }
}
