internal import RulesBundle
public import RulesJSON

extension Rules {
  /// The JSON form of a queue, in UTF-8.
  public func json(of queue: SyncQueue) -> [UInt8] {
    var writer = JSONWriter()
    write(queue, &writer)
    return writer.bytes
  }

  /// Writes the canonical JSON form of a queue: the operations as their record declares them, and their progress separately.
  public func write(_ queue: SyncQueue, _ writer: inout JSONWriter) {
    precondition(hasSync, "these rules have no sync queue")
    let fields = SyncFields(bundle)
    writer.beginObject()
    writer.list("operations", queue.operations) { $0.operation($1, fields) }
    let marked = queue.operations.filter { $0.state != .waiting || $0.owner != nil || !$0.marks.isEmpty }
    if !marked.isEmpty { writer.list("marks", marked) { $0.mark($1) } }
    if !queue.drafts.isEmpty { writer.list("things", queue.drafts) { $0.draft($1, isPlain: queue.firstUser(of: $1.entity) == $1.user) } }
    if !queue.done.isEmpty { writer.list("done", queue.done) { $0.string(utf8: $1) } }
    if !queue.gone.isEmpty { writer.list("gone", queue.gone) { $0.string(utf8: $1) } }
    if queue.operations.enumerated().contains(where: { $1.number != Int64($0) + 1 }) {
      writer.list("numbers", queue.operations) { $0.int($1.number) }
    }
    if queue.waitsForLogin { writer.flag("waitsForLogin", true) }
    if let user = queue.user { writer.bytes("user", user) }
    if let time = queue.lastSync { writer.time("lastSync", time) }
    if queue.user != nil, queue.operations.contains(where: { $0.user == nil }) { writer.flag("owned", true) }
    writer.members(queue.others)
    writer.endObject()
  }
}

extension JSONWriter {
  package mutating func bytes(_ key: String, _ utf8: [UInt8]) {
    self.key(key)
    string(utf8: utf8)
  }

  mutating func operation(_ operation: SyncOperation, _ fields: SyncFields) {
    beginObject()
    for part in SyncFields.Part.allCases {
      key(fields.name(part))
      switch part {
      case .id: string(utf8: operation.id)
      case .type: string(utf8: fields.storedName(ofType: operation.type))
      case .entityType: string(utf8: operation.entity.type)
      case .entityID: string(utf8: operation.entity.id)
      case .payload: optional(operation.payload)
      case .created: if let time = operation.created { self.time(time) } else { null() }
      case .attempts: int(operation.attempts)
      case .nextRetry: if let time = operation.nextRetry { self.time(time) } else { null() }
      case .errorCode: optional(operation.errorCode)
      case .errorMessage: optional(operation.errorMessage)
      case .dependsOn: optional(operation.dependsOn)
      case .device: optional(operation.device)
      case .user: optional(operation.user)
      }
    }
    for member in operation.others {
      key(member.key)
      value(member.value)
    }
    endObject()
  }

  private mutating func optional(_ text: [UInt8]?) { if let text { string(utf8: text) } else { null() } }

  mutating func mark(_ operation: SyncOperation) {
    beginObject()
    bytes("operation", operation.id)
    switch operation.state {
    case .waiting: break
    case .sending: text("state", "sending")
    case .failed: text("state", "failed")
    case .conflict(let revision):
      text("state", "conflict")
      number("revision", revision)
    case .newer(let name): text("state", name)
    }
    if let owner = operation.owner {
      key("owner")
      entity(owner)
    }
    members(operation.marks)
    endObject()
  }

  package mutating func entity(_ entity: SyncEntity) {
    beginObject()
    bytes("type", entity.type)
    bytes("id", entity.id)
    endObject()
  }

  /// Writes a draft.
  ///
  /// - Parameter isPlain: Whether the operations already identify the user.
  fileprivate mutating func draft(_ draft: SyncDraft, isPlain: Bool) {
    beginObject()
    bytes("type", draft.entity.type)
    bytes("id", draft.entity.id)
    if let base = draft.base { number("base", base) }
    number("draft", draft.number)
    if !isPlain, let user = draft.user { bytes("user", user) }
    members(draft.others)
    endObject()
  }
}
