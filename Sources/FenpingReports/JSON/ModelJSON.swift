import FenpingCore
import FenpingModel

// The parts of which the documents of the contract are made.

extension JSON {
  init(_ text: LocalizedText) {
    self = .object(
      Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, .string(text[$0])) }))
  }

  // `JSON.Value` would be the type of a dictionary literal's values.
  init(_ value: FenpingCore.Value) {
    switch value {
    case .text(let text): self = .string(text)
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .bool(flag)
    case .list(let items): self = .array(items.map { JSON($0) })
    case .record(let members): self = .object(members.mapValues { JSON($0) })
    }
  }

  init(_ version: Version?) { self.init(version?.description) }

  init(_ event: TraceEvent) {
    self = [
      "app": JSON(event.app), "kind": .string(event.kind.rawValue), "name": .string(event.name),
      "width": event.width.map(JSON.number) ?? nil, "horizontal": JSON(event.horizontal),
      "unordered": event.unordered.map(JSON.number) ?? nil,
    ]
  }

  init(_ outcome: Evaluation.Outcome) {
    switch outcome {
    case .verdict(let verdict): self = ["verdict": .string(verdict.rawValue)]
    case .value(let value): self = ["value": JSON(value)]
    case .events(let events): self = ["events": .array(events.map { JSON($0) })]
    }
  }

  init(_ statement: Statement) {
    self = [
      "id": .string(statement.id), "document": .string(statement.place.document),
      "line": .number(statement.place.line), "kind": .string(statement.kind.rawValue),
      "modality": .string(statement.modality.rawValue), "subject": .string(statement.subject.rawValue),
      "condition": JSON(statement.condition), "procedure": JSON(statement.procedure),
      "step": statement.step.map(JSON.number) ?? nil, "section": .string(statement.section),
      "text": .string(statement.text), "quote": .string(statement.quote),
      "translation": JSON(statement.translation),
      "because": .strings(statement.reasons.map(\.statement)), "rules": .strings(statement.rules),
      "concepts": .strings(statement.concepts), "confidence": .rounded(statement.confidence),
    ]
  }
}
