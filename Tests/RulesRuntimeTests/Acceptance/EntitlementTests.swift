import Testing

/// CH08's acceptance tests, row by row. "Durable writes 0" is an empty list of effects.
@Suite struct EntitlementTests {
  @Test(arguments: [
    Row(
      "AT-08-01", "flow.save", #""plan":"guest""#,
      expect: #"""
        {"allowed":false,"gateType":"account_gate","reasonCode":"guest_save_flow","effects":[],"spends":"(none)",
        "telemetry":[{"event":"gate_shown","parameters":{"reasonCode":"guest_save_flow","planState":"guest","surface":"flow_save"}}]}
        """#),
    Row(
      "AT-08-01: with any other facts", "flow.save", #""plan":"guest","usage.savedFlows":0,"flow.inLibrary":true,"flow.readOnly":true"#,
      expect: #"{"allowed":false,"gateType":"account_gate","reasonCode":"guest_save_flow","effects":[]}"#),
  ]) func guestSaving(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      "AT-08-02", "flow.save_new", #""plan":"free","usage.savedFlows":2"#,
      expect: #"{\#(Fragments.flowCap),"limits":[{"id":"saved_flows","used":2,"limit":2,"remaining":0}]}"#),
    Row(
      "AT-08-02: derived plan", "flow.save_new", #""auth.signedIn":true,"subscription.status":"none","usage.savedFlows":2"#,
      expect: "{\(Fragments.flowCap)}"),
    Row(
      "AT-08-02: one saved", "flow.save_new", #""plan":"free","usage.savedFlows":1"#,
      expect: #"{"allowed":true,"effects":["persist"],"limits":[{"id":"saved_flows","used":1,"limit":2,"remaining":1}]}"#),
    Row("AT-08-02: none saved", "flow.save_new", #""plan":"free","usage.savedFlows":0"#, expect: #"{"allowed":true}"#),
    Row(
      "AT-08-02: over the cap after a downgrade", "flow.save_new", #""plan":"free","usage.savedFlows":10"#,
      expect: #"{\#(Fragments.flowCap),"limits":[{"used":10,"limit":2,"remaining":0}]}"#),
    Row(
      "AT-08-02: editing at the cap", "flow.edit_existing", #""plan":"free","usage.savedFlows":2,"flow.readOnly":false"#,
      expect: #"{"allowed":true,"effects":["persist"]}"#),
    Row(
      "AT-08-02: trial at the cap", "flow.save_new", #""plan":"trial","usage.savedFlows":2"#,
      expect: #"{"allowed":true,"limits":[{"limit":null,"remaining":null}]}"#),
  ]) func freeFlowCap(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      "AT-08-03, the first step", "practice.start",
      #""plan":"free","credits.left":2,"practice.source":"saved_flow","flow.id":"f1","session.id":"p1""#,
      expect: #"""
        {"allowed":true,"notices":[{"id":"free_credit_notice","copy":{"text":"This practice uses 1 credit."}}],"spends":"practice_credits",
        "effects":["practice"],"limits":[{"id":"practice_credits","used":1,"limit":3,"remaining":2,"resets":"monthly"}],
        "telemetry":[{"event":"credit_spent","parameters":{"flowId":"f1","sessionId":"p1"}}]}
        """#),
    Row(
      "AT-08-03: the counter next to it", ask: #"{"ask":"plan","facts":{"plan":"free","credits.left":1,"auth.provider":"apple"}}"#,
      expect: #"{"plan":"free","notices":[{"id":"credits_left","copy":{"text":"Credits: 1/3 this month"}}]}"#),
    Row(
      "AT-08-03: the same session again", "practice.start",
      #""plan":"free","credits.left":1,"practice.source":"saved_flow","session.creditSpent":true"#,
      expect: #"{"allowed":true,"notices":[],"spends":"(none)","telemetry":[]}"#),
    Row(
      "AT-08-03: no credits", "practice.start", #""plan":"free","credits.left":0,"practice.source":"saved_flow""#,
      expect: #"{"allowed":false,"gateType":"paywall_gate","reasonCode":"free_credits_exhausted","error":"ERR-031","spends":"(none)"}"#),
  ]) func freeCredits(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      "AT-08-04: credits 3", "practice.start", #""plan":"free","credits.left":3,"practice.source":"inbox_item","usage.savedFlows":2"#,
      expect: "{\(Fragments.inboxPractice)}"),
    Row(
      "AT-08-04: credits 0", "practice.start", #""plan":"free","credits.left":0,"practice.source":"inbox_item","usage.savedFlows":2"#,
      expect: "{\(Fragments.inboxPractice)}"),
    Row(
      "AT-08-04: credits unknown", "practice.start", #""plan":"free","practice.source":"inbox_item""#,
      expect: "{\(Fragments.inboxPractice)}"),
    Row("AT-08-04: then to the library", "inbox.move_to_library", #""plan":"free","usage.savedFlows":2"#, expect: "{\(Fragments.flowCap)}"),
    Row(
      "AT-08-04: with room there", "inbox.move_to_library", #""plan":"free","usage.savedFlows":1"#,
      expect: #"{"allowed":true,"effects":["persist"]}"#),
  ]) func noInboxPractice(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      "AT-08-05", "inbox.accept_import", #""plan":"free","usage.inboxItems":10"#,
      expect: """
        {\(Fragments.inboxCap),"notices":[],"limits":[{"id":"inbox_items","used":10,"limit":10,"remaining":0}],
        "telemetry":[{"event":"gate_shown","parameters":{"reasonCode":"free_inbox_cap","planState":"free","surface":"inbox"}}]}
        """),
    Row(
      "AT-08-05: nine", "inbox.accept_import", #""plan":"free","usage.inboxItems":9"#,
      expect: #"{"allowed":true,"effects":["persist"],"limits":[{"used":9,"limit":10,"remaining":1}]}"#),
    Row(
      "AT-08-05: pro", "inbox.accept_import", #""plan":"pro","usage.inboxItems":10"#,
      expect: #"{"allowed":true,"effects":["persist"],"limits":[{"used":10,"limit":200,"remaining":190,"soft":true}]}"#),
    Row(
      "AT-08-05: beyond the soft cap, pro gets only a warning", "inbox.accept_import", #""plan":"pro","usage.inboxItems":250"#,
      expect: #"{"allowed":true,"limits":[{"limit":200,"remaining":0,"soft":true}]}"#),
  ]) func inboxCap(row: Row) throws { try row.check() }

  @Test(
    arguments: ["trial", "pro", "pro_grace"].flatMap { plan in
      [
        Row(
          "AT-08-06: \(plan) practises a saved flow", "practice.start", #""plan":"\#(plan)","practice.source":"saved_flow""#,
          expect: #"{"allowed":true,"notices":[],"spends":"(none)","limits":[],"telemetry":[]}"#),
        Row(
          "AT-08-06: \(plan) practises an import", "practice.start", #""plan":"\#(plan)","practice.source":"inbox_item""#,
          expect: #"{"allowed":true,"notices":[],"spends":"(none)"}"#),
        Row(
          "AT-08-06: \(plan) uploads 50 MB", "media.upload", "\"plan\":\"\(plan)\",\(Fragments.upload)",
          expect: #"{"allowed":true,"effects":["upload","persist"],"notices":[]}"#),
      ]
    }) func trialParity(row: Row) throws
  { try row.check() }
}
