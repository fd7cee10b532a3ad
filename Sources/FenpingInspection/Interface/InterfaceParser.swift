import CLibXML2

/// Parses XML with libxml2; of the readers of interfaces, the only file that knows it.
///
/// The parser's events go straight to the content, so that no tree is built. libxml2 itself refuses a nesting of more
/// than 256 elements, and goes neither to the network nor to another file. A document type is refused altogether: no
/// document of Interface Builder has one, and entities are what makes small files big.
final class InterfaceParser {
  private let content: InterfaceContent
  private var context: xmlParserCtxtPtr?
  private var hasDocumentType = false

  private init(_ content: InterfaceContent) {
    self.content = content
  }

  /// Why it could not be read; nil where it could.
  static func parse(_ bytes: [UInt8], into content: InterfaceContent) -> String? {
    InterfaceParser(content).run(bytes)
  }

  /// libxml2's own state must be there before several threads parse.
  private static let library: Void = xmlInitParser()

  private func run(_ bytes: [UInt8]) -> String? {
    Self.library
    guard let context = xmlNewParserCtxt() else { return "out of memory" }
    defer { xmlFreeParserCtxt(context) }
    self.context = context
    var handler = xmlSAXHandler()
    handler.startElementNs = { parser, name, _, _, _, _, count, _, attributes in
      InterfaceParser.of(parser)?.start(name, attributes, count: Int(count))
    }
    handler.endElementNs = { parser, _, _, _ in InterfaceParser.of(parser)?.content.close() }
    handler.internalSubset = { parser, _, _, _ in InterfaceParser.of(parser)?.refuseDocumentType() }
    handler.initialized = XML_SAX2_MAGIC
    context.pointee.sax.pointee = handler
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    let options =
      CInt(XML_PARSE_NONET.rawValue) | CInt(XML_PARSE_NOERROR.rawValue) | CInt(XML_PARSE_NOWARNING.rawValue)
    bytes.withUnsafeBytes { buffer in
      // No document comes back, as the handlers make none.
      if let document = xmlCtxtReadMemory(
        context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(buffer.count), nil, nil,
        options)
      {
        xmlFreeDoc(document)
      }
    }
    if hasDocumentType { return "XML with a document type, which no storyboard or xib has" }
    guard context.pointee.wellFormed != 1 else { return nil }
    let line = context.pointee.lastError.line
    return line > 0 ? "not well-formed XML, at line \(line)" : "not well-formed XML"
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> InterfaceParser? {
    pointer.map { Unmanaged<InterfaceParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private func refuseDocumentType() {
    hasDocumentType = true
    context.map { xmlStopParser($0) }
  }

  /// Attributes come in fives: name, prefix, namespace, and where the value begins and ends.
  private func start(
    _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) {
    guard let name else { return }
    var values: [String: String] = [:]
    for index in 0..<count {
      guard let attributes, let label = attributes[index * 5], let start = attributes[index * 5 + 3],
        let end = attributes[index * 5 + 4]
      else { continue }
      let key = String(cString: label)
      guard InterfaceContent.attributes.contains(key) else { continue }
      values[key] = String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }
    content.open(String(cString: name), values)
  }
}
