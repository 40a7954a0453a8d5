public import RulesBundle

/// The quality of the connection and the events that led to it. The caller keeps the value between events.
public struct ConnectionState: Sendable, Equatable {
  /// The current connection state. The initial state is `online`.
  public internal(set) var state: ConnectionKind = .online
  /// The state before the last change. Nil before the first change.
  public internal(set) var before: ConnectionKind?
  /// When the state last changed. Nil before the first change.
  public internal(set) var since: Timestamp?
  /// Whether the system reports that there is no network.
  var isLost = false
  /// When requests failed or were slow, oldest first, in milliseconds since 1970.
  var bad: [Int64] = []
  /// The number of failed requests since the last one that did not fail.
  var failedInARow: Int64 = 0
  /// The number of good requests since the last one that was not good.
  var goodInARow: Int64 = 0

  /// Creates the state of an app that has made no requests: `online`.
  public init() {}
}

/// An event that provides information about the connection.
public enum ConnectionEvent: Sendable, Equatable {
  /// A request received a response after this time. The content of the response does not matter.
  case answered(after: Swift.Duration)
  /// A request received no response.
  case failed
  /// The system reports that there is no network.
  case lost
  /// The system reports that there is a network again.
  case found
}

extension Rules {
  /// Whether the rules depend on the connection. The other connection functions require this.
  public var watchesConnection: Bool { bundle.count(.connection) > 0 }

  /// Applies an event to the connection. Returns whether the state changed.
  ///
  /// - Parameters:
  ///   - event: The event. Nil if only time passed.
  ///   - now: The current time, rounded down to the millisecond.
  ///   - connection: The state to change.
  public func handle(_ event: ConnectionEvent?, at now: Timestamp, _ connection: inout ConnectionState) -> Bool {
    handle(event, at: now.milliseconds, &connection)
  }

  /// Applies an event to the connection. `now` is in milliseconds since 1970.
  package func handle(_ event: ConnectionEvent?, at now: Int64, _ connection: inout ConnectionState) -> Bool {
    precondition(watchesConnection, "these rules do not depend on the connection")
    let before = connection.state
    ConnectionClassifier(bundle: bundle, now: now).handle(event, &connection)
    return connection.state != before
  }
}

extension Rules {
  /// When the state changes without an event. Nil if it does not. Call `handle(_:at:_:)` at that time, with nil as the event.
  public func nextChange(of connection: ConnectionState) -> Timestamp? {
    precondition(watchesConnection, "these rules do not depend on the connection")
    return ConnectionClassifier(bundle: bundle, now: 0).nextChange(connection).map { Timestamp(milliseconds: $0) }
  }
}

/// Derives the state of the connection from the results of requests.
///
/// A single bad request changes nothing, and a single good one does not undo several bad ones, so that the state does not flicker.
struct ConnectionClassifier {
  let bundle: RuleBundle
  let now: Int64

  private func number(_ column: Int) -> Int64 { max(1, bundle.setting(.connection, 0, column)) }
  private func milliseconds(_ column: Int) -> Int64 { Milliseconds.of(seconds: max(0, bundle.setting(.connection, 0, column))) }

  func handle(_ event: ConnectionEvent?, _ connection: inout ConnectionState) {
    forget(&connection)
    switch event {
    case nil: break
    case .lost?:
      connection.isLost = true
      connection.goodInARow = 0
      change(to: .offline, &connection)
    case .found?:
      connection.isLost = false
      connection.failedInARow = 0
      // A network does not guarantee that the server responds.
      if connection.state == .offline { change(to: .degraded, &connection) }
    case .answered(let time)?: answered(after: time, &connection)
    case .failed?:
      connection.goodInARow = 0
      if connection.failedInARow < .max { connection.failedInARow += 1 }
      bad(&connection)
      if connection.failedInARow >= number(ConnectionRow.At.offlineAfter) { change(to: .offline, &connection) }
    }
  }

  private func answered(after time: Swift.Duration, _ connection: inout ConnectionState) {
    connection.isLost = false
    connection.failedInARow = 0
    // The server responded.
    if connection.state == .offline { change(to: .degraded, &connection) }
    guard time <= .milliseconds(milliseconds(ConnectionRow.At.slowAfter)) else {
      connection.goodInARow = 0
      bad(&connection)
      return
    }
    if connection.goodInARow < .max { connection.goodInARow += 1 }
    guard connection.state != .online, connection.goodInARow >= number(ConnectionRow.At.onlineAfter) else { return }
    connection.bad = []
    change(to: .online, &connection)
  }

  private func bad(_ connection: inout ConnectionState) {
    let most = number(ConnectionRow.At.degradedAfter)
    connection.bad.append(now)
    if Int64(connection.bad.count) > most { connection.bad.removeFirst(connection.bad.count - Int(clamping: most)) }
    if connection.state == .online, Int64(connection.bad.count) >= most { change(to: .degraded, &connection) }
  }

  /// When the last failure is too old to matter, so that it is time to try again. Nil if the state does not change by itself.
  func nextChange(_ connection: ConnectionState) -> Int64? {
    guard connection.state == .offline, !connection.isLost, let last = connection.bad.last else { return nil }
    return Milliseconds.sum(Milliseconds.sum(last, milliseconds(ConnectionRow.At.window)), 1)
  }

  /// Removes events that are too old, and events in the future, which come from a clock that was set back.
  private func forget(_ connection: inout ConnectionState) {
    let window = milliseconds(ConnectionRow.At.window)
    connection.bad.removeAll { $0 > now || Milliseconds.difference(now, $0) > window }
    if connection.bad.isEmpty {
      connection.failedInARow = 0
      // No request was tried for a while, so the next one is allowed.
      if connection.state == .offline, !connection.isLost { change(to: .degraded, &connection) }
    }
    if let since = connection.since, since.milliseconds > now { connection.since = Timestamp(milliseconds: now) }
  }

  private func change(to state: ConnectionKind, _ connection: inout ConnectionState) {
    guard connection.state != state else { return }
    connection.before = connection.state
    connection.state = state
    connection.since = Timestamp(milliseconds: now)
  }
}
