/// The inputs that rules share: one name, one meaning.
public enum Fields {
  /// What an app is asked about, and by which words the screen is known.
  public static let device = Field<Device>(
    "device", .choice(Device.words),
    LocalizedText(
      hans: "iPad 的屏幕；点数相同的机型用同一个名字（7.9 英寸与 9.7 英寸相同），也认得机型的名称",
      hant: "iPad 的螢幕；點數相同的機型用同一個名字（7.9 吋與 9.7 吋相同），也認得機型的名稱",
      en: """
        the iPad's screen; models with the same points share a name (7.9 inches is as 9.7), and the names of \
        models are understood too
        """)
  ) { value in
    guard case .text(let word) = value else { return nil }
    return Device(familiar: word)
  }

  /// Which way up the screen is.
  public static let orientation = Field<WindowOrientation>(
    choice: "orientation",
    LocalizedText(hans: "屏幕的方向", hant: "螢幕的方向", en: "which way up the screen is"))

  /// One app's own part of the screen.
  public static let split = Field<SplitConfiguration>(
    choice: "split",
    LocalizedText(
      hans: "这个应用的窗口占屏幕的哪一份；slide-over 是浮在上面的窗口",
      hant: "這個應用程式的視窗佔螢幕的哪一份；slide-over 是浮在上方的視窗",
      en: "the part of the screen that this app's window takes; slide-over is the window that floats above"))

  /// The layout before the user acts.
  public static let startSplit = Field<SplitConfiguration>(
    "split", .choice(SplitConfiguration.starts.map(\.rawValue)), fallback: "2/3",
    LocalizedText(
      hans: """
        开始时主应用（靠前缘的应用）占屏幕的哪一份，另一个应用占其余部分；slide-over：主应用全屏，另一个浮在上面；full：只有\
        一个应用
        """,
      hant: """
        開始時主要應用程式（靠前緣者）佔螢幕的哪一份，另一個應用程式佔其餘部分；slide-over：主要應用程式全螢幕，另一個浮在\
        上方；full：只有一個應用程式
        """,
      en: """
        the part that the primary (leading) app has at the start, the other app having the rest; slide-over: \
        the primary app at full screen, the other above it; full: one app alone
        """)
  ) { value in
    guard case .text(let word) = value else { return nil }
    return SplitConfiguration(rawValue: word)
  }

  /// The primary or the secondary app, as iOS 9 and 10 tell them apart.
  public static let role = Field<AppRole>(
    choice: "role",
    LocalizedText(
      hans: "主应用还是次应用（iOS 9 和 10 的区分）", hant: "主要或次要應用程式（iOS 9 和 10 的區分）",
      en: "the primary or the secondary app, as iOS 9 and 10 tell them apart"))

  /// The system that runs the app. Where it is not given: 9, of which the classic guides speak.
  public static let os = Field<Version>(
    version: "os", fallback: "9",
    LocalizedText(
      hans: "运行应用的 iOS 或 iPadOS 版本", hant: "執行應用程式的 iOS 或 iPadOS 版本",
      en: "the version of iOS or iPadOS that runs the app"))

  /// Who hears of changes of state.
  public static let lifeCycle = Field<LifeCycle>(
    choice: "life-cycle", fallback: .appDelegate,
    LocalizedText(
      hans: "由谁接收状态变化：应用委托，或场景委托（iOS 13 起；未给出 os 时按 13 计算）。未给出时，iPadOS 26 起按场景计算",
      hant: "由誰接收狀態變化：應用程式委派，或場景委派（iOS 13 起；未指定 os 時以 13 計）。未指定時，iPadOS 26 起以場景計",
      en: """
        who hears of changes of state: the app delegate, or the scene delegate (since iOS 13, \
        which is assumed where os is not given). Where it is not given, from iPadOS 26 on scenes are assumed
        """))

  /// What the user does, in order.
  /// - Parameter typical: what is traced where nothing is given; it shows the rule at work.
  public static func actions(typically typical: [UserAction]) -> Field<[UserAction]> {
    Field(
      "actions", .list(UserAction.words), fallback: .list(typical.map { .text($0.word) }),
      LocalizedText(
        hans: """
          用户依次做什么：touch 按住分隔线，move 把它移到主应用占 2/3、1/2、1/3 处或屏幕边缘，release 松开，\
          rotate 旋转设备，press-home 按主屏幕按钮
          """,
        hant: """
          使用者依序做什麼：touch 按住分隔線，move 把它移到主要應用程式佔 2/3、1/2、1/3 處或螢幕邊緣，\
          release 放開，rotate 旋轉裝置，press-home 按主畫面按鈕
          """,
        en: """
          what the user does, in order: touch the divider, move it to where the primary app has 2/3, 1/2 or \
          1/3, or to an edge, release it, rotate the device, press-home
          """)
    ) { value in
      let words: [String]
      switch value {
      case .list(let list):
        words = list.compactMap { if case .text(let word) = $0 { word } else { nil } }
        guard words.count == list.count else { return nil }
      case .text(let text):
        words = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
      default: return nil
      }
      let actions = words.compactMap(UserAction.init(word:))
      return actions.count == words.count && !actions.isEmpty ? actions : nil
    }
  }
}

extension Field {
  /// The same field, with a value for where none is given.
  func fallingBack(to fallback: Value) -> Field {
    Field(name, kind, unit: unit, fallback: fallback, summary, read: read)
  }
}
