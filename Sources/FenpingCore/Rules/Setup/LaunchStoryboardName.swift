extension Rule {
  static let launchStoryboardName = Rule(
    "setup/launch-storyboard-name", storeCodes: ["90476", "90705"], severity: .error,
    title: LocalizedText(
      hans: "启动故事板的名字不带扩展名，且文件要属于编译目标",
      hant: "啟動 Storyboard 的名稱不含副檔名，且檔案要屬於建置目標",
      en: "Name the launch storyboard without extension, and ship the file"),
    statement: LocalizedText(
      hans: "UILaunchStoryboardName 写的是不带扩展名的文件名，同名的故事板必须属于该目标。",
      hant: "UILaunchStoryboardName 寫的是不含副檔名的檔名，同名的 Storyboard 必須屬於該目標。",
      en: """
        UILaunchStoryboardName holds a file name without extension, and the storyboard of that name must \
        belong to the target.
        """),
    rationale: LocalizedText(
      hans: """
        值里带 .storyboard 时，构建和运行都不报错，Xcode 的检查也只看键在不在；App Store 却按这个值找文件，\
        找不到就以 ITMS-90476 或 ITMS-90705 拒绝。
        """,
      hant: """
        值裡帶 .storyboard 時，建置和執行都不會出錯，Xcode 的檢查也只看鍵在不在；App Store 卻按這個值找檔案，\
        找不到就以 ITMS-90476 或 ITMS-90705 退件。
        """,
      en: """
        With “.storyboard” in the value the app builds and runs, and Xcode only checks that the key \
        is there; the store looks for the file of that name and refuses the upload with ITMS-90476 or \
        ITMS-90705.
        """),
    advice: LocalizedText(
      hans: """
        去掉值里的扩展名，并在 Target Membership 里勾选该故事板；拒绝信里引用的名字若以 .storyboard 结尾，\
        就是扩展名写多了。
        """,
      hant: """
        去掉值裡的副檔名，並在 Target Membership 裡勾選該 Storyboard；\
        退件信裡引用的名稱若以 .storyboard 結尾，就是多寫了副檔名。
        """,
      en: """
        Drop the extension from the value and tick the storyboard's target membership; \
        a name that ends in .storyboard in the refusal means that the value has the extension.
        """),
    validity: [
      ValidityClause(
        .sdk, since: Version(9), .holds,
        LocalizedText(
          hans: "App Store 的措辞几经改变，要求没有变。",
          hant: "App Store 的措辭幾經改變，要求沒有變。",
          en: "The store's wording has changed; what it asks for has not."))
    ],
    sources: [
      SetupSource.launchStoryboardName, SetupSource.launchFileRejection, SetupSource.productValidation,
    ],
    patterns: [StatementPattern("launch-screen|storyboard", "file-extension")],
    inputs: [
      TargetField.launchStoryboardName, TargetField.iPadLaunchStoryboardName, TargetField.launchScreen,
      TargetField.platform,
    ],
    evaluator: .planned(.check)
  )
}
