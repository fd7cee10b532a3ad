import Testing

@testable import FenpingCommands

@Suite struct OrderedPoolTests {
  @Test(arguments: [0, 1, 7, 500])
  func handsOverInOrder(count: Int) {
    var order: [Int] = []
    OrderedPool.run(
      Array(0..<count), weight: { $0 % 5 }, budget: 6,
      work: { piece in (0..<(piece % 3) * 1000).reduce(piece, { $0 ^ $1 ^ $1 }) }
    ) { piece, result in
      #expect(piece == result)
      order.append(result)
      return true
    }
    #expect(order == Array(0..<count))
  }

  /// A piece that weighs more than the budget has its turn, too.
  @Test func takesHeavyPieces() {
    var sum = 0
    OrderedPool.run([3, 100, 4, 100], weight: { $0 }, budget: 10, work: { $0 }) { _, result in
      sum += result
      return true
    }
    #expect(sum == 207)
  }

  @Test func endsEarly() {
    var taken = 0
    OrderedPool.run(Array(0..<1000), weight: { _ in 1 }, budget: 8, work: { $0 }) { _, _ in
      taken += 1
      return taken < 3
    }
    #expect(taken == 3)
  }
}
