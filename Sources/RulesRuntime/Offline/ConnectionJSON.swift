internal import RulesBundle
public import RulesJSON

extension ConnectionState {
  /// Reads the members that `write(_:)` wrote. Throws `malformed_connection` if a member is unknown or invalid.
  public init(_ members: [JSON.Member]) throws(RequestError) {
    self.init()
    for member in members {
      let isRead =
        switch (member.key, member.value) {
        case ("state", .string(let text)): SyncReader.set(&state, ConnectionKind(text))
        case ("before", .string(let text)): SyncReader.set(&before, ConnectionKind(text))
        case ("since", .string(let text)): SyncReader.set(&since, SyncReader.timestamp(text))
        case ("lost", .bool(let flag)): SyncReader.set(&isLost, flag)
        case ("bad", .array(let all)): SyncReader.set(&bad, ConnectionState.times(all))
        case ("failed", .int(let number)): SyncReader.set(&failedInARow, number >= 0 ? number : nil)
        case ("good", .int(let number)): SyncReader.set(&goodInARow, number >= 0 ? number : nil)
        default: false
        }
      guard isRead else {
        throw RequestError(
          "malformed_connection",
          "`connection/\(member.key)` is not a valid member; pass the value from the previous response unchanged")
      }
    }
  }

  private static func times(_ all: [JSON]) -> [Int64]? {
    var times: [Int64] = []
    for json in all {
      guard case .string(let text) = json, let time = SyncReader.time(text) else { return nil }
      times.append(time)
    }
    return times
  }

  /// Writes the canonical JSON form.
  public func write(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.text("state", state.name)
    if let before { writer.text("before", before.name) }
    if let since { writer.time("since", since) }
    if isLost { writer.flag("lost", true) }
    if !bad.isEmpty { writer.list("bad", bad) { $0.time($1) } }
    if failedInARow > 0 { writer.number("failed", failedInARow) }
    if goodInARow > 0 { writer.number("good", goodInARow) }
    writer.endObject()
  }
}

extension ConnectionKind {
  init?(_ text: String) {
    for kind in ConnectionKind.allCases where kind.name.utf8.elementsEqual(text.utf8) {
      self = kind
      return
    }
    return nil
  }
}
