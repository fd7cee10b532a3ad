/// Words that steer how lines of a plain text belong together. Simplified and lower case: they are matched
/// against folded text. An example stands with each table.
enum LayoutWords {
  /// Ends of a line after which its sentence must go on: `打开应用的|main storyboard。`
  static let dangling = PhraseSet(
    "的 和 与 及 或 在 从 把 将 被 让 是 于 以及 并 并且 而 而且 但 但是 如 即 通过 按照 根据 包括 使用 称为 叫做 名为"
      + " 用于 因为 所以 如果 以便 拖拽出 设为 设置为 改为 返回 调用 the of and or to in with for a an is as")

  /// Words that end like a dangling one and are whole: `默认存在|`
  static let notDangling = PhraseSet("存在 现在 正在 内在 总和 目的 行为 自由 理由 立即 被使用 可使用")

  /// Beginnings of a line that complete the Latin name before it: `提供 Launch.storyboard|文件。`
  static let completing = PhraseSet(
    "文件 方法 类 属性 中 里 的 和 与 及 或 等 关键字 数组 协议 对象 函数 参数 变量 按钮 键 选项 标签 之间 以及 上的")

  /// Labels that begin a paragraph of their own: `注意：…`
  static let labels = PhraseSet(
    "注意 提示 警告 重要 重要提示 重要说明 说明 备注 例如 小贴士 贴士 附注 注 note: tip: warning: important:")

  /// Openings of an instruction, the shape that the items of a procedure share: `打开…`, `在…中`, `将…设为…`
  static let instructions = PhraseSet(
    "打开 选择 选中 点击 点按 单击 双击 拖拽 拖动 拖 将 把 在 从 按照 按 根据 通过 使用 用 设置 设定 设为 添加 加入 新增"
      + " 新建 创建 建立 实现 实作 提供 声明 确保 确认 检查 勾选 取消 删除 移除 修改 更改 编辑 运行 执行 编译 重新 调用"
      + " 注册 响应 配置 连接 保存 储存 恢复 复制 不要 避免 为 给 对 请 先 首先 然后 接着 最后 再 支持 启用 关闭 指定 切换 释放 停止 暂停 处理 更新 调整 实施 勾掉 填写 输入 导入 引入 继承 重写 覆写 监听 判断 测试"
      + " 拥有 能够 可以 具有 包含 允许")

  /// Openings that refer back, so that what they begin is no item of a list: `这要求…`
  static let anaphora = PhraseSet(
    "这 此 那 上述 以上 其 它 因此 所以 例如 比如 但 不过 然而 另外 此外 同时 当然 由于 因为 总之 换言之 也就是说 否则 如上")

  /// Openings of a remark on the item before it, which does not end the list: `这意味着…`
  static let remarks = PhraseSet("这 那 此时 此处 它 其 上述 例如 比如 因此 所以 否则 换言之 也就是说")

  /// Signs of a lead-in that announces a list: `步骤如下：`
  static let announcing = PhraseSet([
    "以下", "如下", "下列", "下面", "步骤", "包括", "分为", "应当:", "应该:", "可以:", "需要:",
    "必须:", "只有", "应:", "要:", "须:", "几点:", "事情:", "操作:", "条件:", "要求:", "情况:", "内容:", "方面:", "限制:", "规则:",
  ])

  /// Captions of lost figures and of listings: `图4-1 …`, `清单 2 …`
  static let captions = PhraseSet("图 图表 图片 清单 代码清单 程序清单 代码 表 表格 列表 figure listing table")

  /// What follows the number where a sentence speaks about a figure: `图 4-1 显示了…`
  static let captionVerbs = PhraseSet("显示 展示 是 为 给出 列出 说明 描述 演示 中 里 所示 shows")

  /// Who wrote, translated or copied it, and where: `译者：…`
  static let attributions = PhraseSet(
    "原文出处 原文链接 原文地址 原文作者 原文网址 原文 原作者 作者 译者 翻译 校对 校对者 责任编辑 审校 转载 转自"
      + " 转载请 本文转自 本文转载 本文来自 本文作者 本文链接 本文地址 文章来源 文章出处 来源 出处 发布时间 发布日期 发表于"
      + " 更新时间 修改日期 版权声明 点击数 浏览 阅读 阅读数 阅读次数 上一篇 下一篇 author: source: translator:")

  /// Openings of a sentence that credits somebody, where one of the verbs follows: `本文由某某翻译`
  static let credits = PhraseSet("本文 原文 本译文 本篇 本章 本系列 转载 转载请 文章 译文 感谢 欢迎转载 未经")
  static let creditVerbs = PhraseSet(
    "翻译组 翻译授权 译自 转自 首发于 首发在 发表于 发表在 注明出处 请注明 授权转载 授权发布 许可协议 整理发布 转载自 来自网络 摘自"
      + " 版权归 投稿 原创发布 禁止转载 不得转载 知识共享")
}
