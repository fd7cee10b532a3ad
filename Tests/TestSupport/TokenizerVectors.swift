/// What a reader expects of the full-text index, one expectation a value. The tokenizer's own tests check
/// them with a matcher in memory; the index's tests put the same ones through FTS5.
public struct TokenizerVector: Sendable, CustomStringConvertible {
  public let number: Int
  public let document: String
  /// The words to be found in one piece.
  public let phrase: String
  /// Whether the last word may go on.
  public let isPrefix: Bool
  public let matches: Bool
  /// The stretches of the document that the tokens that matched come from; nil where nobody cares.
  public let marked: [String]?
  /// The stretches that a hit marks. Its whole, where a token stands for the whole of a name at its first part.
  public let highlighted: [String]?

  init(
    _ number: Int, _ document: String, _ phrase: String, isPrefix: Bool = false, matches: Bool = true,
    marked: [String]? = nil, highlighted: [String]? = nil
  ) {
    self.number = number
    self.document = document
    self.phrase = phrase
    self.isPrefix = isPrefix
    self.matches = matches
    self.marked = marked
    self.highlighted = highlighted ?? marked
  }

  /// The vector as FTS5 is asked.
  public var pattern: String { "\"\(phrase)\"" + (isPrefix ? " *" : "") }

  /// The vector as a person types it.
  public var query: String { "\"\(phrase)\"" + (isPrefix ? "*" : "") }

  public var description: String { "\(number): \(query) in \(document)" }
}

extension TokenizerVector {
  private static let selectorDocument =
    "实现 splitViewController:shouldHideViewController:inOrientation: 方法"

  public static let all: [TokenizerVector] = [
    TokenizerVector(
      1, "分割视图控制器必须是窗口的根视图控制器", "視圖控制器", marked: ["视图控制器", "视图控制器"]),
    TokenizerVector(2, "分割檢視控制器必須是視窗的根檢視控制器", "检视", marked: ["檢視", "檢視"]),
    TokenizerVector(3, "您需要實作委託方法", "委托方法", marked: ["委託方法"]),
    TokenizerVector(4, "主视图会被隐藏", "图", marked: ["图"]),
    TokenizerVector(5, "主视图会被隐藏", "图视", matches: false),
    TokenizerVector(6, "先保存文件。退出应用", "件退", matches: false),
    TokenizerVector(7, "頭髮與發生", "头发", marked: ["頭髮"]),
    TokenizerVector(8, "看著螢幕", "看着萤幕", marked: ["看著螢幕"]),
    TokenizerVector(9, "乾燥、幹部、干擾", "干燥", marked: ["乾燥"]),
    TokenizerVector(10, "裡面與裏面", "里面", marked: ["裡面", "裏面"]),
    TokenizerVector(11, "什麼時候", "什么", marked: ["什麼"]),
    TokenizerVector(12, "請回覆訊息", "回复", marked: ["回覆"]),
    TokenizerVector(13, "帳號設定", "账号设定", marked: ["帳號設定"]),
    TokenizerVector(
      14, "在UISplitViewController中使用", "UISplitViewController", marked: ["UISplitViewController"]),
    TokenizerVector(
      15, "在UISplitViewController中使用", "uisplitviewcontroller", marked: ["UI"],
      highlighted: ["UISplitViewController"]),
    TokenizerVector(
      16, "在UISplitViewController中使用", "split view controller", marked: ["SplitViewController"]),
    TokenizerVector(
      17, "在UISplitViewController中使用", "SplitViewController", marked: ["SplitViewController"]),
    TokenizerVector(18, "在UISplitViewController中使用", "splitview", isPrefix: true),
    TokenizerVector(19, "在UISplitViewController中使用", "plitview", isPrefix: true, matches: false),
    TokenizerVector(
      20, "在UISplitViewController中使用", "UISplitViewController中使用",
      marked: ["UISplitViewController中使用"]),
    TokenizerVector(21, "在 UISplitViewController 中使用", "在UISplitViewController中"),
    TokenizerVector(22, "split view controllers in iOS 8", "UISplitViewController", matches: false),
    TokenizerVector(
      23, "split view controllers in iOS 8", "split view controller", marked: ["split view controllers"]),
    TokenizerVector(
      24, selectorDocument, "splitViewController:shouldHideViewController:inOrientation:",
      marked: ["splitViewController:shouldHideViewController:inOrientation"]),
    TokenizerVector(25, selectorDocument, "shouldHideViewController:"),
    TokenizerVector(
      26, selectorDocument, "should hide view controller", marked: ["shouldHideViewController"]),
    TokenizerVector(27, selectorDocument, "shouldHideViewController:splitViewController:", matches: false),
    TokenizerVector(28, "ＵＩＶｉｅｗ　的子類", "UIView", marked: ["ＵＩＶｉｅｗ"]),
    TokenizerVector(29, "ＵＩＶｉｅｗ　的子類", "view的子类", marked: ["Ｖｉｅｗ　的子類"]),
    TokenizerVector(30, "支持 iOS8 及以上", "iOS 8", marked: ["iOS8"]),
    TokenizerVector(31, "支持 iOS 8.1 及以上", "8.1", marked: ["8.1"]),
    TokenizerVector(31, "支持 iOS 8.1 及以上", "81", matches: false),
    TokenizerVector(32, "NSURLSession 会缓存响应", "url session", marked: ["URLSession"]),
    TokenizerVector(33, "打开 C 盘", "C盘", marked: ["C 盘"]),
    TokenizerVector(34, "API配置说明", "配置", marked: ["配置"]),
    TokenizerVector(
      35, "UI\u{AD}Split\u{200B}View", "split view", marked: ["Split\u{200B}View"]),
    TokenizerVector(36, "返回IDs和URLs", "ID", marked: ["IDs"]),
    TokenizerVector(37, "max_row_count 的上限", "max row count", marked: ["max_row_count"]),
    TokenizerVector(38, "viewControllers 属性", "view controller", marked: ["viewControllers"]),
  ]
}
