import Foundation
import RulesJSON
import Testing

/// Limits that reset on a day of the user's own, from the rules to the answers, in the product that `rulebook init` starts.
@Suite struct OwnPeriodTests {
  /// Free users save two items in each month from the day of their subscription.
  private func product(_ reset: String = "every: month, from: subscription.startedAt, zone: UTC") throws -> Sandbox {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    try sandbox.append(
      "rules/facts.yaml",
      """
      now: {about: The time., type: timestamp, from: app}
      subscription.startedAt: {about: When the subscription began., type: timestamp, or_null: true, from: server}

      """)
    try sandbox.write("rules/events.yaml", "item.saved: {about: The user saved an item., by: item.save}\n")
    try sandbox.write("rules/resets.yaml", "own: {about: A period of the user's own., \(reset)}\n")
    try sandbox.append("rules/copy.yaml", "limit.reset: {where: The list of items., text: \"The count starts again later.\"}\n")
    try sandbox.edit("rules/limits.yaml", "used: items.saved", "used: items.saved\n  counts: item.saved\n  resets: own")
    try sandbox.edit("rules/limits.yaml", "counted: limit.counted}", "counted: limit.counted, reset: limit.reset}")
    try sandbox.edit("rules/limits.yaml", "free: 3, pro", "free: 2, pro")
    return sandbox
  }

  /// Rules without the fact `now` may reset limits. A limit that counts events needs it, and the messages say what to add.
  @Test func theTimeIsAskedForOnlyWhereItIsNeeded() throws {
    let sandbox = try product("every: quarter, zone: UTC")
    try sandbox.edit("rules/facts.yaml", "now: {about: The time., type: timestamp, from: app}\n", "")
    let counted = try sandbox.run("check")
    #expect(counted.output.contains("no fact `now`") && counted.output.contains("add `now: {about: "), "\(counted.output)")
    try sandbox.edit("rules/limits.yaml", "  counts: item.saved\n", "")
    let check = try sandbox.run("check")
    #expect(check.status == 0, "\(check.output)")
    let facts = ["--fact", "subscription.isActive=false", "--fact", "items.saved=1"]
    let answer = try sandbox.run(["decide", "--action", "item.save"] + facts)
    #expect(answer.status == 0 && answer.output.contains("resets own"), "\(answer)")
    let time = try sandbox.run(["decide", "--action", "item.save", "--fact", "now=2026-03-01T00:00:00Z"] + facts)
    #expect(time.status == 64 && time.errors.contains("add `now: {about: "), "\(time.errors)")
  }

  /// An invalid interval is one mistake. The start of its periods is not reported in addition.
  @Test(arguments: ["5000", "0", "soon"]) func anIntervalOutOfRangeIsOneMistake(_ interval: String) throws {
    let sandbox = try product("every: day, interval: \(interval), from: subscription.startedAt, zone: UTC")
    let check = try sandbox.run("check", "--format", "json")
    let errors = try check.json().filter { $0["severity"]?.stringValue == "error" }
    #expect(errors.count == 1 && errors.first?["name"]?.stringValue?.hasPrefix("reset.") == false, "\(check.output)")
  }

  /// A start that has no effect is one mistake, whatever the fact is.
  @Test func aStartWithoutEffectIsOneMistake() throws {
    let sandbox = try product("every: hour, from: items.saved, zone: UTC")
    let check = try sandbox.run("check", "--format", "json")
    let errors = try check.json().filter { $0["severity"]?.stringValue == "error" }
    #expect(errors.count == 1, "\(check.output)")
  }

  /// The history counts from February 29 at midnight, although the subscription began on a 31st at three o'clock.
  @Test func historiesCountFromTheUsersOwnDay() throws {
    let sandbox = try product()
    try FileManager.default.removeItem(atPath: sandbox.path("rules/scenarios/saving.yaml"))
    try sandbox.write(
      "rules/scenarios/own.yaml",
      """
      own_month:
        about: The count starts again on the last day of a short month.
        given: {subscription.isActive: false, subscription.startedAt: "2023-12-31T15:00:00Z"}
        at: "2024-02-28T10:00:00Z"
        when: {does: item.save}
        steps:
          - then: {allowed: true, limits: [{id: saved_items, used: 1, resetsAt: "2024-02-29T00:00:00Z"}]}
          - {then: {allowed: true, limits: [{id: saved_items, used: 2}]}}
          - {then: {allowed: false, reasonCode: limit_reached}}
          - {at: "2024-02-28T23:59:59Z", then: {allowed: false, limits: [{id: saved_items, used: 2}]}}
          - at: "2024-02-29T00:00:00Z"
            then: {allowed: true, limits: [{id: saved_items, used: 1, resetsAt: "2024-03-31T00:00:00Z"}]}
      no_subscription:
        about: Without a day of the user's own, everything counts and nothing resets.
        given: {subscription.isActive: false, subscription.startedAt: null}
        at: "2024-02-28T10:00:00Z"
        when: {does: item.save}
        steps:
          - {then: {allowed: true, limits: [{id: saved_items, used: 1}]}}
          - {at: "2024-03-02T10:00:00Z", then: {allowed: true, limits: [{id: saved_items, used: 2}]}}
          - {at: "2024-03-03T10:00:00Z", then: {allowed: false}}

      """)
    let check = try sandbox.run("check")
    #expect(check.status == 0, "\(check.output)")
    let test = try sandbox.run("test")
    #expect(test.status == 0, "\(test.output)\(test.errors)")
  }

  @Test(arguments: [
    ("every: quarter, zone: UTC", "2026-04-01T00:00:00Z"), ("every: year, at: \"06:30\", zone: UTC", "2027-01-01T06:30:00Z"),
    ("every: week, begins_on: wednesday, zone: UTC", "2026-03-04T00:00:00Z"),
    ("every: day, interval: 30, from: subscription.startedAt, zone: UTC", "2026-03-12T00:00:00Z"),
    ("every: quarter, from: subscription.startedAt, zone: Pacific/Auckland", "2026-05-10T12:00:00Z"),
  ])
  func everyPeriodReachesTheAnswer(_ reset: String, _ expected: String) throws {
    let sandbox = try product(reset)
    let request = """
      {"ask":"overview","facts":{"subscription.isActive":false,"items.saved":1,"now":"2026-03-01T12:00:00Z","subscription.startedAt":"2026-02-10T12:00:00Z"}}

      """
    let run = try sandbox.run("eval", input: request)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("\"resetsAt\":\"\(expected)\""), "\(run.output)")
  }

  /// Reviewers see a changed period, and every way to change it.
  @Test func aChangedPeriodIsReported() throws {
    let sandbox = try product()
    try sandbox.copy("rules", to: "old")
    try sandbox.edit("rules/resets.yaml", "every: month", "every: quarter")
    let diff = try sandbox.run("diff", "old", "rules", "--details")
    #expect(diff.status == 0 && diff.output.contains("quarter") && diff.output.contains("own"), "\(diff.output)\(diff.errors)")
  }
}
