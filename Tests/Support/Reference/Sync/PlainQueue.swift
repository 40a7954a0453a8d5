/// The waiting operations.
package struct PlainQueue: Equatable, Sendable {
  package struct Thing: Hashable, Sendable {
    package var type: String
    package var id: String

    package init(_ type: String, _ id: String) { (self.type, self.id) = (type, id) }
  }

  package enum State: Equatable, Sendable {
    case waiting, sending, failed
    case conflict(revision: Int64)
  }

  package struct Operation: Equatable, Sendable {
    package var id: String
    package var type: String
    package var thing: Thing
    package var owner: Thing?
    package var dependsOn: String?
    package var user: String?
    package var payload: String?
    package var attempts: Int64 = 0
    package var nextRetry: Int64?
    package var code: String?
    package var state = State.waiting

    package init(id: String, type: String, thing: Thing, owner: Thing?, dependsOn: String?, user: String?, payload: String?) {
      self.id = id
      self.type = type
      self.thing = thing
      self.owner = owner
      self.dependsOn = dependsOn
      self.user = user
      self.payload = payload
    }
  }

  /// What is known about a thing that an operation waits for.
  package struct Known: Equatable, Sendable {
    /// The server's revision for the next change.
    package var base: Int64?
    /// The number of writes.
    package var drafts: Int64 = 0
  }

  package var operations: [Operation] = []
  package var known: [Thing: Known] = [:]
  /// The latest operations, the newest last.
  package var done: [String] = []
  package var waitsForLogin = false
  package var user: String?
  package var lastSync: Int64?

  package init() {}

  func place(of id: String) -> Int? { operations.firstIndex { $0.id == id } }

  /// Things that nothing waits for are not remembered.
  mutating func forget() { known = known.filter { known in operations.contains { $0.thing == known.key || $0.owner == known.key } } }
}

/// The time of an event, the connection, and the random number.
package struct PlainSyncMoment: Sendable {
  /// Milliseconds.
  package var now: Int64
  package var connection: String
  /// 0 to 1000.
  package var jitter: Int64
  /// Operations on hold, with the end of each hold; nil until release.
  package var holds: [(type: String, until: Int64?)]
  /// The known facts about the person.
  package var world: [String: Meaning]

  package init(
    now: Int64, connection: String, jitter: Int64, holds: [(type: String, until: Int64?)] = [], world: [String: Meaning] = [:]
  ) {
    (self.now, self.connection, self.jitter, self.holds, self.world) = (now, connection, jitter, holds, world)
  }
}

package enum PlainSyncEvent: Equatable, Sendable {
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

/// The person's answer to a conflict.
package struct PlainDecision: Equatable, Sendable {
  package var operation: String
  package var choice: String?
  package var copy: String
  package var ids: [String]
  package var theirs: String?
  package var copyPayload: String?

  package init(operation: String, choice: String?, copy: String, ids: [String], theirs: String?, copyPayload: String?) {
    self.operation = operation
    self.choice = choice
    self.copy = copy
    self.ids = ids
    self.theirs = theirs
    self.copyPayload = copyPayload
  }
}

/// A decision with the queue before it.
package struct PlainUndo: Equatable, Sendable {
  package var before: PlainQueue
  package var main: PlainQueue.Thing
  package var copy: PlainQueue.Thing
  package var head: String
  /// The operations that replace those in conflict.
  package var after: String?
  package var left: [String]
}

package enum PlainSyncOutcome: Equatable, Sendable {
  case done([String])
  case ignored
  case refused(String)
}
