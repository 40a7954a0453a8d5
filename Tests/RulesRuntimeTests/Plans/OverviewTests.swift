import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// The status of every limit for a user, and the copy of a limit when it is reached.
@Suite struct OverviewTests {
  private func answer(_ line: String) throws -> JSON {
    var writer = JSONWriter()
    #expect(RealRules.rules.answer(Array(line.utf8), RealRules.rules.makeFrame(), into: &writer), "\(line)")
    return try JSON.parse(writer.bytes)
  }

  @Test(arguments: ["guest", "free", "trial", "pro", "pro_grace"]) func everyLimitThatMeansSomething(plan: String) throws {
    let bundle = RealRules.rules.bundle
    let row = try #require(bundle.find(.plans, plan))
    let expected = (0..<bundle.count(.limits)).filter { bundle.limitKind(ofValue: bundle.limitValue($0, row)) != .notApplicable }
    let limits = try #require(try answer(#"{"ask":"overview","facts":{"plan":"\#(plan)"}}"#)["limits"]?.arrayValue)
    #expect(limits.compactMap { $0["id"]?.stringValue } == expected.map { bundle.name(.limits, $0) })
    for limit in limits { #expect(limit["counted"]?["text"]?.stringValue?.isEmpty == false, "\(limit)") }
  }

  @Test(arguments: [
    Row(
      "numbers and words",
      ask: #"""
        {"ask":"overview","facts":{"plan":"free","usage.savedFlows":2,"usage.inboxItems":4,"credits.left":1,"usage.shareLinksToday":12,
        "usage.mediaBytes":0,"usage.mediaPendingCleanupBytes":0,"now":"2026-01-05T10:00:00Z"}}
        """#,
      expect: #"""
        {"plan":"free","undecided":"(none)","limits":[{"id":"branches_per_move","used":null,"count":"(none)"},
        {"id":"inbox_items","used":4,"limit":10,"remaining":6,"count":{"text":"4 of 10 imports."},"reset":"(none)"},
        {"id":"links_per_item"},{"id":"media_bytes","used":0,"limit":0},
        {"id":"practice_credits","used":2,"limit":3,"remaining":1,"resetsAt":"2026-02-01T00:00:00Z","count":{"text":"Credits: 1/3 this month"},
          "reset":{"text":"Credits refresh monthly."}},
        {"id":"saved_flows","used":2,"limit":2,"remaining":0,"count":{"text":"2 of 2 saved."}},
        {"id":"share_links_daily","used":12,"limit":10,"remaining":0,"soft":true,"resetsAt":"2026-01-06T00:00:00Z",
          "count":{"text":"12 of 10 links today."},"reset":{"text":"Link limits reset daily."}},
        {"id":"text_length"}]}
        """#),
    Row(
      "the plan is unknown", ask: #"{"ask":"overview"}"#,
      expect: #"{"plan":"guest","undecided":{"code":"missing_fact","fact":"auth.signedIn"}}"#),
  ]) func overview(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      "CH30: a full library returns every part, in order", "flow.save_new", #""plan":"free","usage.savedFlows":2"#,
      expect: #"""
        {"parts":[{"part":"what","copy":{"text":"You've reached your Free plan limit for saved flows."}},
        {"part":"why","copy":{"text":"This keeps Handz fast and prevents spam."}},
        {"part":"next","copy":{"text":"Delete one flow, upgrade, or come back later."}},
        {"part":"count","copy":{"text":"2 of 2 saved."}},{"part":"counted"}]}
        """#),
    Row(
      "CH30: credits return their reset", "practice.start", #""plan":"free","credits.left":0,"practice.source":"saved_flow""#,
      expect: #"{"parts":[{"part":"what"},{"part":"why"},{"part":"next"},{"part":"count"},{"part":"counted"},{"part":"reset"}]}"#),
    Row(
      "a soft limit shows them with its notice", "inbox.accept_import", #""plan":"pro","usage.inboxItems":200"#,
      expect: #"""
        {"allowed":true,"parts":"(none)","notices":[{"id":"pro_inbox_soft_cap","parts":[
        {"part":"what","copy":{"text":"Your inbox has reached 200 imports."}},{"part":"why"},{"part":"next"},
        {"part":"count","copy":{"text":"200 of 200 imports."}},{"part":"counted"}]}]}
        """#),
    Row("a limit that denies nothing has no parts", "flow.save", #""plan":"guest""#, expect: #"{"allowed":false,"parts":"(none)"}"#),
    Row(
      "a limit with room has none", "flow.save_new", #""plan":"free","usage.savedFlows":1"#, expect: #"{"allowed":true,"parts":"(none)"}"#),
  ]) func parts(row: Row) throws { try row.check() }
}
