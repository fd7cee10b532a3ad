enum HTMLReader {
  static func content(of text: String) -> DocumentContent { DocumentContent(title: nil, blocks: [], omissions: []) }
}
