/// What waits to be sent, said plainly.
public struct PlainQueue: Equatable, Sendable {
  public struct Thing: Hashable, Sendable {
    public var type: String
    public var id: String

    public init(_ type: String, _ id: String) { (self.type, self.id) = (type, id) }
  }

  public enum State: Equatable, Sendable {
    case waiting, sending, failed
    case conflict(revision: Int64)
  }

  public struct Operation: Equatable, Sendable {
    public var id: String
    public var type: String
    public var thing: Thing
    public var owner: Thing?
    public var dependsOn: String?
    public var user: String?
    public var payload: String?
    public var attempts: Int64 = 0
    public var nextRetry: Int64?
    public var code: String?
    public var state = State.waiting

    public init(id: String, type: String, thing: Thing, owner: Thing?, dependsOn: String?, user: String?, payload: String?) {
      self.id = id
      self.type = type
      self.thing = thing
      self.owner = owner
      self.dependsOn = dependsOn
      self.user = user
      self.payload = payload
    }
  }

  /// What is known of a thing that something waits for.
  public struct Known: Equatable, Sendable {
    /// The server's revision that the next change is made from.
    public var base: Int64?
    /// How many times it was written.
    public var drafts: Int64 = 0
  }

  public var operations: [Operation] = []
  public var known: [Thing: Known] = [:]
  /// What was done last, the latest last.
  public var done: [String] = []
  public var waitsForLogin = false
  public var user: String?
  public var lastSync: Int64?

  public init() {}

  func place(of id: String) -> Int? { operations.firstIndex { $0.id == id } }

  /// Nothing is remembered of things that nothing waits for.
  mutating func forget() { known = known.filter { known in operations.contains { $0.thing == known.key || $0.owner == known.key } } }
}

/// When something happens, under which connection, and with which luck.
public struct PlainSyncMoment: Sendable {
  /// Milliseconds.
  public var now: Int64
  public var connection: String
  /// 0 to 1000.
  public var jitter: Int64
  /// Operations that are held back, each until when; nil until somebody releases it.
  public var holds: [(type: String, until: Int64?)]
  /// What is known of the person.
  public var world: [String: Meaning]

  public init(
    now: Int64, connection: String, jitter: Int64, holds: [(type: String, until: Int64?)] = [], world: [String: Meaning] = [:]
  ) {
    (self.now, self.connection, self.jitter, self.holds, self.world) = (now, connection, jitter, holds, world)
  }
}

public enum PlainSyncEvent: Equatable, Sendable {
  case nothing
  case added(PlainQueue.Operation, variant: String?, base: Int64?)
  case started(String)
  case succeeded(String, revision: Int64?)
  case failed(String, as: String, code: String)
  case conflicted(String, revision: Int64)
  case retriedNow
  case takenBack(String)
  case launched
  case loggedIn(String?)
  case resolved(PlainDecision)
  case undone(PlainUndo)
}

/// What the person says about a conflict.
public struct PlainDecision: Equatable, Sendable {
  public var operation: String
  public var choice: String?
  public var copy: String
  public var ids: [String]
  public var theirs: String?
  public var copyPayload: String?

  public init(operation: String, choice: String?, copy: String, ids: [String], theirs: String?, copyPayload: String?) {
    self.operation = operation
    self.choice = choice
    self.copy = copy
    self.ids = ids
    self.theirs = theirs
    self.copyPayload = copyPayload
  }
}

/// A decision with the queue before it.
public struct PlainUndo: Equatable, Sendable {
  public var before: PlainQueue
  public var main: PlainQueue.Thing
  public var copy: PlainQueue.Thing
  public var head: String
  /// What goes on in place of what met the conflict.
  public var after: String?
  public var left: [String]
}

public enum PlainSyncOutcome: Equatable, Sendable {
  case done([String])
  case ignored
  case refused(String)
}
