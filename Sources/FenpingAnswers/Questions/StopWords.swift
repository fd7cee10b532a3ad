import FenpingText

/// Words that carry nothing by which statements differ. What is neither one of these nor a concept counts as a
/// word that an answer should contain.
enum StopWords {
  /// Whole Latin words.
  static let latin: Set<String> = Set(
    """
    a an the this that these those it its he she they them their there here i me my mine we us our you your \
    is are was were be been being am do does did doing done have has had having will would shall should can could \
    may might must ought need needs needed not no nor and or but if then else than so as at by for from in into of \
    off on onto out over to up with without within while when where which what who whom whose why how also too very \
    just still even ever yet again already always never both each every any all some such same other another own \
    about after before during between against until because since though although however get gets got getting let \
    lets make makes made making go goes going went come comes want wants wanted please tell explain say says said \
    know mean means happen happens happened one ones thing things something anything everything way ways yes \
    really actually exactly supposed s t re ve ll d m don doesn isn aren won can't use using used like kind right \
    new work works working only instead now per via able case cases ok take takes took taken taking give gives     gave given giving put puts putting see sees saw seen seeing look looks looked looking find finds found try tries     tried trying think thinks thought seem seems seemed become becomes start starts started begin begins began end     ends ended stop stops stopped turn turns turned call set sets help helps helped show ask asks asked answer     answers understand question questions much many more most less least few several lot lots bit first second     third last next previous good bad better best right wrong true false big small long short old young high low     early late important possible necessary allowed sure always often sometimes usually normally generally maybe     perhaps quite rather almost enough around across along behind below above under whether either neither nor     besides except unless once twice else somebody someone anybody anyone everybody everyone nobody nothing none     today time times day days people person guy guys folks hi hello hey thanks thank im ive youre theres whats hows
    """.words)

  /// Chinese function words; longest first when matched, by the table.
  static let chinese = PhraseTable<Bool>(
    """
    的 了 吗 呢 吧 啊 呀 着 过 是 在 有 和 与 或 及 而 但 就 也 都 还 又 才 再 很 太 更 最 把 被 给 让 使 对 对于 \
    从 到 向 由 于 以 为 用 来 去 上 下 里 中 内 外 前 后 时 时候 之 其 此 该 这 那 这个 那个 这些 那些 这样 那样 \
    我 我的 我们 你 你的 您 您的 他 她 它 它们 自己 别人 会 能 能够 可以 可 要 需要 得 必须 应该 应当 应 须 想 想要 \
    请 请问 请教 一下 一个 一种 一些 某 每 各 哪 几 个 些 种 次 条 件 样 么 不 没 没有 别 无 非 未 明明 到底 究竟 \
    难道 其实 如果 若 假如 当 则 所以 因为 因此 然后 并 并且 且 而且 以及 还是 另外 之间 之后 之前 期间 情况 \
    情况下 时会 进行 做 作 干 搞 弄 事 事情 东西 问题 方式 办法 地方 部分 关于 有关 相关 什么样 怎么样 样子 \
    一直 总是 已经 正在 又要 一定 可能 只 仅 只是 就是 也是 还要 多 少 大 小 好 地 得到 成 成为 出 起来 出来 下来 \
    要由 由什么 讲讲 告诉 解释 说明 介绍 知道 了解 算 属于 分别 同样 直接 需 里面 其中 以后 以前 如 按 照
    """.words.map { ($0, true) })
}

extension String {
  /// What stands between spaces and line feeds. By bytes: finding the borders of characters took longer than all the
  /// rest of reading a question.
  fileprivate var words: [String] {
    utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
