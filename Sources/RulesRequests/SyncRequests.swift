public import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Request {
  /// What is asked of the sync queue besides the facts, as JSON gives it.
  public struct Syncing: Sendable, Equatable {
    public var queue: [JSON.Member]
    public var event: JSON?
    public var connection: ConnectionKind
    public var jitter: Int
    public var entities: [SyncEntity]
    public var writing: [SyncEntity]
  }

  /// What is asked about a conflict: a decision, or its undoing.
  public struct Resolving: Sendable, Equatable {
    public var queue: [JSON.Member]
    public var decision: ConflictDecision?
    public var undo: JSON?
  }

  static func syncing(_ keys: inout RequestKeys) throws(RequestError) -> Syncing {
    let text = try keys.needed("connection", for: "sync")
    guard let connection = ConnectionKind(text) else {
      throw RequestError("malformed", "`connection` is online, degraded or offline, not `\(text)`")
    }
    return Syncing(
      queue: try keys.object("queue", "as the last answer gave it") ?? [], event: keys.take("event"), connection: connection,
      jitter: try keys.jitter(), entities: try entities("entities", &keys), writing: try entities("writing", &keys))
  }

  static func resolving(_ keys: inout RequestKeys) throws(RequestError) -> Resolving {
    let queue = try keys.object("queue", "as the last answer gave it") ?? []
    if let undo = keys.take("undo") { return Resolving(queue: queue, decision: nil, undo: undo) }
    var choice: ConflictChoiceKind?
    if let text = try keys.text("choice") {
      choice = ConflictChoiceKind.allCases.first { $0.name.utf8.elementsEqual(text.utf8) }
      guard choice != nil else { throw RequestError("malformed", "`choice` is keep_mine, keep_theirs or keep_both, not `\(text)`") }
    }
    var ids: [[UInt8]] = []
    for (index, json) in (try keys.list("ids", "two new ids for operations") ?? []).enumerated() {
      guard case .string(let id) = json, !id.isEmpty else { throw RequestError("malformed", "`ids/\(index)` is a text that is not empty") }
      ids.append(Array(id.utf8))
    }
    guard ids.count == 2 else { throw RequestError("malformed", "`ids` are two new ids for operations") }
    let operation = try keys.needed("operation", for: "conflict")
    let copy = try keys.needed("copy", for: "conflict")
    guard !copy.isEmpty else { throw RequestError("malformed", "`copy` is a new id, not empty") }
    return Resolving(
      queue: queue,
      decision: ConflictDecision(
        operation: Array(operation.utf8), choice: choice, copyID: Array(copy.utf8), newIDs: ids,
        theirs: try keys.text("theirs").map { Array($0.utf8) }, copyPayload: try keys.text("copy_payload").map { Array($0.utf8) }),
      undo: nil)
  }

  private static func entities(_ key: String, _ keys: inout RequestKeys) throws(RequestError) -> [SyncEntity] {
    var entities: [SyncEntity] = []
    for (index, json) in (try keys.list(key, "things, each with `type` and `id`") ?? []).enumerated() {
      guard let entity = SyncReader.entity(json) else {
        throw RequestError("malformed", "`\(key)/\(index)` is a thing: `type` and `id`, texts that are not empty")
      }
      entities.append(entity)
    }
    return entities
  }
}

extension Rules {
  func answerSync(_ asked: Request.Syncing, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    var queue = try syncQueue(asked.queue)
    guard let now = now(frame) else { throw RequestError("missing_now", "a queue needs the time: give the fact `now`") }
    var history: History?
    if let members = request.history { history = try self.history(members) }
    let holds = history.map { syncHolds(after: $0, frame) } ?? []
    let moment = SyncMoment(now: now, connection: asked.connection, jitter: asked.jitter, holds: holds)
    var event: SyncEvent?
    if let json = asked.event { event = try syncEvent(json) }
    let outcome = sync(event, at: moment, &queue, facts: frame)
    let standing = syncStanding(of: queue, at: moment, entities: asked.entities, writing: asked.writing)
    var answer = SyncAnswer(outcome: outcome, standing: standing, queue: queue)
    if outcome == .refused(.notAllowed), case .added(let operation, _, _, _)? = event { answer.reason = refusal(of: operation, frame) }
    if let history {
      answer.holding = holding(after: history, frame, now: now).filter { isHolding($0.vector, any: standing.held, queue) }
        .map { present($0, after: history, frame) }
    }
    write(answer, id: request.id, frame, &writer)
  }

  func answerConflict(_ asked: Request.Resolving, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    var queue = try syncQueue(asked.queue)
    queue.hand(to: person(frame), isNew: false)
    if let json = asked.undo {
      let outcome = undo(try conflictUndo(json), &queue)
      write(undone: outcome, queue, id: request.id, &writer)
      return
    }
    guard let decision = asked.decision else { throw RequestError("malformed", "`ask: conflict` needs `operation` or `undo`") }
    do {
      let resolved = try resolve(decision, &queue)
      write(resolved, queue, id: request.id, frame, &writer)
    } catch {
      write(undone: .refused(error), queue, id: request.id, &writer)
    }
  }

  /// Whether a vector holds back one of some operations.
  private func isHolding(_ vector: Int, any held: [HeldOperation], _ queue: SyncQueue) -> Bool {
    bundle.ladder[vector].holds.contains { row in
      let name = bundle.utf8(bundle.operations[bundle.operationRefs[row].operation].name)
      return held.contains { one in queue.index(of: one.operation).map { name.elementsEqual(queue.operations[$0].type) } ?? false }
    }
  }

  // MARK: Events

  /// What happened, as JSON says it: `{"started": "op-1"}`.
  func syncEvent(_ json: JSON) throws(RequestError) -> SyncEvent {
    var keys = try RequestKeys(json, at: "event")
    var events: [SyncEvent] = []
    if let added = keys.take("added") {
      let reader = SyncReader(fields: SyncFields(bundle))
      var owner: SyncEntity?
      if let json = keys.take("owner") {
        owner = SyncReader.entity(json)
        guard owner != nil else { throw RequestError("malformed", "`event/owner` is a thing: `type` and `id`") }
      }
      let variant = try keys.text("does").map { Array($0.utf8) }
      events.append(
        .added(try reader.operation(added, at: "event/added"), owner: owner, variant: variant, base: try keys.revision("base")))
    }
    if let id = try keys.operation("started") { events.append(.started(id)) }
    if let id = try keys.operation("succeeded") { events.append(.succeeded(id, revision: try keys.revision("revision"))) }
    if let id = try keys.operation("failed") {
      let text = try keys.text("as") ?? ""
      guard let kind = SyncFailure.Kind.allCases.first(where: { SyncFailure.Kind.names[$0.rawValue].utf8.elementsEqual(text.utf8) }) else {
        throw RequestError("malformed", "`event/as` is transient, permanent or logged_out")
      }
      guard let code = try keys.text("code") else { throw RequestError("malformed", "`event/failed` needs `code`") }
      events.append(.failed(id, SyncFailure(kind, code: Array(code.utf8), message: try keys.text("message").map { Array($0.utf8) })))
    }
    if let id = try keys.operation("conflict") {
      guard let revision = try keys.revision("revision") else { throw RequestError("malformed", "`event/conflict` needs `revision`") }
      events.append(.conflicted(id, revision: revision))
    }
    if let id = try keys.operation("taken_back") { events.append(.takenBack(id)) }
    if try keys.flag("retry_now") { events.append(.retriedNow) }
    if try keys.flag("launched") { events.append(.launched) }
    if try keys.flag("logged_in") { events.append(.loggedIn(user: try keys.text("user").map { Array($0.utf8) })) }
    try keys.finishItem("event")
    guard events.count == 1 else {
      throw RequestError(
        "malformed",
        "`event` is one of added, started, succeeded, failed, conflict, taken_back, retry_now, launched and logged_in")
    }
    return events[0]
  }
}

extension RequestKeys {
  fileprivate mutating func operation(_ key: String) throws(RequestError) -> [UInt8]? { try text(key).map { Array($0.utf8) } }

  fileprivate mutating func revision(_ key: String) throws(RequestError) -> Int64? {
    switch take(key) {
    case nil, .null?: return nil
    case .int(let number)?: return number
    case _?: throw RequestError("malformed", "`event/\(key)` is a whole number")
    }
  }
}
