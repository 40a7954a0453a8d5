internal import RulesBundle
public import RulesJSON
internal import RulesRuntime

extension Request {
  /// Two values of one person that become one.
  public enum Merge: Sendable, Equatable {
    case histories([JSON.Member], [JSON.Member])
    case queues([JSON.Member], [JSON.Member])
    case logs([JSON], [JSON])
  }

  static func merge(_ keys: inout RequestKeys) throws(RequestError) -> Merge {
    var found: [Merge] = []
    if let (a, b) = try keys.pair("histories") { found.append(.histories(try object(a, "histories"), try object(b, "histories"))) }
    if let (a, b) = try keys.pair("queues") { found.append(.queues(try object(a, "queues"), try object(b, "queues"))) }
    if let (a, b) = try keys.pair("logs") {
      guard case .array(let first) = a, case .array(let second) = b else { throw RequestError("malformed", "`logs` are two lists of rows") }
      found.append(.logs(first, second))
    }
    guard found.count == 1 else { throw RequestError("malformed", "`ask: merge` needs one of `histories`, `queues` and `logs`") }
    return found[0]
  }

  private static func object(_ json: JSON, _ key: String) throws(RequestError) -> [JSON.Member] {
    guard case .object(let members) = json else { throw RequestError("malformed", "`\(key)` are two objects") }
    return members
  }
}

extension RequestKeys {
  fileprivate mutating func pair(_ key: String) throws(RequestError) -> (JSON, JSON)? {
    guard let items = try list(key, "two of them") else { return nil }
    guard items.count == 2 else { throw RequestError("malformed", "`\(key)` are two") }
    return (items[0], items[1])
  }
}

// What two devices, or a backup and what came after it, have stored of one person.
extension Rules {
  func answerMerge(_ asked: Request.Merge, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    writer.beginObject()
    if let id = request.id { Rules.writeID(id, &writer) }
    switch asked {
    case .histories(let a, let b):
      let result = merged(try own(try history(a), frame), try own(try history(b), frame))
      writer.key("history")
      write(result, &writer)
    case .queues(let a, let b):
      let person = self.person(frame)
      var queues = (try syncQueue(a), try syncQueue(b))
      queues.0.hand(to: person, isNew: false)
      queues.1.hand(to: person, isNew: false)
      writer.key("queue")
      write(merged(queues.0, queues.1), &writer)
    case .logs(let a, let b):
      guard bundle.count(.planner) > 0 else { throw RequestError("no_planner", "these rules have no notifications") }
      let rows = merged(log: try log(a, frame), try log(b, frame))
      writer.list("log", rows) { writeStored($1, &$0) }
    }
    writer.endObject()
  }

  private func own(_ history: History, _ frame: Frame) throws(RequestError) -> History {
    var history = history
    try requireOwner(of: history, frame)
    hand(&history, frame)
    return history
  }

  private func log(_ rows: [JSON], _ frame: Frame) throws(RequestError) -> [StoredRecord] {
    let record = bundle.planner[0].log
    let person = self.person(frame)
    var log: [StoredRecord] = []
    for (index, row) in rows.enumerated() {
      guard case .object(let members) = row else { throw RequestError("malformed", "`logs` has a row \(index) that is no object") }
      let stored = read(record: record, members)
      if !isForeign(stored, person) { log.append(stored) }
    }
    return log
  }
}
