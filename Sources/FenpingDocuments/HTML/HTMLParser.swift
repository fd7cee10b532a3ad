import CLibXML2

/// Parses HTML with libxml2's tolerant parser; the only file that knows it.
///
/// The parser's events go straight into the flat tree. libxml2 builds no tree of its own, which would cost twice the
/// time, stop at a nesting of 256 elements and lose line numbers beyond 65,535.
final class HTMLParser {
  /// Deeper elements are inlined into the one at this depth.
  private static let deepest = 2_000

  private var tree = HTMLTree()
  private var open: [Int] = []
  private var tags: [UnsafePointer<xmlChar>: HTMLTag] = [:]
  /// Open elements beyond `deepest`.
  private var tooDeep = 0
  private var context: htmlParserCtxtPtr?
  /// The line on which the text went on, while no other event came.
  private var textLine: Int?

  /// The source line on which the text begins.
  private let firstLine: Int

  private init(firstLine: Int) {
    self.firstLine = firstLine
  }

  static func parse(_ html: String, firstLine: Int = 1) -> HTMLTree {
    let parser = HTMLParser(firstLine: firstLine)
    parser.run(AttributeLimit.applied(to: html))
    return parser.tree
  }

  /// libxml2's own state must be there before several threads parse.
  private static let library: Void = xmlInitParser()

  private func run(_ html: String) {
    Self.library
    guard let context = htmlNewParserCtxt() else { return }
    defer { htmlFreeParserCtxt(context) }
    self.context = context
    setHandler(of: context)
    let options =
      CInt(HTML_PARSE_RECOVER.rawValue) | CInt(HTML_PARSE_NOERROR.rawValue)
      | CInt(HTML_PARSE_NOWARNING.rawValue)
      | CInt(HTML_PARSE_NONET.rawValue) | CInt(HTML_PARSE_IGNORE_ENC.rawValue)
    tree.text.reserveCapacity(html.utf8.count / 2)
    var html = html
    html.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { buffer in
        // No document comes back, as the handlers make none.
        if let document = htmlCtxtReadMemory(
          context, buffer.baseAddress, CInt(buffer.count), nil, "UTF-8", options)
        {
          xmlFreeDoc(document)
        }
      }
    }
    while !open.isEmpty { close() }
  }

  private func setHandler(of context: htmlParserCtxtPtr) {
    var handler = htmlSAXHandler()
    handler.startElement = { parser, name, attributes in HTMLParser.of(parser)?.start(name, attributes) }
    handler.endElement = { parser, name in HTMLParser.of(parser)?.end(name) }
    handler.characters = { parser, bytes, count in HTMLParser.of(parser)?.add(bytes, count: Int(count)) }
    handler.ignorableWhitespace = handler.characters
    handler.initialized = 1
    context.pointee.sax.pointee = handler
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> HTMLParser? {
    pointer.map { Unmanaged<HTMLParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private var line: Int { context.map { Int(xmlSAX2GetLineNumber($0)) + firstLine - 1 } ?? firstLine }

  // MARK: Events

  private func start(
    _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    textLine = nil
    guard let name, hasRoom() else { return }
    if open.count >= Self.deepest {
      tooDeep += 1
      return
    }
    let tag = tag(named: name)
    let (label, isHidden, first) = Self.read(attributes)
    tree.nodes.append(
      HTMLTree.Node(
        tag: tag, parent: open.last ?? -1, end: 0, line: line, text: tree.text.count..<tree.text.count,
        label: label, isHidden: isHidden, start: first))
    open.append(tree.nodes.count - 1)
  }

  /// Stops the parser where the tree is full.
  private func hasRoom() -> Bool {
    if tree.nodes.count < DocumentReader.partLimit { return true }
    tree.isCutOff = true
    context.map { xmlStopParser($0) }
    return false
  }

  /// The parser keeps each name once, so that it is known by where it lies.
  private func tag(named name: UnsafePointer<xmlChar>) -> HTMLTag {
    if let tag = tags[name] { return tag }
    let tag = HTMLTag(name: String(cString: name))
    tags[name] = tag
    return tag
  }

  private func end(_ name: UnsafePointer<xmlChar>?) {
    textLine = nil
    if tooDeep > 0 {
      tooDeep -= 1
    } else if !tree.isCutOff {
      close()
    }
  }

  private func close() {
    guard let last = open.popLast() else { return }
    tree.nodes[last].end = tree.nodes.count
  }

  private func add(_ bytes: UnsafePointer<xmlChar>?, count: Int) {
    guard let bytes, count > 0, let parent = open.last, hasRoom() else { return }
    if tree.nodes[parent].tag == .hidden { return }
    let buffer = UnsafeBufferPointer(start: bytes, count: count)
    let start = tree.text.count
    noteLines(of: buffer, at: start)
    tree.text.append(contentsOf: buffer)
    let last = tree.nodes.count - 1
    if tree.nodes[last].tag == .text, tree.nodes[last].parent == parent {
      tree.nodes[last].text = tree.nodes[last].text.lowerBound..<tree.text.count
    } else {
      tree.nodes.append(
        HTMLTree.Node(
          tag: .text, parent: parent, end: last + 2, line: tree.line(at: start),
          text: start..<tree.text.count,
          label: "", isHidden: false))
    }
  }

  /// The parser's line is that behind the text, except that a full buffer is handed over before its last byte counts.
  private func noteLines(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let lineFeed = UInt8(ascii: "\n")
    var breaks = bytes.reduce(0) { $0 + ($1 == lineFeed ? 1 : 0) }
    if textLine == nil, bytes.count >= 1000, bytes.last == lineFeed { breaks -= 1 }
    var current = textLine ?? line - breaks
    note(offset, line: current)
    for (index, byte) in bytes.enumerated() where byte == lineFeed {
      current += 1
      note(offset + index + 1, line: current)
    }
    textLine = current
  }

  private func note(_ offset: Int, line: Int) {
    if let last = tree.breaks.last {
      if last.line == line { return }
      if last.offset == offset { tree.breaks.removeLast() }
    }
    tree.breaks.append((offset, line))
  }

  /// The signs that an element's attributes give, and whether they hide it.
  private static func read(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> (label: String, isHidden: Bool, start: Int32?) {
    guard let attributes else { return ("", false, nil) }
    var label = ""
    var isHidden = false
    var start: Int32?
    var index = 0
    while let name = attributes[index] {
      let value = attributes[index + 1]
      switch String(cString: name) {
      case "class", "id", "role":
        let value = value.map { String(cString: $0) } ?? ""
        label += label.isEmpty ? value : " " + value
      case "hidden": isHidden = true
      case "start": start = value.flatMap { Int32(String(cString: $0)) }
      case "style":
        let style = value.map { String(cString: $0).lowercased().filter { $0 != " " } } ?? ""
        isHidden = isHidden || style.contains("display:none")
      default: break
      }
      index += 2
    }
    return (label, isHidden, start)
  }
}
