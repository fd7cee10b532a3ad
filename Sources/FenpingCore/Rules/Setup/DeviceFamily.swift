extension Rule {
  static let deviceFamily = Rule(
    "setup/device-family",
    title: LocalizedText(
      hans: "设备系列要包含 iPad",
      hant: "裝置系列要包含 iPad",
      en: "Include iPad in the device families"),
    statement: LocalizedText(
      hans: "只有设备系列包含 2（iPad）的目标才能参与 iPad 多任务；只面向 iPhone 的应用永远不会分屏。",
      hant: "只有裝置系列包含 2（iPad）的目標才能參與 iPad 多工；只面向 iPhone 的應用程式永遠不會並排顯示。",
      en: """
        Only a target whose device families include 2 (iPad) takes part in iPad multitasking; \
        an app for iPhone alone never shares the screen.
        """),
    rationale: LocalizedText(
      hans: """
        只面向 iPhone 的应用在 iPad 上以兼容方式显示，没有自己的 iPad 窗口，\
        因此 Xcode 和 App Store 都不对它检查多任务要求。
        """,
      hant: """
        只面向 iPhone 的應用程式在 iPad 上以相容方式顯示，沒有自己的 iPad 視窗，\
        因此 Xcode 和 App Store 都不對它檢查多工要求。
        """,
      en: """
        An iPhone app is shown on iPad in a compatibility mode and has no iPad window of its own, \
        so neither Xcode nor the store checks it for multitasking.
        """),
    advice: LocalizedText(
      hans: """
        把构建设置 TARGETED_DEVICE_FAMILY 设为“1,2”或“2”，不要写在 Info.plist 里：\
        构建设置会覆盖 UIDeviceFamily，而哪里都没设置时默认只有 iPhone。
        """,
      hant: """
        把建置設定 TARGETED_DEVICE_FAMILY 設為「1,2」或「2」，不要寫在 Info.plist 裡：\
        建置設定會覆蓋 UIDeviceFamily，而哪裡都沒設定時預設只有 iPhone。
        """,
      en: """
        Set the build setting TARGETED_DEVICE_FAMILY to “1,2” or “2” rather than the Info.plist: \
        the setting overwrites UIDeviceFamily, and where it is set nowhere the default is iPhone alone.
        """),
    validity: [
      ValidityClause(
        .sdk, since: Version(9), .holds,
        LocalizedText(
          hans: "多任务检查只针对包含 iPad 的应用。",
          hant: "多工檢查只針對包含 iPad 的應用程式。",
          en: "Multitasking is checked only in apps that include iPad."))
    ],
    sources: [SetupSource.productValidation, SetupSource.infoPlistProcessing],
    patterns: [StatementPattern("device-family")],
    inputs: [TargetField.deviceFamilies, TargetField.platform],
    evaluator: .planned(.check)
  )
}
