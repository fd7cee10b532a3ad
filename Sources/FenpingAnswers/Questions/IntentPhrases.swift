import FenpingModel
import FenpingText

/// The phrases that show what a question wants. They are not a part of what it is about.
enum IntentPhrases {
  /// Where several intents show, the first of this list decides: "why … which method" asks why.
  static let precedence: [Intent] = [
    .why, .checklist, .privilege, .callback, .orientation, .how, .definition, .fact, .term,
  ]

  static let table = PhraseTable<Intent>(phrases.map { ($0.form, $0.intent) })

  static let phrases: [(form: String, intent: Intent)] = [
    ("为什么", .why), ("为何", .why), ("为啥", .why), ("干嘛", .why), ("怎么会", .why), ("何以", .why),
    ("什么原因", .why), ("原因是什么", .why), ("原因何在", .why), ("的原因", .why), ("凭什么", .why), ("理由", .why),
    ("有什么用", .why), ("有何用", .why), ("什么目的", .why), ("目的是什么", .why),
    ("why", .why), ("how come", .why), ("what for", .why), ("what is the reason", .why), ("reason for", .why),
    ("reasons for", .why), ("reason why", .why), ("what is the point", .why), ("what causes", .why),
    ("the purpose of", .why), ("rationale", .why),

    // To whom it is to be told, or whose it is, says nothing of what.
    ("my own", .fact), ("your own", .fact), ("its own", .fact), ("their own", .fact),
    ("tell me", .fact), ("show me", .fact), ("告诉我", .fact), ("说说", .fact),

    ("步骤有哪些", .checklist), ("哪些步骤", .checklist), ("什么步骤", .checklist), ("步骤", .checklist),
    ("要做哪些", .checklist), ("做哪些", .checklist), ("要改哪些", .checklist), ("改哪些", .checklist),
    ("要做什么", .checklist),
    ("该做什么", .checklist), ("哪些设置", .checklist), ("哪些设定", .checklist), ("哪些配置", .checklist),
    ("哪些要求", .checklist),
    ("满足哪些", .checklist), ("哪些事", .checklist), ("哪些工作", .checklist), ("清单", .checklist), ("检查表", .checklist),
    ("待办", .checklist), ("流程", .checklist), ("怎么一步步", .checklist), ("需要哪些", .checklist), ("哪些条件", .checklist),
    ("什么条件", .checklist), ("一步步", .checklist), ("一步一步", .checklist), ("分几步", .checklist), ("哪几步", .checklist),
    ("哪几项", .checklist), ("按顺序", .checklist), ("依次", .checklist), ("要配什么", .checklist),
    ("要设什么", .checklist), ("要改什么", .checklist), ("改什么", .checklist), ("从头到尾", .checklist),
    ("准备什么", .checklist), ("准备哪些", .checklist), ("要注意什么", .checklist),
    ("steps", .checklist), ("checklist", .checklist), ("set up steps", .checklist),
    ("setup steps", .checklist),
    ("what must i set up", .checklist), ("what do i need to", .checklist),
    ("what do i have to", .checklist), ("what do i", .checklist), ("what must", .checklist),
    ("what should i", .checklist), ("what has to be done", .checklist), ("to do list", .checklist),
    ("to-do list", .checklist), ("todo list", .checklist), ("which settings", .checklist),
    ("what settings", .checklist), ("what do i change", .checklist), ("what should i change", .checklist),
    ("what do i set", .checklist), ("in what order", .checklist), ("in which order", .checklist),
    ("do i have to change", .checklist), ("do i need to change", .checklist),
    ("one after another", .checklist),
    ("do i have to set", .checklist), ("do i need to set", .checklist), ("逐项", .checklist),
    ("逐一", .checklist),
    ("什么顺序", .checklist), ("先后顺序", .checklist), ("先后次序", .checklist), ("which order", .checklist),
    ("step by step", .checklist), ("what do i need", .checklist), ("what has to be set", .checklist),
    ("walk me through", .checklist), ("requirements", .checklist), ("what is required", .checklist),
    ("what is needed", .checklist), ("procedure", .checklist), ("prerequisites", .checklist),

    // Not a right, but a number or a condition.
    ("只有一个", .fact), ("只有其中", .fact), ("只有一侧", .fact), ("只有一边", .fact), ("只有当", .fact), ("only one", .fact),
    ("only when", .fact), ("only if", .fact),
    ("只有", .privilege), ("唯有", .privilege), ("仅有", .privilege), ("特权", .privilege), ("独有", .privilege),
    ("专属", .privilege), ("only", .privilege), ("privilege", .privilege), ("privileges", .privilege),
    ("不能做什么", .privilege), ("不能做哪些", .privilege), ("做不了什么", .privilege), ("not allowed to do", .privilege),
    ("what can't", .privilege), ("what cannot", .privilege),
    ("exclusive", .privilege), ("exclusively", .privilege), ("reserved for", .privilege),

    ("哪个方法", .callback), ("什么方法", .callback), ("哪些方法", .callback), ("哪个回调", .callback), ("什么回调", .callback),
    ("哪一个方法", .callback), ("哪个函数", .callback), ("会发生什么", .callback), ("发生什么", .callback), ("什么时候", .callback),
    ("何时", .callback), ("会怎么样", .callback), ("会怎样", .callback), ("会收到什么", .callback),
    ("which method", .callback), ("what method", .callback), ("which methods", .callback),
    ("which callback", .callback),
    ("what callback", .callback), ("what happens", .callback), ("when is", .callback),
    ("when are", .callback),
    ("when does", .callback), ("when do", .callback), ("gets called", .callback),
    ("which delegate", .callback),
    ("which notification", .callback), ("what is called", .callback),

    ("怎样", .how), ("如何", .how), ("怎么", .how), ("怎麽", .how), ("咋", .how), ("在哪里", .how), ("哪里", .how),
    ("在哪", .how),
    ("哪儿", .how), ("how do i", .how), ("how can i", .how), ("how to", .how), ("how does", .how),
    ("how do", .how),
    ("how are", .how), ("how is", .how), ("how should", .how), ("how can", .how), ("where do", .how),
    ("where can", .how), ("where", .how), ("how", .how),

    ("是什么意思", .definition), ("什么意思", .definition), ("是什么", .definition), ("什么是", .definition),
    ("何谓", .definition), ("是啥", .definition), ("是个什么", .definition), ("是什么东西", .definition),
    ("是个什么东西", .definition), ("啥是", .definition),
    ("什么叫", .definition), ("what kind of", .definition), ("what kind of object", .definition),
    ("what kind of class", .definition), ("what kind of thing", .definition), ("what sort of", .definition),
    ("哪一类", .definition), ("做什么用", .definition), ("干什么用", .definition), ("是干什么的", .definition),
    ("是做什么的", .definition), ("什么样的类", .definition), ("哪种类", .definition), ("什么类型的", .definition),
    ("what does it do", .definition), ("purpose of the class", .definition),
    ("哪种", .definition),
    ("what is", .definition), ("what are", .definition), ("what's", .definition),
    ("definition of", .definition),
    ("meaning of", .definition),

    ("有哪些", .fact), ("哪些", .fact), ("哪个", .fact), ("什么", .fact), ("多少", .fact), ("几个", .fact), ("能否", .fact),
    ("可否", .fact), ("是否", .fact), ("能不能", .fact), ("可不可以", .fact), ("会不会", .fact), ("要不要", .fact),
    ("有没有", .fact),
    ("谁", .fact), ("吗", .fact), ("which", .fact), ("what", .fact), ("who", .fact), ("whose", .fact),
    ("when", .fact),
  ]
}
