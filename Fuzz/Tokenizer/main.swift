import FuzzSupport
import Glibc

// Any bytes through the tokenizer, on both sides, and as a text through the sentence splitter.
exit(
  fuzz { bytes in
    checkTokens(of: bytes)
    checkSentences(of: String(decoding: bytes, as: UTF8.self))
  })
