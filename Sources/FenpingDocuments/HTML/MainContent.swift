import FenpingModel

/// Finds the element of a page that holds its main text, and what in it is not part of that.
struct MainContent {
  /// The element; nil where the page has no text.
  let root: Int?
  /// For each node, whether it is left out.
  let isDropped: [Bool]
  let omissions: [Omission]

  /// An element that holds so much of the page's text is not boilerplate, whatever it is called.
  private static let mainShare = 0.4
  /// The main element is the smallest with so much of what its parent has.
  private static let concentration = 0.75
  /// The same for an element whose name says that it is the article.
  private static let concentrationOfNamed = 0.6

  init(_ tree: HTMLTree) {
    var isDropped = [Bool](repeating: false, count: tree.nodes.count)
    var omissions: [Omission] = []
    let raw = TextSums(tree, dropped: isDropped)
    guard
      let body = tree.nodes.indices.last(where: { tree.nodes[$0].tag == .body }) ?? tree.nodes.indices.first
    else {
      (root, self.isDropped, self.omissions) = (nil, [], [])
      return
    }
    let total = raw.prose(tree.nodes.indices)
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      let subtree = index..<node.end
      if let kind = Self.boilerplate(node), Self.isForced(node) || raw.prose(subtree) < Self.mainShare * total
      {
        for inner in subtree { isDropped[inner] = true }
        if let kind, raw.all(subtree) > 0 {
          omissions.append(Omission(kind, lines: Self.lines(of: subtree, in: tree)))
        }
        index = node.end
      } else if LineNumbers.areCell(index, of: tree) {
        for inner in subtree { isDropped[inner] = true }
        index = node.end
      } else if node.tag == .pre {
        // Highlighters name the parts of a listing `comment` and `tag`.
        for inner in subtree where tree.nodes[inner].isHidden { isDropped[inner] = true }
        index = node.end
      } else {
        index += 1
      }
    }
    let sums = TextSums(tree, dropped: isDropped)
    let root = Self.main(tree, sums, from: min(body, tree.nodes.count - 1))
    Self.dropLinkLists(tree, sums, in: root, &isDropped, &omissions)
    self.root = root
    self.isDropped = isDropped
    self.omissions = omissions.filter { $0.lines.lowerBound >= tree.nodes[root].line }
  }

  /// What a browser does not show, for a piece of HTML that has no main text to find.
  static func hidden(in tree: HTMLTree) -> [Bool] {
    var isHidden = [Bool](repeating: false, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() where isForced(node) || node.isHidden {
      isHidden[index] = true
    }
    return isHidden
  }

  /// Nil for text; the reason to record for an omission, nil where there is nothing to read.
  private static func boilerplate(_ node: HTMLTree.Node) -> Omission.Reason?? {
    switch node.tag {
    case .hidden, .head, .title: return .some(nil)
    case .navigation, .footer, .aside: return .navigation
    case .text, .html, .body, .article, .main: return nil
    default: break
    }
    if node.isHidden { return .some(nil) }
    return BoilerplateSigns.kind(of: node.label).map { $0 == .comment ? .comment : .navigation }
  }

  private static func isForced(_ node: HTMLTree.Node) -> Bool {
    node.tag == .hidden || node.tag == .head || node.tag == .title
  }

  private static func lines(of subtree: Range<Int>, in tree: HTMLTree) -> ClosedRange<Int> {
    let first = tree.nodes[subtree.lowerBound].line
    return first...max(first, tree.nodes[subtree.upperBound - 1].line)
  }

  /// Descends from `start` as long as one child has most of the prose.
  private static func main(_ tree: HTMLTree, _ sums: TextSums, from start: Int) -> Int {
    var current = start
    while true {
      let total = sums.prose(current..<tree.nodes[current].end)
      let heavy = tree.children(of: current).first { child in
        let node = tree.nodes[child]
        let isNamed = node.tag == .article || node.tag == .main || BoilerplateSigns.isArticle(node.label)
        let share = isNamed ? concentrationOfNamed : concentration
        return node.tag.isBlock && sums.prose(child..<node.end) >= share * total
      }
      guard let heavy, total > 0, tree.nodes[heavy].tag.isContainer else { return current }
      current = heavy
    }
  }

  /// Leaves out the lists of links in the main element: related articles, a menu without a telling name.
  private static func dropLinkLists(
    _ tree: HTMLTree, _ sums: TextSums, in root: Int, _ isDropped: inout [Bool], _ omissions: inout [Omission]
  ) {
    var index = root + 1
    while index < tree.nodes[root].end {
      let node = tree.nodes[index]
      let subtree = index..<node.end
      if node.tag.isContainer || node.tag == .bulletList || node.tag == .orderedList
        || node.tag == .paragraph,
        !isDropped[index], sums.links(subtree) >= 2, sums.linked(subtree) > 0.6 * sums.all(subtree)
      {
        for inner in subtree { isDropped[inner] = true }
        omissions.append(Omission(.navigation, lines: lines(of: subtree, in: tree)))
        index = node.end
      } else {
        index += 1
      }
    }
  }
}

extension HTMLTag {
  /// Elements that hold blocks and may hold a whole article.
  var isContainer: Bool {
    switch self {
    case .container, .article, .main, .body, .html, .header, .table, .row, .cell, .form, .definitionList,
      .definition,
      .quotation, .aside, .headerCell:
      true
    default: false
    }
  }
}

/// Running sums of text over the nodes, so that those of a subtree are two look-ups.
private struct TextSums {
  private var allSums: [Double] = [0]
  private var linkedSums: [Double] = [0]
  private var proseSums: [Double] = [0]
  private var linkCounts: [Int] = [0]

  func all(_ range: Range<Int>) -> Double { allSums[range.upperBound] - allSums[range.lowerBound] }
  func linked(_ range: Range<Int>) -> Double { linkedSums[range.upperBound] - linkedSums[range.lowerBound] }
  func prose(_ range: Range<Int>) -> Double { proseSums[range.upperBound] - proseSums[range.lowerBound] }
  func links(_ range: Range<Int>) -> Int { linkCounts[range.upperBound] - linkCounts[range.lowerBound] }

  init(_ tree: HTMLTree, dropped: [Bool]) {
    var linkEnd = 0
    for (index, node) in tree.nodes.enumerated() {
      if node.tag == .link, !dropped[index] { linkEnd = max(linkEnd, node.end) }
      var all = 0.0
      var prose = 0.0
      if node.tag == .text, !dropped[index] {
        let (length, pauses) = Self.measure(tree.text[node.text])
        all = Double(length)
        // A stretch with pauses is prose; without them, a label, a date, a menu.
        prose = pauses > 0 ? all : 0.2 * all
      }
      let isLinked = index < linkEnd
      allSums.append(allSums[index] + all)
      linkedSums.append(linkedSums[index] + (isLinked ? all : 0))
      proseSums.append(proseSums[index] + (isLinked ? 0 : prose))
      linkCounts.append(linkCounts[index] + (node.tag == .link && !dropped[index] ? 1 : 0))
    }
  }

  /// Letters and Han characters, and pauses among them: `，。；：！？、`, a comma or stop before a space. Digits do not
  /// count, since a date behind a link makes no text of it.
  private static func measure(_ bytes: ArraySlice<UInt8>) -> (length: Int, pauses: Int) {
    var length = 0
    var pauses = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") { length += 1 }
        if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "."), index + 1 < bytes.endIndex,
          bytes[index + 1] == 0x20
        {
          pauses += 1
        }
      } else if byte >= 0xC0 {
        length += 1
        if index + 2 < bytes.endIndex { pauses += isPause(byte, bytes[index + 1], bytes[index + 2]) ? 1 : 0 }
      }
      index += 1
    }
    return (length, pauses)
  }

  private static func isPause(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second, third) {
    // 、 and 。
    case (0xE3, 0x80, 0x81), (0xE3, 0x80, 0x82): true
    // ！ ， ： ； ？
    case (0xEF, 0xBC, 0x81), (0xEF, 0xBC, 0x8C), (0xEF, 0xBC, 0x9A), (0xEF, 0xBC, 0x9B), (0xEF, 0xBC, 0x9F):
      true
    default: false
    }
  }
}
