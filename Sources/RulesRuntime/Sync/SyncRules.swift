internal import RulesBundle

/// The rules of the sync queue, for its reducer.
struct SyncRules {
  let bundle: RuleBundle

  init(_ rules: Rules) {
    precondition(rules.hasSync, "these rules have no sync queue")
    bundle = rules.bundle
  }

  private func setting(_ column: Int) -> Int64 { max(0, bundle.setting(.sync, 0, column)) }

  var persistsAfter: Int64 { max(1, setting(SyncRow.At.persistsAfter)) }
  var backlog: Int64 { setting(SyncRow.At.backlog) }
  var remembers: Int { Int(min(setting(SyncRow.At.remembers), 1 << 16)) }

  /// The waits between attempts.
  var waits: Backoff {
    Backoff(
      first: setting(SyncRow.At.firstWait), factor: setting(SyncRow.At.factor), longest: setting(SyncRow.At.longestWait),
      chance: setting(SyncRow.At.jitter))
  }

  // MARK: Operations

  func type(_ name: [UInt8]) -> Int? { bundle.find(.operations, String(decoding: name, as: UTF8.self)) }

  func role(_ type: Int) -> OperationRoleKind {
    bundle.operations[type].role
  }

  func takenBack(_ type: Int) -> TakenBackKind {
    bundle.operations[type].takenBack
  }

  func isDeduplicated(_ type: Int) -> Bool { bundle.operations[type].deduplicated }
  func checksRevision(_ type: Int) -> Bool { bundle.operations[type].checksRevision }

  func isAbout(_ type: Int, _ entity: [UInt8]) -> Bool {
    bundle.operations[type].entities.contains {
      bundle.utf8(bundle.operationEntities[$0].entity).elementsEqual(entity)
    }
  }

  /// Whether an operation can be added in a connection state. Nil if it does not declare the variant.
  func isAdded(_ type: Int, _ variant: [UInt8]?, _ connection: ConnectionKind) -> Bool? {
    let variants = bundle.operations[type].does
    guard !variants.isEmpty || variant != nil else {
      let operation = bundle.operations[type]
      return switch connection {
      case .online: operation.addedOnline
      case .degraded: operation.addedDegraded
      case .offline: operation.addedOffline
      }
    }
    guard let variant else { return nil }
    for row in variants where bundle.utf8(bundle.operationVariants[row].variant).elementsEqual(variant) {
      let does = bundle.operationVariants[row]
      return switch connection {
      case .online: does.addedOnline
      case .degraded: does.addedDegraded
      case .offline: does.addedOffline
      }
    }
    return nil
  }

  func waitsFor(_ type: Int, _ other: Int) -> Bool {
    bundle.operations[type].waitsFor.contains {
      bundle.operationRefs[$0].operation == other
    }
  }

  // MARK: Rejections

  /// The ordinal of the reason for which the server rejected an operation. Nil if its error code is not a reason.
  func reason(_ operation: SyncOperation) -> Int? { operation.errorCode.flatMap { reason($0) } }

  private func reason(_ code: [UInt8]) -> Int? { bundle.find(.reasons, String(decoding: code, as: UTF8.self)) }

  /// Whether an error code is the reason of a hard limit. Retrying automatically would only reach the limit again.
  func isCap(_ code: [UInt8]) -> Bool {
    guard let reason = reason(code) else { return false }
    for value in 0..<bundle.count(.limitValues)
    where bundle.limitValues[value].whenFull == reason
      && !bundle.limitValues[value].soft
    {
      return true
    }
    return false
  }

  /// The ordinal of the reason for which the rules deny an operation about an entity to this user. Nil if they do not, or if facts are
  /// missing.
  func refusal(_ type: Int, _ entity: [UInt8], _ evaluator: Evaluator, _ frame: Frame) -> Int? {
    for row in bundle.operations[type].refuses {
      let about = bundle.operationRefusals[row].about
      let isMeant =
        about.isEmpty || about.contains { bundle.utf8(bundle.operationEntities[$0].entity).elementsEqual(entity) }
      guard isMeant, evaluator.holds(bundle.operationRefusals[row].condition, frame).isTrue else { continue }
      return bundle.operationRefusals[row].reason
    }
    return nil
  }

  /// The name of the operation that saves a copy, in UTF-8.
  var copiesWith: [UInt8] { Array(bundle.utf8(bundle.operations[bundle.sync[0].copiesWith].name)) }
}

extension Rules {
  /// Whether the rules have a sync queue.
  public var hasSync: Bool { bundle.count(.sync) > 0 }
}
