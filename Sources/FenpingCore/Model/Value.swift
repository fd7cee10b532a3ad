/// What goes into a rule and comes out of one: the shapes of JSON, without a JSON library.
public indirect enum Value: Sendable, Hashable {
  /// A word or a sentence.
  case text(String)
  /// A number; a length is in points.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// Values in their order.
  case list([Value])
  /// Named values, in no order.
  case record([String: Value])
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .text(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  public init(arrayLiteral elements: Value...) { self = .list(elements) }
  /// A repeated key keeps its last value, as a JSON object does.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self = .record(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}

extension Value: CustomStringConvertible {
  /// One line for people: `compact`, `320`, `yes`, `portrait, landscape-left`, `width 320, height 768`.
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number):
      Int(exactly: number).map(String.init) ?? String(number)
    case .flag(let flag): flag ? "yes" : "no"
    case .list(let list): list.map(\.description).joined(separator: ", ")
    case .record(let record):
      record.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
  }
}
