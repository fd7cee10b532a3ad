extension Rule {
  static let generatedInfoPlist = Rule(
    "setup/generated-info-plist", severity: .warning,
    title: LocalizedText(
      hans: "INFOPLIST_KEY_ 设置只在生成 Info.plist 时生效",
      hant: "INFOPLIST_KEY_ 設定只在產生 Info.plist 時生效",
      en: "INFOPLIST_KEY_ settings need a generated Info.plist"),
    statement: LocalizedText(
      hans: """
        INFOPLIST_KEY_ 开头的构建设置只有在 GENERATE_INFOPLIST_FILE 为 YES 时才写进 Info.plist；\
        与自带的文件合并时，单个的值以设置为准，数组取两者的并集。
        """,
      hant: """
        INFOPLIST_KEY_ 開頭的建置設定只有在 GENERATE_INFOPLIST_FILE 為 YES 時才寫進 Info.plist；\
        與自備的檔案合併時，單一的值以設定為準，陣列則取兩者的聯集。
        """,
      en: """
        Build settings that begin with INFOPLIST_KEY_ reach the Info.plist only where \
        GENERATE_INFOPLIST_FILE is YES; merged with a file of your own, single values come from the setting \
        and arrays are united.
        """),
    rationale: LocalizedText(
      hans: """
        目标自带 Info.plist 而没有打开生成时，这些设置看上去写好了，却什么也不起作用：\
        方向或启动画面就这样缺失。数组取并集，所以设置也删不掉文件里的方向。
        """,
      hant: """
        目標自備 Info.plist 而沒有打開產生功能時，這些設定看起來寫好了，卻什麼也不起作用：\
        方向或啟動畫面就這樣缺失。陣列取聯集，所以設定也刪不掉檔案裡的方向。
        """,
      en: """
        In a target with its own Info.plist and no generation these settings look done and do nothing: \
        orientations or the launch screen go missing that way. As arrays are united, a setting cannot remove \
        an orientation of the file either.
        """),
    advice: LocalizedText(
      hans: "打开 Generate Info.plist File，或者把键写进文件；一个键只在一处声明。",
      hant: "打開 Generate Info.plist File，或者把鍵寫進檔案；一個鍵只在一處宣告。",
      en: """
        Either turn on Generate Info.plist File or write the keys into the file, and declare each key in one \
        place only.
        """),
    validity: [
      ValidityClause(
        .sdk, since: Version(15), .holds,
        LocalizedText(
          hans: "Xcode 13 起的模板默认生成 Info.plist。",
          hant: "Xcode 13 起的範本預設會產生 Info.plist。",
          en: "Templates have generated the Info.plist since Xcode 13."))
    ],
    sources: [SetupSource.infoPlistProcessing],
    patterns: [StatementPattern("generated-info-plist")],
    evaluator: .planned(.check)
  )
}
