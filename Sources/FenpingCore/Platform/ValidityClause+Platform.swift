// The ranges of versions that the rules about two apps share.

extension ValidityClause {
  /// A privilege of the primary app: iOS 9 and 10.
  static func roles(_ text: LocalizedText) -> [ValidityClause] {
    [
      ValidityClause(.os, since: Version(9), until: Version(11), .holds, text),
      ValidityClause(
        .os, since: Version(11), until: Version(26), .replaced,
        MultitaskingModel.equalWindows.insteadOfRoles.then(
          LocalizedText(
            hans: "苹果后来的文档不再使用这对名称，但没有找到明确宣布取消的文字。",
            hant: "Apple 後來的文件不再使用這組名稱，但沒有找到明確宣布取消的文字。",
            en: "Apple's later texts no longer use the two names; none was found that withdraws them."))),
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

extension LocalizedText {
  /// This text and a further sentence.
  func then(_ next: LocalizedText) -> LocalizedText {
    LocalizedText(hans: hans + next.hans, hant: hant + next.hant, en: en + " " + next.en)
  }
}
