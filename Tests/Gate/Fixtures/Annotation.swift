import FenpingModel

/// What a person says of one stretch of a fixture guide.
///
/// The definitions of kinds and status that annotators follow stand in `docs/quality.md`.
struct Annotation: Decodable, Sendable {
  enum Status: String, Decodable, Sendable {
    /// An extractor must find it.
    case core
    /// Finding it is neither rewarded nor punished.
    case optional
    /// It must not be taken for a statement.
    case noise
  }

  let id: String
  let status: Status
  /// The accepted kinds, best first.
  let kinds: [Statement.Kind]
  /// The guide's words, without white space and mark-up.
  let quote: String
  /// Rules of the core that say the same.
  let rules: [String]
  /// Annotations of the same guide that say why.
  let because: [String]
}

extension Statement.Kind: Decodable {}
