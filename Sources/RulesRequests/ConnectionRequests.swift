internal import RulesBundle
internal import RulesJSON
public import RulesRuntime

extension Request {
  /// What is asked about the connection besides the facts.
  public struct Watching: Sendable, Equatable {
    public var connection: ConnectionState
    public var event: ConnectionEvent?
  }

  static func watching(_ keys: inout RequestKeys) throws(RequestError) -> Watching {
    let known = try keys.object("connection", "as the last answer gave it") ?? []
    return Watching(
      connection: try ConnectionState(known), event: try keys.take("event").map { json throws(RequestError) in try event(json) })
  }

  private static func event(_ json: JSON) throws(RequestError) -> ConnectionEvent {
    var keys = try RequestKeys(json, at: "event")
    var events: [ConnectionEvent] = []
    if let text = try keys.text("answered") {
      guard let time = TimeText.duration(Array(text.utf8)), time.seconds >= 0 else {
        throw RequestError("malformed", "`event/answered` is how long it took: \"1.2s\"")
      }
      events.append(
        .answered(after: Milliseconds.sum(Milliseconds.of(seconds: time.seconds), Int64(time.nanoseconds / 1_000_000))))
    }
    if try keys.flag("failed") { events.append(.failed) }
    if try keys.flag("lost") { events.append(.lost) }
    if try keys.flag("found") { events.append(.found) }
    try keys.finishItem("event")
    guard events.count == 1 else { throw RequestError("malformed", "`event` is one of answered, failed, lost and found") }
    return events[0]
  }
}

extension Rules {
  func answerConnection(_ asked: Request.Watching, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    guard watchesConnection else { throw RequestError("no_connection", "these rules do not look at the connection") }
    guard let now = now(frame) else { throw RequestError("missing_now", "a connection needs the time: give the fact `now`") }
    var connection = asked.connection
    let hasChanged = happen(asked.event, at: now, &connection)
    writer.beginObject()
    if let id = request.id { Rules.writeID(id, &writer) }
    writer.text("state", connection.state.name)
    writer.flag("changed", hasChanged)
    writer.key("facts")
    writeFacts(connection, &writer)
    if let next = nextChange(of: connection) { writer.time("nextChange", next) }
    writer.key("connection")
    connection.write(&writer)
    writer.endObject()
  }

  /// The facts to give with every request from here on.
  private func writeFacts(_ connection: ConnectionState, _ writer: inout JSONWriter) {
    func name(_ column: Int) -> String? { bundle.optional(.connection, 0, column).map { bundle.name(.facts, $0) } }
    writer.beginObject()
    if let state = name(ConnectionRow.At.state) { writer.text(state, connection.state.name) }
    if let before = name(ConnectionRow.At.before), let kind = connection.before { writer.text(before, kind.name) }
    if let since = name(ConnectionRow.At.since), let time = connection.since { writer.time(since, time) }
    writer.endObject()
  }
}
