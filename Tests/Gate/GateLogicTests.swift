import FenpingModel
import Testing

/// What the gate itself is made of.
@Suite struct GateLogicTests {
  @Test func foldsMarkupAwayAndKeepsTheLines() {
    let guide = FoldedGuide(
      source: "# 標題\r\n\n請用 **`Auto\nLayout`**，見[文件](https://example.com)。", isHTML: false)
    #expect(String(String.UnicodeScalarView(guide.text)) == "標題請用AutoLayout,見文件。")
    #expect([0, 2, 8].map(guide.line(at:)) == [1, 3, 4])
  }

  @Test func readsAPageWithoutItsTags() {
    let guide = FoldedGuide(
      source: "<head>\n<title>题</title>\n</head><p>宽 &lt; 高&#65306;<b>窄</b></p>", isHTML: true)
    #expect(String(String.UnicodeScalarView(guide.text)) == "宽<高:窄")
    #expect(guide.line(at: 0) == 3)
  }

  @Test(
    "A statement must hold most of the annotated words, and not much besides",
    arguments: [
      (10..<20, 10..<20, true), (10..<20, 14..<24, true), (10..<20, 15..<25, false),
      (10..<20, 0..<30, true), (10..<20, 0..<31, false), (10..<20, 20..<30, false),
      (0..<100, 0..<300, true), (0..<100, 0..<301, false),
    ])
  func matches(annotated: Range<Int>, printed: Range<Int>, isMatch: Bool) {
    #expect(Matching.match(annotated, printed) == isMatch)
  }

  @Test func ofTwoPlacesTheOneNearTheLineIsMeant() {
    let guide = FoldedGuide(source: "不要这样做。\n\n\n不要这样做。", isHTML: false)
    let statement = Statement(
      id: "g#1", place: SourcePlace(document: "g", line: 4), kind: .prohibition, modality: .mustNot,
      subject: .other, text: "不要这样做", quote: "不要这样做")
    #expect(guide.span(of: statement) == 6..<11)
  }

  @Test func floorsRiseByThemselvesAndKeepALittleRoom() throws {
    var floors = Floors(digest: "old", floors: [.kind: 0.5, .noise: 3], lowered: [])
    try floors.record([.kind: 0.8, .noise: 1], digest: "new", loweringBecause: nil)
    #expect(floors.digest == "new")
    #expect(floors.floors == [.kind: 0.79, .noise: 1])
    #expect(floors.lowered.isEmpty)
    try floors.record([.kind: 0.792, .noise: 1], digest: "new", loweringBecause: nil)
    #expect(floors.floors[.kind] == 0.79, "a floor that holds stays, however little room is left")
  }

  @Test func aFloorFallsOnlyForAReasonWhichIsKept() throws {
    var floors = Floors(digest: "", floors: [.kind: 0.9, .noise: 0, .reason: 0.5], lowered: [])
    let values: [Measure: Double] = [.kind: 0.7, .noise: 2, .reason: 0.9]
    #expect(throws: Floors.Refusal.needsReason([.kind, .noise])) {
      try floors.record(values, digest: "", loweringBecause: nil)
    }
    #expect(floors.floors[.reason] == 0.5, "nothing is recorded by halves")
    try floors.record(values, digest: "", loweringBecause: "why")
    #expect(floors.floors == [.kind: 0.69, .noise: 2, .reason: 0.89])
    #expect(
      floors.lowered == [
        Floors.Lowering(measure: .kind, from: 0.9, to: 0.69, reason: "why"),
        Floors.Lowering(measure: .noise, from: 0, to: 2, reason: "why"),
      ])
  }

  @Test func aMeasureWithoutAFloorIsMissed() {
    let floors = Floors(digest: "", floors: [.kind: 0.5], lowered: [])
    #expect(floors.missed(by: [.kind: 0.4996]) == Measure.allCases.filter { $0 != .kind })
  }

  @Test func newMistakesStandFirst() {
    let (old, new) = (Mistake("missed a", .kind), Mistake("extra b", .kind))
    let known = KnownMistakes([old, Mistake("noise c", .noise)])
    #expect(known.marked([old, new]) == "+ extra b\n  missed a")
    #expect(known.mended(by: [old, new]) == ["noise c"])
  }

  @Test func everyIdIsUsedOnce() throws {
    let ids = try Fixtures.guideNames().flatMap { try Fixtures.annotations(ofGuide: $0).map(\.id) }
    #expect(Set(ids).count == ids.count)
    let named = try Fixtures.questions().flatMap(\.relevant) + Fixtures.searches().flatMap(\.relevant)
    #expect(Set(named).subtracting(ids).isEmpty)
  }
}
