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
        about: "The operations of the sync queue.",
        [
          .text("name"),
          .choice("role", "OperationRoleKind"),
          .rows("entities", of: "operation_entities", about: "The types of entities that the operation changes."),
          .flag("added_online", about: "Whether the operation can be added while the connection is online."),
          .flag("added_degraded", about: "Whether the operation can be added while the connection is degraded."),
          .flag("added_offline", about: "Whether the operation can be added while the connection is offline."),
          .rows(
            "does", of: "operation_variants",
            about: "The variants, each with the connections on which it can be added; empty for an operation without variants."),
          .rows("waits_for", of: "operation_refs", about: "The operations whose last instance for the same owner must be sent first."),
          .choice("taken_back", "TakenBackKind"),
          .flag("deduplicated", about: "Whether the server applies the operation only once, even if it receives it several times."),
          .flag("checks_revision", about: "Whether the server accepts the operation only if its base revision is current."),
          .rows("refuses", of: "operation_refusals", about: "The conditions under which the operation is rejected."),
        ]),
      Section(
        81, "operation_entities", row: "OperationEntity",
        about: "A type of entity in the list of an operation or of a rejection.",
        [
          .text("entity", about: "The name of the type.")
        ]),
      Section(
        82, "operation_variants", row: "OperationVariant",
        about: "A variant of an operation.",
        [
          .text("variant", about: "The name of the variant."),
          .flag("added_online", about: "Whether the variant can be added while the connection is online."),
          .flag("added_degraded", about: "Whether the variant can be added while the connection is degraded."),
          .flag("added_offline", about: "Whether the variant can be added while the connection is offline."),
        ]),
      Section(
        83, "operation_refs", row: "OperationRef",
        about: "An operation in the list of another operation or of a vector.",
        [
          .row("operation", of: "operations")
        ]),
      Section(
        84, "sync", row: "Sync",
        about: "How the sync queue works: one row, or no row if there is no queue.",
        [
          .row("record", of: "records", about: "The record of an operation in the queue."),
          .row("id", of: "record_fields", about: "The field with the id, which is unique across devices."),
          .row("type", of: "record_fields", about: "The field with the name of the operation."),
          .row("entity_type", of: "record_fields", about: "The field with the type of the entity."),
          .row("entity_id", of: "record_fields", about: "The field with the id of the entity."),
          .row("payload", of: "record_fields", about: "The field with the data to send."),
          .row(
            "created", of: "record_fields",
            about: "The field with the time at which the operation was added. It does not affect the order."),
          .row("attempts", of: "record_fields", about: "The field with the number of attempts."),
          .row("next_retry", of: "record_fields", about: "The field with the time of the next attempt."),
          .row("error_code", of: "record_fields", about: "The field with the error code of the last failure."),
          .row("error_message", of: "record_fields", about: "The field with the error message of the last failure."),
          .row("depends_on", of: "record_fields", about: "The field with the id of the operation that must be sent first."),
          .row("device", of: "record_fields", about: "The field with the id of the device."),
          .row("user", of: "record_fields", about: "The field with the id of the user."),
          .row("first_wait", of: "settings", about: "The setting with the first delay after a failure."),
          .row("factor", of: "settings", about: "The setting with the factor by which each delay is longer than the previous one."),
          .row("longest_wait", of: "settings", about: "The setting with the maximum delay."),
          .row("jitter", of: "settings", about: "The setting with the random part of each delay, in percent."),
          .row(
            "persists_after", of: "settings",
            about: "The setting with the number of consecutive failures after which a problem is persistent."),
          .row("backlog", of: "settings", about: "The setting with the number of waiting operations above which a warning is shown."),
          .row(
            "remembers", of: "settings",
            about: "The setting with the number of sent operations whose ids are kept to recognize duplicates."),
          .row("failed", of: "errors", about: "The error for an operation that cannot be sent or keeps failing."),
          .row("logged_out", of: "errors", about: "The error if nothing can be sent until the user logs in."),
          .row("blocked", of: "errors", about: "The error for an operation that waits for another one that cannot be sent."),
          .row("backlog_error", of: "errors", about: "The error if too many operations wait."),
          .row("conflict_found", of: "errors", about: "The error when a conflict is found."),
          .row("conflict_open", of: "errors", about: "The error where the user resolves a conflict."),
          .row("saved", of: "copy", about: "The save status if the server has the change."),
          .row("saving", of: "copy", about: "The save status while the change is written to the device."),
          .row("saved_locally", of: "copy", about: "The save status if only the device has the change."),
          .row("status_error", of: "copy", about: "The save status if the user must check the change."),
          .row("copies_with", of: "operations", about: "The operation that saves a copy of an entity."),
          .choice("default_choice", "ConflictChoiceKind", about: "The version that is kept for users who have not chosen."),
          .row("copy_name", of: "copy", about: "The name of a copy."),
        ]),
      Section(
        119, "operation_refusals", row: "OperationRefusal",
        about: "A condition under which the server rejects an operation.",
        [
          .row("if", of: "programs", as: "condition", about: "Whether the operation is rejected."),
          .rows("about", of: "operation_entities", about: "The affected types of entities; empty for all of the operation."),
          .row("deny", of: "reasons", as: "reason", about: "The reason of the denial of actions that send the operation."),
        ]),
    ])
}
