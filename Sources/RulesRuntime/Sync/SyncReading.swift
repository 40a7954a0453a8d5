internal import RulesBundle
public import RulesJSON

extension Rules {
  /// Reads a queue that `write(_:_:)` wrote.
  ///
  /// Unknown members, operations, and states are kept unchanged. Throws `no_sync` if the rules have no sync queue, and `malformed_queue` if
  /// the members are not a valid queue.
  public func syncQueue(_ members: [JSON.Member]) throws(RequestError) -> SyncQueue {
    guard hasSync else { throw RequestError("no_sync", "these rules have no sync queue") }
    let reader = SyncReader(fields: SyncFields(bundle))
    return try reader.queue(members, keeps: SyncRules(self).remembers)
  }

  /// Reads a queue from the JSON that `json(of:)` wrote. Also throws `malformed_json`.
  public func syncQueue(json: [UInt8]) throws(RequestError) -> SyncQueue {
    let tree: JSON
    do {
      tree = try JSON.parse(json, limit: max(json.count, 1))
    } catch {
      throw RequestError("malformed_json", "\(error.message) (at byte \(error.offset))")
    }
    guard case .object(let members) = tree else { throw RequestError("malformed_queue", "the queue is not a JSON object") }
    return try syncQueue(members)
  }
}

package struct SyncReader {
  let fields: SyncFields

  package init(fields: SyncFields) {
    self.fields = fields
  }

  /// The keys of the JSON form of a queue.
  private static let keys = ["operations", "marks", "things", "done", "waitsForLogin", "user", "lastSync", "owned", "gone", "numbers"]

  func queue(_ members: [JSON.Member], keeps: Int) throws(RequestError) -> SyncQueue {
    var queue = SyncQueue()
    var marks: [JSON] = []
    var isOwned = false
    var numbers: [JSON] = []
    var ids = Set<[UInt8]>()
    for member in members {
      switch (member.key, member.value) {
      case ("operations", .array(let all)):
        for (index, json) in all.enumerated() {
          let operation = try operation(json, at: "queue/operations/\(index)")
          guard ids.insert(operation.id).inserted else { throw wrong("operations/\(index)", "repeats the id of an earlier operation") }
          queue.operations.append(operation)
        }
      case ("marks", .array(let all)): marks = all
      case ("things", .array(let all)):
        for (index, json) in all.enumerated() { queue.drafts.append(try draft(json, at: "things/\(index)", queue)) }
      case ("done", .array(let all)):
        for id in all.suffix(keeps) {
          guard case .string(let text) = id else { throw wrong("done", "contains a value that is not an id") }
          queue.done.append(Array(text.utf8))
        }
      case ("waitsForLogin", .bool(let flag)): queue.waitsForLogin = flag
      case ("user", .string(let text)): queue.user = Array(text.utf8)
      case ("lastSync", .string(let text)):
        guard let time = SyncReader.timestamp(text) else { throw wrong("lastSync", "is not a timestamp") }
        queue.lastSync = time
      case ("gone", .array(let all)):
        for id in all.suffix(keeps) {
          guard case .string(let text) = id else { throw wrong("gone", "contains a value that is not an id") }
          queue.gone.append(Array(text.utf8))
        }
      case ("numbers", .array(let all)): numbers = all
      case ("owned", .bool(let flag)): isOwned = flag
      case (let key, _) where SyncReader.keys.contains { $0.utf8.elementsEqual(key.utf8) }:
        throw wrong(key, "has a value of the wrong type")
      default: queue.others.append(member)
      }
    }
    for index in queue.operations.indices {
      queue.operations[index].number = index == 0 ? 1 : Milliseconds.sum(queue.operations[index - 1].number, 1)
      guard index < numbers.count else { continue }
      guard case .int(let number) = numbers[index], number > 0 else { throw wrong("numbers", "is not a list of positive integers") }
      queue.operations[index].number = number
    }
    for (index, json) in marks.enumerated() { try mark(json, at: "marks/\(index)", &queue) }
    // In a queue from before operations had owners, all operations belong to its user.
    if let user = queue.user, !isOwned {
      for index in queue.operations.indices where queue.operations[index].user == nil { queue.operations[index].user = user }
    }
    for index in queue.drafts.indices where queue.drafts[index].user == nil {
      queue.drafts[index].user = queue.firstUser(of: queue.drafts[index].entity)
    }
    for (index, draft) in queue.drafts.enumerated() {
      for other in queue.drafts[..<index] where other.entity == draft.entity && other.user == draft.user {
        throw wrong("things/\(index)", "repeats an earlier thing")
      }
    }
    return queue
  }

  /// Reads one stored operation.
  ///
  /// - Parameter place: The path of the operation, for error messages.
  package func operation(_ json: JSON, at place: String) throws(RequestError) -> SyncOperation {
    guard case .object(let members) = json else { throw RequestError("malformed_queue", "`\(place)` is not a JSON object") }
    var operation = SyncOperation(id: [], type: [], entity: SyncEntity(type: [], id: []))
    for member in members {
      guard let part = fields.part(member.key) else {
        operation.others.append(member)
        continue
      }
      let isRead =
        switch (part, member.value) {
        case (.created, .string(let text)): SyncReader.set(&operation.created, SyncReader.timestamp(text))
        case (.nextRetry, .string(let text)): SyncReader.set(&operation.nextRetry, SyncReader.timestamp(text))
        case (.attempts, .int(let number)):
          SyncReader.set(&operation.attempts, number >= 0 ? number : nil)
        case (.id, .string(let text)): SyncReader.set(&operation.id, Array(text.utf8))
        case (.type, .string(let text)): SyncReader.set(&operation.type, fields.type(stored: text))
        case (.entityType, .string(let text)): SyncReader.set(&operation.entity.type, Array(text.utf8))
        case (.entityID, .string(let text)): SyncReader.set(&operation.entity.id, Array(text.utf8))
        case (.payload, .string(let text)): SyncReader.set(&operation.payload, Array(text.utf8))
        case (.errorCode, .string(let text)): SyncReader.set(&operation.errorCode, Array(text.utf8))
        case (.errorMessage, .string(let text)): SyncReader.set(&operation.errorMessage, Array(text.utf8))
        case (.dependsOn, .string(let text)): SyncReader.set(&operation.dependsOn, Array(text.utf8))
        case (.device, .string(let text)): SyncReader.set(&operation.device, Array(text.utf8))
        case (.user, .string(let text)): SyncReader.set(&operation.user, Array(text.utf8))
        case (.id, _), (.type, _), (.entityType, _), (.entityID, _), (.attempts, _): false
        case (_, .null): true
        default: false
        }
      guard isRead else { throw RequestError("malformed_queue", "`\(place)/\(member.key)` is not a valid value of this field") }
    }
    for part in [SyncFields.Part.id, .type, .entityType, .entityID] where SyncReader.text(part, of: operation).isEmpty {
      throw RequestError("malformed_queue", "`\(place)/\(fields.name(part))` is missing or empty")
    }
    return operation
  }

  private func draft(_ json: JSON, at place: String, _ queue: SyncQueue) throws(RequestError) -> SyncDraft {
    guard let entity = SyncReader.entity(json), case .object(let members) = json else {
      throw wrong(place, "is not a thing with `type` and `id`")
    }
    var draft = SyncDraft(entity: entity)
    for member in members {
      switch (member.key, member.value) {
      case ("type", _), ("id", _): break
      case ("base", .int(let base)): draft.base = base
      case ("draft", .int(let number)) where number >= 0: draft.number = number
      case ("user", .string(let user)): draft.user = Array(user.utf8)
      case ("base", _), ("draft", _), ("user", _): throw wrong("\(place)/\(member.key)", "is not a valid value")
      default: draft.others.append(member)
      }
    }
    return draft
  }

  private func mark(_ json: JSON, at place: String, _ queue: inout SyncQueue) throws(RequestError) {
    guard case .string(let id)? = json["operation"], let index = queue.index(of: Array(id.utf8)) else {
      throw wrong(place, "does not name an operation of the queue")
    }
    if let owner = json["owner"] {
      guard let entity = SyncReader.entity(owner) else { throw wrong("\(place)/owner", "is not a thing with `type` and `id`") }
      queue.operations[index].owner = entity
    }
    if case .object(let members) = json {
      for member in members where !SyncReader.marks.contains(where: { $0.utf8.elementsEqual(member.key.utf8) }) {
        queue.operations[index].marks.append(member)
      }
    }
    guard let state = json["state"] else { return }
    guard case .string(let text) = state else { throw wrong("\(place)/state", "is not a valid state") }
    if text.utf8.elementsEqual("sending".utf8) {
      queue.operations[index].state = .sending
    } else if text.utf8.elementsEqual("failed".utf8) {
      queue.operations[index].state = .failed
    } else if text.utf8.elementsEqual("conflict".utf8), case .int(let revision)? = json["revision"] {
      queue.operations[index].state = .conflict(revision: revision)
    } else if text.utf8.elementsEqual("conflict".utf8) || text.utf8.elementsEqual("waiting".utf8) {
      throw wrong("\(place)/state", "is not a valid state")
    } else {
      queue.operations[index].state = .newer(text)
      if let revision = json["revision"] { queue.operations[index].marks.insert(JSON.Member(key: "revision", value: revision), at: 0) }
    }
  }

  private static let marks = ["operation", "state", "revision", "owner"]

  // MARK: Parts

  package static func entity(_ json: JSON) -> SyncEntity? {
    guard case .string(let type)? = json["type"], case .string(let id)? = json["id"], !type.isEmpty, !id.isEmpty else { return nil }
    return SyncEntity(type, id)
  }

  package static func time(_ text: String) -> Int64? {
    guard let time = TimeText.timestamp(Array(text.utf8)) else { return nil }
    return Milliseconds.sum(Milliseconds.of(seconds: time.seconds), Int64(time.nanoseconds / 1_000_000))
  }

  /// Parses a time, rounded down to the millisecond.
  static func timestamp(_ text: String) -> Timestamp? { time(text).map { Timestamp(milliseconds: $0) } }

  /// Sets a place to a value. Returns false if there is none.
  static func set<Value>(_ place: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  static func set<Value>(_ place: inout Value?, _ value: Value?) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  private static func text(_ part: SyncFields.Part, of operation: SyncOperation) -> [UInt8] {
    switch part {
    case .id: operation.id
    case .type: operation.type
    case .entityType: operation.entity.type
    default: operation.entity.id
    }
  }

  private func wrong(_ place: String, _ what: String) -> RequestError {
    RequestError("malformed_queue", "`queue/\(place)` \(what); pass the value from the previous response unchanged")
  }
}
