import RulesBundle
import RulesRuntime
import TestSupport

/// An app on a device: what the user sees, and the queue. It stores both after every event, before anything else.
struct DeviceModel {
  struct Local: Equatable {
    var edits: Set<Int> = []
    /// The server's revision to return to; nil if the server does not have the thing.
    var revision: Int64?
    var isDeleted = false
  }

  static let rules = RealRules.rules

  let number: Int
  var queue = SyncQueue()
  var things: [SyncEntity: Local] = [:]
  var clock: Int64
  var connection = ConnectionKind.online
  /// The operations in flight, as far as the app remembers.
  var out: Set<String> = []
  private var made = 0
  /// The state that survives a crash, with the queue as JSON.
  private var stored: (queue: SyncQueue, things: [SyncEntity: Local])
  private(set) var problems: [String] = []

  init(_ number: Int, clock: Int64) {
    self.number = number
    self.clock = clock
    stored = (SyncQueue(), [:])
  }

  mutating func name() -> String {
    made += 1
    return "d\(number)-\(made)"
  }

  mutating func sequence() -> Int {
    made += 1
    return made
  }

  mutating func store() { stored = (queue, things) }

  /// The app ends, and starts again with its stored state.
  mutating func crash() {
    do {
      queue = try DeviceModel.rules.syncQueue(json: DeviceModel.rules.json(of: stored.queue))
    } catch {
      problems.append("the stored queue cannot be read: \(error.message)")
    }
    // Numbers are not reused, because an operation with an earlier number may be in flight.
    (things, out) = (stored.things, [])
    _ = happen(.launched, jitter: 0)
    store()
  }

  func context(_ jitter: Int) -> SyncContext { SyncContext(time: clock, connection: connection, jitter: jitter) }

  mutating func happen(_ event: SyncEvent, jitter: Int) -> SyncOutcome { DeviceModel.rules.handle(event, in: context(jitter), &queue) }

  var status: SyncStatus { DeviceModel.rules.syncStatus(of: queue, in: context(0)) }

  func operation(_ id: String) -> SyncOperation? { queue.operations.first { $0.id == Array(id.utf8) } }
}

extension [UInt8] {
  var asText: String { String(decoding: self, as: UTF8.self) }
}
