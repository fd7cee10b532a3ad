import FenpingDocuments
import FenpingModel

/// Reads `bytes` as a file of that name and checks what every reader promises; a broken promise is a trap, which the
/// fuzzer reports with its input. An error is an answer like any other.
public func readAndCheck(_ bytes: [UInt8], name: String) {
  guard let documents = try? DocumentReader.documents(from: bytes, name: name) else { return }
  // A line takes a byte in every encoding; UTF-16 has a second one.
  let lastLine = bytes.reduce(1) { $0 + ($1 == 0x0A || $1 == 0x0D ? 1 : 0) }
  for block in documents.flatMap(\.blocks) {
    expect(!block.text.isEmpty, "an empty block")
    expect(block.lines.first >= 1 && block.lines.last <= lastLine, "a line outside the file")
    checkSentences(of: block.text)
  }
}
