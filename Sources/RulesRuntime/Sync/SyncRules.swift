internal import RulesBundle

/// The rules of the sync queue, as its reducer reads them.
struct SyncRules {
  let bundle: Bundle

  init(_ rules: Rules) {
    precondition(rules.hasSync, "these rules have a sync queue")
    bundle = rules.bundle
  }

  private func setting(_ column: Int) -> Int64 { max(0, bundle.setting(.sync, 0, column)) }

  var persistsAfter: Int64 { max(1, setting(Word.Sync.persistsAfter)) }
  var backlog: Int64 { setting(Word.Sync.backlog) }
  var remembers: Int { Int(min(setting(Word.Sync.remembers), 1 << 16)) }

  /// How long an operation waits between tries.
  var waits: Waits {
    Waits(
      first: setting(Word.Sync.firstWait), factor: setting(Word.Sync.factor), longest: setting(Word.Sync.longestWait),
      chance: setting(Word.Sync.jitter))
  }

  // MARK: Operations

  func type(_ name: [UInt8]) -> Int? { bundle.find(.operations, String(decoding: name, as: UTF8.self)) }

  func role(_ type: Int) -> OperationRoleKind {
    OperationRoleKind(rawValue: bundle.word(.operations, type, Word.Operations.role)) ?? .sends
  }

  func takenBack(_ type: Int) -> TakenBackKind {
    TakenBackKind(rawValue: bundle.word(.operations, type, Word.Operations.takenBack)) ?? .never
  }

  func isDeduplicated(_ type: Int) -> Bool { bundle.flag(.operations, type, Word.Operations.deduplicated) }
  func checksRevision(_ type: Int) -> Bool { bundle.flag(.operations, type, Word.Operations.checksRevision) }

  func isAbout(_ type: Int, _ entity: [UInt8]) -> Bool {
    bundle.range(.operations, type, Word.Operations.entities).contains {
      bundle.utf8(.operationEntities, $0, Word.OperationEntities.entity).elementsEqual(entity)
    }
  }

  /// Whether it may be added under a connection; nil when it does nothing of that name.
  func isAdded(_ type: Int, _ variant: [UInt8]?, _ connection: ConnectionKind) -> Bool? {
    let variants = bundle.range(.operations, type, Word.Operations.does)
    guard !variants.isEmpty || variant != nil else {
      return bundle.flag(.operations, type, Word.Operations.addedOnline + connection.rawValue)
    }
    guard let variant else { return nil }
    for row in variants where bundle.utf8(.operationVariants, row, Word.OperationVariants.variant).elementsEqual(variant) {
      return bundle.flag(.operationVariants, row, Word.OperationVariants.addedOnline + connection.rawValue)
    }
    return nil
  }

  func waitsFor(_ type: Int, _ other: Int) -> Bool {
    bundle.range(.operations, type, Word.Operations.waitsFor).contains {
      bundle.word(.operationRefs, $0, Word.OperationRefs.operation) == other
    }
  }

  // MARK: Refusals

  /// The reason that the server refused an operation for; nil when its code names none.
  func reason(_ operation: SyncOperation) -> Int? { operation.errorCode.flatMap { reason($0) } }

  private func reason(_ code: [UInt8]) -> Int? { bundle.find(.reasons, String(decoding: code, as: UTF8.self)) }

  /// Whether a code names the reason of a limit that refuses. Trying again by itself would ask a full limit over and over.
  func isCap(_ code: [UInt8]) -> Bool {
    guard let reason = reason(code) else { return false }
    for value in 0..<bundle.count(.limitValues)
    where bundle.optional(.limitValues, value, Word.LimitValues.whenFull) == reason
      && !bundle.flag(.limitValues, value, Word.LimitValues.soft)
    {
      return true
    }
    return false
  }

  /// Why the rules refuse this person an operation about an entity; nil when they do not, or cannot tell.
  func refusal(_ type: Int, _ entity: [UInt8], _ evaluator: Evaluator, _ frame: Frame) -> Int? {
    for row in bundle.range(.operations, type, Word.Operations.refuses) {
      let about = bundle.range(.operationRefusals, row, Word.OperationRefusals.about)
      let isMeant =
        about.isEmpty || about.contains { bundle.utf8(.operationEntities, $0, Word.OperationEntities.entity).elementsEqual(entity) }
      guard isMeant, evaluator.holds(bundle.word(.operationRefusals, row, Word.OperationRefusals.condition), frame).isTrue else { continue }
      return bundle.word(.operationRefusals, row, Word.OperationRefusals.reason)
    }
    return nil
  }

  /// The operation that saves a copy.
  var copiesWith: [UInt8] { Array(bundle.utf8(.operations, bundle.word(.sync, 0, Word.Sync.copiesWith), Word.Operations.name)) }
}

extension Rules {
  /// Whether the rules have a sync queue.
  public var hasSync: Bool { bundle.count(.sync) > 0 }
}
