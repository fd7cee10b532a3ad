import FenpingText

/// The tokens stand in order, inside the text, and none is empty.
public func checkTokens(of bytes: UnsafeBufferPointer<UInt8>) {
  for side in [Tokenizer.Side.document, .query] {
    var end = 0
    let result = Tokenizer.tokenize(bytes, as: side) { token, from, to, isColocated in
      expect(!token.isEmpty, "an empty token")
      expect(from < to && to <= bytes.count, "a token outside the text")
      if !isColocated {
        expect(from >= end, "tokens overlap")
        end = to
      }
      return 0
    }
    expect(result == 0, "an end before the end")
  }
}

/// The sentences stand in order, inside the text, on the borders of its scalars, and none is empty; so do the clauses
/// in them.
public func checkSentences(of text: String) {
  let bytes = Array(text.utf8)
  var end = 0
  for sentence in SentenceSplitter.sentences(in: text) {
    expect(sentence.lowerBound >= end && !sentence.isEmpty, "sentences overlap")
    expect(sentence.upperBound <= bytes.count, "a sentence outside the text")
    expect(isBorder(sentence.lowerBound, bytes) && isBorder(sentence.upperBound, bytes), "a cut scalar")
    end = sentence.upperBound
    for clause in SentenceSplitter.clauses(of: sentence, in: text) {
      expect(sentence.contains(clause.range.lowerBound), "a clause outside its sentence")
      expect(clause.range.upperBound <= sentence.upperBound, "a clause outside its sentence")
    }
  }
}

private func isBorder(_ offset: Int, _ bytes: [UInt8]) -> Bool {
  offset == bytes.count || bytes[offset] & 0xC0 != 0x80
}
