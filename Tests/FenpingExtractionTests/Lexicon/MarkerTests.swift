import FenpingText
import Testing

@testable import FenpingExtraction

@Suite struct MarkerTests {
  private static let all =
    Lexicon.modality + Lexicon.conditions + Lexicon.reasons + Lexicon.structure + Lexicon.actions

  @Test("Every marker is found in its example", arguments: all.filter { $0.sense != nil }.map(\.form))
  func isFoundInItsExample(form: String) throws {
    let marker = try #require(Self.all.first { $0.form == form })
    let text = FoldedText(marker.example).bytes
    let found = Lexicon.table.matches(in: text).map {
      (String(decoding: text[$0.range], as: UTF8.self), $0.sense)
    }
    #expect(
      found.contains { $0.0 == FoldedText(form).string && $0.1 == marker.sense },
      "\(form) is not found in “\(marker.example)”; found: \(found)")
  }

  @Test("A guard keeps its own word from being read", arguments: all.filter { $0.sense == nil }.map(\.form))
  func guardsItsWord(form: String) throws {
    let marker = try #require(Self.all.first { $0.form == form })
    let text = FoldedText(marker.example).bytes
    let place = FoldedText(form).bytes
    let start = try #require(text.indices.first { text[$0...].starts(with: place) })
    let inside = Lexicon.table.matches(in: text).filter { $0.range.overlaps(start..<start + place.count) }
    #expect(inside.isEmpty, "\(form) does not guard “\(marker.example)”: \(inside)")
  }

  @Test func noFormIsListedTwice() {
    let forms = Self.all.map(\.form)
    #expect(Set(forms.filter { form in forms.filter { $0 == form }.count > 1 }) == [])
  }

  @Test("Both scripts and both widths read alike")
  func readsTraditional() {
    let traditional = Lexicon.table.matches(in: FoldedText("如果視窗變窄，就不必顯示側欄").bytes).map(\.sense)
    let simplified = Lexicon.table.matches(in: FoldedText("如果视窗变窄,就不必显示侧栏").bytes).map(\.sense)
    #expect(traditional == simplified)
    #expect(traditional == [.conditionOpen, .notRequired])
  }
}
