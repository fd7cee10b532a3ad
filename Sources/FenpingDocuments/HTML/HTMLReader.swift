import FenpingModel

/// Reads a saved web page: its main text, in blocks.
enum HTMLReader {
  static func content(of source: String) throws(ReadingError) -> DocumentContent {
    let tree = HTMLParser.parse(source)
    if tree.isCutOff { throw .tooManyParts(limit: DocumentReader.partLimit) }
    let main = MainContent(tree)
    guard let root = main.root else { return DocumentContent(title: nil, blocks: [], omissions: []) }
    var walker = HTMLWalker(tree, isDropped: main.isDropped)
    walker.walk(root)
    let title = PageTitle.title(of: tree, blocks: walker.blocks)
    let outline = Outline(title: title, blocks: PageTitle.mark(title, in: walker.blocks))
    var content = DocumentContent(
      title: outline.title, blocks: outline.blocks, omissions: main.omissions + walker.omissions)
    PageFurniture.remove(from: &content)
    content.omitAdvert()
    return content
  }
}

extension HTMLReader {
  /// The blocks of a piece of HTML in another text, which begins on `line` of its source.
  static func blocks(ofFragment html: String, line: Int, firstList: Int) -> (blocks: [Block], listCount: Int)
  {
    let tree = HTMLParser.parse(html, firstLine: line)
    if tree.nodes.isEmpty { return ([], firstList) }
    var walker = HTMLWalker(tree, isDropped: MainContent.hidden(in: tree), firstList: firstList)
    walker.walk(0)
    return (walker.blocks, walker.listCount)
  }
}

/// The title of a page without the name of its site.
enum PageTitle {
  static func title(of tree: HTMLTree, blocks: [Block]) -> String? {
    guard let node = tree.nodes.indices.first(where: { tree.nodes[$0].tag == .title }) else { return nil }
    var line = HTMLLine()
    for child in tree.children(of: node) where tree.nodes[child].tag == .text {
      line.append(tree.nodes[child].text, of: tree, isStrong: false, isLinked: false)
    }
    let whole = String(line.source.text)
    if whole.isEmpty { return nil }
    // A heading that the title repeats is the title without the site's name.
    let heading = blocks.first {
      $0.isHeading && 2 * $0.text.utf8.count > whole.utf8.count && whole.contains($0.text)
    }
    if let heading { return heading.text }
    var parts = [whole[...]]
    for separator in ["_", "|", " - ", " – ", " — ", "－", "-"] {
      parts = parts.flatMap { $0.components(separatedBy: separator) }
      if parts.count > 1 { break }
    }
    let first = parts.first { $0.trimmed.unicodeScalars.count >= 4 } ?? whole[...]
    return String(first.trimmed)
  }

  /// Makes a heading of the paragraph that repeats the title, where no heading does.
  static func mark(_ title: String?, in blocks: [Block]) -> [Block] {
    guard let title, !blocks.contains(where: { $0.kind == .heading(level: 1) }),
      let index = blocks.firstIndex(where: { $0.text == title })
    else { return blocks }
    var blocks = blocks
    blocks[index] = Block(.heading(level: 1), text: title, lines: blocks[index].lines)
    return blocks
  }
}

extension Substring {
  func components(separatedBy separator: String) -> [Substring] {
    var result: [Substring] = []
    var rest = self
    while let found = rest.range(of: separator) {
      result.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return result + [rest]
  }
}
