public import RulesBundle

/// What the person says about a conflict, with what only the app can know.
public struct ConflictDecision: Sendable, Equatable {
  /// The operation that met the other revision.
  public var operation: [UInt8]
  /// Nil is the choice of the rules.
  public var choice: ConflictChoiceKind?
  /// A new id for the thing that becomes the copy.
  public var copyID: [UInt8]
  /// New ids for operations: one for that which goes on, one for that which saves the server's version as a copy.
  public var newIDs: [[UInt8]]
  /// The server's version, as the payload of an operation.
  public var theirs: [UInt8]?
  /// The payload of the copy, under its own name; without one it is that of the version.
  public var copyPayload: [UInt8]?

  public init(
    operation: [UInt8], choice: ConflictChoiceKind?, copyID: [UInt8], newIDs: [[UInt8]], theirs: [UInt8]?, copyPayload: [UInt8]? = nil
  ) {
    self.operation = operation
    self.choice = choice
    self.copyID = copyID
    self.newIDs = newIDs
    self.theirs = theirs
    self.copyPayload = copyPayload
  }
}

/// What a decision about a conflict leaves.
public struct ResolvedConflict: Sendable, Equatable {
  public enum Version: Sendable, Equatable { case mine, theirs }

  public var choice: ConflictChoiceKind
  /// The thing under its own id, and whose version it is.
  public var main: SyncEntity
  public var version: Version
  /// The copy has the other version; nil when this device had deleted the thing and that is not done.
  public var copy: SyncEntity?
  public var undo: ConflictUndo
}

/// What it takes to undo a decision: a value of the app's, with a JSON form.
public struct ConflictUndo: Sendable, Equatable {
  var main: SyncEntity
  var copy: SyncEntity
  /// The operation that met the conflict, and what goes on in its place; nil when nothing does.
  var before: [UInt8]
  var after: [UInt8]?
  /// The ids of what the decision left.
  var left: [[UInt8]]
  /// What there was of the thing, of what belongs to it and of what waits for it, with what was known of the thing.
  var operations: SyncQueue
}

extension Rules {
  /// Ends a conflict of the person who is logged in. Both versions are kept: one as the thing, one as a copy of its own.
  public func resolve(_ decision: ConflictDecision, _ queue: inout SyncQueue) throws(SyncRefusal) -> ResolvedConflict {
    let isKnown = decision.newIDs.contains { queue.index(of: $0) != nil }
    guard !isKnown else { throw queue.part(of: queue.user).index(of: decision.operation) == nil ? .noConflict : .idInUse }
    var part = queue.part(of: queue.user)
    let resolved = try resolveOwn(decision, &part)
    queue.put(part, of: queue.user)
    return resolved
  }

  private func resolveOwn(_ decision: ConflictDecision, _ queue: inout SyncQueue) throws(SyncRefusal) -> ResolvedConflict {
    let rules = SyncRules(self)
    guard let head = queue.index(of: decision.operation), let revision = queue.operations[head].conflictRevision else {
      throw .noConflict
    }
    let standard = bundle.sync[0].defaultChoice
    let choice = decision.choice ?? standard
    let main = queue.operations[head].entity
    let copy = SyncEntity(type: main.type, id: decision.copyID)
    let isUsed = queue.operations.contains { $0.entity == copy || $0.owner == copy } || queue.drafts.contains { $0.entity == copy }
    let ids = decision.newIDs
    let areNew = ids.count >= 2 && ids[0] != ids[1] && !ids.contains { queue.index(of: $0) != nil || queue.done.contains($0) }
    guard !isUsed, areNew, copy != main else { throw .idInUse }
    var before = SyncQueue()
    before.operations = queue.operations.filter { $0.entity == main || $0.owner == main || $0.dependsOn == decision.operation }
    before.drafts = queue.drafts.filter { $0.entity == main }
    var resolving = ConflictResolving(rules: rules, main: main, copy: copy, revision: revision, head: decision.operation, ids: ids)
    switch choice {
    case .keepMine: resolving.keepMine(decision, &queue)
    case .keepTheirs, .keepBoth: resolving.keepTheirs(decision, &queue)
    }
    queue.forgetDrafts()
    let undo = ConflictUndo(
      main: main, copy: copy, before: decision.operation, after: resolving.after,
      left: queue.operations.filter { $0.entity == main || $0.entity == copy }.map { $0.id }, operations: before)
    return ResolvedConflict(
      choice: choice, main: main, version: choice == .keepMine ? .mine : .theirs, copy: resolving.hasCopy ? copy : nil, undo: undo)
  }

  /// Opens a conflict again, as long as nothing of the decision was sent and nothing was added to it. Only whose it was may do that.
  public func undo(_ undo: ConflictUndo, _ queue: inout SyncQueue) -> SyncOutcome {
    guard undo.operations.operations.allSatisfy({ $0.user == queue.user }) else { return .refused(.noConflict) }
    var part = queue.part(of: queue.user)
    let outcome = undoOwn(undo, &part)
    queue.put(part, of: queue.user)
    return outcome
  }

  private func undoOwn(_ undo: ConflictUndo, _ queue: inout SyncQueue) -> SyncOutcome {
    let now = queue.operations.filter { $0.entity == undo.main || $0.entity == undo.copy }
    guard now.allSatisfy({ $0.attempts == 0 }), undo.left.allSatisfy({ queue.index(of: $0) != nil }) else {
      return .refused(.alreadySent)
    }
    guard now.map({ $0.id }) == undo.left else { return .refused(.changedSince) }
    for operation in undo.operations.operations
    where operation.entity == undo.main && queue.index(of: operation.id) != nil && !undo.left.contains(operation.id) {
      return .refused(.idInUse)
    }
    queue.operations = undo.operations(in: queue)
    queue.drafts.removeAll { $0.entity == undo.main || $0.entity == undo.copy }
    queue.drafts += undo.operations.drafts
    for index in queue.operations.indices {
      let was = undo.operations.index(of: queue.operations[index].id).map { undo.operations.operations[$0] }
      if let after = undo.after, queue.operations[index].dependsOn == after {
        queue.operations[index].dependsOn = was == nil ? undo.before : was?.dependsOn
      }
      if queue.operations[index].owner == undo.copy { queue.operations[index].owner = undo.main }
    }
    queue.forgetDrafts()
    return .done([])
  }
}

extension ConflictUndo {
  /// The operations of a queue with what there was in the places of what the decision left.
  fileprivate func operations(in queue: SyncQueue) -> [SyncOperation] {
    var rest = operations.operations.filter { $0.entity == main }
    var all: [SyncOperation] = []
    for operation in queue.operations {
      guard left.contains(operation.id) else {
        all.append(operation)
        continue
      }
      let id = operation.id == after ? before : operation.id
      guard let index = rest.firstIndex(where: { $0.id == id }) else { continue }
      // What the decision dropped stood before the others.
      all += rest[...index]
      rest.removeFirst(index + 1)
    }
    return all + rest
  }
}

/// The queue after a decision.
private struct ConflictResolving {
  let rules: SyncRules
  let main: SyncEntity
  let copy: SyncEntity
  let revision: Int64
  let head: [UInt8]
  let ids: [[UInt8]]
  private(set) var after: [UInt8]?
  private(set) var hasCopy = true

  init(rules: SyncRules, main: SyncEntity, copy: SyncEntity, revision: Int64, head: [UInt8], ids: [[UInt8]]) {
    self.rules = rules
    self.main = main
    self.copy = copy
    self.revision = revision
    self.head = head
    self.ids = ids
  }

  /// The server's version is saved as a copy first; then this device's goes on top of it.
  mutating func keepMine(_ decision: ConflictDecision, _ queue: inout SyncQueue) {
    guard let index = queue.index(of: head) else { return }
    var saving = SyncOperation(
      id: ids[1], type: rules.copiesWith, entity: copy, payload: decision.copyPayload ?? decision.theirs,
      created: queue.operations[index].created, device: queue.operations[index].device, user: queue.operations[index].user)
    saving.owner = nil
    saving.number = queue.operations[index].number
    resend(&queue.operations[index])
    queue.operations[index].dependsOn = saving.id
    queue.operations.insert(saving, at: index)
    queue.changeDraft(of: main) { $0.base = revision }
    queue.changeDraft(of: copy) { $0.number = 1 }
    follow(&queue)
  }

  /// All that this device did goes to the copy. A deletion that met another version is not done.
  mutating func keepTheirs(_ decision: ConflictDecision, _ queue: inout SyncQueue) {
    guard let index = queue.index(of: head) else { return }
    let number = queue.draftNumber(of: main)
    if rules.type(queue.operations[index].type).map({ rules.role($0) }) == .deletes {
      queue.operations.remove(at: index)
    } else {
      resend(&queue.operations[index])
      if let payload = decision.copyPayload { queue.operations[index].payload = payload }
      follow(&queue)
    }
    hasCopy = false
    for index in queue.operations.indices {
      if queue.operations[index].entity == main {
        queue.operations[index].entity = copy
        hasCopy = true
      }
    }
    guard hasCopy else { return }
    for index in queue.operations.indices where queue.operations[index].owner == main {
      queue.operations[index].owner = copy
      // The server has the thing, and not the copy yet.
      if queue.operations[index].dependsOn == nil { queue.operations[index].dependsOn = after }
    }
    queue.changeDraft(of: copy) { draft in
      draft.base = nil
      draft.number = number
    }
  }

  /// A new id, so that no late answer to the old one is taken for one to this.
  private mutating func resend(_ operation: inout SyncOperation) {
    operation.id = ids[0]
    operation.state = .waiting
    (operation.attempts, operation.nextRetry, operation.errorCode, operation.errorMessage) = (0, nil, nil, nil)
    after = ids[0]
  }

  private func follow(_ queue: inout SyncQueue) {
    for index in queue.operations.indices where queue.operations[index].dependsOn == head { queue.operations[index].dependsOn = ids[0] }
  }
}
