/// The input of one evaluation, checked against the rule's fields before the evaluator sees it.
public struct Scenario: Sendable {
  /// The values as they were given, without fallbacks.
  public let values: [String: Value]

  /// - Throws: ``InputError`` where a key is not one of `fields`, or a value is none that its field accepts.
  public init(_ values: [String: Value], fields: [any InputField]) throws(InputError) {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let field = fields.first(where: { $0.covers(name) }) else {
        throw .unknownField(name, accepted: fields.map(\.name))
      }
      guard field.accepts(value) else { throw .badValue(value, field: field) }
    }
    self.values = values
  }

  /// The value of `field`, or its fallback.
  /// - Throws: ``InputError/missing(_:)`` where there is neither.
  public subscript<Input>(field: Field<Input>) -> Input {
    get throws(InputError) {
      guard let value = values[field.name] ?? field.fallback else { throw .missing(field) }
      guard let input = field.read(value) else { throw .badValue(value, field: field) }
      return input
    }
  }

  /// The value of `field` where one was given; its fallback is not used.
  public func given<Input>(_ field: Field<Input>) -> Input? {
    values[field.name].flatMap { field.read($0) }
  }
}

/// Why a scenario cannot be evaluated. The wording is the command line's affair.
public enum InputError: Error, Sendable {
  /// A key that the rule does not have, and those that it has.
  case unknownField(String, accepted: [String])
  /// A value that the field does not accept.
  case badValue(Value, field: any InputField)
  /// A key that the rule needs.
  case missing(any InputField)
  /// Each value is fine alone, but not together, such as a half split in portrait.
  case impossible(LocalizedText)
}
