internal import RuleKinds
import RulesBundle

/// The rules of a queue, from the documents: every computation reads the whole queue.
package struct PlainSync {
  let rules: PlainRules
  package internal(set) var queue: PlainQueue
  let moment: PlainSyncMoment

  package init(_ rules: PlainRules, _ queue: PlainQueue, _ moment: PlainSyncMoment) {
    (self.rules, self.queue, self.moment) = (rules, queue, moment)
  }

  var sync: Sync { rules.book.sync }
  func type(_ name: String) -> OperationType? { rules.book.operations[name] }
  func setting(_ name: Name<Setting>?) -> Int64 { name.flatMap { rules.book.settings[$0]?.value.amount } ?? 0 }

  /// The result of an event, and the undo of a decision.
  package mutating func happen(_ event: PlainSyncEvent) -> (outcome: PlainSyncOutcome, undo: PlainUndo?) {
    // A wait that is longer than any possible one results from a clock that was set back.
    let latest = moment.now + setting(sync.backoff?.longest) * 1000
    for index in queue.operations.indices { queue.operations[index].nextRetry = queue.operations[index].nextRetry.map { min($0, latest) } }
    var undo: PlainUndo?
    let outcome = reduce(event, &undo)
    queue.forget()
    return (outcome, undo)
  }

  private mutating func reduce(_ event: PlainSyncEvent, _ made: inout PlainUndo?) -> PlainSyncOutcome {
    switch event {
    case .nothing: return .done([])
    case .added(let operation, let variant, let base): return add(operation, variant, base)
    case .started(let id): return start(id)
    case .succeeded(let id, let revision): return succeed(id, revision)
    case .failed(let id, let kind, let code): return fail(id, kind, code)
    case .conflicted(let id, let revision): return conflict(id, revision)
    case .takenBack(let id): return takeBack(id)
    case .retriedNow:
      change { operation in
        operation.nextRetry = nil
        if operation.state == .failed { operation.state = .waiting }
      }
    case .launched:
      // In-flight operations are requeued. Operations that the server would apply twice wait for the user.
      let once = Set(rules.book.operations.entries.filter { $0.value.isDeduplicated }.map(\.name.text))
      change { if $0.state == .sending { $0.state = once.contains($0.type) ? .waiting : .failed } }
    case .loggedIn: queue.waitsForLogin = false
    case .resolved(let decision):
      let resolved = resolve(decision)
      made = resolved.undo
      return resolved.outcome
    case .undone(let undo): return self.undo(undo)
    }
    return .done([])
  }

  mutating func change(_ body: (inout PlainQueue.Operation) -> Void) {
    for index in queue.operations.indices { body(&queue.operations[index]) }
  }

  // MARK: Adding and sending

  private mutating func add(_ given: PlainQueue.Operation, _ variant: String?, _ base: Int64?) -> PlainSyncOutcome {
    if queue.place(of: given.id) != nil || queue.done.contains(given.id) { return .ignored }
    guard let type = type(given.type) else { return .refused("unknown_type") }
    if type.refuses.contains(where: { isRefused($0, given.thing) }) { return .refused("not_allowed") }
    guard type.entities.contains(given.thing.type) else { return .refused("wrong_entity") }
    let added: [ConnectionKind]
    switch (variant, type.variants.first { $0.name == variant }) {
    case (nil, _) where type.variants.isEmpty: added = type.added
    case (_, let found?): added = found.added
    default: return .refused("wrong_variant")
    }
    guard added.contains(where: { $0.name == moment.connection }) else { return .refused("wrong_connection") }
    var operation = given
    if let other = given.dependsOn {
      if queue.done.contains(other) { operation.dependsOn = nil }
    } else if let owner = given.owner {
      // The last one of the owner among those that it waits for.
      operation.dependsOn = queue.operations.last { $0.thing == owner && type.waitsFor.contains(Name($0.type)) }?.id
    }
    var longer = queue
    longer.operations.append(operation)
    if reaches(operation, operation.id, in: longer) { return .refused("circular") }
    let isFirst = !queue.operations.contains { $0.thing == operation.thing }
    queue = longer
    if isFirst { queue.known[operation.thing, default: PlainQueue.Known()].base = base }
    queue.known[operation.thing, default: PlainQueue.Known()].drafts += type.role == .writes ? 1 : 0
    return .done([])
  }

  /// Whether a known fact makes an operation reject the person.
  private func isRefused(_ refusal: OperationRefusal, _ thing: PlainQueue.Thing) -> Bool {
    (refusal.about.isEmpty || refusal.about.contains(thing.type))
      && refusal.conditions.allSatisfy { rules.condition($0.text, moment.world) == .bool(true) }
  }

  /// Whether a code is the reason of a limit's denial.
  private func isCap(_ code: String) -> Bool {
    rules.book.limits.entries.contains { limit in
      limit.value.whenFull.cells.contains { $0.value.text == code && !limit.value.soft.contains($0.column) }
    }
  }

  private mutating func start(_ id: String) -> PlainSyncOutcome {
    guard let index = queue.place(of: id) else { return .ignored }
    guard place(queue.operations[index]) == .ready else { return .refused("not_ready") }
    queue.operations[index].attempts += 1
    queue.operations[index].nextRetry = nil
    queue.operations[index].state = .sending
    return .done([])
  }

  private mutating func succeed(_ id: String, _ revision: Int64?) -> PlainSyncOutcome {
    guard let index = queue.place(of: id) else { return .ignored }
    let operation = queue.operations[index]
    let type = type(operation.type)
    if operation.attempts == 0 { return .refused("never_sent") }
    if type?.role == .writes, revision == nil { return .refused("no_revision") }
    let drafts = operation.owner.flatMap { queue.known[$0]?.drafts } ?? 0
    queue.operations.remove(at: index)
    queue.done = Array((queue.done + [id]).suffix(Int(setting(sync.remembers))))
    change { if $0.dependsOn == id { $0.dependsOn = nil } }
    if type?.checksRevision == true, let revision { queue.known[operation.thing, default: PlainQueue.Known()].base = revision }
    queue.lastSync = moment.now
    switch type?.role {
    case .writes?: return .done(["saved \(operation.thing) \(revision ?? 0)"])
    case .deletes?: return .done(["removed \(operation.thing)"])
    case .uploads?: return .done(["attach \(id) \(operation.owner.map { "\($0)" } ?? "none") \(drafts)"])
    case .sends?, nil: return .done([])
    }
  }

  private mutating func fail(_ id: String, _ kind: String, _ code: String) -> PlainSyncOutcome {
    guard let index = queue.place(of: id), queue.operations[index].state == .sending else { return .ignored }
    let operation = queue.operations[index]
    queue.operations[index].code = code
    queue.operations[index].state = .waiting
    var persists = true
    if kind == "logged_out" {
      queue.waitsForLogin = true
    } else if kind == "transient", type(operation.type)?.isDeduplicated == true, !isCap(code) {
      queue.operations[index].nextRetry = moment.now + wait(after: operation.attempts)
      persists = operation.attempts >= setting(sync.persistsAfter)
    } else {
      queue.operations[index].state = .failed
    }
    return .done(["failed \(id) \(persists)"])
  }

  /// Each wait is longer than the one before by a factor, up to the maximum; a part of it is random.
  private func wait(after attempts: Int64) -> Int64 {
    let longest = setting(sync.backoff?.longest) * 1000
    var whole = min(setting(sync.backoff?.first) * 1000, longest)
    for _ in 1..<max(2, min(attempts, 100)) where attempts > 1 { whole = min(whole * setting(sync.backoff?.factor), longest) }
    let chance = whole * setting(sync.backoff?.jitter) / 100
    return whole - chance + chance * moment.jitter / 1000
  }

  private mutating func conflict(_ id: String, _ revision: Int64) -> PlainSyncOutcome {
    guard let index = queue.place(of: id), queue.operations[index].state == .sending else { return .ignored }
    let operation = queue.operations[index]
    guard type(operation.type)?.checksRevision == true else { return .refused("not_compared") }
    let base = queue.known[operation.thing]?.base
    if base == revision { return fail(id, "transient", "same_revision") }
    queue.operations[index].state = .conflict(revision: revision)
    return .done(["conflict \(id) \(operation.thing) \(base.map { "\($0)" } ?? "none") \(revision)"])
  }

  // MARK: Undo

  /// Whether the server may have it: it was sent, and not rejected.
  private func mayHaveArrived(_ operation: PlainQueue.Operation, _ type: OperationType) -> Bool {
    switch operation.state {
    case .conflict: false
    case .failed where type.isDeduplicated: false
    default: operation.attempts > 0
    }
  }

  func isRestorable(_ operation: PlainQueue.Operation, _ type: OperationType) -> Bool {
    type.takenBack == .anyTime || type.takenBack == .untilSent && !mayHaveArrived(operation, type)
  }

  private mutating func takeBack(_ id: String) -> PlainSyncOutcome {
    guard let index = queue.place(of: id) else { return queue.done.contains(id) ? .refused("already_sent") : .ignored }
    let operation = queue.operations[index]
    guard let type = type(operation.type) else { return .refused("unknown_type") }
    if type.takenBack == .never { return .refused("not_taken_back") }
    guard isRestorable(operation, type) else { return .refused("already_sent") }
    queue.operations.remove(at: index)
    if type.role == .deletes { return .done(["restored \(operation.thing)"]) }
    return .done(["cancelled \(id) \(operation.state == .sending) \(mayHaveArrived(operation, type))"])
  }
}
