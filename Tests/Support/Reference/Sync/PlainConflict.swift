internal import RuleKinds
import RulesBundle

// Two versions of one thing: both are kept, one as the thing and one as a copy.
extension PlainSync {
  /// The result of a decision, and what is needed to undo it.
  mutating func resolve(_ decision: PlainDecision) -> (outcome: PlainSyncOutcome, undo: PlainUndo?) {
    guard let index = queue.place(of: decision.operation), case .conflict(let revision) = queue.operations[index].state else {
      return (.refused("no_conflict"), nil)
    }
    let before = queue
    let head = queue.operations[index]
    let (main, copy) = (head.thing, PlainQueue.Thing(head.thing.type, decision.copy))
    let isUsed = copy == main || queue.known[copy] != nil || queue.operations.contains { $0.thing == copy || $0.owner == copy }
    let areNew =
      decision.ids.count >= 2 && decision.ids[0] != decision.ids[1]
      && !decision.ids.contains { queue.place(of: $0) != nil || queue.done.contains($0) }
    if isUsed || !areNew { return (.refused("id_in_use"), nil) }
    let choice = decision.choice ?? sync.conflict?.standard.name ?? ""
    let isDeletion = type(head.type)?.role == .deletes
    // A deletion that conflicts with an edit is not applied.
    let goesOn = choice == ConflictChoiceKind.keepMine.name || !isDeletion
    if goesOn { resend(decision, isMine: choice == ConflictChoiceKind.keepMine.name) } else { queue.operations.remove(at: index) }
    var hasCopy = true
    if choice == ConflictChoiceKind.keepMine.name {
      // The copy first, then this device's changes on top of the server's revision.
      var saving = PlainQueue.Operation(
        id: decision.ids[1], type: sync.conflict?.copiesWith.text ?? "", thing: copy, owner: nil, dependsOn: nil, user: head.user,
        payload: decision.copyPayload ?? decision.theirs)
      saving.attempts = 0
      queue.operations[index].dependsOn = saving.id
      queue.operations.insert(saving, at: index)
      queue.known[main, default: PlainQueue.Known()].base = revision
      queue.known[copy] = PlainQueue.Known(base: nil, drafts: 1)
    } else {
      hasCopy = queue.operations.contains { $0.thing == main }
      if hasCopy { moveToCopy(main, copy, after: goesOn ? decision.ids[0] : nil) }
    }
    let undo = PlainUndo(
      before: before, main: main, copy: copy, head: head.id, after: goesOn ? decision.ids[0] : nil,
      left: queue.operations.filter { $0.thing == main || $0.thing == copy }.map(\.id))
    queue.forget()
    let version = choice == ConflictChoiceKind.keepMine.name ? "mine" : "theirs"
    return (.done(["\(choice) \(main) \(version) \(hasCopy ? "\(copy)" : "none")"]), undo)
  }

  /// Under a new id, so that a late answer to the old one is not taken for an answer to this one.
  private mutating func resend(_ decision: PlainDecision, isMine: Bool) {
    change { operation in
      if operation.dependsOn == decision.operation { operation.dependsOn = decision.ids[0] }
      guard operation.id == decision.operation else { return }
      operation.id = decision.ids[0]
      (operation.state, operation.attempts, operation.nextRetry, operation.code) = (.waiting, 0, nil, nil)
      if !isMine { operation.payload = decision.copyPayload ?? operation.payload }
    }
  }

  /// All changes of this device go to the copy.
  private mutating func moveToCopy(_ main: PlainQueue.Thing, _ copy: PlainQueue.Thing, after: String?) {
    queue.known[copy] = PlainQueue.Known(base: nil, drafts: queue.known[main]?.drafts ?? 0)
    change { operation in
      if operation.thing == main { operation.thing = copy }
      guard operation.owner == main else { return }
      operation.owner = copy
      // The server does not have the copy yet.
      operation.dependsOn = operation.dependsOn ?? after
    }
  }

  /// Opens a conflict again, until something of the decision was sent or changed.
  mutating func undo(_ undo: PlainUndo) -> PlainSyncOutcome {
    let now = queue.operations.filter { $0.thing == undo.main || $0.thing == undo.copy }
    if now.contains(where: { $0.attempts > 0 }) || undo.left.contains(where: { queue.place(of: $0) == nil }) {
      return .refused("already_sent")
    }
    if now.map(\.id) != undo.left { return .refused("changed_since") }
    let old = undo.before.operations.filter { $0.thing == undo.main }
    if old.contains(where: { queue.place(of: $0.id) != nil && !undo.left.contains($0.id) }) { return .refused("id_in_use") }
    var rest = old
    var all: [PlainQueue.Operation] = []
    for operation in queue.operations {
      guard undo.left.contains(operation.id) else {
        all.append(operation)
        continue
      }
      // In place of the operations of the decision.
      let id = operation.id == undo.after ? undo.head : operation.id
      while rest.contains(where: { $0.id == id }) { all.append(rest.removeFirst()) }
    }
    queue.operations = all + rest
    let isKnown = { (id: String) in undo.before.operations.first { $0.id == id } }
    change { operation in
      if let after = undo.after, operation.dependsOn == after {
        let was = isKnown(operation.id).flatMap { belonged(to: undo, $0) ? $0 : nil }
        operation.dependsOn = was == nil ? undo.head : was?.dependsOn
      }
      if operation.owner == undo.copy { operation.owner = undo.main }
    }
    queue.known[undo.copy] = nil
    queue.known[undo.main] = undo.before.known[undo.main]
    return .done([])
  }
}

private func belonged(to undo: PlainUndo, _ operation: PlainQueue.Operation) -> Bool {
  operation.thing == undo.main || operation.owner == undo.main || operation.dependsOn == undo.head
}
