/// Expectations that several rows of the acceptance tables share.
enum Fragments {
  static let sheet = #"""
    "allowed":false,"plan":"guest","gateType":"account_gate","surfaces":["conversion_sheet"],"resumes":true,"effects":[],
    "copy":{"key":"auth.conversion","title":"Create an account to save",
      "text":"Handz saves your flows and drills across devices. Guests can browse, but saving requires an account."},
    "buttons":[{"id":"continue_with_apple","label":"Continue with Apple"},{"id":"continue_with_google","label":"Continue with Google"},
      {"id":"continue_with_email","label":"Continue with Email"}],
    "dismiss":{"id":"not_now","label":"Not now"}
    """#

  static let flowCap = #"""
    "allowed":false,"plan":"free","gateType":"cap_gate","reasonCode":"free_flow_cap","error":"ERR-030","effects":[],
    "copy":{"key":"error.ERR-030","title":"Flow limit reached.",
      "text":"Free accounts can save up to 2 flows. Upgrade to save more, or delete one to continue."},
    "buttons":[{"id":"upgrade_to_pro","label":"Upgrade to Pro"},{"id":"manage_flows","label":"Manage flows"}]
    """#
  static let inboxCap = #"""
    "allowed":false,"plan":"free","gateType":"cap_gate","reasonCode":"free_inbox_cap","error":"ERR-032","effects":[],
    "copy":{"key":"error.ERR-032","title":"Inbox is full.",
      "text":"Free accounts can hold up to 10 imports in Inbox. Delete one to make room."},
    "buttons":[{"id":"manage_inbox"},{"id":"upgrade_to_pro"}]
    """#
  static let inboxPractice = #"""
    "allowed":false,"plan":"free","gateType":"paywall_gate","reasonCode":"free_practice_inbox","error":"ERR-063",
    "effects":[],"spends":"(none)",
    "copy":{"text":"To practice this, save it to your library first. Practice works on saved flows only."},
    "buttons":[{"id":"save_to_library"},{"id":"upgrade_to_pro"}]
    """#

  static let upload = #""upload.type":"video","upload.sizeBytes":50000000,"usage.mediaBytes":0,"usage.mediaPendingCleanupBytes":0"#

  /// The seven taps of CH07 §6.2 and their reasons.
  static let triggers = [
    ("flow.create_new", "guest_build", "flow_build"), ("flow.add_first_node", "guest_add_node", "flow_build"),
    ("flow.save", "guest_save_flow", "flow_save"), ("flow.save_new", "guest_save_flow", "flow_save"),
    ("flow.save_edits", "guest_save_edits", "flow_save"), ("move.create", "guest_save_move", "move_edit"),
    ("move.save", "guest_save_move", "move_edit"), ("practice.start", "guest_practice", "practice_start"),
    ("share.duplicate", "guest_duplicate", "share"), ("inbox.move_to_library", "guest_inbox_save", "inbox"),
  ]
}
