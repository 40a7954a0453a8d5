import Reference
import RuleKinds
import RulesRequests
import RulesRuntime
import Testing

/// Lives of random queues: after each event, the engine's queue, its tasks, and its status are those of the reference.
///
/// `RULEBOOK_CASES` events are compared.
@Suite struct SyncDifferentialTests {
  private static let cases = ProductRules.cases(14_000)
  private static let parts = 4
  private static let eventsOfALife = 80

  /// The product's rules with settings that a short life reaches.
  private static let product = ProductRules { name, text in
    switch name {
    case "settings/sync.yaml": text.replacing("value: 500\n", with: "value: 6\n").replacing("value: 1000\n", with: "value: 4\n")
    case "placeholders/sync.yaml": text.replacing("range: [50, ", with: "range: [1, ").replacing("range: [100, ", with: "range: [1, ")
    default: text
    }
  }

  @Test(arguments: 0..<parts) func bothKeepTheSameQueue(part: Int) throws {
    let product = Self.product
    var reached: [String: Int] = [:]
    var (compared, life) = (0, 0)
    while compared < Self.cases / Self.parts {
      life += 1
      let seed = UInt64(part) << 32 + UInt64(life)
      var made = MadeUpSync(product, seed: seed)
      var (queue, people) = (SyncQueue(), PlainPeople(product.plain))
      var undos: [(plain: PlainUndo, engine: ConflictUndo)] = []
      var ready: [String] = []
      for step in 0..<Self.eventsOfALife {
        let before = people.whole
        let moment = made.moment(before)
        let event = made.event(before, ready)
        let (expected, undo) = people.happen(event, moment)
        let plain = PlainSync(product.plain, people.own, moment)
        var engineUndo: ConflictUndo?
        let actual = happen(event, moment, &queue, product.rules, undos, &engineUndo)
        if let undo, let engineUndo {
          undos.append((undo, engineUndo))
          made.remember(undo)
        }
        let (asked, writing) = (made.things(), made.things())
        let status = PlainSyncStatus(
          product.rules.syncStatus(of: queue, in: moment.context, entities: asked.map(\.entity), writing: writing.map(\.entity)),
          product.rules)
        let plainStatus = plain.status(asking: asked, writing: writing)
        let told = PlainQueue(queue)
        let isSame = (people.queues.keys.map { $0 } + [""]).allSatisfy { name in
          let person = name.isEmpty ? nil : name
          return told.part(of: person).operations == (people.queues[name]?.operations ?? [])
        }
        let knowsTheSame = plain.queue.known.allSatisfy { queue.base(of: $0.key.entity) == $0.value.base }
        if actual != expected || !isSame || told.waitsForLogin != people.waitsForLogin || told.user != people.user
          || told.lastSync != people.lastSync || !knowsTheSame || !plainStatus.agrees(with: status)
        {
          Issue.record(
            """
            seed \(seed), step \(step): \(event) at \(moment)
            became \(actual), and plainly \(expected)
            in \(before)
            queue: \(told), and plainly \(people.whole)
            \(plainStatus.agrees(with: status) ? "" : "standing: \(status), and plainly \(plainStatus)")
            """)
          return
        }
        ready = plainStatus.run.compactMap { $0.split(separator: " ").first.map(String.init) }
        compared += 1
        if case (.undone, .done) = (event, expected) { reached["undone", default: 0] += 1 }
        count(expected, plainStatus, &reached)
      }
    }
    let effects = ["saved", "removed", "attach", "restored", "cancelled", "failed", "conflict", "keep_mine", "keep_theirs", "keep_both"]
    let refusals = [
      "unknown_type", "wrong_entity", "wrong_variant", "wrong_connection", "circular", "not_ready", "never_sent", "no_revision",
      "not_compared", "not_taken_back", "already_sent", "no_conflict", "id_in_use", "changed_since", "not_allowed",
    ]
    let blocks = ["dependency_missing", "dependency_blocked", "earlier_blocked"]
    for outcome in effects + refusals + blocks + ["undone", "backlog", "waits", "run", "held", "cap"] {
      #expect(reached[outcome, default: 0] > 0, "\(outcome) of \(reached)")
    }
  }

  private func happen(
    _ event: PlainSyncEvent, _ moment: PlainSyncMoment, _ queue: inout SyncQueue, _ rules: Rules,
    _ undos: [(plain: PlainUndo, engine: ConflictUndo)], _ undo: inout ConflictUndo?
  ) -> PlainSyncOutcome {
    // Time continues after every decision.
    let frame = rules.makeFrame()
    frame.fill(moment.world, rules)
    let outcome = rules.handle(event.event, in: moment.context, &queue, facts: frame)
    switch event {
    case .resolved(let decision):
      do {
        let resolved = try rules.resolve(decision.decision, &queue)
        undo = resolved.undo
        return PlainSyncOutcome(resolved)
      } catch { return .refused(error.word) }
    case .undone(let plain):
      guard let known = undos.first(where: { $0.plain == plain }) else { return .ignored }
      return PlainSyncOutcome(rules.undo(known.engine, &queue))
    default: return PlainSyncOutcome(outcome)
    }
  }

  private func count(_ outcome: PlainSyncOutcome, _ status: PlainSyncStatus, _ reached: inout [String: Int]) {
    switch outcome {
    case .done(let effects): for effect in effects { reached[String(effect.prefix { $0 != " " }), default: 0] += 1 }
    case .ignored: reached["ignored", default: 0] += 1
    case .refused(let refusal): reached[refusal, default: 0] += 1
    }
    for blocks in status.blocked.values { for block in blocks { reached[block, default: 0] += 1 } }
    if !status.held.isEmpty { reached["held", default: 0] += 1 }
    if !status.reasons.isEmpty { reached["cap", default: 0] += 1 }
    if status.isBacklog { reached["backlog", default: 0] += 1 }
    if status.wakeAt != nil { reached["waits", default: 0] += 1 }
    if !status.run.isEmpty { reached["run", default: 0] += 1 }
  }
}
