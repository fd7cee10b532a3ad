/// A block of a guide that a full-text search found.
public struct SearchHit: Sendable, Hashable {
  public let place: SourcePlace
  public let title: String?
  /// An excerpt; the stretches that matched are in `highlights`, as ranges of its UTF-8 bytes.
  public let snippet: String
  public let highlights: [Range<Int>]
  public let score: Double

  public init(place: SourcePlace, title: String?, snippet: String, highlights: [Range<Int>], score: Double) {
    self.place = place
    self.title = title
    self.snippet = snippet
    self.highlights = highlights
    self.score = score
  }
}
