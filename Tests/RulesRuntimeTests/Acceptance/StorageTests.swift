import Testing

/// CH29's acceptance tests about caps and guests.
@Suite struct StorageTests {
  private static func upload(_ size: Int, used: Int = 1_950_000_000, pending: Int = 0, type: String = "video", plan: String = "pro")
    -> String
  {
    """
    "plan":"\(plan)","upload.type":"\(type)","upload.sizeBytes":\(size),"usage.mediaBytes":\(used),"usage.mediaPendingCleanupBytes":\(pending)
    """
  }

  @Test(arguments: [
    Row(
      "AT-29-01: the usage, the remaining room, and the size of the file; no Upgrade button", "media.upload", upload(100_000_000),
      expect: #"""
        {"allowed":false,"gateType":"cap_gate","reasonCode":"media_quota","error":"ERR-040","effects":[],
        "lines":[{"text":"1.95GB of 2GB used, 50MB left. This file: 100MB."}],
        "buttons":[{"id":"manage_storage","label":"Manage Storage"}],"dismiss":{"id":"cancel","label":"Cancel"},
        "limits":[{"id":"upload_file_bytes"},
        {"id":"media_bytes","used":1950000000,"limit":2000000000,"remaining":50000000,"adds":100000000}]}
        """#),
    Row(
      "AT-29-01: enough room remains", "media.upload", upload(50_000_000), expect: #"{"allowed":true,"effects":["upload","persist"]}"#),
    Row("AT-29-01: one byte too many", "media.upload", upload(50_000_001), expect: #"{"allowed":false,"reasonCode":"media_quota"}"#),
    Row(
      "AT-29-01: deleted and confirmed", "media.upload", upload(100_000_000, used: 1_890_000_000), expect: #"{"allowed":true}"#),
    Row(
      "AT-29-01: deleted and not confirmed yet", "media.upload", upload(100_000_000, used: 1_890_000_000, pending: 60_000_000),
      expect: #"{"allowed":false,"reasonCode":"media_quota"}"#),
    Row(
      "the plan first", "media.upload", upload(200_000_000, type: "other", plan: "free"),
      expect: #"{"reasonCode":"free_upload","gateType":"paywall_gate"}"#),
    Row("then the type", "media.upload", upload(200_000_000, type: "gif"), expect: #"{"reasonCode":"media_type_not_allowed"}"#),
    Row("then the size of the file", "media.upload", upload(100_000_001), expect: #"{"reasonCode":"media_file_too_large"}"#),
    Row("then the room", "media.upload", upload(100_000_000), expect: #"{"reasonCode":"media_quota"}"#),
    Row("DT-29-01: the maximum size of a file", "media.upload", upload(100_000_000, used: 0), expect: #"{"allowed":true}"#),
  ]) func mediaCap(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      "AT-29-04", "flow.save_new", #""plan":"free","usage.savedFlows":2"#,
      expect: "{\(Fragments.flowCap),\"dismiss\":{\"id\":\"cancel\",\"label\":\"Cancel\"}}"),
    Row(
      "AT-29-04: nothing is deleted automatically to make room", "flow.save_draft", #""plan":"free","usage.savedFlows":2"#,
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
      "AT-29-05: the copy of the receiving screen",
      ask: #"{"ask":"plan","facts":{"plan":"free","usage.inboxItems":10,"auth.provider":"apple"}}"#,
      expect: #"""
        {"notices":[{"id":"inbox_full","surface":"receiving_screen",
        "copy":{"text":"Inbox full (10). Save or delete an item to accept new imports."}},
        {"id":"no_room_for_imports","surface":"inbox_full_screen"}]}
        """#),
    Row("AT-29-05: delete one, accept", "inbox.accept_import", #""plan":"free","usage.inboxItems":9"#, expect: #"{"allowed":true}"#),
    Row(
      "AT-29-05: move one to the library", "inbox.move_to_library", #""plan":"free","usage.inboxItems":10,"usage.savedFlows":1"#,
      expect: #"{"allowed":true}"#),
    Row(
      "AT-29-05: then accept", "inbox.accept_import", #""plan":"free","usage.inboxItems":9,"usage.savedFlows":2"#,
      expect: #"{"allowed":true,"limits":[{"id":"inbox_items","remaining":1}]}"#),
    Row(
      "AT-29-05: a full library denies the move", "inbox.move_to_library", #""plan":"free","usage.inboxItems":10,"usage.savedFlows":2"#,
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
