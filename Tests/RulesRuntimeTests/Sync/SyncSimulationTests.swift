import RulesBundle
import RulesRuntime
import TestSupport
import Testing

/// Two devices, one server, a bad network, and crashes at any point. In every case: no edit is lost, none is applied twice, nothing
/// overtakes its dependency, and after the network recovers everything arrives.
@Suite struct SyncSimulationTests {
  static let seedsEach: UInt64 = 200

  @Test(arguments: 0..<UInt64(8)) func nothingIsLostAndNothingIsDoneTwice(batch: UInt64) {
    for seed in batch * Self.seedsEach..<(batch + 1) * Self.seedsEach {
      var world = SyncWorld(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
      for _ in 0..<120 { world.step() }
      world.goOnline()
      let problems = world.findings()
      #expect(problems.isEmpty, "seed \(seed): \(problems.prefix(5))")
      if !problems.isEmpty { return }
    }
  }

  /// The simulated worlds are eventful: conflicts, crashes during operations, and repeated and lost messages all occur.
  @Test func theWorldsAreBusy() {
    var (conflicts, repeats, blocked, copies) = (0, 0, 0, 0)
    for seed in 0..<UInt64(60) {
      var world = SyncWorld(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
      for _ in 0..<120 {
        world.step()
        conflicts += world.replies.filter { if case .conflict = $0.answer { true } else { false } }.count
        repeats += world.devices.flatMap(\.queue.operations).filter { $0.attempts > 1 }.count
        blocked += world.devices.map { $0.status.blocked.count }.reduce(0, +)
      }
      world.goOnline()
      copies += world.server.things.count
    }
    #expect(conflicts > 20 && repeats > 100 && blocked > 20 && copies > 100)
  }
}

extension SyncWorld {
  mutating func step() {
    let device = random.next(below: 2)
    switch random.next(below: 32) {
    case 0...4: edit(device)
    case 5: delete(device)
    case 6: log(device)
    case 7: takeBack(device)
    case 8: devices[device].connection = ConnectionKind.allCases[random.next(below: 3)]
    case 9: devices[device].clock += Int64(random.next(below: 4_000_000)) - (chance(4) ? 90_000_000_000 : 0)
    case 10...14: send(device)
    case 15...18: deliverMessage()
    case 19...22: deliverReply()
    case 23: if !messages.isEmpty { messages.remove(at: random.next(below: messages.count)) }
    case 24: if !replies.isEmpty { replies.remove(at: random.next(below: replies.count)) }
    case 25: if let message = pick(messages) { messages.append(message) }
    case 26: if let reply = pick(replies) { replies.append(reply) }
    case 27: fail(device)
    case 28: devices[device].crash()
    case 29: if chance(3) { _ = devices[device].happen(.retriedNow, jitter: 0) }
    case 30: pull(device)
    default: settleOpen(device)
    }
    devices[device].clock += 700
  }

  /// The app waited long enough, or the server rejected the operation.
  private mutating func fail(_ device: Int) {
    guard let id = devices[device].out.sorted().first else { return }
    devices[device].out.remove(id)
    // If the server rejects an operation permanently, none of it may be in flight.
    let isOnTheWire = messages.contains { $0.id == id } || replies.contains { $0.id == id } || server.knows(id)
    let kind: SyncFailure.Kind = isOnTheWire ? .transient : [.transient, .permanent, .loggedOut][random.next(below: 3)]
    _ = devices[device].happen(.failed(Array(id.utf8), SyncFailure(kind, code: Array("net".utf8))), jitter: random.next(below: 1001))
    devices[device].store()
  }

  /// The network has recovered, and stays available.
  mutating func goOnline() {
    for _ in 0..<400 {
      for device in 0..<2 {
        devices[device].connection = .online
        devices[device].clock += 400_000
        for id in devices[device].out.sorted() {
          let isOut = messages.contains { $0.id == id } || replies.contains { $0.id == id }
          if !isOut { _ = devices[device].happen(.failed(Array(id.utf8), SyncFailure(.transient, code: Array("net".utf8))), jitter: 0) }
        }
        devices[device].out = []
        _ = devices[device].happen(.loggedIn(user: nil), jitter: 0)
        if !devices[device].status.blocked.isEmpty { _ = devices[device].happen(.retriedNow, jitter: 0) }
        settleOpen(device)
        for _ in 0..<20 { send(device) }
      }
      while !messages.isEmpty { deliverMessage() }
      while !replies.isEmpty { deliverReply() }
      if devices.allSatisfy({ $0.queue.operations.isEmpty }) { return }
    }
    problems.append("operations remain: \(devices.map { $0.queue.operations.map { "\($0.id.asText) \($0.state)" } })")
  }

  func findings() -> [String] {
    var found = problems + server.problems + devices.flatMap(\.problems)
    let there = server.things.values.reduce(into: server.deleted) { $0.formUnion($1.edits) }
    if !edits.isSubset(of: there) { found.append("lost edits \(edits.subtracting(there).sorted())") }
    if server.logs.count != Set(server.logs).count { found.append("a log was appended twice") }
    if !logs.isSubset(of: server.logs) { found.append("lost logs \(logs.subtracting(server.logs).sorted())") }
    if server.uploads.count != Set(server.uploads).count { found.append("something was uploaded twice") }
    if !uploads.isSubset(of: server.uploads) { found.append("lost uploads \(uploads.subtracting(server.uploads).sorted())") }
    for device in devices {
      for (entity, local) in device.things {
        guard let revision = local.revision, let thing = server.things[entity] else { continue }
        let edits = local.isDeleted ? [] : local.edits
        if thing.history[revision] != edits { found.append("\(entity.id.asText) differs at \(revision) on device \(device.number)") }
      }
    }
    return found
  }
}
