/// Lines that web pages carry around their text. Simplified and lower case: matched against folded text.
///
/// Each is long enough to mean nothing else: a guide may well say 关闭窗口 or 打印日志.
enum FurnitureSigns {
  /// Anywhere in a short line: `【打印】【关闭】`, `当前位置：首页 > 文章`
  static let inLine = PhraseSet([
    "上一页", "下一页", "上一篇", "下一篇", "打印本", "【打印", "[打印", "【关闭", "发表评论", "我来说两句", "参与评论", "更多评论",
    "字体:大", "字体大小", "字号:", "分享到", "分享至", "您的位置", "当前位置", "现在的位置", "责任编辑", "展开全文", "展开阅读",
    "返回顶部", "回到顶部", "返回首页", "copyright", "©", "版权所有", "all rights reserved", "已被阅读", "阅读次数", "点击数",
    "热线电话", "广告服务", "网站地图", "加入收藏", "设为首页", "用户注册", "意见反馈", "查看原文", "扫一扫", "查看更多",
    "登录后", "trackback", "编辑:", "复制链接", "icp备",
  ])

  /// At the beginning of a short line in the second half: nothing behind it belongs to the text.
  static let endOfText = PhraseSet([
    "相关报道", "相关阅读", "相关文章", "相关新闻", "相关推荐", "延伸阅读", "推荐阅读", "猜你喜欢", "热门文章", "最新文章", "最新评论",
    "发表评论", "网友评论", "全部评论", "参与评论", "我来说两句", "友情链接", "免责声明", "版权声明", "版权与免责声明", "trackback",
    "related posts", "comments", "copyright",
  ])
}
