public import RulesBundle

/// How good the connection is and what led to it, as a value of the caller's: it keeps it from one thing that happens to the next.
public struct ConnectionState: Sendable, Equatable {
  public internal(set) var state: ConnectionKind = .online
  /// What it was before the last change; nil before the first.
  public internal(set) var before: ConnectionKind?
  /// When it changed, in milliseconds since 1970.
  public internal(set) var since: Int64?
  /// Whether the system says that there is no network.
  var isLost = false
  /// When requests failed or were slow, oldest first.
  var bad: [Int64] = []
  /// How many failed since the last one that did not.
  var failedInARow: Int64 = 0
  /// How many were good since the last one that was not.
  var goodInARow: Int64 = 0

  /// Nothing is known yet, so nothing is the matter.
  public init() {}
}

/// Something that says how good the connection is.
public enum ConnectionEvent: Sendable, Equatable {
  /// A request was answered, after so many milliseconds; whether the answer was a yes is all the same.
  case answered(after: Int64)
  /// A request was not answered.
  case failed
  /// The system says that there is no network, or that there is one again.
  case lost, found
}

extension Rules {
  /// Whether the rules look at the connection.
  public var watchesConnection: Bool { bundle.count(.connection) > 0 }

  /// Lets something happen to the connection. Says whether its state changed.
  ///
  /// `now`: milliseconds since 1970.
  public func happen(_ event: ConnectionEvent?, at now: Int64, _ connection: inout ConnectionState) -> Bool {
    precondition(watchesConnection, "these rules look at the connection")
    let before = connection.state
    ConnectionClassifier(bundle: bundle, now: now).happen(event, &connection)
    return connection.state != before
  }
}

extension Rules {
  /// When the connection changes by itself, in milliseconds since 1970; nil when it does not: let time pass then, with `happen(nil, ...)`.
  public func nextChange(of connection: ConnectionState) -> Int64? {
    precondition(watchesConnection, "these rules look at the connection")
    return ConnectionClassifier(bundle: bundle, now: 0).nextChange(connection)
  }
}

/// Tells the connection from what became of requests.
///
/// One bad request changes nothing, and one good one after bad ones does not undo them, so the state does not flicker.
struct ConnectionClassifier {
  let bundle: RuleBundle
  let now: Int64

  private func number(_ column: Int) -> Int64 { max(1, bundle.setting(.connection, 0, column)) }
  private func milliseconds(_ column: Int) -> Int64 { Milliseconds.of(seconds: max(0, bundle.setting(.connection, 0, column))) }

  func happen(_ event: ConnectionEvent?, _ connection: inout ConnectionState) {
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
      // A network is not yet an answer.
      if connection.state == .offline { change(to: .degraded, &connection) }
    case .answered(let time)?: answered(after: time, &connection)
    case .failed?:
      connection.goodInARow = 0
      if connection.failedInARow < .max { connection.failedInARow += 1 }
      bad(&connection)
      if connection.failedInARow >= number(ConnectionRow.At.offlineAfter) { change(to: .offline, &connection) }
    }
  }

  private func answered(after time: Int64, _ connection: inout ConnectionState) {
    connection.isLost = false
    connection.failedInARow = 0
    // The other side was reached.
    if connection.state == .offline { change(to: .degraded, &connection) }
    guard time <= milliseconds(ConnectionRow.At.slowAfter) else {
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

  /// When nothing that failed says anything any more, so that it is time to try again; nil while there is nothing to wait for.
  func nextChange(_ connection: ConnectionState) -> Int64? {
    guard connection.state == .offline, !connection.isLost, let last = connection.bad.last else { return nil }
    return Milliseconds.sum(Milliseconds.sum(last, milliseconds(ConnectionRow.At.window)), 1)
  }

  /// What is long past says nothing any more, and neither does what a clock that was set back has in the future.
  private func forget(_ connection: inout ConnectionState) {
    let window = milliseconds(ConnectionRow.At.window)
    connection.bad.removeAll { $0 > now || Milliseconds.difference(now, $0) > window }
    if connection.bad.isEmpty {
      connection.failedInARow = 0
      // Nobody has tried for a while: somebody should.
      if connection.state == .offline, !connection.isLost { change(to: .degraded, &connection) }
    }
    if let since = connection.since, since > now { connection.since = now }
  }

  private func change(to state: ConnectionKind, _ connection: inout ConnectionState) {
    guard connection.state != state else { return }
    connection.before = connection.state
    connection.state = state
    connection.since = now
  }
}
