import FenpingModel

/// Reads a saved web page: its main text, in blocks.
enum HTMLReader {
  static func content(of source: String) -> DocumentContent {
    let tree = HTMLParser.parse(source)
    let main = MainContent(tree)
    guard let root = main.root else { return DocumentContent(title: nil, blocks: [], omissions: []) }
    var walker = HTMLWalker(tree, isDropped: main.isDropped)
    walker.walk(root)
    let outline = Outline(title: PageTitle.title(of: tree, blocks: walker.blocks), blocks: walker.blocks)
    var content = DocumentContent(
      title: outline.title, blocks: outline.blocks, omissions: main.omissions + walker.omissions)
    content.omitAdvert()
    return content
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
      $0.isHeading && !$0.isCaption && $0.text.utf8.count > 3 && whole.contains($0.text)
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
