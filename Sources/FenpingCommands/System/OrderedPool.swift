#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Does pieces of work on all processors and hands the results over in the order of the pieces, so that what comes out
/// does not depend on the scheduling.
///
/// Pieces that are begun and not handed over yet weigh at most `budget` together; one that weighs more is alone. So
/// memory grows with the largest piece and not with their number.
final class OrderedPool<Piece: Sendable, Result: Sendable> {
  private let pieces: [Piece]
  private let weights: [Int]
  private let budget: Int
  private let work: @Sendable (Piece) -> Result

  private let lock = Lock()
  // All below is touched under the lock alone.
  private var next = 0
  private var load = 0
  private var results: [Int: Result] = [:]

  private init(
    _ pieces: [Piece], weight: (Piece) -> Int, budget: Int, work: @escaping @Sendable (Piece) -> Result
  ) {
    self.pieces = pieces
    self.budget = budget
    self.work = work
    weights = pieces.map(weight)
  }

  /// - Parameter handOver: takes the result of each piece, on this thread; false ends the work early.
  static func run(
    _ pieces: [Piece], weight: (Piece) -> Int, budget: Int, work: @escaping @Sendable (Piece) -> Result,
    handOver: (Piece, Result) -> Bool
  ) {
    let pool = OrderedPool(pieces, weight: weight, budget: budget, work: work)
    let workers = (0..<min(pieces.count, processors)).compactMap { _ in
      Worker { pool.serve() }
    }
    for (index, piece) in pieces.enumerated() {
      let result = workers.isEmpty ? work(piece) : pool.result(of: index)
      guard handOver(piece, result) else { break }
      pool.release(index)
    }
    pool.stop()
    for worker in workers { worker.join() }
  }

  private static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// What each worker does.
  private func serve() {
    while let index = begin() {
      let result = work(pieces[index])
      lock.locked {
        results[index] = result
        lock.wakeAll()
      }
    }
  }

  /// Takes the next piece as soon as there is room for it; nil where none is left.
  private func begin() -> Int? {
    lock.locked {
      while next < pieces.count, load > 0, load + weights[next] > budget { lock.wait() }
      guard next < pieces.count else { return nil }
      defer { next += 1 }
      load += weights[next]
      return next
    }
  }

  private func result(of index: Int) -> Result {
    lock.locked {
      while true {
        if let result = results.removeValue(forKey: index) { return result }
        lock.wait()
      }
    }
  }

  private func release(_ index: Int) {
    lock.locked {
      load -= weights[index]
      lock.wakeAll()
    }
  }

  private func stop() {
    lock.locked {
      next = pieces.count
      lock.wakeAll()
    }
  }
}

// What changes is changed under the lock.
extension OrderedPool: @unchecked Sendable {}
