internal import RulesBundle

/// The status of a queue: the operations to send, the operations that are blocked, and what to show.
public struct SyncStatus: Sendable, Equatable {
  /// The operations to send now, in the order of the queue. Any number of them can be in flight at the same time.
  public var run: [SyncRun] = []
  /// The operations that are blocked until the user or the app intervenes.
  public var blocked: [BlockedOperation] = []
  /// The operations that the warning ladder holds back.
  public var held: [HeldOperation] = []
  /// When to evaluate the status again: the next attempt or the end of a hold. Nil if nothing waits for a time.
  public var wakeAt: Timestamp?
  /// The number of pending operations of the user.
  public var pending = 0
  /// Whether more operations are pending than the soft cap allows. Nothing is rejected or dropped.
  public var isBacklog = false
  /// Whether sending is paused until the user logs in.
  public var waitsForLogin = false
  /// When an operation of this user was last done. Nil if none was.
  public var lastSync: Timestamp?
  /// The save status of each thing with pending operations, and of each requested thing.
  public var statuses: [SaveStatus] = []
  /// The pending deletions.
  public var pendingDeletes: [PendingDelete] = []
}

/// An operation to send.
public struct SyncRun: Sendable, Equatable {
  /// The id of the operation, in UTF-8.
  public var operation: [UInt8]
  /// The server's revision that the thing was changed from. Nil for a thing that the server does not have.
  public var base: Int64?
}

/// An operation that is not sent until the user or the app intervenes.
public struct BlockedOperation: Sendable, Equatable {
  /// The id of the operation, in UTF-8.
  public var operation: [UInt8]
  /// The thing that it is about.
  public var entity: SyncEntity
  /// Why it is blocked.
  public var block: SyncBlock
  /// The ordinal of the reason for which the server rejected it. Nil if its error code is not a reason.
  public var reason: Int?
}

/// An operation that the warning ladder holds back.
public struct HeldOperation: Sendable, Equatable {
  /// The id of the operation, in UTF-8.
  public var operation: [UInt8]
  /// The thing that it is about.
  public var entity: SyncEntity
  /// The end of the hold. Nil if the hold must be released.
  public var until: Timestamp?
}

/// A pending deletion.
public struct PendingDelete: Sendable, Equatable {
  /// The id of the operation, in UTF-8.
  public var operation: [UInt8]
  /// The thing to delete.
  public var entity: SyncEntity
  /// Whether the deletion can still be canceled.
  public var isRestorable: Bool
}

/// The save status of a thing, to show next to it.
public struct SaveStatus: Sendable, Equatable {
  /// The kind of a save status.
  public enum Kind: Int, Sendable, CaseIterable {
    /// The server has all changes.
    case saved
    /// Changes are being written to the device.
    case saving
    /// The device has all changes, the server does not.
    case savedLocally
    /// The user must act, as `trouble` describes.
    case error

    static let names = ["saved", "saving", "saved_locally", "error"]

    /// The stable name for JSON and logs.
    public var name: String { Kind.names[rawValue] }
  }

  /// The cause of an error.
  public enum Trouble: Sendable, Equatable {
    /// An operation failed permanently or many times.
    case failed
    /// The user must log in.
    case loggedOut
    /// An operation is blocked.
    case blocked
    /// An operation has a conflict.
    case conflict
  }

  /// The thing.
  public var entity: SyncEntity
  /// The kind of status.
  public var kind: Kind
  /// The cause of the error. Nil for any other kind.
  public var trouble: Trouble?
  /// The ordinal of the reason for which the server rejected an operation. Nil if its error code is not a reason.
  public var reason: Int?
}

extension Rules {
  /// The status of a queue for the user who is logged in. Operations of other users are not included.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - context: The current time, connection, random number, and holds.
  ///   - entities: Additional things whose save status is requested.
  ///   - writing: The things that are being written to the device now.
  public func syncStatus(
    of queue: SyncQueue, in context: SyncContext, entities: [SyncEntity] = [], writing: [SyncEntity] = []
  ) -> SyncStatus {
    let rules = SyncRules(self)
    let queue = queue.isOfOne ? queue : queue.part(of: queue.user)
    let places = SyncOrder(queue, rules, context).places
    var status = SyncStatus()
    status.pending = queue.operations.count
    status.isBacklog = Int64(queue.operations.count) > rules.backlog
    status.waitsForLogin = queue.waitsForLogin
    status.lastSync = queue.lastSync
    var wakes: Int64?
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
      case .later(let time): wakes = min(time, wakes ?? .max)
      case .held(let until):
        status.held.append(
          HeldOperation(operation: operation.id, entity: operation.entity, until: until.map { Timestamp(milliseconds: $0) }))
        if let until { wakes = min(until, wakes ?? .max) }
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
    status.wakeAt = wakes.map { Timestamp(milliseconds: $0) }
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
