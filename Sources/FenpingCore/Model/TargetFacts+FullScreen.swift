extension TargetFacts {
  /// What the key says that names a version from which the full-screen key is ignored.
  var fullScreenIgnoredFrom: LocalizedText? {
    let field = TargetField.fullScreenIgnoredFrom
    guard let value = values[field.name] else { return nil }
    // The system looks at it only where the full-screen key is true.
    guard self[TargetField.requiresFullScreen] != .known(false), declares(TargetField.requiresFullScreen)
    else { return .ignoredInVain }
    switch self[field] {
    case .unresolved(let text): return .unresolved(field.name, text)
    case .known(let text): return Version(text).map { .ignored(from: $0) } ?? .ignoredUnreadably(value)
    case .absent: return .ignoredUnreadably(value)
    }
  }
}

extension LocalizedText {
  fileprivate static func ignored(from version: Version) -> LocalizedText {
    LocalizedText(
      hans: "系统从 \(version) 起忽略它（需要 26.2 或更新的系统；有人实测没有看到效果，请在设备上确认）。",
      hant: "系統從 \(version) 起忽略它（需要 26.2 或更新的系統；有人實測沒有看到效果，請在裝置上確認）。",
      en: """
        Systems from \(version) on ignore it (this takes 26.2 or later; measurements saw no effect, so try it \
        on a device).
        """)
  }

  fileprivate static func ignoredUnreadably(_ value: Value) -> LocalizedText {
    LocalizedText(
      hans: "UIRequiresFullScreenIgnoredStartingWithVersion 应是写着系统版本的字符串，如 \"26\"；这里的 \(value) 不是，效果没有文档说明。",
      hant: "UIRequiresFullScreenIgnoredStartingWithVersion 應是寫著系統版本的字串，如 \"26\"；這裡的 \(value) 不是，效果沒有文件說明。",
      en: """
        UIRequiresFullScreenIgnoredStartingWithVersion is a string that holds a system version, such as "26"; \
        \(value) here is none, and what it does is not documented.
        """)
  }

  fileprivate static let ignoredInVain = LocalizedText(
    hans: "UIRequiresFullScreenIgnoredStartingWithVersion 只在 UIRequiresFullScreen 为真时才有人读。",
    hant: "UIRequiresFullScreenIgnoredStartingWithVersion 只在 UIRequiresFullScreen 為真時才有人讀。",
    en: "UIRequiresFullScreenIgnoredStartingWithVersion is read only where UIRequiresFullScreen is true.")
}
