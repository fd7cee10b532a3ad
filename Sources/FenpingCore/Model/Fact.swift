/// A fact of a project, with the two ways in which it can be missing kept apart.
public enum Fact<Wrapped: Sendable>: Sendable {
  /// Read, and understood.
  case known(Wrapped)
  /// Read, and not declared; or declared with a value of a type that nobody reads.
  case absent
  /// Declared, but its value could not be worked out: the text that stands there.
  case unresolved(String)

  /// The value of a fact that is known.
  public var value: Wrapped? {
    if case .known(let value) = self { value } else { nil }
  }
}

extension Fact: Equatable where Wrapped: Equatable {}
extension Fact: Hashable where Wrapped: Hashable {}

extension Field {
  /// A field whose value may hold a build setting that was not resolved, such as `$(PRODUCT_NAME)`.
  init<Wrapped>(
    fact name: String, _ kind: FieldKind, _ summary: LocalizedText,
    read: @escaping @Sendable (Value) -> Wrapped?
  ) where Input == Fact<Wrapped> {
    self.init(name, kind, summary) { value in
      if let text = value.unresolvedText { return .unresolved(text) }
      return read(value).map { .known($0) }
    }
  }
}

extension Value {
  /// The text that refers to a build setting: this value itself, or the first such item of a list.
  /// What a dictionary holds does not count: that it is there is what rules ask first.
  fileprivate var unresolvedText: String? {
    switch self {
    case .text(let text): text.refersToBuildSetting ? text : nil
    case .list(let items): items.lazy.compactMap(\.unresolvedText).first
    case .number, .flag, .record: nil
    }
  }
}

extension String {
  /// Whether Xcode would expand something in it: `$(NAME)` and `${NAME}` are the same.
  var refersToBuildSetting: Bool {
    var afterDollar = false
    for byte in utf8 {
      if afterDollar, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { return true }
      afterDollar = byte == UInt8(ascii: "$")
    }
    return false
  }
}
