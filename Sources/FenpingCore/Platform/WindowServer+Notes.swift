extension WindowServer {
  /// Something that is not promised, or not known, of what happened. The server notes it where it happens.
  enum Doubt: Int, CaseIterable {
    case orderOfApps
    case snapshots
    case orderOfScenes
    case activeAgain
    case turnedHalf
    case underSlideOver
    case freeWidths
    case edgeOfLiveWindow
    case width
  }

  /// What is not promised, or not known, of what happened: a sentence or two each, none where all is certain.
  public var notes: [LocalizedText] { Doubt.allCases.filter(doubts.contains).map(\.text) }
}

extension WindowServer.Doubt {
  var text: LocalizedText {
    switch self {
    case .orderOfApps:
      LocalizedText(
        hans: "两个应用是两个进程，它们的事件之间没有先后保证。", hant: "兩個應用程式是兩個行程，它們的事件之間沒有先後保證。",
        en: "The apps are two processes; nothing is promised about the order between them.")
    case .snapshots:
      LocalizedText(
        hans: "快照拍几张、按什么顺序没有保证；这里走遍松手可能得到的每种布局，最后回到起点的布局。",
        hant: "快照拍幾張、依什麼順序沒有保證；這裡走遍放手可能得到的每種版面，最後回到起點的版面。",
        en: """
          How many snapshots are taken, and in which order, is not promised; here every layout that a release \
          could give is visited, the one at the start last.
          """)
    case .orderOfScenes:
      LocalizedText(
        hans: "拖动期间各场景回调的顺序没有找到说明，这里按应用委托的情形推演。",
        hant: "拖移期間各場景回呼的順序沒有找到說明，這裡依應用程式委派的情形推演。",
        en: "No source tells the order of scene callbacks during a drag; here it is that of the app delegate."
      )
    case .activeAgain:
      LocalizedText(
        hans: "松手后应用重新变为活动状态，这是由文档推知的，没有明文。", hant: "放手後應用程式重新變成作用中，這是由文件推知的，沒有明文。",
        en: "That an app becomes active again after the release is implied by the documentation, not stated.")
    case .turnedHalf:
      LocalizedText(
        hans: "竖屏没有对半的布局；横屏对半转到竖屏后成为一宽一窄，宽的归主应用，这是推知的。",
        hant: "直向沒有對半的版面；橫向對半轉到直向後成為一寬一窄，寬的歸主要應用程式，這是推知的。",
        en: """
          Portrait has no half split; that a landscape half becomes a wide column for the primary app and a \
          narrow one is derived.
          """)
    case .underSlideOver:
      LocalizedText(
        hans: "iOS 9 的 Slide Over 打开时，主应用是否会失去活动状态，没有找到说明。",
        hant: "iOS 9 的 Slide Over 開啟時，主要應用程式是否會變成非作用中，沒有找到說明。",
        en: "Whether the primary app stays active beneath Slide Over in iOS 9 was found in no source.")
    case .freeWidths:
      LocalizedText(
        hans: """
          iPadOS 26 的窗口在拖动时实时改变大小，并保持活动状态；这里的一次代表许多次。宽度由用户自由决定：639 点是 compact、\
          678 点是 regular，其间的阈值没有公布。
          """,
        hant: """
          iPadOS 26 的視窗在拖移時即時改變大小，並維持作用中；這裡的一次代表許多次。寬度由使用者自由決定：639 點是 compact、\
          678 點是 regular，其間的門檻沒有公布。
          """,
        en: """
          In iPadOS 26 windows are resized live while the user drags, and stay active; one resize here stands for \
          many. The width is the user's choice: 639 points are compact and 678 regular, and the threshold \
          between was not published.
          """)
    case .edgeOfLiveWindow:
      LocalizedText(
        hans: "在 iPadOS 26 中把分隔线拖到边缘松手，那个窗口会怎样没有找到说明，这里不作推演。",
        hant: "在 iPadOS 26 中把分隔線拖到邊緣放手，那個視窗會怎樣沒有找到說明，這裡不作推演。",
        en: """
          What becomes of a window in iPadOS 26 when the divider is let go at the edge was found in no \
          source; nothing is said of it here.
          """)
    case .width:
      LocalizedText(
        hans: "其中有宽度是推算的，而且有疑问：请在设备上核实。", hant: "其中有寬度是推算的，而且有疑問：請在裝置上核實。",
        en: "Some of these widths are computed and in doubt: check them on the device.")
    }
  }
}
