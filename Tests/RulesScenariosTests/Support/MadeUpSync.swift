import Reference
import RuleKinds

/// Random events of a queue: mostly typical of an app, sometimes invalid.
struct MadeUpSync {
  private let product: ProductRules
  private var dice: Dice
  private var made = 0
  private var now: Int64 = 1_772_409_600_000
  private var undos: [PlainUndo] = []

  init(_ product: ProductRules, seed: UInt64) { (self.product, dice) = (product, Dice(seed: seed)) }

  mutating func remember(_ undo: PlainUndo) { undos.append(undo) }

  mutating func moment(_ queue: PlainQueue) -> PlainSyncMoment {
    let next = queue.operations.compactMap(\.nextRetry).min()
    switch dice.next(below: 8) {
    case 0: now -= Int64(dice.any(of: [1, 1000, 600_000, 86_400_000]))
    case 1, 2: if let next { now = next + Int64(dice.next(in: -1...1)) }
    default: now += Int64(dice.any(of: [0, 1, 500, 2000, 60_000]))
    }
    return PlainSyncMoment(
      now: now, connection: dice.any(of: ["online", "online", "online", "degraded", "offline"]),
      jitter: Int64(dice.any(of: [0, 1, 500, 999, 1000, dice.next(below: 1001)])), holds: holds(), world: world())
  }

  /// Mostly nothing is held; a hold may have ended already.
  private mutating func holds() -> [(type: String, until: Int64?)] {
    guard dice.isOne(in: 4) else { return [] }
    return (0..<dice.next(in: 1...2)).map { _ in
      let until: Int64? = dice.isOne(in: 5) ? nil : now + Int64(dice.any(of: [-1, 0, 1, 700, 30_000]))
      return (dice.any(of: product.book.operations.entries).name.text, until)
    }
  }

  /// Sometimes on a plan, or with a thing, that an operation rejects.
  private mutating func world() -> [String: Meaning] {
    guard dice.isOne(in: 3) else { return [:] }
    var world: [String: Meaning] = ["usage.savedFlows": .int(Int64(dice.next(in: 1...4))), "flow.readOnly": .bool(dice.isOne(in: 2))]
    if !dice.isOne(in: 5) { world["plan"] = .choice(dice.next(below: product.book.plans.states.entries.count)) }
    return world
  }

  /// Things that an answer is requested about in addition to those of the queue.
  mutating func things() -> [PlainQueue.Thing] { (0..<dice.next(below: 3)).map { _ in thing(nil) } }

  mutating func event(_ queue: PlainQueue, _ ready: [String]) -> PlainSyncEvent {
    let out = queue.operations.filter { $0.state == .sending }.map(\.id)
    let conflicts = queue.operations.filter { if case .conflict = $0.state { true } else { false } }.map(\.id)
    let isFull = queue.operations.count > 9
    if !conflicts.isEmpty, dice.isOne(in: 4) { return .resolved(decision(any(conflicts, queue), queue)) }
    switch dice.next(below: 30) {
    case 0...8 where !isFull, 0: return added(queue)
    case 1...14: return .started(any(ready, queue))
    case 15...18: return .succeeded(any(out, queue), revision: dice.isOne(in: 8) ? nil : Int64(dice.next(in: 1...9)))
    case 19...21:
      return .failed(
        any(out, queue), as: dice.any(of: ["transient", "transient", "transient", "permanent", "logged_out"]),
        code: dice.any(of: ["timeout", "refused", "media_quota", "free_flow_cap", "needs_network"]))
    case 22, 23: return .conflicted(any(out, queue), revision: Int64(dice.next(in: 1...9)))
    case 24: return dice.isOne(in: 5) ? .launched : .retriedNow
    case 25: return .takenBack(any(queue.operations.map(\.id), queue))
    case 26: return out.isEmpty ? .takenBack(any(queue.operations.map(\.id), queue)) : .succeeded(dice.any(of: out), revision: 3)
    case 27: return .loggedIn(dice.any(of: [nil, nil, "u1", "u2"]))
    case 28, 29: return undos.isEmpty ? .nothing : .undone(dice.isOne(in: 4) ? dice.any(of: undos) : undos[undos.count - 1])
    default: return .nothing
    }
  }

  // MARK: Parts

  /// Mostly one of some; otherwise any that exists, existed, or never existed.
  private mutating func any(_ ids: [String], _ queue: PlainQueue) -> String {
    if !ids.isEmpty, !dice.isOne(in: 12) { return dice.any(of: ids) }
    return dice.any(of: queue.operations.map(\.id) + queue.done + (dice.isOne(in: 3) ? ["nothing"] : queue.done) + ["o1"])
  }

  private mutating func newID() -> String {
    made += 1
    return "o\(made)"
  }

  private mutating func thing(_ type: OperationType?) -> PlainQueue.Thing {
    let kinds = type.map(\.entities) ?? product.book.operations.entries.flatMap(\.value.entities)
    return PlainQueue.Thing(dice.isOne(in: 40) ? "planet" : dice.any(of: kinds), "e\(dice.next(below: 3))")
  }

  private mutating func added(_ queue: PlainQueue) -> PlainSyncEvent {
    let entry = dice.any(of: product.book.operations.entries)
    let type = entry.value
    var operation = PlainQueue.Operation(
      id: dice.isOne(in: 15) ? any([], queue) : newID(), type: dice.isOne(in: 100) ? "NEWER" : entry.name.text, thing: thing(type),
      owner: nil, dependsOn: nil, user: dice.isOne(in: 9) ? dice.any(of: ["u1", "u2"]) : nil, payload: dice.any(of: [nil, "p\(made)"]))
    if !type.waitsFor.isEmpty || dice.isOne(in: 10) {
      let owners = type.waitsFor.flatMap { product.book.operations[$0]?.entities ?? [] }
      operation.owner = dice.isOne(in: 4) || owners.isEmpty ? nil : PlainQueue.Thing(dice.any(of: owners), "e\(dice.next(below: 3))")
    }
    // Sometimes to a thing about which the user just decided.
    if let undo = undos.last, dice.isOne(in: 6) {
      let thing = dice.any(of: [undo.main, undo.copy])
      if type.entities.contains(thing.type) { operation.thing = thing }
    }
    if dice.isOne(in: 5) { operation.dependsOn = dice.isOne(in: 8) ? "o\(made + 1 + dice.next(below: 4))" : any([], queue) }
    let names = type.variants.map(\.name)
    let variant = names.isEmpty ? nil : dice.any(of: names)
    return .added(
      operation, variant: dice.isOne(in: 20) ? dice.any(of: [nil, "jump"]) : variant,
      base: dice.any(of: [nil, Int64(dice.next(in: 1...9))]))
  }

  private mutating func decision(_ operation: String, _ queue: PlainQueue) -> PlainDecision {
    PlainDecision(
      operation: operation, choice: dice.any(of: [nil, "keep_mine", "keep_theirs", "keep_both"]),
      copy: dice.isOne(in: 10) ? "e1" : "copy\(made)", ids: dice.isOne(in: 12) ? [any([], queue), "o1"] : [newID(), newID()],
      theirs: dice.any(of: [nil, "theirs"]), copyPayload: dice.any(of: [nil, "renamed"]))
  }
}
