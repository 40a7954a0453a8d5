import RulesBundle
import RulesRuntime
import TestSupport

/// A queue of Handz with the time and the connection, for tests with a sequence of events.
struct Queued {
  static let rules = RealRules.rules

  var queue = SyncQueue()
  var now: Int64 = 1_772_000_000_000
  var connection = ConnectionKind.online
  var jitter = 1000

  var context: SyncContext { SyncContext(time: now, connection: connection, jitter: jitter) }
  var status: SyncStatus { Self.rules.syncStatus(of: queue, in: context) }
  var run: [String] { status.run.map(\.operation.asText) }
  var ids: [String] { queue.operations.map(\.id.asText) }

  subscript(id: String) -> SyncOperation? { queue.operations.first { $0.id.asText == id } }

  @discardableResult
  mutating func happen(_ event: SyncEvent?) -> SyncOutcome { Self.rules.handle(event, in: context, &queue) }

  @discardableResult
  mutating func add(
    _ id: String, _ type: String = "UPSERT", _ entity: SyncEntity = SyncEntity("flow", "f1"), base: Int64? = 7, after: String? = nil,
    owner: SyncEntity? = nil, does: String? = nil, user: String? = nil
  ) -> SyncOutcome {
    let operation = SyncOperation(
      id: Array(id.utf8), type: Array(type.utf8), entity: entity, payload: Array("{}".utf8), dependsOn: after.map { Array($0.utf8) },
      user: user.map { Array($0.utf8) })
    return happen(.added(operation, owner: owner, variant: does.map { Array($0.utf8) }, base: base))
  }

  @discardableResult
  mutating func start(_ id: String) -> SyncOutcome { happen(.started(Array(id.utf8))) }

  @discardableResult
  mutating func succeed(_ id: String, _ revision: Int64? = 8) -> SyncOutcome { happen(.succeeded(Array(id.utf8), revision: revision)) }

  @discardableResult
  mutating func fail(_ id: String, _ kind: SyncFailure.Kind = .transient) -> SyncOutcome {
    happen(.failed(Array(id.utf8), SyncFailure(kind, code: Array("503".utf8))))
  }

  @discardableResult
  mutating func conflict(_ id: String, _ revision: Int64) -> SyncOutcome { happen(.conflicted(Array(id.utf8), revision: revision)) }

  @discardableResult
  mutating func takeBack(_ id: String) -> SyncOutcome { happen(.canceled(Array(id.utf8))) }

  mutating func resolve(_ id: String, _ choice: ConflictChoiceKind?, copy: String = "f1-copy") throws -> ResolvedConflict {
    let decision = ConflictDecision(
      operation: Array(id.utf8), choice: choice, copyID: Array(copy.utf8), newIDs: [Array("n1".utf8), Array("n2".utf8)],
      theirs: Array("theirs".utf8))
    return try Self.rules.resolve(decision, &queue)
  }

  func blocks() -> [String: SyncBlock] {
    Dictionary(uniqueKeysWithValues: status.blocked.map { ($0.operation.asText, $0.block) })
  }
}
