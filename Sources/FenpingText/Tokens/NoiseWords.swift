/// The words of a question that say nothing about its subject. They are left out where any word of a
/// question may match, never where a person asks for all of them.
enum NoiseWords {
  /// Without the Chinese question words that stand in it; a lone particle is left out too.
  static func split(_ run: ArraySlice<SearchTerm.Word>) -> [ArraySlice<SearchTerm.Word>] {
    var parts: [ArraySlice<SearchTerm.Word>] = []
    var start = run.startIndex
    var index = run.startIndex
    while index < run.endIndex {
      let rest = run[index...].lazy.map(\.text)
      if let word = chinese.first(where: { rest.starts(with: $0) }) {
        parts.append(run[start..<index])
        index += word.count
        start = index
      } else {
        index += 1
      }
    }
    parts.append(run[start...])
    return parts.filter { !$0.isEmpty && !($0.count == 1 && particles.contains($0[$0.startIndex].text)) }
  }

  static func contains(_ word: SearchTerm.Word) -> Bool { english.contains(word.text) }

  /// Folded, the longer before those that they begin with.
  private static let chinese: [[String]] = words(
    """
    为什么 为甚么 为啥 为何 怎么样 怎么办 怎么 怎样 如何 什么样 什么时候 什么 甚么 哪些 哪个 哪里 哪种 何时 何种 多少 \
    请问 是否 能否 可否 是不是 有没有 能不能 可不可以 会不会 要不要 需不需要 吗 呢
    """
  ).map { $0.map { String($0) } }

  private static let particles = Set(words("的 了 是 在 和 与 或 也 都 就 把 被 对 吧 啊 我 你 您 它"))

  /// As tokens, without the s of does and was.
  private static let english = Set(
    words(
      """
      why how what which when where who whose does do did is are was were be been can could should would must \
      will shall may i my me we our you your it its the a an this that these those of to in on at for from \
      with by and or not if there
      """
    ).flatMap { Tokenizer.tokens(of: $0, as: .query).map(\.string) })

  private static func words(_ list: String) -> [String] { list.split(separator: " ").map(String.init) }
}
