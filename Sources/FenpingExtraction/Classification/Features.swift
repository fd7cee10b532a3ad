import FenpingModel
import FenpingText

/// What is known of a unit before it is classified.
struct Features: Sendable {
  let role: Unit.Role
  /// Markers inside the unit, those of its condition left out.
  let own: [MarkerMatch]
  /// The marker with which it begins.
  let opening: Marker.Sense?
  /// Markers of the lead-in that a list item inherits.
  let lead: Set<Marker.Sense>
  /// Concepts that the unit names itself, without those of which they are a kind.
  let concepts: Set<String>
  /// Concepts of its lead-in.
  let leadConcepts: Set<String>
  /// It orders something.
  let isImperative: Bool
  /// It stands in a list whose lead-in announces steps, or in a numbered list.
  let isStep: Bool
  /// It stands in a list.
  let isItem: Bool
  /// It speaks of another platform, or of the guide's sample app: nothing that an iPad app must do.
  let isElsewhere: Bool
  /// It says when it holds.
  let hasCondition: Bool

  /// The unit, its condition left out, begins with a marker of this sense.
  func begins(with sense: Marker.Sense) -> Bool {
    own.first { $0.sense != .request }?.sense == sense
  }

  var senses: Set<Marker.Sense> { Set(own.map(\.sense)) }

  func names(_ ids: Set<String>) -> Bool { !concepts.isDisjoint(with: ids) }
}
