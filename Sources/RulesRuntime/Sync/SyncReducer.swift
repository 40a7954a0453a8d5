internal import RulesBundle

extension Rules {
  /// Applies an event to a queue. `syncStatus(of:in:entities:writing:)` returns what to send and show afterward.
  ///
  /// Store the new queue before applying the effects. An in-flight operation must be stored as in flight, so that operations that the
  /// server may have are not canceled.
  ///
  /// - Parameters:
  ///   - event: The event. Nil if only time passed or the connection changed.
  ///   - context: The current time, connection, random number, and holds.
  ///   - queue: The queue to change.
  ///   - frame: The facts about the user. If they identify the user who is logged in, only that user's operations are added, sent, retried,
  ///     or canceled. An operation that the rules deny to this user is not added. If the facts are missing, it is added, so that no work is
  ///     lost.
  public func handle(_ event: SyncEvent?, in context: SyncContext, _ queue: inout SyncQueue, facts frame: Frame? = nil) -> SyncOutcome {
    let reducer = SyncReducer(SyncRules(self), context, number: queue.nextNumber)
    reducer.boundWaits(&queue)
    let person: Person = frame.map { self.person($0) } ?? .unknown
    let before = queue.user
    var event = event
    if case .loggedIn(let user)? = event {
      queue.hand(to: person, isNew: true)
      queue.become(user ?? person.id)
      event = .loggedIn(user: queue.user)
    } else {
      queue.hand(to: person, isNew: false)
    }
    // In-flight operations are requeued: the user's own when the user returns, and everyone's when the app starts.
    let user = queue.user
    if user != before { reducer.comeBack(&queue) { $0.user == user } }
    if case .launched? = event {
      reducer.comeBack(&queue) { _ in true }
      return .done([])
    }
    var owner = queue.user
    if case .added(var operation, let belongs, let variant, let base)? = event {
      guard !queue.knows(operation.id) else { return .ignored }
      operation.user = operation.user ?? queue.user
      // An operation of another user waits for that user.
      owner = operation.user
      if let frame, owner == queue.user, refusal(of: operation, frame) != nil { return .rejected(.notAllowed) }
      event = .added(operation, owner: belongs, variant: variant, base: base)
    }
    guard let event else { return .done([]) }
    if queue.user == owner, queue.isOfOne { return reducer.reduce(event, &queue) }
    var part = queue.part(of: owner)
    let outcome = reducer.reduce(event, &part)
    queue.put(part, of: owner)
    return outcome
  }

  /// The ordinal of the reason for which the rules deny an operation to this user. Nil if they do not, or if facts are missing.
  package func refusal(of operation: SyncOperation, _ frame: Frame) -> Int? {
    let rules = SyncRules(self)
    frame.forgetDerived()
    return rules.type(operation.type).flatMap { rules.refusal($0, operation.entity.type, evaluator, frame) }
  }
}

/// The state machine of the queue.
struct SyncReducer {
  let rules: SyncRules
  let context: SyncContext
  /// The number for an added operation.
  private let number: Int64

  init(_ rules: SyncRules, _ context: SyncContext, number: Int64) {
    self.rules = rules
    self.context = context
    self.number = number
  }

  /// Limits waits to the longest wait. A longer one means that the clock was set back.
  func boundWaits(_ queue: inout SyncQueue) {
    let latest = Timestamp(milliseconds: Milliseconds.sum(context.time, rules.waits.longest))
    for index in queue.operations.indices {
      if let next = queue.operations[index].nextRetry, next > latest { queue.operations[index].nextRetry = latest }
    }
  }

  func reduce(_ event: SyncEvent, _ queue: inout SyncQueue) -> SyncOutcome {
    switch event {
    case .added(let operation, let owner, let variant, let base): return add(operation, owner, variant, base, &queue)
    case .started(let id): return start(id, &queue)
    case .succeeded(let id, let revision): return succeed(id, revision, &queue)
    case .failed(let id, let failure): return fail(id, failure, &queue)
    case .conflicted(let id, let revision): return conflict(id, revision, &queue)
    case .canceled(let id): return takeBack(id, &queue)
    case .retriedNow:
      for index in queue.operations.indices {
        queue.operations[index].nextRetry = nil
        if queue.operations[index].state == .failed { queue.operations[index].state = .waiting }
      }
      return .done([])
    case .launched:
      comeBack(&queue) { _ in true }
      return .done([])
    case .loggedIn:
      queue.waitsForLogin = false
      return .done([])
    }
  }

  /// Requeues in-flight operations. It is unknown whether they arrived, so an operation that the server would apply twice fails and waits
  /// for the user.
  func comeBack(_ queue: inout SyncQueue, where isMeant: (SyncOperation) -> Bool) {
    for index in queue.operations.indices where queue.operations[index].state == .sending && isMeant(queue.operations[index]) {
      let isSafe = rules.type(queue.operations[index].type).map { rules.isDeduplicated($0) } ?? false
      queue.operations[index].state = isSafe ? .waiting : .failed
    }
  }

  // MARK: Adding

  private func add(
    _ given: SyncOperation, _ owner: SyncEntity?, _ variant: [UInt8]?, _ base: Int64?, _ queue: inout SyncQueue
  ) -> SyncOutcome {
    guard !queue.knows(given.id) else { return .ignored }
    guard let type = rules.type(given.type) else { return .rejected(.unknownType) }
    guard rules.isAbout(type, given.entity.type) else { return .rejected(.wrongEntity) }
    guard let isAdded = rules.isAdded(type, variant, context.connection) else { return .rejected(.wrongVariant) }
    guard isAdded else { return .rejected(.wrongConnection) }
    var operation = given
    (operation.attempts, operation.nextRetry, operation.state, operation.owner) = (0, nil, .waiting, owner)
    operation.number = number
    if let dependency = operation.dependsOn {
      if queue.done.contains(dependency) { operation.dependsOn = nil }
    } else if let owner {
      operation.dependsOn =
        queue.operations.last { other in
          other.entity == owner && rules.type(other.type).map { rules.waitsFor(type, $0) } == true
        }?.id
    }
    guard !SyncLinks(queue.operations + [operation]).isLastCircular else { return .rejected(.circular) }
    let isFirst = !queue.operations.contains { $0.entity == operation.entity }
    queue.operations.append(operation)
    let writes = rules.role(type) == .writes
    queue.changeDraft(of: operation.entity) { draft in
      // Pending operations come first, so later changes are made from their result.
      if isFirst { draft.base = base }
      if writes { draft.number += 1 }
    }
    return .done([])
  }

  // MARK: Sending

  private func start(_ id: [UInt8], _ queue: inout SyncQueue) -> SyncOutcome {
    guard let index = queue.index(of: id) else { return .ignored }
    guard SyncOrder(queue, rules, context).places[index] == .ready else { return .rejected(.notReady) }
    queue.operations[index].attempts = Milliseconds.sum(queue.operations[index].attempts, 1)
    queue.operations[index].nextRetry = nil
    queue.operations[index].state = .sending
    return .done([])
  }

  private func succeed(_ id: [UInt8], _ revision: Int64?, _ queue: inout SyncQueue) -> SyncOutcome {
    guard let index = queue.index(of: id) else { return .ignored }
    let operation = queue.operations[index]
    guard operation.attempts > 0 else { return .rejected(.neverSent) }
    let type = rules.type(operation.type)
    let role = type.map { rules.role($0) } ?? .sends
    guard role != .writes || revision != nil else { return .rejected(.noRevision) }
    queue.operations.remove(at: index)
    queue.done.append(id)
    if queue.done.count > rules.remembers { queue.done.removeFirst(queue.done.count - rules.remembers) }
    for other in queue.operations.indices where queue.operations[other].dependsOn == id { queue.operations[other].dependsOn = nil }
    if let type, rules.checksRevision(type), let revision { queue.changeDraft(of: operation.entity) { $0.base = revision } }
    queue.lastSync = context.now
    var effects: [SyncEffect] = []
    switch role {
    case .writes: if let revision { effects = [.saved(operation.entity, revision: revision)] }
    case .deletes: effects = [.removed(operation.entity)]
    case .uploads:
      let owner = operation.owner
      effects = [.attach(operation: id, owner: owner, draft: owner.map { queue.draftNumber(of: $0) } ?? 0)]
    case .sends: break
    }
    queue.forgetDrafts()
    return .done(effects)
  }

  private func fail(_ id: [UInt8], _ failure: SyncFailure, _ queue: inout SyncQueue) -> SyncOutcome {
    guard let index = queue.index(of: id), queue.operations[index].state == .sending else { return .ignored }
    let isSafe = rules.type(queue.operations[index].type).map { rules.isDeduplicated($0) } ?? false
    let attempts = queue.operations[index].attempts
    queue.operations[index].errorCode = failure.code
    queue.operations[index].errorMessage = failure.message
    queue.operations[index].state = .waiting
    switch failure.kind {
    case .transient where isSafe && !rules.isCap(failure.code):
      let wait = rules.waits.wait(after: attempts, jitter: context.jitter)
      queue.operations[index].nextRetry = Timestamp(milliseconds: Milliseconds.sum(context.time, wait))
      return .done([.failed(operation: id, persists: attempts >= rules.persistsAfter)])
    case .transient, .permanent:
      queue.operations[index].state = .failed
    case .loggedOut:
      queue.waitsForLogin = true
    }
    return .done([.failed(operation: id, persists: true)])
  }

  private func conflict(_ id: [UInt8], _ revision: Int64, _ queue: inout SyncQueue) -> SyncOutcome {
    guard let index = queue.index(of: id), queue.operations[index].state == .sending else { return .ignored }
    let operation = queue.operations[index]
    guard let type = rules.type(operation.type), rules.checksRevision(type) else { return .rejected(.notCompared) }
    let base = queue.base(of: operation.entity)
    guard base != revision else {
      // The revisions are equal, so there is no conflict. The operation is sent again.
      return fail(id, SyncFailure(.transient, code: Array("same_revision".utf8)), &queue)
    }
    queue.operations[index].state = .conflict(revision: revision)
    return .done([.conflict(operation: id, entity: operation.entity, base: base, revision: revision)])
  }

  // MARK: Canceling

  private func takeBack(_ id: [UInt8], _ queue: inout SyncQueue) -> SyncOutcome {
    guard let index = queue.index(of: id) else { return queue.done.contains(id) ? .rejected(.alreadySent) : .ignored }
    let operation = queue.operations[index]
    guard let type = rules.type(operation.type) else { return .rejected(.unknownType) }
    // The server does not have an operation that it rejected, regardless of earlier attempts.
    let isRefused = operation.state == .failed && rules.isDeduplicated(type) || operation.conflictRevision != nil
    let mayHaveArrived = operation.attempts > 0 && !isRefused
    switch rules.takenBack(type) {
    case .never: return .rejected(.notTakenBack)
    case .untilSent where mayHaveArrived: return .rejected(.alreadySent)
    case .untilSent, .anyTime: break
    }
    queue.operations.remove(at: index)
    queue.gone.append(id)
    if queue.gone.count > rules.remembers { queue.gone.removeFirst(queue.gone.count - rules.remembers) }
    queue.forgetDrafts()
    if rules.role(type) == .deletes { return .done([.restored(operation.entity)]) }
    return .done([.canceled(operation: id, stop: operation.state == .sending, mayHaveArrived: mayHaveArrived)])
  }
}
