import FenpingModel
import Testing

@testable import FenpingAnswers

@Suite struct NameWeightsTests {
  private static func weights(
    _ question: String, total: Int = 100, concepts: [String: Int] = [:], words: [String: Int] = [:]
  ) -> NameWeights {
    NameWeights(
      QuestionReader.read(Question(question)), total: total, conceptFrequency: concepts, wordFrequency: words)
  }

  private static func weight(of id: String, in weights: NameWeights) -> Double {
    weights.concepts.first { $0.id == id }?.weight ?? -1
  }

  @Test func aRareNameWeighsMore() {
    let weights = Self.weights("分隔线与窗格", concepts: ["divider": 2, "pane": 60])
    #expect(Self.weight(of: "divider", in: weights) > Self.weight(of: "pane", in: weights))
  }

  @Test("Words of every day say little", arguments: ["app", "user", "change"])
  func everydayConceptsWeighLess(id: String) {
    let question = ["app": "应用与分隔线", "user": "用户与分隔线", "change": "改变与分隔线"][id] ?? ""
    let weights = Self.weights(question, concepts: [id: 5, "divider": 5])
    #expect(Self.weight(of: id, in: weights) < 0.5 * Self.weight(of: "divider", in: weights))
    #expect(Self.weight(of: id, in: weights) > 0)
  }

  @Test("What lies outside the field outweighs what lies inside")
  func outsideWeighsMost() {
    let weights = Self.weights("蓝牙与分隔线", concepts: ["divider": 1])
    #expect(Self.weight(of: "bluetooth", in: weights) > Self.weight(of: "divider", in: weights))
  }

  @Test("A product's name that no guide bears weighs more than a common word that none bears")
  func namesOutweighWords() throws {
    let weights = Self.weights("the PyTorch sourdough 洗衣机 猫")
    let words = Dictionary(uniqueKeysWithValues: weights.words.map { ($0.word, $0.weight) })
    let ordered = try ["pytorch", "sourdough", "洗衣机", "猫"].map { try #require(words[$0]) }
    #expect(ordered == ordered.sorted(by: >))
    #expect(Set(ordered).count == 4)
  }

  @Test("Nothing divides by nothing", arguments: ["", "分隔线", "zzz"])
  func staysFinite(question: String) {
    let weights = Self.weights(question, total: 0)
    #expect(weights.full > 0 && weights.full.isFinite)
    #expect(weights.rarest.isFinite && weights.unknown.isFinite)
  }
}
