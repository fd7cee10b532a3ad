/// The condition of an `#if`, as far as it is about the platform: iOS is built for, nothing else is known.
///
/// Two stacks instead of recursion, as a condition may be nested as deep as it likes.
struct Condition {
  private enum Operation: Hashable { case not, and, or, open }

  private static let always: Set<String> = ["TARGET_OS_IOS", "TARGET_OS_IPHONE", "true"]
  private static let never: Set<String> = [
    "TARGET_OS_OSX", "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC", "TARGET_OS_TV", "TARGET_OS_WATCH",
    "TARGET_OS_VISION", "TARGET_OS_XR", "false",
  ]
  /// Modules that iOS does not have.
  private static let foreign: Set<String> = ["AppKit", "Cocoa", "Glibc", "Musl", "WinSDK"]

  private var values: [Truth] = []
  private var operations: [Operation] = []
  private var reader: ByteReader

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    reader = ByteReader(bytes, range)
  }

  static func truth(of range: Range<Int>, in bytes: [UInt8]) -> Truth {
    var condition = Condition(bytes, range)
    return condition.evaluate()
  }

  private mutating func evaluate() -> Truth {
    while !reader.isAtEnd {
      let byte = reader.byte
      if byte.isWordByte {
        values.append(atom())
        settle([.not])
      } else if reader.skip("&&") {
        settle([.not, .and])
        operations.append(.and)
      } else if reader.skip("||") {
        settle([.not, .and, .or])
        operations.append(.or)
      } else if byte == UInt8(ascii: "(") {
        operations.append(.open)
        reader.advance()
      } else if byte == UInt8(ascii: ")") {
        settle([.not, .and, .or])
        if operations.last == .open { operations.removeLast() }
        settle([.not])
        reader.advance()
      } else if byte == UInt8(ascii: "!"), reader.next != UInt8(ascii: "=") {
        operations.append(.not)
        reader.advance()
      } else if reader.skip("//") || reader.skip("/*") {
        break
      } else if byte.isSpace || byte == UInt8(ascii: "\\") {
        reader.advance()
      } else {
        // A comparison: of versions, which are not known.
        return .maybe
      }
    }
    settle([.not, .and, .or])
    return values.count == 1 && operations.isEmpty ? values[0] : .maybe
  }

  /// Applies what binds at least as strongly as what comes.
  private mutating func settle(_ stronger: Set<Operation>) {
    while let last = operations.last, stronger.contains(last) {
      switch last {
      case .not:
        guard let value = values.popLast() else { return }
        values.append(value.negated)
      case .and, .or:
        guard values.count > 1 else { return }
        let right = values.removeLast()
        let left = values.removeLast()
        values.append(last == .and ? left && right : left || right)
      case .open: return
      }
      operations.removeLast()
    }
  }

  private mutating func atom() -> Truth {
    let name = reader.word()
    reader.skipSpaces()
    if reader.byte == UInt8(ascii: "("), !reader.isAtEnd {
      reader.advance()
      reader.skipSpaces()
      let argument = reader.word()
      while !reader.isAtEnd, reader.byte != UInt8(ascii: ")") { reader.advance() }
      reader.advance()
      switch name {
      case "os": return argument == "iOS" ? .yes : .no
      case "targetEnvironment": return argument == "macCatalyst" ? .no : .maybe
      case "canImport": return argument == "UIKit" ? .yes : Self.foreign.contains(argument) ? .no : .maybe
      default: return .maybe
      }
    }
    if name == "defined" {
      _ = reader.word()
      return .maybe
    }
    if Self.always.contains(name) { return .yes }
    if Self.never.contains(name) || name == "0" { return .no }
    return name == "1" ? .yes : .maybe
  }
}
