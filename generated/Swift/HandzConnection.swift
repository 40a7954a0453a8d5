// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesBundle
public import RulesRuntime

/// The state of the connection. Keep one value, report the results of network requests to it, and give its facts with every decision.
public struct HandzConnection: Sendable, Equatable {
  /// The state in the type of the runtime.
  public private(set) var value: ConnectionState

  /// Creates a state from a stored value, or an initial state, in which the connection counts as good.
  public init(_ value: ConnectionState = ConnectionState()) { self.value = value }

  /// The kind of the current connection.
  public var state: ConnectionKind { value.state }

  /// Applies an event, or only the passing of time if the event is nil. Returns whether the state changed.
  @discardableResult
  public mutating func handle(_ event: ConnectionEvent?, at now: Timestamp) -> Bool {
    Handz.rules.handle(event, at: now, &value)
  }

  /// The time at which the state changes without an event. Call `handle(nil, at:)` then. Nil if it does not change.
  public var nextChange: Timestamp? {
    Handz.rules.nextChange(of: value)
  }

  /// Sets the facts about the connection.
  public func apply(to facts: inout HandzFacts) {
    facts.networkState = HandzConnection.networkState(value.state)
    facts.networkBefore = value.before.flatMap { HandzConnection.networkBefore($0) }
    facts.networkSince = (value.since).map { .value($0) }
  }

  private static func networkState(_ kind: ConnectionKind) -> HandzFacts.NetworkState? {
    switch kind {
    case .online: .online
    case .degraded: .degraded
    case .offline: .offline
    }
  }

  private static func networkBefore(_ kind: ConnectionKind) -> HandzFacts.NetworkBefore? {
    switch kind {
    case .online: .online
    case .degraded: .degraded
    case .offline: .offline
    }
  }
}
