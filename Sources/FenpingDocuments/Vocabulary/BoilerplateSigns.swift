/// Words in the class, id or role of an element that is not part of the main text.
enum BoilerplateSigns {
  enum Kind {
    case navigation
    case comment
  }

  /// Whole words of a label: `class="side nav"`, `id="footNav"`
  private static let words: Set<String> = [
    "nav", "menu", "foot", "footer", "side", "sider", "aside", "crumb", "crumbs", "share", "sharing",
    "related", "relate",
    "recommend", "copyright", "ad", "ads", "adv", "advert", "advertisement", "banner", "login", "search",
    "pager",
    "pagination", "hot", "rank", "ranking", "tag", "tags", "social", "toolbar", "tool", "tools", "topbar",
    "bottom",
    "links", "friendlink", "widget", "popup", "modal", "dialog", "qrcode", "subscribe", "prev", "next", "toc",
    "gutter",
    "reward", "donate", "like", "toplink", "sitemap", "skip", "sns", "bdsharebuttonbox", "jiathis",
    "navigation",
    "contentinfo", "complementary", "editsection", "navbox", "catlinks", "signin", "register", "dropdown",
    "linenos",
    "disclaimer", "statement", "previous", "hotnews", "catalog",
  ]

  /// Beginnings of a word: `commentList`, `sidebarRight`
  private static let stems = [
    "sidebar", "navbar", "navi", "breadcrumb", "footer", "relat", "recommend", "copyright", "advert", "share",
    "pagin",
    "toolbar", "subscrib", "download", "lineno",
  ]

  private static let commentStems = [
    "comment", "reply", "replies", "disqus", "gitalk", "pinglun", "respond", "liuyan",
  ]

  /// Words in the name of the element that holds an article: `class="entry-content"`
  private static let articleWords: Set<String> = [
    "article", "entry", "post", "content", "artical", "zhengwen",
  ]

  static func isArticle(_ label: String) -> Bool {
    !label.isEmpty && split(label).contains(where: articleWords.contains)
  }

  /// What a label says about its element; nil where it says nothing.
  static func kind(of label: String) -> Kind? {
    if label.isEmpty { return nil }
    for word in split(label) {
      if commentStems.contains(where: word.hasPrefix) { return .comment }
      if words.contains(word) || stems.contains(where: word.hasPrefix) { return .navigation }
    }
    return nil
  }

  /// The words of a label, in lower case; `footNav` has two.
  private static func split(_ label: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in label.unicodeScalars {
      let isLetter = scalar.isASCIILower || scalar.isASCIIUpper
      if !isLetter || scalar.isASCIIUpper && wasLower {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isLetter { word.unicodeScalars.append(scalar) }
      wasLower = scalar.isASCIILower
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
