import Testing

@testable import FenpingCore

struct ValueTests {
  @Test(
    arguments: [
      ("compact", "compact"), (320, "320"), (561.5, "561.5"), (-1, "-1"), (true, "yes"), (false, "no"),
      (["portrait", "landscape-left"], "portrait, landscape-left"), ([], ""),
      (["width": 320, "height": 768], "height 768, width 320"), ([:], ""),
    ] as [(Value, String)])
  func readsWellOnOneLine(_ value: Value, _ text: String) {
    #expect(value.description == text)
  }

  @Test func numberBeyondIntIsStillPrinted() {
    #expect(Value.number(1e300).description == "1e+300")
    #expect(Value.number(.infinity).description == "inf")
  }

  @Test func integersAndFractionsAreOneKindOfNumber() {
    #expect((9 as Value) == (9.0 as Value))
    #expect((9 as Value) != ("9" as Value))
  }

  @Test func recordKeepsTheLastOfTwoEqualKeys() {
    #expect((["os": 9, "os": 10] as Value) == ["os": 10])
  }
}
