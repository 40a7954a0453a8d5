internal import RulesBundle

/// How a queue stands: what may be sent now, what does not go out, and what is shown.
public struct SyncStatus: Sendable, Equatable {
  /// What may be sent now, in the order of the queue. Any number of them may be out at a time.
  public var run: [SyncRun] = []
  /// What does not go out by itself.
  public var blocked: [BlockedOperation] = []
  /// What the warning ladder holds back.
  public var held: [HeldOperation] = []
  /// When the next try is due, or a hold ends; nil when nothing waits for its time.
  public var wakeAt: Int64?
  public var pending = 0
  /// Whether more are waiting than the soft cap. Nothing is refused or dropped.
  public var isBacklog = false
  public var waitsForLogin = false
  public var lastSync: Int64?
  public var statuses: [SaveStatus] = []
  /// What is about to be deleted, and whether it can still be restored.
  public var pendingDeletes: [PendingDelete] = []
}

/// An operation that may be sent, and the revision that its thing was changed from.
public struct SyncRun: Sendable, Equatable {
  public var operation: [UInt8]
  public var base: Int64?
}

public struct BlockedOperation: Sendable, Equatable {
  public var operation: [UInt8]
  public var entity: SyncEntity
  public var block: SyncBlock
  /// The ordinal of the reason that the server refused it for; nil when its code names none.
  public var reason: Int?
}

public struct HeldOperation: Sendable, Equatable {
  public var operation: [UInt8]
  public var entity: SyncEntity
  /// Milliseconds since 1970; nil when somebody must release it.
  public var until: Int64?
}

public struct PendingDelete: Sendable, Equatable {
  public var operation: [UInt8]
  public var entity: SyncEntity
  public var isRestorable: Bool
}

/// What stands beside a thing that is edited.
public struct SaveStatus: Sendable, Equatable {
  public enum Kind: Int, Sendable, CaseIterable {
    /// The server has it.
    case saved
    /// It is being written to the device.
    case saving
    /// Only the device has all of it.
    case savedLocally
    /// It needs a look.
    case error

    static let names = ["saved", "saving", "saved_locally", "error"]

    public var name: String { Kind.names[rawValue] }
  }

  /// Why it is an error.
  public enum Trouble: Sendable, Equatable {
    case failed, loggedOut, blocked, conflict
  }

  public var entity: SyncEntity
  public var kind: Kind
  public var trouble: Trouble?
  /// The ordinal of the reason that the server refused it for; nil when its code names none.
  public var reason: Int?
}

extension Rules {
  /// How a queue stands for the person who is logged in; what is other people's stands nowhere. `entities`: things whose status is asked
  /// for besides those that something waits for; `writing`: those that are being written to the device just now.
  public func syncStatus(
    of queue: SyncQueue, at moment: SyncMoment, entities: [SyncEntity] = [], writing: [SyncEntity] = []
  ) -> SyncStatus {
    let rules = SyncRules(self)
    let queue = queue.isOfOne ? queue : queue.part(of: queue.user)
    let places = SyncOrder(queue, rules, moment).places
    var status = SyncStatus()
    status.pending = queue.operations.count
    status.isBacklog = Int64(queue.operations.count) > rules.backlog
    status.waitsForLogin = queue.waitsForLogin
    status.lastSync = queue.lastSync
    var order: [SyncEntity] = []
    var troubles: [SyncEntity: SaveStatus.Trouble?] = [:]
    var reasons: [SyncEntity: Int] = [:]
    for (index, operation) in queue.operations.enumerated() {
      if troubles[operation.entity] == nil {
        order.append(operation.entity)
        troubles[operation.entity] = .some(nil)
      }
      let trouble = SyncStatus.trouble(operation, places[index], rules)
      if let trouble, troubles[operation.entity] == .some(nil) {
        troubles[operation.entity] = .some(trouble)
        if places[index] == .blocked(.failed) { reasons[operation.entity] = rules.reason(operation) }
      }
      switch places[index] {
      case .ready: status.run.append(SyncRun(operation: operation.id, base: queue.base(of: operation.entity)))
      case .blocked(let block):
        status.blocked.append(
          BlockedOperation(
            operation: operation.id, entity: operation.entity, block: block, reason: block == .failed ? rules.reason(operation) : nil))
      case .later(let time): status.wakeAt = min(time, status.wakeAt ?? .max)
      case .held(let until):
        status.held.append(HeldOperation(operation: operation.id, entity: operation.entity, until: until))
        if let until { status.wakeAt = min(until, status.wakeAt ?? .max) }
      case .sending, .behind, .offline, .login: break
      }
      if let type = rules.type(operation.type), rules.role(type) == .deletes {
        let isRestorable =
          rules.takenBack(type) == .anyTime
          || rules.takenBack(type) == .untilSent
            && (operation.attempts == 0 || operation.conflictRevision != nil || operation.state == .failed && rules.isDeduplicated(type))
        status.pendingDeletes.append(PendingDelete(operation: operation.id, entity: operation.entity, isRestorable: isRestorable))
      }
    }
    for entity in entities + writing where troubles[entity] == nil {
      order.append(entity)
      troubles[entity] = .some(nil)
    }
    var waiting: Set<SyncEntity> = []
    for operation in queue.operations { waiting.insert(operation.entity) }
    for entity in order {
      let trouble = troubles[entity] ?? nil
      let kind: SaveStatus.Kind =
        trouble != nil ? .error : writing.contains(entity) ? .saving : waiting.contains(entity) ? .savedLocally : .saved
      status.statuses.append(SaveStatus(entity: entity, kind: kind, trouble: trouble, reason: reasons[entity]))
    }
    return status
  }
}

extension SyncStatus {
  fileprivate static func trouble(_ operation: SyncOperation, _ place: SyncOrder.Place, _ rules: SyncRules) -> SaveStatus.Trouble? {
    switch place {
    case .blocked(.failed): return .failed
    case .blocked(.conflict): return .conflict
    case .blocked: return .blocked
    case .login: return .loggedOut
    case .ready, .sending, .behind, .later, .held, .offline:
      return operation.attempts >= rules.persistsAfter && operation.errorCode != nil ? .failed : nil
    }
  }
}
