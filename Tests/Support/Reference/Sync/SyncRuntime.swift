internal import RulesBundle
import RulesRequests
package import RulesRuntime

// The engine's values in the terms of the reference, and back.
extension PlainQueue {
  package init(_ queue: SyncQueue) {
    self.init()
    operations = queue.operations.map { PlainQueue.Operation($0) }
    waitsForLogin = queue.waitsForLogin
    user = queue.user.map(written)
    lastSync = queue.lastSync?.milliseconds
  }

  /// The part of one person.
  package func part(of user: String?) -> PlainQueue {
    var part = self
    part.operations.removeAll { $0.user != user }
    return part
  }

  /// Without what the engine does not report.
  package var told: PlainQueue {
    var told = self
    (told.known, told.done) = ([:], [])
    return told
  }
}

extension PlainQueue.Thing {
  package init(_ entity: SyncEntity) { self.init(written(entity.type), written(entity.id)) }
  package var entity: SyncEntity { SyncEntity(type, id) }
}

extension PlainQueue.Operation {
  fileprivate init(_ operation: SyncOperation) {
    self.init(
      id: written(operation.id), type: written(operation.type), thing: PlainQueue.Thing(operation.entity),
      owner: operation.owner.map { PlainQueue.Thing($0) }, dependsOn: operation.dependsOn.map(written), user: operation.user.map(written),
      payload: operation.payload.map(written))
    (attempts, nextRetry, code) = (operation.attempts, operation.nextRetry?.milliseconds, operation.errorCode.map(written))
    state =
      switch operation.state {
      case .waiting: .waiting
      case .sending: .sending
      case .failed: .failed
      case .conflict(let revision): .conflict(revision: revision)
      case .newer: .failed
      }
  }

  fileprivate var operation: SyncOperation {
    SyncOperation(
      id: Array(id.utf8), type: Array(type.utf8), entity: thing.entity, payload: payload.map { Array($0.utf8) },
      dependsOn: dependsOn.map { Array($0.utf8) }, user: user.map { Array($0.utf8) })
  }
}

extension PlainSyncMoment {
  package var context: SyncContext {
    let kind = ConnectionKind.allCases[["online", "degraded", "offline"].firstIndex(of: connection) ?? 0]
    return SyncContext(
      time: now, connection: kind, jitter: Int(jitter),
      holds: holds.map { SyncHold(type: Array($0.type.utf8), until: $0.until.map { Timestamp(milliseconds: $0) }) })
  }
}

extension PlainDecision {
  package var decision: ConflictDecision {
    let kind = choice.flatMap { name in
      ["keep_mine", "keep_theirs", "keep_both"].firstIndex(of: name).map { ConflictChoiceKind.allCases[$0] }
    }
    return ConflictDecision(
      operation: Array(operation.utf8), choice: kind, copyID: Array(copy.utf8), newIDs: ids.map { Array($0.utf8) },
      theirs: theirs.map { Array($0.utf8) }, copyPayload: copyPayload.map { Array($0.utf8) })
  }
}

extension PlainSyncEvent {
  /// Nil for time alone; the person's answer to a conflict is not an event of the engine.
  package var event: SyncEvent? {
    switch self {
    case .nothing, .resolved, .undone: nil
    case .added(let operation, let variant, let base):
      .added(operation.operation, owner: operation.owner?.entity, variant: variant.map { Array($0.utf8) }, base: base)
    case .started(let id): .started(Array(id.utf8))
    case .succeeded(let id, let revision): .succeeded(Array(id.utf8), revision: revision)
    case .failed(let id, let kind, let code):
      .failed(
        Array(id.utf8), SyncFailure(["permanent": .permanent, "logged_out": .loggedOut][kind] ?? .transient, code: Array(code.utf8)))
    case .conflicted(let id, let revision): .conflicted(Array(id.utf8), revision: revision)
    case .retriedNow: .retriedNow
    case .takenBack(let id): .canceled(Array(id.utf8))
    case .launched: .launched
    case .loggedIn(let user): .loggedIn(user: user.map { Array($0.utf8) })
    }
  }
}

extension PlainSyncOutcome {
  package init(_ outcome: SyncOutcome) {
    switch outcome {
    case .done(let effects): self = .done(effects.map { PlainSyncOutcome.text(of: $0) })
    case .ignored: self = .ignored
    case .rejected(let error): self = .refused(error.word)
    }
  }

  package init(_ resolved: ResolvedConflict) {
    let choice = ["keep_mine", "keep_theirs", "keep_both"][ConflictChoiceKind.allCases.firstIndex(of: resolved.choice) ?? 0]
    let copy = resolved.copy.map { "\(PlainQueue.Thing($0))" } ?? "none"
    self = .done(["\(choice) \(PlainQueue.Thing(resolved.main)) \(resolved.version == .mine ? "mine" : "theirs") \(copy)"])
  }

  private static func text(of effect: SyncEffect) -> String {
    func thing(_ entity: SyncEntity) -> String { "\(PlainQueue.Thing(entity))" }
    switch effect {
    case .saved(let entity, let revision): return "saved \(thing(entity)) \(revision)"
    case .removed(let entity): return "removed \(thing(entity))"
    case .attach(let id, let owner, let draft): return "attach \(written(id)) \(owner.map(thing) ?? "none") \(draft)"
    case .restored(let entity): return "restored \(thing(entity))"
    case .canceled(let id, let stop, let mayHaveArrived): return "cancelled \(written(id)) \(stop) \(mayHaveArrived)"
    case .failed(let id, let persists): return "failed \(written(id)) \(persists)"
    case .conflict(let id, let entity, let base, let revision):
      return "conflict \(written(id)) \(thing(entity)) \(base.map { "\($0)" } ?? "none") \(revision)"
    }
  }
}

extension PlainSyncStatus {
  package init(_ status: SyncStatus, _ rules: Rules) {
    self.init()
    held = status.held.map { "\(written($0.operation)) \($0.until.map { "\($0.milliseconds)" } ?? "none")" }
    run = status.run.map { "\(written($0.operation)) \($0.base.map { "\($0)" } ?? "none")" }
    for one in status.blocked {
      blocked[written(one.operation)] = [one.block.name]
      reasons[written(one.operation)] = one.reason.map { rules.bundle.name(.reasons, $0) }
    }
    (wakeAt, pending, isBacklog) = (status.wakeAt?.milliseconds, status.pending, status.isBacklog)
    statuses = status.statuses.map { status in
      "\(PlainQueue.Thing(status.entity)) \(status.kind == .error ? "error \(status.trouble.map { "\($0)" } ?? "none")" : status.kind.name)"
    }
    pendingDeletes = status.pendingDeletes.map { "\(written($0.operation)) \(PlainQueue.Thing($0.entity)) \($0.isRestorable)" }
  }

  /// The same; if several reasons hold, the engine reports one of them.
  package func agrees(with engine: PlainSyncStatus) -> Bool {
    var mine = self
    for (id, blocks) in blocked { if let named = engine.blocked[id], named.isSubset(of: blocks) { mine.blocked[id] = named } }
    return mine == engine
  }
}

private func written(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
