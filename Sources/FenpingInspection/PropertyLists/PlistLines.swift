/// On which line each key of an XML property list stands, which the decoder does not tell.
///
/// One pass over the bytes, in linear time, that knows no more of XML than where an element begins and ends. It never
/// fails: what is not well-formed has no lines, and its error comes from who reads the values.
struct PlistLines {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// How many dictionaries and arrays are open.
  private var depth = 0
  private var lines: [String: Int] = [:]

  /// The line, from 1, of each key of the outermost dictionary; the last where a key is there twice, as its value
  /// counts. Empty for a binary property list, one in UTF-16, and the old style.
  static func keys(in bytes: [UInt8]) -> [String: Int] {
    var scan = PlistLines(bytes: bytes)
    scan.run()
    return scan.lines
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() {
    if at([0xEF, 0xBB, 0xBF]) { position = 3 }
    while position < bytes.count, isSpace(bytes[position]) { step() }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else { return }
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        step()
        continue
      }
      if skipMarkup() { continue }
      let start = line
      let tag = readTag()
      switch (tag.name, tag.isEnd) {
      case ("dict", false), ("array", false): depth += tag.isEmpty ? 0 : 1
      case ("dict", true), ("array", true):
        depth -= 1
        // What follows the outermost value belongs to no property list.
        if depth <= 0 { return }
      case ("key", false) where depth == 1 && !tag.isEmpty: lines[readText()] = start
      default: break
      }
    }
  }

  // MARK: Markup

  /// Goes past a comment, a CDATA section, an instruction or a declaration, if one begins here.
  private mutating func skipMarkup() -> Bool {
    if at(Mark.comment) {
      skip(past: Mark.commentEnd)
    } else if at(Mark.data) {
      skip(past: Mark.dataEnd)
    } else if at(Mark.instruction) {
      skip(past: Mark.instructionEnd)
    } else if at(Mark.declaration) {
      skipDeclaration()
    } else {
      return false
    }
    return true
  }

  /// `<!DOCTYPE … [ <!ENTITY …> ]>`: its end is the first `>` outside of quotes and brackets.
  private mutating func skipDeclaration() {
    step()
    var brackets = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted()
      case UInt8(ascii: "<") where at(Mark.comment): skip(past: Mark.commentEnd)
      case UInt8(ascii: ">") where brackets == 0:
        step()
        return
      case let byte:
        if byte == UInt8(ascii: "[") { brackets += 1 }
        if byte == UInt8(ascii: "]") { brackets = max(0, brackets - 1) }
        step()
      }
    }
  }

  private mutating func readTag() -> (name: String, isEnd: Bool, isEmpty: Bool) {
    step()
    let isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isEnd { step() }
    let start = position
    while position < bytes.count, !isSpace(bytes[position]), bytes[position] != UInt8(ascii: "/"),
      bytes[position] != UInt8(ascii: ">")
    {
      step()
    }
    // No name that matters is longer.
    let name = String(decoding: bytes[start..<min(position, start + 8)], as: UTF8.self)
    var isEmpty = false
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      isEmpty = bytes[position] == UInt8(ascii: "/")
      if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") {
        skipQuoted()
      } else {
        step()
      }
    }
    if position < bytes.count { step() }
    return (name, isEnd, isEmpty)
  }

  /// The text up to the next tag, which is the end of the element.
  private mutating func readText() -> String {
    var text: [UInt8] = []
    while position < bytes.count {
      if at(Mark.data) {
        let start = position + Mark.data.count
        skip(past: Mark.dataEnd)
        text += bytes[min(start, position)..<max(start, position - Mark.dataEnd.count)]
      } else if bytes[position] == UInt8(ascii: "<") {
        if !skipMarkup() { break }
      } else if let (scalar, length) = XMLReference.read(bytes, at: position) {
        text += Array(String(scalar).utf8)
        position += length
      } else {
        text.append(bytes[position])
        step()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: Bytes

  private enum Mark {
    static let comment = Array("<!--".utf8)
    static let commentEnd = Array("-->".utf8)
    static let data = Array("<![CDATA[".utf8)
    static let dataEnd = Array("]]>".utf8)
    static let instruction = Array("<?".utf8)
    static let instructionEnd = Array("?>".utf8)
    static let declaration = Array("<!".utf8)
  }

  private func at(_ mark: [UInt8]) -> Bool { bytes[position...].starts(with: mark) }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Goes one byte on. A line ends with LF, CR LF or a CR alone.
  private mutating func step() {
    let byte = bytes[position]
    position += 1
    if byte == 0x0A || (byte == 0x0D && !(position < bytes.count && bytes[position] == 0x0A)) { line += 1 }
  }

  private mutating func skip(past mark: [UInt8]) {
    while position < bytes.count, !at(mark) { step() }
    for _ in 0..<min(mark.count, bytes.count - position) { step() }
  }

  private mutating func skipQuoted() {
    let quote = bytes[position]
    step()
    while position < bytes.count, bytes[position] != quote { step() }
    if position < bytes.count { step() }
  }
}
