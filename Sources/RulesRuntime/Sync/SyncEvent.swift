public import RulesBundle

/// Something that happens to the sync queue.
public enum SyncEvent: Sendable, Equatable {
  /// The person changed something. `base`: the server's revision that they began from; nil for what the server does not have.
  case added(SyncOperation, owner: SyncEntity?, variant: [UInt8]?, base: Int64?)
  /// The operation goes out now. What is stored must say so before it does.
  case started([UInt8])
  /// The server has done it; `revision` is the new one of the thing.
  case succeeded([UInt8], revision: Int64?)
  case failed([UInt8], SyncFailure)
  /// The server has another revision.
  case conflicted([UInt8], revision: Int64)
  /// The person tapped "Retry now".
  case retriedNow
  /// The person cancelled an upload, or restored what was about to be deleted.
  case takenBack([UInt8])
  /// The app starts with a stored queue: what was out then is out no more.
  case launched
  case loggedIn(user: [UInt8]?)
}

/// Why an operation was not done.
public struct SyncFailure: Sendable, Equatable {
  public enum Kind: Int, Sendable, CaseIterable {
    /// Another try may succeed.
    case transient
    /// No other try will.
    case permanent
    /// Nobody is logged in any more.
    case loggedOut
  }

  public var kind: Kind
  public var code: [UInt8]
  public var message: [UInt8]?

  public init(_ kind: Kind, code: [UInt8], message: [UInt8]? = nil) {
    self.kind = kind
    self.code = code
    self.message = message
  }
}

/// What came of an event.
public enum SyncOutcome: Sendable, Equatable {
  case done([SyncEffect])
  /// It is known already, or too late; nothing changed.
  case ignored
  case refused(SyncRefusal)
}

/// What the app does once the new queue is stored.
public enum SyncEffect: Sendable, Equatable {
  /// The server has this version.
  case saved(SyncEntity, revision: Int64)
  /// It is gone: only what marks it as deleted stays.
  case removed(SyncEntity)
  /// What was uploaded belongs to the latest draft of this thing.
  case attach(operation: [UInt8], owner: SyncEntity?, draft: Int64)
  /// What was about to be deleted is back.
  case restored(SyncEntity)
  /// It is not wanted any more. `stop`: it is out just now. `mayHaveArrived`: the server may have it.
  case cancelled(operation: [UInt8], stop: Bool, mayHaveArrived: Bool)
  /// A toast is enough, unless it persists.
  case failed(operation: [UInt8], persists: Bool)
  case conflict(operation: [UInt8], entity: SyncEntity, base: Int64?, revision: Int64)
}

/// Why an event cannot be.
public enum SyncRefusal: Int, Error, Sendable, CaseIterable {
  /// The rules have no such operation.
  case unknownType
  /// The operation is about something else.
  case wrongEntity
  /// The operation does none of this.
  case wrongVariant
  /// It may not be added under this connection.
  case wrongConnection
  /// It would wait for itself, directly or through others.
  case circular
  /// Something else comes first, or its time has not come.
  case notReady
  /// It was never sent.
  case neverSent
  /// The server's yes needs the new revision.
  case noRevision
  /// It is not compared by revisions.
  case notCompared
  /// It is never taken back.
  case notTakenBack
  /// The server may have it already.
  case alreadySent
  /// There is no such conflict.
  case noConflict
  /// An id is in use.
  case idInUse
  /// Something about it was changed since.
  case changedSince
  /// The rules refuse it to this person.
  case notAllowed
}

/// What the reducer looks at besides the queue and the event.
public struct SyncMoment: Sendable, Equatable {
  /// Milliseconds since 1970. Nothing is ordered by it: it only says when a wait is over.
  public var now: Int64
  public var connection: ConnectionKind
  /// A number by chance, 0 to 1000, drawn anew for each call.
  public var jitter: Int
  /// What the warning ladder holds back (`Rules.syncHolds`).
  public var holds: [SyncHold]

  public init(now: Int64, connection: ConnectionKind, jitter: Int, holds: [SyncHold] = []) {
    self.now = now
    self.connection = connection
    self.jitter = max(0, min(jitter, 1000))
    self.holds = holds
  }

  /// Until when an operation is held back: the latest of its holds, or the largest number when one must be released; nil when none is.
  func hold(of type: [UInt8]) -> Int64? {
    var until: Int64?
    for hold in holds where hold.type == type && hold.until ?? .max > now { until = max(until ?? .min, hold.until ?? .max) }
    return until
  }
}
