import FenpingText
import Testing

@testable import FenpingExtraction

@Suite struct ImperativeReaderTests {
  private static func isImperative(_ clause: String) -> Bool {
    let text = FoldedText(clause).bytes
    return ImperativeReader.isImperative(text, 0..<text.count, markers: Lexicon.table.matches(in: text))
  }

  @Test(arguments: [
    "打开项目文件", "開啟檢查器", "選取第一個視窗", "请选中根控制器", "請先下載開發工具", "然后设置委托", "最後移除觀察者",
    // An object or a place may stand before the verb.
    "把按钮拖到界面上", "從物件庫拖出一個按鈕", "在检查器里勾选这个选项", "將寬度設為固定值", "给控制器指定一个委托",
    "通过代码创建两个窗口", "在你的專案中加入圖片",
    // A subject does no harm where the clause says that it is an order.
    "你所要做的就是打开它", "你只需添加一个键",
  ])
  func findsAnOrder(clause: String) {
    #expect(Self.isImperative(clause))
  }

  @Test(arguments: [
    // Somebody else does it.
    "系统会打开文件", "使用者可以選擇佈局", "控制器處理旋轉", "在运行时系统会调用这个方法", "在这里你不能使用它",
    // It is done already.
    "添加了新的窗口", "它提供了一个方法",
    // The verb is part of a noun, or of the subject.
    "處理器很快", "编辑器已经打开", "使用它的好处很多", "修改它的過程是一樣的",
    // Nothing is done.
    "窗口很窄", "寬度是固定的", "。", "",
  ])
  func findsNone(clause: String) {
    #expect(!Self.isImperative(clause))
  }
}
