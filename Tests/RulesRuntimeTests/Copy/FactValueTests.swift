import RulesRuntime
import Testing

/// What a fact comes to: given, worked out, or what stands in for it.
@Suite struct FactValueTests {
  private static let badge = #""inbox.unread":3,"maintenance.dueToday":1,"maintenance.openedToday":false,"subscription.status":"none""#

  private static func row(_ name: String, _ fact: String, _ facts: String, answer: String) -> Row {
    Row("\(fact): \(name)", ask: #"{"ask":"fact","fact":"\#(fact)","facts":{\#(facts)}}"#, expect: "{\"fact\":\"\(fact)\",\(answer)}")
  }

  @Test(arguments: [
    row("worked out", "badge.count", "\"plan\":\"free\",\(badge)", answer: #""value":4,"undecided":"(none)","trace":"(none)""#),
    row("a guest has none", "badge.count", "\"plan\":\"guest\"", answer: #""value":0"#),
    row("missing", "badge.count", "\"plan\":\"free\"", answer: #""value":null,"undecided":{"code":"missing_fact","fact":"inbox.unread"}"#),
    row("the plan, worked out", "plan", #""auth.signedIn":false"#, answer: #""value":"guest""#),
    row("the plan, given", "plan", #""plan":"trial""#, answer: #""value":"trial""#),
    row("the plan, not to be told", "plan", "", answer: #""value":null,"undecided":{"code":"missing_fact","fact":"auth.signedIn"}"#),
    row("given", "usage.savedFlows", #""usage.savedFlows":7"#, answer: #""value":7"#),
    row("null", "credits.left", #""credits.left":null"#, answer: #""value":null,"undecided":"(none)""#),
    row("what stands in for it", "auth.guestMode", "", answer: #""value":false"#),
    row("a time", "now", #""now":"2026-03-02T12:00:00Z""#, answer: #""value":"2026-03-02T12:00:00Z""#),
    row("a text of the caller's", "masteryPlan.name", #""masteryPlan.name":"Guard""#, answer: #""value":"Guard""#),
  ]) func answers(row: Row) throws { try row.check() }

  @Test func theTraceSaysFromWhat() throws {
    try Row(
      "trace", ask: #"{"ask":"fact","fact":"badge.count","facts":{"plan":"guest"},"trace":true}"#,
      expect: #"{"value":0,"trace":{"table":"/facts/badge.count","rows":[],"flips":[]}}"#
    ).check()
  }

  /// What is counted in a history is a fact like any other.
  @Test func whatAHistoryCounts() throws {
    try Row(
      "counted", ask: #"{"ask":"fact","fact":"usage.shareLinksToday","history":{},"facts":{"plan":"free","now":"2026-03-02T12:00:00Z"}}"#,
      expect: #"{"value":0}"#
    ).check()
  }
}
