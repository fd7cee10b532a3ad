import FenpingModel

/// Reads a text without mark-up.
enum PlainTextReader {
  /// - Parameters:
  ///   - hasTitle: whether the first line may be the document's title.
  ///   - mayAdvertise: whether an advert may stand at the end.
  static func content(of text: String, hasTitle: Bool = true, mayAdvertise: Bool = true) -> DocumentContent {
    let builder = BlockBuilder(
      ParagraphAssembler.paragraphs(of: SourceLine.lines(of: text)), hasTitle: hasTitle)
    var content = DocumentContent(title: builder.title, blocks: builder.blocks, omissions: builder.omissions)
    if mayAdvertise { content.omitAdvert() }
    return content
  }
}
