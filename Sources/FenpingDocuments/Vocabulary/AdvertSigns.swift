/// Signs that a paragraph at the end of a page promotes something, and signs that it is about the subject.
/// Simplified and lower case: they are matched against folded text.
enum AdvertSigns {
  /// A sign, how strongly it speaks for an advert, and a sentence in which it does.
  struct Sign {
    let word: String
    let weight: Int
    let example: String

    init(_ word: String, _ weight: Int, _ example: String) {
      self.word = word
      self.weight = weight
      self.example = example
    }
  }

  static let promotion: [Sign] = [
    Sign("加入我们", 4, "欢迎加入我们，一起做好玩的产品！"),
    Sign("招募", 4, "社群正在招募志愿者。"),
    Sign("招聘", 4, "我们正在招聘前端工程师。"),
    Sign("诚聘", 4, "诚聘英才，待遇从优。"),
    Sign("内推", 3, "需要内推的朋友请留言。"),
    Sign("公众号", 4, "更多文章请看公众号。"),
    Sign("扫码", 4, "扫码进群领取资料。"),
    Sign("扫描二维码", 4, "扫描二维码添加小助手。"),
    Sign("二维码", 3, "长按下方的二维码。"),
    Sign("微信", 2, "微信搜索我们的名字。"),
    Sign("加群", 4, "想学习的同学可以加群。"),
    Sign("交流群", 4, "点此进入交流群。"),
    Sign("qq", 3, "请加 QQ 联系管理员。"),
    Sign("联系方式", 3, "联系方式见文末。"),
    Sign("联系我们", 3, "有意者请联系我们。"),
    Sign("客服", 3, "详情咨询客服。"),
    Sign("优惠", 4, "现在报名享受优惠。"),
    Sign("打折", 4, "全部课程打折。"),
    Sign("折扣", 3, "限时折扣中。"),
    Sign("免费领", 4, "免费领取学习资料。"),
    Sign("福利", 3, "给读者的福利来了。"),
    Sign("红包", 3, "转发有红包。"),
    Sign("报名", 4, "名额不多，赶快报名。"),
    Sign("训练营", 4, "训练营第三期开班。"),
    Sign("培训", 3, "参加我们的培训。"),
    Sign("课程", 2, "新课程上线。"),
    Sign("报酬", 3, "完成任务即可获得报酬。"),
    Sign("悬赏", 3, "平台提供悬赏任务。"),
    Sign("工资", 2, "工资翻一番不是梦。"),
    Sign("薪", 2, "拿到更高的年薪。"),
    Sign("加班", 2, "再也不用加班到深夜。"),
    Sign("程序员", 1, "写给每一个程序员。"),
    Sign("团队", 1, "我们的团队来自各大公司。"),
    Sign("经验丰富", 1, "讲师经验丰富。"),
    Sign("丰富的经验", 1, "团队有丰富的经验。"),
    Sign("行业内", 1, "在行业内颇有名气。"),
    Sign("一款", 1, "这是一款面向学生的产品。"),
    Sign("下载我们", 3, "马上下载我们的客户端。"),
    Sign("立即下载", 3, "立即下载体验。"),
    Sign("立即购买", 4, "点击立即购买。"),
    Sign("购买链接", 3, "购买链接在评论区。"),
    Sign("邀请您", 2, "诚挚邀请您参加。"),
    Sign("邀请您的朋友", 3, "也欢迎邀请您的朋友。"),
    Sign("朋友圈", 3, "分享到朋友圈。"),
    Sign("知识星球", 4, "加入知识星球，与同好交流。"),
    Sign("加微", 4, "有意者加微详谈。"),
    Sign("私信", 3, "需要源文件请私信。"),
    Sign("领取", 2, "回复关键词即可领取。"),
    Sign("试听", 4, "第一课免费试听。"),
    Sign("开班", 4, "下周开班。"),
    Sign("讲师", 2, "金牌讲师亲授。"),
    Sign("学员", 3, "往期学员好评如潮。"),
    Sign("就业", 3, "签约就业，先学后付。"),
    Sign("原价", 3, "原价三百，现价五十。"),
    Sign("接单", 4, "有空的朋友来接单。"),
    Sign("社群", 3, "读者社群已经开放。"),
    Sign("投稿", 3, "欢迎投稿。"),
    Sign("新书", 2, "作者的新书上市了。"),
    Sign("京东", 3, "京东有售。"),
    Sign("当当", 3, "当当有售。"),
    Sign("淘宝", 3, "淘宝店铺见下方。"),
    Sign("支持作者", 3, "买一杯咖啡支持作者。"),
    Sign("订阅", 1, "欢迎订阅。"),
    Sign("转发", 1, "请转发给朋友。"),
    Sign("免费", 1, "全程免费。"),
    Sign("推荐阅读", 2, "推荐阅读："),
    Sign("关注我们", 3, "喜欢就关注我们吧。"),
    Sign("点赞", 3, "别忘了点赞。"),
    Sign("打赏", 3, "觉得有用可以打赏。"),
    Sign("赞助", 2, "本文由某公司赞助。"),
    Sign("广告", 3, "以下是广告。"),
    Sign("合作伙伴", 2, "寻找合作伙伴。"),
    Sign("商务合作", 4, "商务合作请发邮件。"),
    Sign("暗号", 3, "添加时请报暗号。"),
    Sign("限时", 2, "限时开放。"),
    Sign("名额", 2, "名额有限。"),
    Sign("还等什么", 3, "还等什么，赶快行动！"),
    Sign("想要", 1, "想要提升自己吗？"),
    Sign("！！", 2, "机会难得！！"),
    Sign("？？", 2, "你还在犹豫？？"),
    Sign("我们的产品", 2, "试试我们的产品。"),
    Sign("英雄", 1, "成为团队里的英雄。"),
    Sign("颠覆", 1, "颠覆你的想象。"),
  ]

  static let promotionTable = PhraseSet(promotion.map(\.word))

  /// Words of the subject: a paragraph with two of them, or with an identifier, is about it.
  static let subject = PhraseSet([
    "视图", "检视", "控制器", "视窗", "窗口", "屏幕", "萤幕", "横屏", "竖屏", "分屏", "多任务", "多工", "横向", "直向", "方向",
    "设备", "装置", "应用程序", "应用程式", "方法", "委托", "协议", "协定", "故事板", "约束", "布局", "快照", "前台", "后台",
    "通知", "尺寸", "旋转", "属性", "编译", "模拟器", "代码", "程式码", "文件", "配置", "参数", "系统", "界面", "介面", "ios",
    "ipad", "xcode", "uikit", "swiftui", "storyboard", "size class", "auto layout", "split view",
    "slide over", "plist",
  ])
}
