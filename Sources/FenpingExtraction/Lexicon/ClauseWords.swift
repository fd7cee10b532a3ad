/// Words that matter only at one place of a clause, mostly its beginning; folded.
enum ClauseWords {
  /// May stand before a marker that opens a clause: 则在宽窗口中 …
  static let conjunctions = Set(bytes(["就", "则", "也", "还", "并", "而", "且", "这"]))
  /// The reader: 你不能改变它.
  static let readers = bytes(["你", "您"])
  /// With one of them a thing is said in two halves: 不仅要收起，还要保存.
  static let pairs = bytes(["不仅", "不但", "不只", "既要"])
  /// A place or a means, of which the rest of the sentence speaks: 在窄窗口里，….
  static let places = bytes(["在", "通过", "从", "根据", "于", "针对", "为"])
  /// Somebody else than the subject before: 主栏浮在上面，用户点按别处会收起它.
  static let doers = bytes(["系统会", "系统将", "用户可", "用户点", "使用者可", "应用只", "app 只"])

  /// Words with which a sentence points to the one before …
  static let pointers = bytes(["它", "这", "如果是", "这样", "基于", "此时", "否则"])
  /// … and those that begin like one, but only say that the same holds elsewhere.
  static let repetitions = bytes(["这同样", "这也适", "这里"])
  /// With one of them a clause adds a further thing to what the clause before says of its subject.
  static let additions = bytes(["以及"])
  /// Words that stand for a name above: 此模式下只显示右栏.
  static let demonstratives = bytes(["它", "此", "该", "这", "其"])
  /// Words that stand for a deed or a need named before.
  static let deeds = bytes([
    "这样做", "这么做", "这个行为", "这种行为", "这种做法", "这个做法", "这种方式", "如此做",
  ])

  /// May stand before the verb of an order: 先打开它, 然后选中它.
  static let openings = bytes([
    "请", "再", "先", "并", "则", "就", "也", "然后", "接着", "接下来", "随后", "其次", "首先", "最后", "那就", "那么", "充分", "尽早",
    "我们会",
    "我们将", "我们要", "我们", "重新", "根据需要",
  ])
  /// An object or a place before the verb of an order: 把它拖到窗口上.
  static let prepositions = bytes([
    "在", "从", "通过", "将", "把", "用", "以编程", "以代码", "以程序", "为", "给", "对", "于", "让", "显式",
  ])
  /// The clause says what comes of a deed: 在这时设置它将会抛出异常.
  static let consequences = bytes([
    "将会", "会导致", "会使", "会让", "会抛", "会崩溃", "会失败", "会被", "是为了", "是一样的", "没有效果",
  ])
  /// With one of them before the verb a clause tells, and orders nothing: 系统更新它.
  static let subjects = bytes([
    "系统", "用户", "使用者", "你", "您", "它", "他们", "程序会", "应用会", "窗口会", "控制器会", "苹果",
  ])

  private static func bytes(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }
}
