/// One thing of the field under all its names, in three languages.
public struct Concept: Sendable, Identifiable {
  /// What part of the field a concept belongs to.
  public enum Area: String, Sendable, CaseIterable {
    /// Platforms, and the ways in which apps share a screen.
    case mode
    /// Who acts, and with which rights.
    case party
    /// Windows, layout, orientation.
    case window
    case setup
    case lifecycle
    case splitview
    /// What users, systems and developers do.
    case action
    /// What is asked of things: how simple, which version, broken or not.
    case quality
    /// The store, its checks and messages.
    case store
    /// What people ask and a guide on multitasking does not answer.
    case outside
  }

  /// Stable and in kebab-case; never reused.
  public let id: String
  public let area: Area
  /// The name in Simplified Chinese, as a native engineer writes it.
  public let hans: String
  /// The name in Traditional Chinese, with Taiwan's vocabulary.
  public let hant: String
  public let english: String
  /// Ids of what this is a kind or a part of.
  public let broader: [String]
  private let names: String

  /// All names as they are matched, those for display among them. Split on demand: there are thousands, and
  /// a program that only looks for concepts needs none of them.
  public var aliases: [String] { names.split(separator: "|").map(String.init) }

  /// - Parameter fields: the fields of one line of ``TermTable``, in its order.
  /// - Returns: nil where they are none.
  init?(fields: [UnsafeBufferPointer<UInt8>]) {
    func text(_ index: Int) -> String { String(decoding: fields[index], as: UTF8.self) }
    guard fields.count == 7, let area = Area(rawValue: text(1)) else { return nil }
    self.area = area
    id = text(0)
    hans = text(2)
    hant = text(3)
    english = text(4)
    broader = text(5).split(separator: ",").map(String.init)
    names = text(6)
  }
}
