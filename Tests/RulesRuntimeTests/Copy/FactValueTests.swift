import RulesRuntime
import Testing

/// The value of a fact: given, derived, or its default.
@Suite struct FactValueTests {
  private static let badge = #""inbox.unread":3,"maintenance.dueToday":1,"maintenance.openedToday":false,"subscription.status":"none""#

  private static func row(_ name: String, _ fact: String, _ facts: String, answer: String) -> Row {
    Row("\(fact): \(name)", ask: #"{"ask":"fact","fact":"\#(fact)","facts":{\#(facts)}}"#, expect: "{\"fact\":\"\(fact)\",\(answer)}")
  }

  @Test(arguments: [
    row("derived", "badge.count", "\"plan\":\"free\",\(badge)", answer: #""value":4,"undecided":"(none)","trace":"(none)""#),
    row("a guest has none", "badge.count", "\"plan\":\"guest\"", answer: #""value":0"#),
    row("missing", "badge.count", "\"plan\":\"free\"", answer: #""value":null,"undecided":{"code":"missing_fact","fact":"inbox.unread"}"#),
    row("the derived plan", "plan", #""auth.signedIn":false"#, answer: #""value":"guest""#),
    row("the plan, given", "plan", #""plan":"trial""#, answer: #""value":"trial""#),
    row("an unknown plan", "plan", "", answer: #""value":null,"undecided":{"code":"missing_fact","fact":"auth.signedIn"}"#),
    row("given", "usage.savedFlows", #""usage.savedFlows":7"#, answer: #""value":7"#),
    row("null", "credits.left", #""credits.left":null"#, answer: #""value":null,"undecided":"(none)""#),
    row("its default", "auth.guestMode", "", answer: #""value":false"#),
    row("a time", "now", #""now":"2026-03-02T12:00:00Z""#, answer: #""value":"2026-03-02T12:00:00Z""#),
    row("a string of the caller", "masteryPlan.name", #""masteryPlan.name":"Guard""#, answer: #""value":"Guard""#),
  ]) func answers(row: Row) throws { try row.check() }

  @Test func theTraceSaysFromWhat() throws {
    try Row(
      "trace", ask: #"{"ask":"fact","fact":"badge.count","facts":{"plan":"guest"},"trace":true}"#,
      expect: #"{"value":0,"trace":{"table":"/facts/badge.count","rows":[],"flips":[]}}"#
    ).check()
  }

  /// A fact that a history counts is like any other fact.
  @Test func whatAHistoryCounts() throws {
    try Row(
      "counted", ask: #"{"ask":"fact","fact":"usage.shareLinksToday","history":{},"facts":{"plan":"free","now":"2026-03-02T12:00:00Z"}}"#,
      expect: #"{"value":0}"#
    ).check()
  }
}
