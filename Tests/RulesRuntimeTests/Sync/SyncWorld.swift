import RulesBundle
import RulesRuntime
import TestSupport

/// Two devices of one person, one server, and a network that loses, repeats, delays, and reorders messages.
struct SyncWorld {
  var random: Numbers
  var devices: [DeviceModel]
  var server = ServerModel()
  var messages: [Message] = []
  var replies: [(device: Int, id: String, answer: ServerModel.Answer)] = []
  /// Stored edits, on which the user can rely.
  var edits: Set<Int> = []
  var logs: Set<Int> = []
  /// Edits that were undone before the server could receive them.
  var takenBack: Set<String> = []
  var uploads: Set<String> = []
  var problems: [String] = []
  private var token = 0

  init(seed: UInt64) {
    random = Numbers(seed: seed)
    devices = [DeviceModel(0, clock: 1_772_000_000_000), DeviceModel(1, clock: 1_772_000_500_000)]
  }

  mutating func chance(_ one: Int) -> Bool { random.next(below: one) == 0 }

  // MARK: The user

  mutating func edit(_ device: Int) {
    let known = devices[device].things.filter { !$0.value.isDeleted }.keys.sorted { $0.id.asText < $1.id.asText }
    let entity = known.isEmpty || chance(4) ? SyncEntity("flow", devices[device].name()) : known[random.next(below: known.count)]
    var local = devices[device].things[entity] ?? DeviceModel.Local()
    token += 1
    local.edits.insert(token)
    let payload = Payload(device: device, number: devices[device].sequence(), edits: local.edits)
    let operation = SyncOperation(
      id: Array(devices[device].name().utf8), type: Array("UPSERT".utf8), entity: entity, payload: payload.text)
    devices[device].things[entity] = local
    add(device, operation, owner: nil, base: local.revision) { _ = $0.edits.insert($0.token) }
    // A crash lost the edit, so a video has nothing to belong to.
    guard devices[device].things[entity] == local, chance(5) else { return }
    let upload = SyncOperation(
      id: Array(devices[device].name().utf8), type: Array("UPLOAD_MEDIA".utf8), entity: SyncEntity("media", devices[device].name()))
    add(device, upload, owner: entity, base: nil) { _ = $0.uploads.insert(upload.id.asText) }
  }

  mutating func log(_ device: Int) {
    token += 1
    let operation = SyncOperation(
      id: Array(devices[device].name().utf8), type: Array("APPEND_LOG".utf8), entity: SyncEntity("practice_log", "all"),
      payload: Payload(device: device, number: 0, edits: [token]).text)
    add(device, operation, owner: nil, base: nil) { _ = $0.logs.insert($0.token) }
  }

  mutating func delete(_ device: Int) {
    let known = devices[device].things.filter { !$0.value.isDeleted }.keys.sorted { $0.id.asText < $1.id.asText }
    guard !known.isEmpty else { return }
    let entity = known[random.next(below: known.count)]
    let payload = Payload(device: device, number: devices[device].sequence(), edits: [])
    let operation = SyncOperation(
      id: Array(devices[device].name().utf8), type: Array("DELETE".utf8), entity: entity, payload: payload.text)
    devices[device].things[entity]?.isDeleted = true
    add(device, operation, owner: nil, base: devices[device].things[entity]?.revision) { _ in }
  }

  /// Stores what was added, unless the app crashes first; then the user's edit never existed.
  private mutating func add(
    _ device: Int, _ operation: SyncOperation, owner: SyncEntity?, base: Int64?, _ count: (inout SyncWorld) -> Void
  ) {
    let event = SyncEvent.added(operation, owner: owner, variant: nil, base: base)
    if case .rejected(let error) = devices[device].happen(event, jitter: 0) { problems.append("adding was rejected: \(error)") }
    if chance(10) { _ = devices[device].happen(event, jitter: 0) }  // an immediate repetition counts once
    if chance(40) { return devices[device].crash() }
    devices[device].store()
    count(&self)
  }

  mutating func takeBack(_ device: Int) {
    guard let operation = pick(devices[device].queue.operations) else { return }
    let id = operation.id.asText
    guard case .done(let effects) = devices[device].happen(.canceled(operation.id), jitter: 0) else { return }
    for effect in effects {
      switch effect {
      case .restored(let entity):
        devices[device].things[entity]?.isDeleted = false
        takenBack.insert(id)
      case .canceled(_, _, let mayHaveArrived):
        uploads.remove(id)
        if !mayHaveArrived { takenBack.insert(id) }
      default: problems.append("undoing had the result \(effect)")
      }
    }
    devices[device].store()
  }

  // MARK: The network

  mutating func send(_ device: Int) {
    guard let run = pick(devices[device].status.run) else { return }
    guard case .done = devices[device].happen(.started(run.operation), jitter: 0) else {
      return problems.append("\(run.operation.asText) was offered and rejected")
    }
    devices[device].store()
    guard let operation = devices[device].operation(run.operation.asText) else { return }
    let message = Message(
      device: device, id: operation.id.asText, type: operation.type.asText, entity: operation.entity, owner: operation.owner,
      base: run.base, payload: Payload(operation.payload))
    devices[device].out.insert(message.id)
    messages.append(message)
  }

  mutating func deliverMessage() {
    guard !messages.isEmpty else { return }
    let message = messages.remove(at: random.next(below: messages.count))
    if takenBack.contains(message.id) { problems.append("\(message.id) was undone and sent") }
    replies.append((message.device, message.id, server.receive(message)))
  }

  mutating func deliverReply() {
    guard !replies.isEmpty else { return }
    let reply = replies.remove(at: random.next(below: replies.count))
    receive(reply.device, reply.id, reply.answer)
  }

  private mutating func receive(_ device: Int, _ id: String, _ answer: ServerModel.Answer) {
    let bytes = Array(id.utf8)
    let event: SyncEvent =
      switch answer {
      case .done(let revision): .succeeded(bytes, revision: revision)
      case .conflict(let revision, _): .conflicted(bytes, revision: revision)
      }
    let entity = devices[device].operation(id)?.entity
    let outcome = devices[device].happen(event, jitter: random.next(below: 1001))
    if case .rejected(let error) = outcome { problems.append("the answer to \(id) was rejected: \(error)") }
    guard case .done(let effects) = outcome else { return }
    devices[device].out.remove(id)
    if chance(20) { return devices[device].crash() }
    if case .done(let revision) = answer, let entity, devices[device].things[entity] != nil {
      devices[device].things[entity]?.revision = revision
    }
    devices[device].store()
    if case .conflict(_, let edits) = answer, effects.contains(where: { if case .conflict = $0 { true } else { false } }) {
      settle(device, id, theirs: edits)
    }
  }

  /// The user decides, and sometimes undoes the decision and decides again. A crash may come before that; the conflict is then still there.
  private mutating func settle(_ device: Int, _ id: String, theirs: Set<Int>) {
    if chance(6) { return devices[device].crash() }
    let before = devices[device]
    let undo = decide(device, id, theirs: theirs)
    guard let undo, chance(3) else { return devices[device].store() }
    guard case .done = DeviceModel.rules.undo(undo, &devices[device].queue) else { return problems.append("undoing was rejected") }
    let (now, then) = (devices[device].queue, before.queue)
    let isSame = now.operations.sorted { $0.id.asText < $1.id.asText } == then.operations.sorted { $0.id.asText < $1.id.asText }
    if !isSame || now.operations.contains(where: { now.base(of: $0.entity) != then.base(of: $0.entity) }) {
      problems.append("undoing resulted in another queue")
    }
    devices[device].things = before.things
    _ = decide(device, id, theirs: theirs)
    devices[device].store()
  }

  private mutating func decide(_ device: Int, _ id: String, theirs: Set<Int>) -> ConflictUndo? {
    guard let operation = devices[device].operation(id), case .conflict(let revision) = operation.state else { return nil }
    let choices: [ConflictChoiceKind?] = [nil, .keepMine, .keepTheirs, .keepBoth]
    let decision = ConflictDecision(
      operation: operation.id, choice: choices[random.next(below: 4)], copyID: Array(devices[device].name().utf8),
      newIDs: [Array(devices[device].name().utf8), Array(devices[device].name().utf8)],
      theirs: Payload(device: 1 - device, number: 0, edits: theirs).text)
    let resolved: ResolvedConflict
    do {
      resolved = try DeviceModel.rules.resolve(decision, &devices[device].queue)
    } catch {
      problems.append("deciding was rejected: \(error)")
      return nil
    }
    let mine = devices[device].things[resolved.main] ?? DeviceModel.Local()
    switch resolved.version {
    case .mine:
      devices[device].things[resolved.main]?.revision = revision
      if let copy = resolved.copy { devices[device].things[copy] = DeviceModel.Local(edits: theirs) }
    case .theirs:
      devices[device].things[resolved.main] = DeviceModel.Local(edits: theirs, revision: revision)
      if let copy = resolved.copy { devices[device].things[copy] = DeviceModel.Local(edits: mine.edits, isDeleted: mine.isDeleted) }
    }
    return resolved.undo
  }

  /// Conflicts that a crash left open.
  mutating func settleOpen(_ device: Int) {
    for operation in devices[device].queue.operations {
      // The decision is about the revision in the conflict, even if the server has a later one.
      guard case .conflict(let revision) = operation.state else { continue }
      _ = decide(device, operation.id.asText, theirs: server.things[operation.entity]?.history[revision] ?? [])
      return devices[device].store()
    }
  }

  func waiting(_ device: Int) -> Set<SyncEntity> { Set(devices[device].queue.operations.map(\.entity)) }

  /// A thing without pending changes takes the server's version.
  mutating func pull(_ device: Int) {
    let waiting = waiting(device)
    for (entity, thing) in server.things where !waiting.contains(entity) {
      devices[device].things[entity] = DeviceModel.Local(
        edits: thing.edits, revision: thing.revision, isDeleted: thing.edits.isEmpty)
    }
    devices[device].store()
  }

  mutating func pick<Item>(_ items: [Item]) -> Item? { items.isEmpty ? nil : items[random.next(below: items.count)] }
}
