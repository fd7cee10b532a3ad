import FenpingStore

/// The check of an index's sources, made by another thread while the index is asked: to read and to hash them takes a
/// tenth as long as the answer and, where they are two megabytes, longer.
final class SourceCheckMeanwhile {
  /// Written by the other thread, and read when that has ended.
  private final class Found: @unchecked Sendable {
    var stale: [String] = []
  }

  private let check: SourceCheck
  private let found = Found()
  private var worker: Worker?

  init(_ check: SourceCheck) {
    self.check = check
    worker = Worker { [found] in found.stale = check.stale() }
  }

  deinit {
    worker?.join()
  }

  /// What was found. Where the system gave no thread, it is looked for now.
  func stale() -> [String] {
    guard let worker else { return check.stale() }
    worker.join()
    self.worker = nil
    return found.stale
  }
}
