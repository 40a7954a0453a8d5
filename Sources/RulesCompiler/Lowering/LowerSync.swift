internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers operations and the sync queue. Requires the fields of records.
  mutating func lowerSync() {
    for (name, operation) in names.ordered(book.operations) {
      let variants = operation.variants.map { variant in
        OperationVariantBuilder(
          variant: writer.text(variant.name), addedOnline: variant.added.contains(.online),
          addedDegraded: variant.added.contains(.degraded),
          addedOffline: variant.added.contains(.offline))
      }
      let entities = operation.entities.map { OperationEntityBuilder(entity: writer.text($0)) }
      writer.add(
        OperationBuilder(
          name: writer.text(name), role: operation.role, entities: writer.addRange(entities),
          addedOnline: operation.added.contains(.online), addedDegraded: operation.added.contains(.degraded),
          addedOffline: operation.added.contains(.offline), does: writer.addRange(variants),
          waitsFor: refs(operation.waitsFor, OperationRefBuilder.init(operation:)), takenBack: operation.takenBack,
          deduplicated: operation.isDeduplicated, checksRevision: operation.checksRevision, refuses: refusals(of: operation)))
    }
    lowerQueue()
  }

  private mutating func refusals(of operation: OperationType) -> Range<Int> {
    let rows = operation.refuses.map { refusal in
      let about = refusal.about.map { OperationEntityBuilder(entity: writer.text($0)) }
      return OperationRefusalBuilder(
        condition: condition(allOf: refusal.conditions), about: writer.addRange(about), reason: row(refusal.reason))
    }
    return writer.addRange(rows)
  }

  private mutating func lowerQueue() {
    let sync = book.sync
    guard let stored = sync.operation, let backoff = sync.backoff, let persists = sync.persistsAfter, let backlog = sync.backlog,
      let remembers = sync.remembers, let errors = sync.errors, let status = sync.status, let conflict = sync.conflict
    else { return }
    func field(_ name: String) -> Int { needed(field: name, of: stored.record) }
    writer.add(
      SyncBuilder(
        record: row(stored.record), id: field(stored.id), type: field(stored.type), entityType: field(stored.entityType),
        entityId: field(stored.entityID), payload: field(stored.payload), created: field(stored.created),
        attempts: field(stored.attempts), nextRetry: field(stored.nextRetry), errorCode: field(stored.errorCode),
        errorMessage: field(stored.errorMessage), dependsOn: field(stored.dependsOn), device: field(stored.device),
        user: field(stored.user), firstWait: row(backoff.first), factor: row(backoff.factor), longestWait: row(backoff.longest),
        jitter: row(backoff.jitter), persistsAfter: row(persists), backlog: row(backlog), remembers: row(remembers),
        failed: row(errors.failed), loggedOut: row(errors.loggedOut), blocked: row(errors.blocked), backlogError: row(errors.backlog),
        conflictFound: row(conflict.found), conflictOpen: row(conflict.open), saved: row(status.saved), saving: row(status.saving),
        savedLocally: row(status.savedLocally), statusError: row(status.error), copiesWith: row(conflict.copiesWith),
        defaultChoice: conflict.standard, copyName: row(conflict.copyName)))
  }
}
