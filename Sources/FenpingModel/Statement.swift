/// The smallest stretch of a guide that says one thing a developer can act on or must know.
public struct Statement: Sendable, Hashable, Identifiable {
  public enum Kind: String, Sendable, CaseIterable {
    case setupStep = "setup-step"
    case requirement
    case prohibition
    case permission
    case privilege
    case lifecycleCallback = "lifecycle-callback"
    case orientationRule = "orientation-rule"
    case layoutRule = "layout-rule"
    case statePreservation = "state-preservation"
    case reason
    case fact
    case reference
    case tip
  }

  /// How strongly it binds.
  public enum Modality: String, Sendable, CaseIterable {
    case must
    case mustNot = "must-not"
    case should
    case may
    /// Only one party may: the condition or the lead-in names it.
    case only
    /// The system does it by itself.
    case automatic
    case none
  }

  /// What it is about. 分屏視圖 (the system's Split View) and 分屏视图 (the view controller) differ.
  public enum Subject: String, Sendable, CaseIterable {
    case multitasking
    case splitViewController = "split-view-controller"
    case sizeClasses = "size-classes"
    case rotation
    case appLifeCycle = "app-life-cycle"
    case other
  }

  /// `document#n`, n from 1 in the document's order.
  public let id: String
  public let place: SourcePlace
  public let kind: Kind
  public let modality: Modality
  public let subject: Subject
  /// When it holds, in the guide's words; a list item inherits its lead-in's.
  public let condition: String?
  /// The name of the procedure that it is a step of, and its number in it, from 1.
  public let procedure: String?
  public let step: Int?
  /// The headings above it, outermost first, joined by ` › `.
  public let section: String
  /// The sentence, unwrapped, with the lead-in that it inherits.
  public let text: String
  /// The verbatim stretch of one block.
  public let quote: String
  /// The English original, where a bilingual guide has one.
  public let translation: String?
  /// The statements that give its reason.
  public let reasons: [ReasonLink]
  /// Rules of the core that say the same.
  public let rules: [String]
  /// Concepts of the term base that `text` names, in their order.
  public let concepts: [String]
  /// 0…1: how sure the extractor is of the kind.
  public let confidence: Double

  public init(
    id: String, place: SourcePlace, kind: Kind, modality: Modality, subject: Subject,
    condition: String? = nil, procedure: String? = nil, step: Int? = nil, section: String = "",
    text: String, quote: String, translation: String? = nil, reasons: [ReasonLink] = [],
    rules: [String] = [], concepts: [String] = [], confidence: Double = 1
  ) {
    self.id = id
    self.place = place
    self.kind = kind
    self.modality = modality
    self.subject = subject
    self.condition = condition
    self.procedure = procedure
    self.step = step
    self.section = section
    self.text = text
    self.quote = quote
    self.translation = translation
    self.reasons = reasons
    self.rules = rules
    self.concepts = concepts
    self.confidence = confidence
  }
}

/// A link from a statement to one that says why.
public struct ReasonLink: Sendable, Hashable {
  public enum Origin: String, Sendable, CaseIterable {
    /// The guide marks it as the reason: 因为, 为了, 否则 …
    case guide
    /// Taken from a neighbouring sentence.
    case inferred
  }

  public let statement: String
  public let origin: Origin

  public init(_ statement: String, _ origin: Origin) {
    self.statement = statement
    self.origin = origin
  }
}
