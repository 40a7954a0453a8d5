internal import RulesBundle
internal import RulesJSON
internal import RulesRuntime

/// The answer to `ask: connection`.
package struct ConnectionAnswer {
  /// The new state.
  var connection: ConnectionState
  /// Whether the event changed the state.
  var hasChanged: Bool
  /// When the state changes by itself; nil if it does not.
  var nextChange: Timestamp?
}

extension Rules {
  func answer(_ asked: ConnectionRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> ConnectionAnswer {
    guard watchesConnection else { throw RequestError("no_connection", "these rules do not depend on the connection") }
    guard let now = now(frame) else { throw RequestError("missing_now", "the fact `now` is missing; the connection needs the time") }
    var connection = try ConnectionState(asked.connection)
    let event: ConnectionEvent? =
      switch asked.event {
      case nil: nil
      case .answered(let after)?: .answered(after: after)
      case .failed?: .failed
      case .lost?: .lost
      case .found?: .found
      }
    let hasChanged = handle(event, at: now, &connection)
    return ConnectionAnswer(connection: connection, hasChanged: hasChanged, nextChange: nextChange(of: connection))
  }

  func write(_ connection: ConnectionState, _ writer: inout JSONWriter) { connection.write(&writer) }

  /// Writes the facts to pass with every request from now on.
  func write(factsOf connection: ConnectionState, _ writer: inout JSONWriter) {
    func name(_ column: Int) -> String? { bundle.optional(.connection, 0, column).map { bundle.name(.facts, $0) } }
    writer.beginObject()
    if let state = name(ConnectionRow.At.state) { writer.text(state, connection.state.name) }
    if let before = name(ConnectionRow.At.before), let kind = connection.before { writer.text(before, kind.name) }
    if let since = name(ConnectionRow.At.since), let time = connection.since { writer.time(since, time) }
    writer.endObject()
  }
}
