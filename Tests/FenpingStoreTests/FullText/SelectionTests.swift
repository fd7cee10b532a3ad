import TestSupport
import Testing

@testable import FenpingStore

@Suite struct SelectionTests {
  @Test(arguments: 1...40)
  func isThePlaceInTheSortedOrder(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let values = (0..<seed * 3).map { _ in Double(Int.random(in: 0...20, using: &random)) / 4 }
    let sorted = values.sorted(by: >)
    for place in 1...values.count {
      #expect(Selection.largest(place, of: values) == sorted[place - 1])
    }
  }

  /// Out of a damaged index; whatever comes out, it comes.
  @Test func valuesThatAreNoNumbers() {
    for place in 1...4 { _ = Selection.largest(place, of: [.nan, 1, .infinity, .nan]) }
  }
}
