/// What the user does to the windows on a screen, from the first state to the last.
public struct Course: Sendable {
  /// The windows before the first action.
  public let start: WindowServer
  /// What the user does, in order.
  public let actions: [UserAction]
  /// With the events that lead there from `start`.
  public let end: WindowServer

  /// Lets the user act.
  /// - Throws: ``InputError/impossible(_:)`` where an action cannot follow the ones before it.
  public init(from start: WindowServer, _ actions: [UserAction]) throws(InputError) {
    var server = start
    for action in actions { try server.perform(action) }
    self.start = start
    self.actions = actions
    end = server
  }

  /// What the apps go through, in order.
  public var events: [TraceEvent] { end.events }
}
