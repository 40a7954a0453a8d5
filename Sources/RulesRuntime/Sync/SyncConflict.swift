public import RulesBundle

/// The user's decision about a conflict, with the values that only the app can provide.
public struct ConflictDecision: Sendable, Equatable {
  /// The id of the operation that has the conflict, in UTF-8.
  public var operation: [UInt8]
  /// The user's choice. Nil selects the default choice of the rules.
  public var choice: ConflictChoiceKind?
  /// A new id for the thing that becomes the copy.
  public var copyID: [UInt8]
  /// At least two new, different ids for operations: the first for the operation that is sent again, the second for the operation that
  /// saves the server's version as a copy.
  public var newIDs: [[UInt8]]
  /// The server's version, as the payload of an operation. It is needed for `keepMine`.
  public var theirs: [UInt8]?
  /// The payload of the copy, with the copy's name. If it is nil, the payload of the version that becomes the copy is used.
  public var copyPayload: [UInt8]?

  /// Creates a decision.
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

/// The result of a decision about a conflict.
public struct ResolvedConflict: Sendable, Equatable {
  /// A version of the thing: this device's (`mine`) or the server's (`theirs`).
  public enum Version: Sendable, Equatable { case mine, theirs }

  /// The choice that was made. It is the default choice of the rules if the decision has none.
  public var choice: ConflictChoiceKind
  /// The thing under its own id.
  public var main: SyncEntity
  /// The version that the thing has now. The copy has the other one.
  public var version: Version
  /// The copy. Nil if this device had deleted the thing and the deletion is dropped.
  public var copy: SyncEntity?
  /// The value that undoes the decision. Store it for as long as the app offers undo.
  public var undo: ConflictUndo
}

/// The state that undoes a decision about a conflict. It has a JSON form, and the app stores it.
public struct ConflictUndo: Sendable, Equatable {
  var main: SyncEntity
  var copy: SyncEntity
  /// The id of the operation that had the conflict.
  var before: [UInt8]
  var after: [UInt8]?
  /// The ids of the operations about the thing and the copy after the decision.
  var left: [[UInt8]]
  /// The operations about the thing, about what belongs to it, and that depended on the operation, before the decision. Includes the draft
  /// of the thing.
  var operations: SyncQueue
}

extension Rules {
  /// Resolves a conflict of the user who is logged in. Both versions are kept: one as the thing, the other one as a separate copy.
  ///
  /// Throws `noConflict` if the operation has no conflict, and `idInUse` if a new id is not new.
  public func resolve(_ decision: ConflictDecision, _ queue: inout SyncQueue) throws(SyncError) -> ResolvedConflict {
    let isKnown = decision.newIDs.contains { queue.index(of: $0) != nil }
    guard !isKnown else { throw queue.part(of: queue.user).index(of: decision.operation) == nil ? .noConflict : .idInUse }
    var part = queue.part(of: queue.user)
    let resolved = try resolveOwn(decision, &part)
    queue.put(part, of: queue.user)
    return resolved
  }

  private func resolveOwn(_ decision: ConflictDecision, _ queue: inout SyncQueue) throws(SyncError) -> ResolvedConflict {
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

  /// Undoes a decision, so that the conflict is open again.
  ///
  /// The result is `alreadySent` if an operation of the decision was sent, `changedSince` if operations were added or removed since,
  /// `idInUse` if an earlier operation is in the queue again, and `noConflict` if the decision belongs to another user.
  public func undo(_ undo: ConflictUndo, _ queue: inout SyncQueue) -> SyncOutcome {
    guard undo.operations.operations.allSatisfy({ $0.user == queue.user }) else { return .rejected(.noConflict) }
    var part = queue.part(of: queue.user)
    let outcome = undoOwn(undo, &part)
    queue.put(part, of: queue.user)
    return outcome
  }

  private func undoOwn(_ undo: ConflictUndo, _ queue: inout SyncQueue) -> SyncOutcome {
    let now = queue.operations.filter { $0.entity == undo.main || $0.entity == undo.copy }
    guard now.allSatisfy({ $0.attempts == 0 }), undo.left.allSatisfy({ queue.index(of: $0) != nil }) else {
      return .rejected(.alreadySent)
    }
    guard now.map({ $0.id }) == undo.left else { return .rejected(.changedSince) }
    for operation in undo.operations.operations
    where operation.entity == undo.main && queue.index(of: operation.id) != nil && !undo.left.contains(operation.id) {
      return .rejected(.idInUse)
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
  /// The operations of a queue in which the earlier operations replace the ones that the decision left.
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
      // An operation that the decision dropped was before the others.
      all += rest[...index]
      rest.removeFirst(index + 1)
    }
    return all + rest
  }
}

/// Applies a decision to a queue.
private struct ConflictResolving {
  let rules: SyncRules
  let main: SyncEntity
  let copy: SyncEntity
  let revision: Int64
  let head: [UInt8]
  let ids: [[UInt8]]
  /// The new id of the operation that had the conflict. Nil if the operation was dropped.
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

  /// Saves the server's version as a copy. Then this device's version is saved on top of the server's revision.
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

  /// Moves the operations of this device to the copy. A deletion with a conflict is dropped.
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
      // The server has the thing, but does not have the copy yet.
      if queue.operations[index].dependsOn == nil { queue.operations[index].dependsOn = after }
    }
    queue.changeDraft(of: copy) { draft in
      draft.base = nil
      draft.number = number
    }
  }

  /// Prepares an operation to be sent again. The new id distinguishes it from late responses to the old one.
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
