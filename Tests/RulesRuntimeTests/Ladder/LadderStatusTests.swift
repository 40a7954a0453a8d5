import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// The status of a user on the ladder, in cases that scenarios revealed.
@Suite struct LadderStatusTests {
  private static let links = #""share_link.created":[["2026-03-02T12:00:00Z","0000000000000001"]]"#

  private static func block(_ level: String, until: String) -> String {
    #""history":{"at":"2026-03-02T12:00:00Z","events":{\#(links)},"ladder":{"share_link_creation":{"level":"\#(level)","since":"2026-03-02T12:00:00Z"\#(until),"logged":"\#(level)"}}}"#
  }

  private static func ask(_ history: String) -> String {
    #"{"ask":"ladder","vector":"share_link_creation","facts":{"plan":"free","now":"2026-03-02T12:10:00Z"},\#(history)}"#
  }

  @Test(arguments: [
    Row(
      "the next level is above the one that holds", ask: ask(block("L3", until: #","until":"2026-03-02T12:30:00Z""#)),
      expect: #"{"ladder":[{"level":"L3","count":1,"next":{"level":"L4","at":30,"more":29}}]}"#),
    Row(
      "no level is above the highest one", ask: ask(block("L5", until: "")),
      expect: #"{"ladder":[{"level":"L5","until":"(none)","count":1,"next":"(none)"}]}"#),
    Row(
      "a clock that is set back moves no reset",
      ask: #"""
        {"ask":"entitlement","action":"share.create_link","facts":{"plan":"free","auth.provider":"google","now":"2026-02-01T12:00:00Z"},
        "history":{"at":"2026-03-02T12:00:00Z","events":{\#(links)}}}
        """#,
      expect: #"{"limits":[{"id":"share_links_daily","used":1,"resetsAt":"2026-03-03T00:00:00Z"}]}"#),
  ]) func isSaid(_ row: Row) throws { try row.check() }

  /// A server that counts failed sign-ins may not know the plan, and that gives no user more attempts.
  @Test func withoutAPlanTheDeclaredOneClimbs() throws {
    var history = "{}"
    for number in 1...5 {
      var writer = JSONWriter()
      let request =
        #"{"ask":"count","event":"login.failed","event_id":"e\#(number)","facts":{"now":"2026-03-02T12:00:00Z"},"history":\#(history)}"#
      let isAnswered = RealRules.rules.answer(Array(request.utf8), RealRules.rules.makeFrame(), into: &writer)
      #expect(isAnswered)
      let answer = try JSON.parse(writer.bytes)
      let level = answer["ladder"]?.arrayValue?.first?["level"]
      #expect(level == (number < 5 ? .null : .string("L3")))
      history = String(decoding: try #require(answer["history"]).compact(), as: UTF8.self)
    }
  }
}
