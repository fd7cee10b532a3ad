extension [TraceEvent] {
  /// Whether what was seen, on a device for instance, is a course that this trace allows.
  ///
  /// What one app sees comes in the trace's order, except that the second of two events with the same
  /// `unordered` number may come up to just before the first. Nothing is asked of the order between two apps.
  /// What the user does divides the course: an app sees nothing of an action before it.
  ///
  /// Sizes are compared where they are what happens, at a resize and at a snapshot; a callback that changes
  /// places with a resize is seen at the other size.
  public func allows(_ seen: [TraceEvent]) -> Bool {
    let apps = Set((self + seen).compactMap(\.app))
    let steps = filter { $0.app == nil }.map(\.name)
    guard steps == seen.filter({ $0.app == nil }).map(\.name) else { return false }
    return apps.allSatisfy { app in
      Self.allows(filter { $0.app == nil || $0.app == app }, seen.filter { $0.app == nil || $0.app == app })
    }
  }

  /// The same for one app.
  private static func allows(_ expected: [TraceEvent], _ seen: [TraceEvent]) -> Bool {
    guard expected.count == seen.count else { return false }
    var open = Array<Int>(expected.indices)
    for event in seen {
      let candidates = open.indices.filter { place in
        place == 0 || mayComeFirst(expected, open[place], before: open[0])
      }
      guard let place = candidates.first(where: { expected[open[$0]].isSame(as: event) }) else {
        return false
      }
      open.remove(at: place)
    }
    return true
  }

  /// Whether `later` may be seen while `next` has not been: its partner is that event or was seen already.
  private static func mayComeFirst(_ events: [TraceEvent], _ later: Int, before next: Int) -> Bool {
    guard let number = events[later].unordered,
      let partner = events.firstIndex(where: { $0.unordered == number })
    else { return false }
    return partner <= next && !events[next..<later].contains { $0.kind == .user }
  }
}

extension TraceEvent {
  fileprivate func isSame(as other: TraceEvent) -> Bool {
    guard (app, kind, name) == (other.app, other.kind, other.name) else { return false }
    return kind == .callback || kind == .state || (width, horizontal) == (other.width, other.horizontal)
  }
}
