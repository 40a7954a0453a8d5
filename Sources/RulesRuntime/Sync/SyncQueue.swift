internal import RulesJSON

/// What waits to be sent to the server, in the order in which it was added: a value of the app's, with one JSON form (docs/use/sync.md).
///
/// Ids and names are UTF-8, compared byte by byte. Times are milliseconds since 1970.
public struct SyncQueue: Sendable, Equatable {
  public internal(set) var operations: [SyncOperation] = []
  /// What is known of the things that something waits for.
  var drafts: [SyncDraft] = []
  /// Ids of the operations that were done last, the latest last.
  var done: [[UInt8]] = []
  /// Ids of the operations that were taken back last: they come back from no other copy of the queue.
  var gone: [[UInt8]] = []
  /// Whether nothing can be sent before somebody logs in.
  public internal(set) var waitsForLogin = false
  /// Who is logged in, as far as the queue was told.
  public internal(set) var user: [UInt8]?
  /// When an operation of theirs was last done; nil for never.
  public internal(set) var lastSync: Int64?
  /// Members that these rules do not know; they stay as they are.
  var others: [JSON.Member] = []

  public init() {}

  /// The number of the next operation.
  var nextNumber: Int64 {
    var last: Int64 = 0
    for operation in operations { last = max(last, operation.number) }
    return Milliseconds.sum(last, 1)
  }

  package func index(of id: [UInt8]) -> Int? { operations.firstIndex { $0.id == id } }

  /// Whether an operation was added before.
  func knows(_ id: [UInt8]) -> Bool { index(of: id) != nil || done.contains(id) }

  /// The revision that the person's waiting changes to a thing were made from; nil for a thing that the server does not have.
  public func base(of entity: SyncEntity) -> Int64? { drafts.first { $0.entity == entity && $0.user == user }?.base }

  /// Whose the first operation about a thing, or for it, is.
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

  /// Forgets what is known of things that nothing waits for any more.
  mutating func forgetDrafts() {
    var needed: Set<SyncEntity> = []
    for operation in operations {
      needed.insert(operation.entity)
      if let owner = operation.owner { needed.insert(owner) }
    }
    drafts.removeAll { !needed.contains($0.entity) }
  }
}

/// A thing that operations are about: `flow` and its id.
public struct SyncEntity: Sendable, Hashable {
  public var type: [UInt8]
  public var id: [UInt8]

  public init(type: [UInt8], id: [UInt8]) {
    self.type = type
    self.id = id
  }

  public init(_ type: String, _ id: String) { self.init(type: Array(type.utf8), id: Array(id.utf8)) }
}

/// What the queue knows of a thing with changes on their way.
struct SyncDraft: Sendable, Equatable {
  var entity: SyncEntity
  /// Who changes it; nil is nobody.
  var user: [UInt8]?
  /// The server's revision that the next change is made from.
  var base: Int64?
  /// How many changes were added.
  var number: Int64 = 0
  /// Members that these rules do not know; they stay as they are.
  var others: [JSON.Member] = []
}

/// One change on its way: the stored record, and how far it is.
public struct SyncOperation: Sendable, Equatable {
  public enum State: Sendable, Equatable {
    case waiting
    /// It is out, and no answer is there.
    case sending
    /// The server refused it for good.
    case failed
    /// The server has another revision than the one that it was made from.
    case conflict(revision: Int64)
    /// A state that only a newer version has. Nothing is done about it.
    case newer(String)
  }

  public internal(set) var id: [UInt8]
  public internal(set) var type: [UInt8]
  public internal(set) var entity: SyncEntity
  public internal(set) var payload: [UInt8]?
  public internal(set) var created: Int64?
  /// How often it was sent.
  public internal(set) var attempts: Int64 = 0
  public internal(set) var nextRetry: Int64?
  public internal(set) var errorCode: [UInt8]?
  public internal(set) var errorMessage: [UInt8]?
  public internal(set) var dependsOn: [UInt8]?
  public internal(set) var device: [UInt8]?
  public internal(set) var user: [UInt8]?
  public internal(set) var state = State.waiting
  /// In which order it was added; what is added later has a larger number, in every copy of the queue.
  var number: Int64 = 0
  /// What it belongs to: the move of a video.
  public internal(set) var owner: SyncEntity?
  /// Fields of the stored record that these rules do not have; they stay as they are.
  var others: [JSON.Member] = []
  /// Members of its mark that these rules do not know; they stay as they are.
  var marks: [JSON.Member] = []

  public init(
    id: [UInt8], type: [UInt8], entity: SyncEntity, payload: [UInt8]? = nil, created: Int64? = nil, dependsOn: [UInt8]? = nil,
    device: [UInt8]? = nil, user: [UInt8]? = nil
  ) {
    self.id = id
    self.type = type
    self.entity = entity
    self.payload = payload
    self.created = created
    self.dependsOn = dependsOn
    self.device = device
    self.user = user
  }

  var conflictRevision: Int64? { if case .conflict(let revision) = state { revision } else { nil } }
}
