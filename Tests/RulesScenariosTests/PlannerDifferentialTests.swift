import Reference
import RuleKinds
import RulesBundle
import RulesRequests
import RulesRuntime
import Testing

/// Notifications of random people, planned by the engine and by the reference: the same ones at the same times, and the others missing for
/// the same reasons.
///
/// The notifications of a person are planned a few times, each time with the previous log. A tenth of `RULEBOOK_CASES` plans are compared.
@Suite struct PlannerDifferentialTests {
  private static let cases = ProductRules.cases(6000) / 10
  private static let parts = 4

  @Test(arguments: 0..<parts) func bothPlanTheSame(part: Int) throws {
    let product = ProductRules.shared
    let bridge = PlannerBridge(product)
    let words = PlainWords(product.plain, product.typed)
    let frame = product.rules.makeFrame()
    var reached: [String: Int] = [:]
    var planned = 0
    var person = 0
    while planned < Self.cases / Self.parts {
      person += 1
      let seed = UInt64(part) << 32 + UInt64(person)
      var made = MadeUpReminders(product, seed: seed)
      var situation = made.somebody()
      for step in 0..<4 {
        if step > 0 { made.goOn(&situation) }
        frame.fill(situation.facts.merging(["now": .timestamp(Moment(seconds: situation.now, nanoseconds: 0))]) { $1 }, product.rules)
        let asked = try #require(bridge.situation(situation))
        let plan = try product.rules.notificationSchedule(asked, frame)
        let actual = bridge.plain(plan, situation)
        let expected = PlainPlanner.plan(product.plain, words, situation)
        planned += 1
        if actual != expected {
          Issue.record("\(differences(actual, expected)) — seed \(seed), step \(step), \(situation)")
          return
        }
        count(expected, &reached)
        let days = Dictionary(grouping: expected.requests) { situation.clock.day(at: $0.at) }
        if days.values.contains(where: { $0.count > 8 }) { reached["full day", default: 0] += 1 }
        situation.log = product.rules.applying(plan, to: asked.log).map { bridge.row($0) }
        if situation.channels.contains(.local) {
          let new = plan.requests.filter { $0.channel == .local && !$0.isNow }.map(\.id)
          situation.pending = new + situation.pending.filter { !new.contains($0) && !plan.canceledIDs.contains($0) }
        }
      }
    }
    // Full days and queues are rare and slow.
    let seldom = ["full day", "later", "missing_data", "paused_all", "repeated", "sender_blocked", "system_denied"]
    let often = [
      "alone", "together", "waited", "in the app", "taken back", "withdrawn", "plan", "delivered", "past", "condition",
      "undecided", "category_off", "quiet_hours", "rate_limited",
    ]
    for outcome in often + (Self.cases < 5000 ? [] : seldom) { #expect(reached[outcome, default: 0] > 0, "\(outcome) of \(reached)") }
  }

  private func count(_ plan: PlainPlan, _ reached: inout [String: Int]) {
    for request in plan.requests {
      reached[request.members.isEmpty ? "alone" : "together", default: 0] += 1
      if request.waited != nil { reached["waited", default: 0] += 1 }
    }
    reached["later", default: 0] += plan.later
    reached["in the app", default: 0] += plan.inApp.count
    reached["taken back", default: 0] += plan.cancel.count
    reached["withdrawn", default: 0] += plan.withdrawn.count
    for missing in plan.missing.keys {
      let name =
        switch missing.why {
        case .condition: "condition"
        case .undecided: "undecided"
        case .heldBack(let reason): reason
        default: "\(missing.why)"
        }
      reached[name, default: 0] += 1
    }
  }

  private func differences(_ actual: PlainPlan, _ expected: PlainPlan) -> String {
    var found: [String] = []
    func compare<Item: Equatable>(_ name: String, _ one: [Item], _ other: [Item]) {
      let (more, less) = (one.filter { !other.contains($0) }, other.filter { !one.contains($0) })
      if one != other { found.append("\(name): \(more), but the reference has \(less)") }
    }
    compare("requests", actual.requests, expected.requests)
    compare("later", [actual.later], [expected.later])
    func pairs<Item: Hashable>(_ counts: [Item: Int]) -> [String] { counts.map { "\($0.key) ×\($0.value)" }.sorted() }
    compare("missing", pairs(actual.missing), pairs(expected.missing))
    compare("in the app", pairs(actual.inApp), pairs(expected.inApp))
    compare("held back", pairs(actual.held), pairs(expected.held))
    compare("log", pairs(actual.log), pairs(expected.log))
    compare("withdrawn", pairs(actual.withdrawn), pairs(expected.withdrawn))
    compare("cancel", pairs(actual.cancel), pairs(expected.cancel))
    return found.joined(separator: "\n")
  }
}
