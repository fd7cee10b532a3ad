extension CollapseTrace {
  static func neverCollapses(_ os: Version) -> LocalizedText {
    LocalizedText(
      hans: "iOS \(os) 没有折叠：折叠和展开从 iOS 8 起才有。",
      hant: "iOS \(os) 沒有收合：收合和展開從 iOS 8 起才有。",
      en: "Nothing collapses in iOS \(os): collapsing and expanding came with iOS 8.")
  }

  static let columnsOnly = LocalizedText(
    hans: "top-column 和 compact-column 只用于列样式，而且那一列要存在：双列没有 supplementary。",
    hant: "top-column 和 compact-column 只用於欄樣式，而且那一欄要存在：雙欄沒有 supplementary。",
    en: """
      top-column and compact-column are for column styles, and the column must exist: two columns have no \
      supplementary one.
      """)

  static let classicOnly = LocalizedText(
    hans: "collapse-answer 和 separates 只用于 style=classic；列样式不调用这两个委托方法。",
    hant: "collapse-answer 和 separates 只用於 style=classic；欄樣式不呼叫這兩個委派方法。",
    en: "collapse-answer and separates are for style=classic; a column style does not call these two methods."
  )

  static func explain(_ interface: SplitCollapse) -> LocalizedText {
    if interface.style != .classic {
      return LocalizedText(
        hans: "列样式折叠后显示最上面的一列，展开后各列还是原来的视图控制器；委托方法实现了才会调用。",
        hant: "欄樣式收合後顯示最上面的一欄，展開後各欄還是原來的檢視控制器；委派方法實作了才會呼叫。",
        en: """
          A collapsed column style shows its top column, and expanded each column has its view controller still; \
          the delegate's methods are called where they are implemented.
          """)
    }
    switch interface.second {
    case .beside:
      return LocalizedText(
        hans: "最后两个窗格都在；窗格里的选择和位置仍要由应用自己保存。",
        hant: "最後兩個窗格都在；窗格裡的選取和位置仍要由應用程式自己儲存。",
        en: "In the end both panes are there; selection and position inside them remain the app's to keep.")
    case .pushed:
      return LocalizedText(
        hans: "第二个窗格在第一个的导航栈上，展开时弹出来又成为第二个窗格，它自己的栈不变。",
        hant: "第二個窗格在第一個的導覽堆疊上，展開時彈出來又成為第二個窗格，它自己的堆疊不變。",
        en: """
          The second pane is on the first one's navigation stack; expanding pops it and makes it the second pane \
          again, with its own stack as it was.
          """)
    case .presented:
      return LocalizedText(
        hans: "第一个窗格没有导航栈，新的内容只能模态呈现；第一个窗格请用导航控制器。",
        hant: "第一個窗格沒有導覽堆疊，新的內容只能以強制回應方式呈現；第一個窗格請用導覽控制器。",
        en: """
          The first pane has no navigation stack, so what is new is presented modally; make the first pane a \
          navigation controller.
          """)
    case .discarded:
      return LocalizedText(
        hans: "只剩第一个窗格，第二个被舍弃；展开时要由 splitViewController(_:separateSecondaryFrom:) 给出第二个。",
        hant: "只剩第一個窗格，第二個被捨棄；展開時要由 splitViewController(_:separateSecondaryFrom:) 給出第二個。",
        en: """
          The first pane is left and the second is dropped; on expanding, \
          splitViewController(_:separateSecondaryFrom:) should provide one.
          """)
    case .notPromised:
      return LocalizedText(
        hans: """
          栈上没有可以弹出的第二个窗格，文档没有说展开后第二个是谁；实现 splitViewController(_:separateSecondaryFrom:) \
          给出一个，并恢复选择。
          """,
        hant: """
          堆疊上沒有可以彈出的第二個窗格，文件沒有說展開後第二個是誰；實作 splitViewController(_:separateSecondaryFrom:) \
          給出一個，並恢復選取。
          """,
        en: """
          No second pane is on the stack to be popped, and the documentation does not say which one is there after \
          expanding; provide it in splitViewController(_:separateSecondaryFrom:) and restore the selection.
          """)
    }
  }
}
