import FenpingModel
import Testing

@testable import FenpingDocuments

@Suite struct AdvertFinderTests {
  private static let guide = """
    分屏要点
    应用程序要支持分屏，窗口的尺寸随时会变。
    进入后台之前，系统会调用委托的方法。
    """

  private static let advert = """
    天天改需求、月月赶工期，你的薪水跟得上吗？？
    我们正在寻找愿意一起折腾的伙伴，欢迎加入我们！！
    本期训练营现在报名可享优惠，名额有限。
    还等什么？
    联系人请加 QQ 12345678
    """

  @Test func cutsAnAdvertAtTheEnd() throws {
    let document = try document(Self.guide + "\n" + Self.advert)
    #expect(document.blocks.count == 3)
    #expect(document.omissions == [Omission(.advert, lines: 4...8)])
  }

  @Test(arguments: [
    "更多好文请看我的公众号。", "第一课免费试听，名额有限。", "新书已在京东上架，支持作者请下单！",
    "加入知识星球，和大家一起学 iOS。", "我們正在招募夥伴，待遇優厚。",
  ])
  func cutsASingleLine(sentence: String) throws {
    #expect(try document(Self.guide + "\n" + sentence).omissions == [Omission(.advert, lines: 4...4)])
  }

  @Test(arguments: [
    "希望这篇文章对你有帮助，谢谢阅读！",
    "想要了解更多，可以阅读 UIKit 的文档。",
    "团队里的每个人都应当在模拟器上试一次分屏。",
    "关闭窗口之前先保存用户的选择，程序员常常忘记这一步！",
    "视图可以订阅系统的通知，也可以把事件转发给委托。",
    "付费的应用程序同样要支持全部方向，免费的也不例外。",
  ])
  func keepsAnHonestEnd(sentence: String) throws {
    let document = try document(Self.guide + "\n" + sentence)
    #expect(document.blocks.count == 4)
    #expect(document.omissions.isEmpty)
  }

  /// In a text about something else, a block without a word of the subject is nothing special.
  @Test func asksWhatTheDocumentIsAbout() throws {
    let text = "菜谱\n先把豆腐切成小块，再撒一点盐。\n锅里放油，小火煎到两面金黄。\n" + Self.advert
    #expect(try document(text).omissions.isEmpty)
  }

  @Test func readsAnAdvertFromBulk() throws {
    let line = #"{"id":"a","title":"分屏","text":"应用程序的窗口会变。\n现在报名享受优惠，扫码加群！！"}"#
    let documents = try DocumentReader.documents(from: Array(line.utf8), name: "all.jsonl")
    #expect(documents.first?.blocks.count == 2)
  }

  /// The example beside each sign shows the sign.
  @Test func everySignHasItsExample() {
    for sign in AdvertSigns.promotion {
      #expect(foldedText(sign.example).contains(foldedText(sign.word)), "\(sign.word)")
    }
  }
}
