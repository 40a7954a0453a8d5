import Testing

/// CH29's acceptance tests about caps and guests.
@Suite struct StorageTests {
  @Test(arguments: [
    Row(
      "AT-29-04", "flow.save_new", #""plan":"free","usage.savedFlows":2"#,
      expect: "{\(Fragments.flowCap),\"dismiss\":{\"id\":\"cancel\",\"label\":\"Cancel\"}}"),
    Row(
      "AT-29-04: nothing is thrown away to make room", "flow.save_draft", #""plan":"free","usage.savedFlows":2"#,
      expect: #"{"allowed":true,"effects":["persist"]}"#),
    Row(
      "AT-29-04: deleting one makes room", "flow.delete", #""plan":"free","usage.savedFlows":2"#,
      expect: #"{"allowed":true,"effects":["delete"]}"#),
  ]) func freeFlowCap(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      "AT-29-05: accept at share/view", "inbox.accept_import", #""plan":"free","usage.inboxItems":10,"usage.savedFlows":1"#,
      expect: "{\(Fragments.inboxCap)}"),
    Row(
      "AT-29-05: what the receiving screen says",
      ask: #"{"ask":"plan","facts":{"plan":"free","usage.inboxItems":10,"auth.provider":"apple"}}"#,
      expect: #"""
        {"notices":[{"id":"inbox_full","surface":"receiving_screen",
        "copy":{"text":"Inbox full (10). Save or delete an item to accept new imports."}}]}
        """#),
    Row("AT-29-05: delete one, accept", "inbox.accept_import", #""plan":"free","usage.inboxItems":9"#, expect: #"{"allowed":true}"#),
    Row(
      "AT-29-05: move one to the library", "inbox.move_to_library", #""plan":"free","usage.inboxItems":10,"usage.savedFlows":1"#,
      expect: #"{"allowed":true}"#),
    Row(
      "AT-29-05: then accept", "inbox.accept_import", #""plan":"free","usage.inboxItems":9,"usage.savedFlows":2"#,
      expect: #"{"allowed":true,"limits":[{"id":"inbox_items","remaining":1}]}"#),
    Row(
      "AT-29-05: a full library stops the move", "inbox.move_to_library", #""plan":"free","usage.inboxItems":10,"usage.savedFlows":2"#,
      expect: "{\(Fragments.flowCap)}"),
  ]) func freeInboxCap(row: Row) throws { try row.check() }

  @Test(arguments: [
    ("flow.save", "guest_save_flow"), ("move.save", "guest_save_move"), ("export.run", "guest_export"),
  ]) func guestCannotSave(action: String, reason: String) throws {
    try Row(
      "AT-29-06: \(action)", action, #""plan":"guest""#,
      expect: #"{"allowed":false,"gateType":"account_gate","reasonCode":"\#(reason)","effects":[]}"#
    ).check()
  }

  @Test(arguments: [
    Row(
      "AT-29-07", "practice.start", #""plan":"free","credits.left":3,"practice.source":"inbox_item""#,
      expect: "{\(Fragments.inboxPractice),\"limits\":[{\"id\":\"practice_credits\",\"remaining\":3}]}")
  ]) func freeInboxPractice(row: Row) throws { try row.check() }
}
