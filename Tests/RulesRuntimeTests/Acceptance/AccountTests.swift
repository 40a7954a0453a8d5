import Testing

/// CH07, as far as entitlements decide it. The question of AT-07-02 about routes belongs to navigation.
@Suite struct AccountTests {
  @Test(arguments: [
    Row(
      "AT-07-02: the first time, without the further line", "flow.create_new", #""plan":"guest""#,
      expect: #"{"reasonCode":"guest_build","lines":"(none)",\#(Fragments.sheet)}"#),
    Row(
      "AT-07-02: dismissals 0, given as a fact", "flow.create_new", #""plan":"guest","conversion.dismissedBefore":false"#,
      expect: #"{"reasonCode":"guest_build","lines":"(none)",\#(Fragments.sheet)}"#),
    Row(
      "AT-07-02: dismissals 1, one line more", "flow.create_new", #""plan":"guest","conversion.dismissedBefore":true"#,
      expect: #"""
        {"reasonCode":"guest_build",
        "lines":[{"key":"auth.conversion.repeat_line","text":"Saving requires an account so your plans don't get lost."}],
        \#(Fragments.sheet)}
        """#),
    Row(
      "AT-07-02: a user who is not signed in is a guest", "flow.create_new", #""auth.signedIn":false"#,
      expect: #"{"reasonCode":"guest_build",\#(Fragments.sheet)}"#),
    Row(
      "AT-07-02: with an account, the builder opens", "flow.create_new", #""plan":"free""#,
      expect: #"{"allowed":true,"gateType":"(none)"}"#),
  ]) func conversionSheet(row: Row) throws { try row.check() }

  @Test(arguments: Fragments.triggers) func everyTriggerOpensTheSameSheet(action: String, reason: String, entryPoint: String) throws {
    try Row(
      action, action, #""plan":"guest""#,
      expect: #"""
        {"reasonCode":"\#(reason)",\#(Fragments.sheet),
        "telemetry":[{"event":"gate_shown","parameters":{"reasonCode":"\#(reason)","planState":"guest","surface":"\#(entryPoint)"}}]}
        """#
    ).check()
  }
}
