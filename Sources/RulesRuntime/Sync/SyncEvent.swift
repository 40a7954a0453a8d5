public import RulesBundle

/// An event of the sync queue.
public enum SyncEvent: Sendable, Equatable {
  /// The user changed something.
  ///
  /// - Parameters:
  ///   - owner: The thing that the change belongs to, as a video belongs to a move. Nil for none.
  ///   - variant: The variant of the operation, in UTF-8. Nil if the operation has no variants.
  ///   - base: The server's revision that the change was made from. Nil for a thing that the server does not have.
  case added(SyncOperation, owner: SyncEntity?, variant: [UInt8]?, base: Int64?)
  /// The app is about to send the operation with this id. Store the queue before sending.
  case started([UInt8])
  /// The server applied the operation with this id. `revision` is the new revision of the thing.
  case succeeded([UInt8], revision: Int64?)
  /// The operation with this id failed.
  case failed([UInt8], SyncFailure)
  /// The server has another revision of the thing than the one that the operation with this id was made from.
  case conflicted([UInt8], revision: Int64)
  /// The user tapped "Retry now".
  case retriedNow
  /// The user canceled the operation with this id: an upload, or a deletion that the app restores.
  case canceled([UInt8])
  /// The app starts with a stored queue. In-flight operations are requeued.
  case launched
  /// A user logged in. `user` is the user's id in UTF-8. If it is nil, the facts contain the id.
  case loggedIn(user: [UInt8]?)
}

/// Why an operation failed.
public struct SyncFailure: Sendable, Equatable {
  /// Whether the operation can succeed later.
  public enum Kind: Int, Sendable, CaseIterable {
    /// Another attempt can succeed.
    case transient
    /// No other attempt will succeed.
    case permanent
    /// The user is no longer logged in.
    case loggedOut
  }

  /// Whether the operation can succeed later.
  public var kind: Kind
  /// The error code, in UTF-8. If it is the id of a reason of the rules, the status contains that reason.
  public var code: [UInt8]
  /// A message for developers, in UTF-8.
  public var message: [UInt8]?

  /// Creates a failure.
  public init(_ kind: Kind, code: [UInt8], message: [UInt8]? = nil) {
    self.kind = kind
    self.code = code
    self.message = message
  }
}

/// The result of an event.
public enum SyncOutcome: Sendable, Equatable {
  /// The queue changed as the event requires. Apply the effects, in order, after storing the queue.
  case done([SyncEffect])
  /// The event is a duplicate or too late, and has no effect.
  case ignored
  /// The event is not possible, and has no effect.
  case rejected(SyncError)
}

/// What the app does after storing the new queue.
public enum SyncEffect: Sendable, Equatable {
  /// The server has this revision of the thing.
  case saved(SyncEntity, revision: Int64)
  /// The thing was deleted. Keep only its deletion marker.
  case removed(SyncEntity)
  /// The upload is complete. Attach it to the latest draft of its owner.
  case attach(operation: [UInt8], owner: SyncEntity?, draft: Int64)
  /// A pending deletion was canceled. Show the thing again.
  case restored(SyncEntity)
  /// The operation was canceled.
  ///
  /// - Parameters:
  ///   - stop: Whether the operation is in flight and must be stopped.
  ///   - mayHaveArrived: Whether the server may have applied it.
  case canceled(operation: [UInt8], stop: Bool, mayHaveArrived: Bool)
  /// The operation failed. Show a toast, or a lasting error if `persists` is true.
  case failed(operation: [UInt8], persists: Bool)
  /// The operation has a conflict: the server has `revision`, and the change was made from `base`. Ask the user to resolve it.
  case conflict(operation: [UInt8], entity: SyncEntity, base: Int64?, revision: Int64)
}

/// Why an event or a decision is rejected.
public enum SyncError: Int, Error, Sendable, CaseIterable {
  /// The rules do not declare the operation.
  case unknownType
  /// The operation is not allowed for this kind of thing.
  case wrongEntity
  /// The operation does not declare this variant, or a variant is missing.
  case wrongVariant
  /// The operation cannot be added in this connection state.
  case wrongConnection
  /// The operation would depend on itself, directly or through other operations.
  case circular
  /// Another operation comes first, or the time for the next attempt has not come.
  case notReady
  /// The operation was never sent.
  case neverSent
  /// The new revision is missing, although the operation writes the thing.
  case noRevision
  /// The rules do not compare revisions for this operation.
  case notCompared
  /// The operation cannot be canceled.
  case notTakenBack
  /// The server may already have the operation.
  case alreadySent
  /// The operation has no conflict, or the conflict belongs to another user.
  case noConflict
  /// An id is already in use.
  case idInUse
  /// The operations changed after the decision.
  case changedSince
  /// The rules deny the operation to this user.
  case notAllowed
}

/// The input of the reducer besides the queue and the event.
public struct SyncContext: Sendable, Equatable {
  /// The current time, in milliseconds since 1970.
  package var time: Int64
  /// The state of the connection.
  public var connection: ConnectionKind
  /// A random number from 0 to 1000, generated again for each call. It spreads the attempts of many devices.
  public var jitter: Int
  /// The operations that the warning ladder holds back, from `Rules.syncHolds(after:_:)`.
  public var holds: [SyncHold]

  /// The current time, rounded down to the millisecond. It only determines when waits end, and not the order of operations.
  public var now: Timestamp { Timestamp(milliseconds: time) }

  /// Creates a context. `jitter` is clamped to 0 through 1000.
  public init(now: Timestamp, connection: ConnectionKind, jitter: Int, holds: [SyncHold] = []) {
    self.init(time: now.milliseconds, connection: connection, jitter: jitter, holds: holds)
  }

  package init(time: Int64, connection: ConnectionKind, jitter: Int, holds: [SyncHold] = []) {
    self.time = time
    self.connection = connection
    self.jitter = max(0, min(jitter, 1000))
    self.holds = holds
  }

  /// The end of an operation's latest hold, in milliseconds since 1970. `Int64.max` if a hold has no end, and nil if the operation is not
  /// held back.
  func hold(of type: [UInt8]) -> Int64? {
    var until: Int64?
    for hold in holds where hold.type == type {
      let end = hold.until?.milliseconds ?? .max
      if end > time { until = max(until ?? .min, end) }
    }
    return until
  }
}
