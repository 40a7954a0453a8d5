// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesBundle
public import RulesRuntime

/// How good the connection is. Keep one value, tell it what becomes of requests, and give its facts with every question.
public struct HandzConnection: Sendable, Equatable {
  public private(set) var value: ConnectionState

  /// Nothing is known yet, so nothing is the matter. A value that was kept goes on.
  public init(_ value: ConnectionState = ConnectionState()) { self.value = value }

  public var state: ConnectionKind { value.state }

  /// Lets something happen, or time pass; says whether the state changed.
  @discardableResult
  public mutating func happen(_ event: ConnectionEvent?, at now: Timestamp) -> Bool {
    Handz.rules.happen(event, at: now.milliseconds, &value)
  }

  /// When it changes by itself: let time pass then. Nil when it does not.
  public var nextChange: Timestamp? {
    Handz.rules.nextChange(of: value).map { Timestamp(milliseconds: $0) }
  }

  /// Says it to the rules.
  public func tell(_ facts: inout HandzFacts) {
    facts.networkState = HandzConnection.networkState(value.state)
    facts.networkBefore = value.before.flatMap { HandzConnection.networkBefore($0) }
    facts.networkSince = (value.since.map { Timestamp(milliseconds: $0) }).map { .value($0) }
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
