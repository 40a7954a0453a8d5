internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// Operations and the sync queue. The fields of the records are known.
  mutating func lowerSync() {
    for (name, operation) in names.ordered(book.operations) {
      let variants = operation.variants.map { [writer.text($0.name)] + Lowering.added($0.added) }
      let entities = operation.entities.map { [writer.text($0)] }
      var row = [writer.text(name), UInt32(OperationRole.allCases.firstIndex(of: operation.role) ?? 0)]
      row += writer.addRange(to: .operationEntities, entities)
      row += Lowering.added(operation.added)
      row += writer.addRange(to: .operationVariants, variants)
      row += refs(operation.waitsFor, to: .operationRefs)
      row += [UInt32(TakenBack.allCases.firstIndex(of: operation.takenBack) ?? 0)]
      row += [operation.isDeduplicated ? 1 : 0, operation.checksRevision ? 1 : 0]
      row += refusals(of: operation)
      writer.add(to: .operations, row)
    }
    lowerQueue()
  }

  private mutating func refusals(of operation: OperationType) -> [UInt32] {
    let rows = operation.refuses.map { refusal in
      let about = refusal.about.map { [writer.text($0)] }
      return [program(allOf: refusal.conditions)] + writer.addRange(to: .operationEntities, about)
        + [UInt32(names[Reason.key, refusal.reason.text])]
    }
    return writer.addRange(to: .operationRefusals, rows)
  }

  /// A yes or no for each connection.
  private static func added(_ connections: [Connectivity]) -> [UInt32] {
    Connectivity.allCases.map { connections.contains($0) ? 1 : 0 }
  }

  private mutating func lowerQueue() {
    let sync = book.sync
    guard let stored = sync.operation, let backoff = sync.backoff, let persists = sync.persistsAfter, let backlog = sync.backlog,
      let remembers = sync.remembers, let errors = sync.errors, let status = sync.status, let conflict = sync.conflict
    else { return }
    var row = [UInt32(names[Record.key, stored.record.text])] + stored.fields.map { field($0.field, of: stored.record) }
    row += [backoff.first, backoff.factor, backoff.longest, backoff.jitter, persists, backlog, remembers].map {
      UInt32(names[Setting.key, $0.text])
    }
    row += [errors.failed, errors.loggedOut, errors.blocked, errors.backlog, conflict.found, conflict.open].map {
      UInt32(names[ErrorRule.key, $0.text])
    }
    row += [status.saved, status.saving, status.savedLocally, status.error].map { UInt32(names[Copy.key, $0.text]) }
    row += [UInt32(names[OperationType.key, conflict.copiesWith.text])]
    row += [UInt32(ConflictChoice.allCases.firstIndex(of: conflict.standard) ?? 0), UInt32(names[Copy.key, conflict.copyName.text])]
    writer.add(to: .sync, row)
  }
}
