import FenpingText

/// How much each name of a question counts. A rare name says what the question is about; a name that no
/// statement bears says that the guides may not answer it; words of every day say little.
struct NameWeights: Sendable {
  let concepts: [(id: String, weight: Double)]
  let words: [(word: String, weight: Double)]
  /// Concepts that the question calls by a proper name and that no statement names. A guide need not say that it is about
  /// the iPad, nor which system it is about.
  let strangers: Set<String>
  /// The question is a single name.
  var isSingle: Bool { concepts.count + words.count == 1 }
  /// What a full cover is worth.
  let full: Double
  /// The weight of a name that a single statement bears at most.
  let rarest: Double
  /// The share of the question's names and words that no statement has, each counted once.
  let unknown: Double

  /// Shares of the weight of a name that no statement bears.
  private enum Unknown {
    /// A name as of a product or an API: NSSplitView, PyTorch.
    static let name = 1.0
    static let latin = 0.25
    static let han = 0.12
    static let singleHan = 0.03
  }

  private static let everyday = 0.4
  private static let outside = 1.2

  /// - Parameter frequency: how many of the `total` statements name the concept, or contain the word.
  init(
    _ question: ReadQuestion, total: Int, conceptFrequency: [String: Int], wordFrequency: [String: Int]
  ) {
    func rarity(_ frequency: Int) -> Double {
      logarithm(1 + (Double(max(total - frequency, 0)) + 0.5) / (Double(frequency) + 0.5))
    }
    let rarest = rarity(0)
    strangers = question.properNames.filter {
      (conceptFrequency[$0] ?? 0) == 0 && !EverydayConcepts.ids.contains($0) && !$0.hasPrefix("ios-")
        && !$0.hasPrefix("ipados-")
    }
    concepts = question.concepts.map { id in
      let concept = TermBase.standard[id]
      // A kind of thing that no statement names is as rare as the thing itself.
      let frequency =
        ([id] + (concept?.broader ?? [])).lazy.compactMap { conceptFrequency[$0] }.first { $0 > 0 } ?? 0
      switch concept?.area {
      case .outside: return (id, max(Self.outside * rarest, rarity(frequency)))
      case .quality: return (id, Self.everyday * rarity(frequency))
      default: return (id, rarity(frequency) * (EverydayConcepts.ids.contains(id) ? Self.everyday : 1))
      }
    }
    words = question.words.map { word in
      let frequency = wordFrequency[word.text] ?? 0
      guard frequency == 0 else { return (word.text, 0.5 * rarity(frequency)) }
      switch word.kind {
      case .name: return (word.text, Unknown.name * rarest)
      case .latin: return (word.text, Unknown.latin * rarest)
      case .han where word.text.utf8.count > 3: return (word.text, Unknown.han * rarest)
      case .han: return (word.text, Unknown.singleHan * rarest)
      }
    }
    full = max(concepts.reduce(0) { $0 + $1.weight } + words.reduce(0) { $0 + $1.weight }, 0.001)
    self.rarest = max(rarest, 0.001)
    let missing =
      question.words.count { (wordFrequency[$0.text] ?? 0) == 0 }
      + question.concepts.count { (conceptFrequency[$0] ?? 0) == 0 }
    unknown = Double(missing) / Double(max(1, question.words.count + question.concepts.count))
  }
}

/// Concepts that nearly every sentence of the field could name: they tell statements apart only when nothing
/// else does.
enum EverydayConcepts {
  static let ids: Set<String> = [
    "app", "user", "system", "developer", "device", "ipad", "ios", "ipados", "xcode", "screen", "size",
    "position",
    "view-controller", "change", "move", "handle", "display", "run", "configure", "create", "add",
    "provide", "adopt", "open", "manage", "implement", "update", "occupy", "method", "code", "interface",
    "contain",
    "existing", "load", "decide", "project",
  ]
}
