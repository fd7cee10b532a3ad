public import FenpingCore
public import FenpingModel

/// What somebody asks, and how.
public struct Question: Sendable {
  /// At most ``longest`` bytes of it are read.
  public let text: String
  /// nil: read from the text.
  public let intent: Intent?
  /// The language to answer in; nil: the question's own.
  public let language: Language?
  /// The system version that the asker cares about.
  public let os: Version?
  /// Only statements of this document.
  public let document: String?
  /// At most so many answers; a checklist is never cut.
  public let limit: Int

  /// More than any question or pasted message has, in bytes of UTF-8: what is behind it is not read.
  static let longest = 4096

  public init(
    _ text: String, intent: Intent? = nil, language: Language? = nil, os: Version? = nil,
    document: String? = nil, limit: Int = 5
  ) {
    self.text = text
    self.intent = intent
    self.language = language
    self.os = os
    self.document = document
    self.limit = limit
  }
}
