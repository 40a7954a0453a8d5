extension Format {
  static let sync = Family(
    "Sync",
    choices: [
      Choice(
        "OperationRoleKind", "The effect on an entity when the server accepts an operation.",
        [
          .init("writes", "The server has this version."), .init("deletes", "The entity is deleted."),
          .init("uploads", "The upload is attached to its owner."),
          .init("sends", "The server is informed. Nothing changes on the device."),
        ]),
      Choice(
        "TakenBackKind", "How long an operation can be removed from the sync queue.",
        [.init("never", "It cannot be removed."), .init("until_sent", "Until it is sent."), .init("any_time", "At any time.")]),
      Choice(
        "ConflictChoiceKind", "The version that is kept when two devices edited the same entity.",
        [
          .init("keep_mine", "The version of this device is kept, and the server's version becomes a copy."),
          .init("keep_theirs", "The server's version is kept, and the version of this device becomes a copy."),
          .init("keep_both", "Both versions are kept as separate entities."),
        ]),
    ],
    sections: [
      Section(
        80, "operations", row: "Operation",
        [
          .text("name"), .choice("role", "OperationRoleKind"), .rows("entities", of: "operation_entities"), .flag("added_online"),
          .flag("added_degraded"), .flag("added_offline"), .rows("does", of: "operation_variants"),
          .rows("waits_for", of: "operation_refs"), .choice("taken_back", "TakenBackKind"), .flag("deduplicated"), .flag("checks_revision"),
          .rows("refuses", of: "operation_refusals"),
        ]),
      Section(
        81, "operation_entities", row: "OperationEntity",
        [.text("entity")]),
      Section(
        82, "operation_variants", row: "OperationVariant",
        [.text("variant"), .flag("added_online"), .flag("added_degraded"), .flag("added_offline")]),
      Section(
        83, "operation_refs", row: "OperationRef",
        [.row("operation", of: "operations")]),
      Section(
        84, "sync", row: "Sync",
        [
          .row("record", of: "records"), .row("id", of: "record_fields"), .row("type", of: "record_fields"),
          .row("entity_type", of: "record_fields"), .row("entity_id", of: "record_fields"), .row("payload", of: "record_fields"),
          .row("created", of: "record_fields"), .row("attempts", of: "record_fields"), .row("next_retry", of: "record_fields"),
          .row("error_code", of: "record_fields"), .row("error_message", of: "record_fields"), .row("depends_on", of: "record_fields"),
          .row("device", of: "record_fields"), .row("user", of: "record_fields"), .row("first_wait", of: "settings"),
          .row("factor", of: "settings"), .row("longest_wait", of: "settings"), .row("jitter", of: "settings"),
          .row("persists_after", of: "settings"), .row("backlog", of: "settings"), .row("remembers", of: "settings"),
          .row("failed", of: "errors"), .row("logged_out", of: "errors"), .row("blocked", of: "errors"),
          .row("backlog_error", of: "errors"), .row("conflict_found", of: "errors"), .row("conflict_open", of: "errors"),
          .row("saved", of: "copy"), .row("saving", of: "copy"), .row("saved_locally", of: "copy"), .row("status_error", of: "copy"),
          .row("copies_with", of: "operations"), .choice("default_choice", "ConflictChoiceKind"), .row("copy_name", of: "copy"),
        ]),
      Section(
        119, "operation_refusals", row: "OperationRefusal",
        [.row("if", of: "programs", as: "condition"), .rows("about", of: "operation_entities"), .row("deny", of: "reasons", as: "reason")]),
    ])
}
