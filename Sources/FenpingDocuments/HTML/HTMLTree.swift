/// A parsed page as a flat array: a node's descendants follow it, up to `end`.
struct HTMLTree {
  struct Node {
    let tag: HTMLTag
    let parent: Int
    /// The first node behind its descendants.
    var end: Int
    let line: Int
    /// The UTF-8 of a text node, as a range of `text`; where an element stands, empty.
    var text: Range<Int>
    /// The values of `class`, `id` and `role`, for the signs of boilerplate.
    let label: String
    let isHidden: Bool
    /// The number that an ordered list begins with, where it says so.
    var start: Int32?
  }

  var nodes: [Node] = []
  var text: [UInt8] = []
  /// It has as many nodes as a document may have, and more would have come.
  var isCutOff = false
  /// Where a new source line begins in `text`.
  var breaks: [(offset: Int, line: Int)] = []

  /// The source line of the byte at `offset` of `text`.
  func line(at offset: Int) -> Int {
    let index = breaks.partitioningIndex { $0.offset > offset }
    return index > 0 ? breaks[index - 1].line : breaks.first?.line ?? 1
  }

  /// The children of a node, in order.
  func children(of node: Int) -> some Sequence<Int> {
    sequence(state: node + 1) { [nodes] next -> Int? in
      guard next < nodes[node].end else { return nil }
      defer { next = nodes[next].end }
      return next
    }
  }
}

extension RandomAccessCollection {
  /// The first index whose element, and all behind it, satisfy `belongsInSecond`.
  func partitioningIndex(where belongsInSecond: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsInSecond(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
