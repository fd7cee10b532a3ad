import FenpingModel

/// Reads a text without mark-up.
enum PlainTextReader {
  static func content(of text: String, mayAdvertise: Bool = true) -> DocumentContent {
    let builder = BlockBuilder(ParagraphAssembler.paragraphs(of: text))
    var content = DocumentContent(title: builder.title, blocks: builder.blocks, omissions: builder.omissions)
    if mayAdvertise { content.omitAdvert() }
    return content
  }
}
