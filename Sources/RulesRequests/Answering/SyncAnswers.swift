package import RulesBundle
internal import RulesJSON
package import RulesRuntime

/// The answer to `ask: sync`.
package struct SyncAnswer {
  var outcome: SyncOutcome
  /// The ordinal of the reason for which the rules deny the added operation; nil if they do not.
  var reason: Int?
  /// The message of that reason.
  var says: ReasonMessage?
  /// What to do after storing the queue; nil if the event was ignored or rejected.
  var effects: [PresentedEffect]?
  var status: SyncStatus
  var blocked: [BlockedAnswer]
  /// The status of the vectors of the warning ladder that hold back operations of the queue.
  var holding: [PresentedLadderStatus]
  /// The message about too many pending operations; nil up to the soft cap.
  var backlog: BacklogMessage?
  var statuses: [StatusAnswer]
  /// The new queue.
  var queue: SyncQueue
}

/// What the app does after storing the queue: a `SyncEffect` with its message.
package enum PresentedEffect {
  case saved(SyncEntity, revision: Int64)
  case removed(SyncEntity)
  case restored(SyncEntity)
  case attach(operation: [UInt8], owner: SyncEntity?, draft: Int64)
  case canceled(operation: [UInt8], stop: Bool, mayHaveArrived: Bool)
  case failed(operation: [UInt8], persists: Bool)
  case conflict(operation: [UInt8], SyncEntity, base: Int64?, revision: Int64, choice: ConflictChoiceKind, says: ErrorMessage)
}

/// An operation that is blocked, with its message.
package struct BlockedAnswer {
  var blocked: BlockedOperation
  var says: Message
}

/// The save status of a thing, with its copy.
package struct StatusAnswer {
  var status: SaveStatus
  var copy: PresentedCopy
  var says: ErrorMessage?
  var details: ReasonMessage?
}

extension Rules {
  func answer(_ asked: SyncRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> SyncAnswer {
    var queue = try syncQueue(asked.queue)
    guard let now = now(frame) else { throw RequestError("missing_now", "the fact `now` is missing; the sync queue needs the time") }
    let history = try history(of: request)
    let holds = history.map { syncHolds(after: $0, frame) } ?? []
    let context = SyncContext(time: now, connection: asked.connection, jitter: Int(asked.jitter), holds: holds)
    let event = try asked.event.map { entry throws(RequestError) in try syncEvent(entry) }
    let outcome = handle(event, in: context, &queue, facts: frame)
    let status = syncStatus(of: queue, in: context, entities: asked.entities, writing: asked.writing)
    var reason: Int?
    if outcome == .rejected(.notAllowed), case .added(let operation, _, _, _)? = event { reason = refusal(of: operation, frame) }
    var effects: [PresentedEffect]?
    if case .done(let done) = outcome { effects = done.map { present($0, frame) } }
    var holding: [PresentedLadderStatus] = []
    if let history {
      holding = self.holding(after: history, frame, now: now).filter { isHolding($0.vector, any: status.held, queue) }
        .map { present($0, after: history, frame) }
    }
    return SyncAnswer(
      outcome: outcome, reason: reason, says: reason.map { said(reason: $0, frame) }, effects: effects, status: status,
      blocked: status.blocked.map { present($0, frame) }, holding: holding,
      backlog: status.isBacklog ? BacklogMessage(says: said(SyncRow.At.backlogError, frame)) : nil,
      statuses: status.statuses.map { present($0, frame) }, queue: queue)
  }

  /// Whether a vector holds back one of the held operations.
  private func isHolding(_ vector: Int, any held: [HeldOperation], _ queue: SyncQueue) -> Bool {
    bundle.ladder[vector].holds.contains { row in
      let name = bundle.utf8(bundle.operations[bundle.operationRefs[row].operation].name)
      return held.contains { one in queue.index(of: one.operation).map { name.elementsEqual(queue.operations[$0].type) } ?? false }
    }
  }

  private func syncEvent(_ entry: SyncEventInput) throws(RequestError) -> SyncEvent {
    switch entry {
    case .added(let operation, let owner, let does, let base):
      let reader = SyncReader(fields: SyncFields(bundle))
      return .added(
        try reader.operation(operation.json, at: "event/added"), owner: owner, variant: does.map { Array($0.utf8) }, base: base)
    case .started(let id): return .started(Array(id.utf8))
    case .succeeded(let id, let revision): return .succeeded(Array(id.utf8), revision: revision)
    case .failed(let id, let kind, let code, let message):
      return .failed(Array(id.utf8), SyncFailure(kind, code: Array(code.utf8), message: message.map { Array($0.utf8) }))
    case .conflict(let id, let revision): return .conflicted(Array(id.utf8), revision: revision)
    case .takenBack(let id): return .canceled(Array(id.utf8))
    case .retryNow: return .retriedNow
    case .launched: return .launched
    case .loggedIn(let user): return .loggedIn(user: user.map { Array($0.utf8) })
    }
  }

  // MARK: Parts

  private func present(_ effect: SyncEffect, _ frame: Frame) -> PresentedEffect {
    switch effect {
    case .saved(let entity, let revision): .saved(entity, revision: revision)
    case .removed(let entity): .removed(entity)
    case .restored(let entity): .restored(entity)
    case .attach(let operation, let owner, let draft): .attach(operation: operation, owner: owner, draft: draft)
    case .canceled(let operation, let stop, let mayHaveArrived):
      .canceled(operation: operation, stop: stop, mayHaveArrived: mayHaveArrived)
    case .failed(let operation, let persists): .failed(operation: operation, persists: persists)
    case .conflict(let operation, let entity, let base, let revision):
      .conflict(
        operation: operation, entity, base: base, revision: revision, choice: bundle.sync[0].defaultChoice,
        says: said(SyncRow.At.conflictFound, frame))
    }
  }

  private func present(_ blocked: BlockedOperation, _ frame: Frame) -> BlockedAnswer {
    if let reason = blocked.reason { return BlockedAnswer(blocked: blocked, says: .reason(said(reason: reason, frame))) }
    let column =
      switch blocked.block {
      case .failed: SyncRow.At.failed
      case .conflict: SyncRow.At.conflictFound
      case .unknownType, .dependencyMissing, .dependencyBlocked, .earlierBlocked, .circular: SyncRow.At.blocked
      }
    return BlockedAnswer(blocked: blocked, says: .error(said(column, frame)))
  }

  private func present(_ status: SaveStatus, _ frame: Frame) -> StatusAnswer {
    let words =
      switch status.kind {
      case .saved: SyncRow.At.saved
      case .saving: SyncRow.At.saving
      case .savedLocally: SyncRow.At.savedLocally
      case .error: SyncRow.At.statusError
      }
    let trouble: Int? =
      switch status.trouble {
      case nil: nil
      case .failed?: SyncRow.At.failed
      case .loggedOut?: SyncRow.At.loggedOut
      case .blocked?: SyncRow.At.blocked
      case .conflict?: SyncRow.At.conflictFound
      }
    return StatusAnswer(
      status: status, copy: render(copy: bundle.column(.sync, 0, words), frame), says: trouble.map { said($0, frame) },
      details: status.reason.map { said(reason: $0, frame) })
  }
}
