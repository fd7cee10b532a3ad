/// Random numbers that are the same in every run (SplitMix64), so that a failure can be repeated.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Bytes that are rarely well-formed UTF-8, with lead and continuation bytes as likely as ASCII.
  public mutating func bytes(count: Int) -> [UInt8] {
    let leads: [ClosedRange<UInt8>] = [0...0x7F, 0x80...0xBF, 0xC0...0xDF, 0xE0...0xEF, 0xF0...0xFF]
    return (0..<count).map { _ in UInt8.random(in: leads[Int(next() % 5)], using: &self) }
  }

  /// A mixed text: both scripts, full width, names of an API, marks, invisible characters, spaces, emoji.
  public mutating func text(ofScalars count: Int) -> String {
    let alphabet = Array(
      """
      分割視圖视图控制器檢视窗口裡著麼，。！？；：（）「」“”‘’《》、…—·〇㐀𠀋龍豈ＵＩＶｉｅｗ１．０　 \
      UISplitViewController:_-/.09éÅ\u{301}\u{200B}\u{AD}\u{FE0F}\u{FEFF}\u{1F600}\u{200D}\t\n\"*()
      """.unicodeScalars)
    var text = ""
    for _ in 0..<count {
      text.unicodeScalars.append(alphabet[Int(next() % UInt64(alphabet.count))])
    }
    return text
  }
}
