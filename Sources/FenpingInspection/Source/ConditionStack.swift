/// What is known of a condition while nobody builds.
enum Truth: Sendable, Hashable {
  case yes, no, maybe

  var negated: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .maybe: .maybe
    }
  }

  static func && (left: Truth, right: Truth) -> Truth {
    if left == .no || right == .no { return .no }
    return left == .yes && right == .yes ? .yes : .maybe
  }

  static func || (left: Truth, right: Truth) -> Truth {
    (left.negated && right.negated).negated
  }
}

/// The `#if`s that are open. What may be built for iOS is read: of two branches of which nothing is known, both.
struct ConditionStack {
  enum Directive: Hashable {
    case ifTrue(Truth)
    case elseIf(Truth)
    case otherwise
    case end
  }

  private struct Frame {
    let isOutsideActive: Bool
    let depth: Int
    var isActive: Bool
    /// A branch before this one is the one that is built.
    var isSettled: Bool
  }

  private var frames: [Frame] = []
  private(set) var isActive = true

  /// The number of brackets to which the code returns; nil where it does not.
  mutating func apply(_ directive: Directive, depth: Int) -> Int? {
    defer { isActive = frames.last?.isActive ?? true }
    switch directive {
    case .ifTrue(let truth):
      frames.append(
        Frame(
          isOutsideActive: isActive, depth: depth, isActive: isActive && truth != .no,
          isSettled: truth == .yes))
      return nil
    case .elseIf(let truth):
      return next(truth)
    case .otherwise:
      return next(.yes)
    case .end:
      _ = frames.popLast()
      return nil
    }
  }

  private mutating func next(_ truth: Truth) -> Int? {
    guard let last = frames.indices.last else { return nil }
    frames[last].isActive = frames[last].isOutsideActive && !frames[last].isSettled && truth != .no
    if truth == .yes { frames[last].isSettled = true }
    return frames[last].depth
  }
}
