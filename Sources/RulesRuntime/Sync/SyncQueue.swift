internal import RulesJSON

/// The operations to send to the server, in the order in which they were added.
///
/// The queue is a value that the app stores. It has one JSON form (docs/use/sync.md). Ids and names are in UTF-8 and are compared byte by
/// byte. Times are rounded down to the millisecond.
public struct SyncQueue: Sendable, Equatable {
  /// The pending operations of all users, in order.
  public internal(set) var operations: [SyncOperation] = []
  /// The drafts of the things that have pending operations.
  var drafts: [SyncDraft] = []
  /// The ids of the operations that were done most recently, latest last.
  var done: [[UInt8]] = []
  /// The ids of the operations that were canceled most recently, latest last. Merging does not restore them from another copy of the queue.
  var gone: [[UInt8]] = []
  /// Whether sending is paused until the user logs in.
  public internal(set) var waitsForLogin = false
  /// The id of the user who is logged in, in UTF-8. Nil if no user is logged in or the user is unknown.
  public internal(set) var user: [UInt8]?
  /// When an operation of this user was last done. Nil if none was.
  public internal(set) var lastSync: Timestamp?
  /// JSON members that these rules do not declare. They are written unchanged.
  var others: [JSON.Member] = []

  /// Creates an empty queue.
  public init() {}

  /// The number of the next operation to add.
  var nextNumber: Int64 {
    var last: Int64 = 0
    for operation in operations { last = max(last, operation.number) }
    return Milliseconds.sum(last, 1)
  }

  package func index(of id: [UInt8]) -> Int? { operations.firstIndex { $0.id == id } }

  /// Whether an operation with this id is in the queue or was done.
  func knows(_ id: [UInt8]) -> Bool { index(of: id) != nil || done.contains(id) }

  /// The server's revision that the user's pending changes to a thing were made from. Nil for a thing that the server does not have.
  public func base(of entity: SyncEntity) -> Int64? { drafts.first { $0.entity == entity && $0.user == user }?.base }

  /// The user of the first operation about a thing or about something that belongs to it.
  func firstUser(of entity: SyncEntity) -> [UInt8]? {
    for operation in operations where operation.entity == entity || operation.owner == entity { return operation.user }
    return nil
  }

  func draftNumber(of entity: SyncEntity) -> Int64 { drafts.first { $0.entity == entity }?.number ?? 0 }

  mutating func changeDraft(of entity: SyncEntity, _ change: (inout SyncDraft) -> Void) {
    if let index = drafts.firstIndex(where: { $0.entity == entity }) {
      change(&drafts[index])
    } else {
      var draft = SyncDraft(entity: entity, user: operations.last { $0.entity == entity }?.user ?? user)
      change(&draft)
      drafts.append(draft)
    }
  }

  /// Removes the drafts of things without pending operations.
  mutating func forgetDrafts() {
    var needed: Set<SyncEntity> = []
    for operation in operations {
      needed.insert(operation.entity)
      if let owner = operation.owner { needed.insert(owner) }
    }
    drafts.removeAll { !needed.contains($0.entity) }
  }
}

/// A thing that operations are about: its type, such as `flow`, and its id.
public struct SyncEntity: Sendable, Hashable {
  /// The type of the thing, in UTF-8.
  public var type: [UInt8]
  /// The id of the thing, in UTF-8.
  public var id: [UInt8]

  /// Creates a thing from UTF-8.
  public init(type: [UInt8], id: [UInt8]) {
    self.type = type
    self.id = id
  }

  /// Creates a thing from a type and an id.
  public init(_ type: String, _ id: String) { self.init(type: Array(type.utf8), id: Array(id.utf8)) }
}

/// The state of a thing with pending changes.
struct SyncDraft: Sendable, Equatable {
  var entity: SyncEntity
  /// The user who changes it. Nil without a user.
  var user: [UInt8]?
  /// The server's revision that the next change is made from.
  var base: Int64?
  /// The number of changes that were added.
  var number: Int64 = 0
  /// JSON members that these rules do not declare. They are written unchanged.
  var others: [JSON.Member] = []
}

/// A pending operation: the stored record and its progress.
public struct SyncOperation: Sendable, Equatable {
  /// The progress of an operation.
  public enum State: Sendable, Equatable {
    /// It waits to be sent.
    case waiting
    /// It is in flight: it was sent, and the response has not arrived.
    case sending
    /// It failed permanently. Only "Retry now" sends it again.
    case failed
    /// The server has this revision, which is not the one that the operation was made from.
    case conflict(revision: Int64)
    /// A state of a newer version of the rules. The operation is not sent.
    case newer(String)
  }

  /// The unique id of the operation, in UTF-8. The server applies an id once.
  public internal(set) var id: [UInt8]
  /// The name of the operation in the rules, in UTF-8.
  public internal(set) var type: [UInt8]
  /// The thing that it is about.
  public internal(set) var entity: SyncEntity
  /// What to send, in UTF-8. The queue does not interpret it.
  public internal(set) var payload: [UInt8]?
  /// When it was created.
  public internal(set) var created: Timestamp?
  /// The number of times that it was sent.
  public internal(set) var attempts: Int64 = 0
  /// When to send it again after a failure.
  public internal(set) var nextRetry: Timestamp?
  /// The code of the last failure, in UTF-8.
  public internal(set) var errorCode: [UInt8]?
  /// The message of the last failure, in UTF-8.
  public internal(set) var errorMessage: [UInt8]?
  /// The id of the operation that must be done first, in UTF-8.
  public internal(set) var dependsOn: [UInt8]?
  /// The id of the device that created it, in UTF-8.
  public internal(set) var device: [UInt8]?
  /// The id of the user who owns it, in UTF-8.
  public internal(set) var user: [UInt8]?
  /// Its progress.
  public internal(set) var state = State.waiting
  /// Its number in the order of additions. Later operations have larger numbers, in every copy of the queue.
  var number: Int64 = 0
  /// The thing that it belongs to, as a video belongs to a move.
  public internal(set) var owner: SyncEntity?
  /// Fields of the stored record that these rules do not declare. They are written unchanged.
  var others: [JSON.Member] = []
  /// Members of its entry in `marks` that these rules do not declare. They are written unchanged.
  var marks: [JSON.Member] = []

  /// Creates an operation to add to the queue.
  public init(
    id: [UInt8], type: [UInt8], entity: SyncEntity, payload: [UInt8]? = nil, created: Timestamp? = nil, dependsOn: [UInt8]? = nil,
    device: [UInt8]? = nil, user: [UInt8]? = nil
  ) {
    self.id = id
    self.type = type
    self.entity = entity
    self.payload = payload
    self.created = created.map { Timestamp(milliseconds: $0.milliseconds) }
    self.dependsOn = dependsOn
    self.device = device
    self.user = user
  }

  var conflictRevision: Int64? { if case .conflict(let revision) = state { revision } else { nil } }
}
