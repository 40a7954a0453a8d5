internal import RulesBundle
internal import RulesJSON
internal import RulesRuntime

/// How good the connection is, and what is to be kept.
package struct ConnectionAnswer {
  var connection: ConnectionState
  var hasChanged: Bool
  var nextChange: Int64?
}

extension Rules {
  func answer(_ asked: ConnectionRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> ConnectionAnswer {
    guard watchesConnection else { throw RequestError("no_connection", "these rules do not look at the connection") }
    guard let now = now(frame) else { throw RequestError("missing_now", "a connection needs the time: give the fact `now`") }
    var connection = try ConnectionState(asked.connection)
    let event: ConnectionEvent? =
      switch asked.event {
      case nil: nil
      case .answered(let after)?: .answered(after: after)
      case .failed?: .failed
      case .lost?: .lost
      case .found?: .found
      }
    let hasChanged = happen(event, at: now, &connection)
    return ConnectionAnswer(connection: connection, hasChanged: hasChanged, nextChange: nextChange(of: connection))
  }

  func write(_ connection: ConnectionState, _ writer: inout JSONWriter) { connection.write(&writer) }

  /// The facts to give with every request from here on.
  func write(factsOf connection: ConnectionState, _ writer: inout JSONWriter) {
    func name(_ column: Int) -> String? { bundle.optional(.connection, 0, column).map { bundle.name(.facts, $0) } }
    writer.beginObject()
    if let state = name(ConnectionRow.At.state) { writer.text(state, connection.state.name) }
    if let before = name(ConnectionRow.At.before), let kind = connection.before { writer.text(before, kind.name) }
    if let since = name(ConnectionRow.At.since), let time = connection.since { writer.time(since, time) }
    writer.endObject()
  }
}
