extension Format {
  static let book = Family(
    "Book",
    choices: [],
    sections: [
      Section(
        3, "book", row: "Book",
        [
          .text("product"), .number("language"), .row("plan", of: "facts"), .row("decision_action", of: "facts"),
          .row("decision_reason", of: "facts"), .row("decision_gate", of: "facts"), .row("decision_entry_point", of: "facts"),
          .optionalRow("now", of: "facts"), .optionalRow("downgraded", of: "programs"), .rows("downgrade_emits", of: "event_refs"),
          .row("ladder_count", of: "facts"), .row("ladder_level", of: "facts"), .row("ladder_limit", of: "facts"),
          .row("ladder_pause", of: "facts"), .row("ladder_suspension", of: "facts"), .row("ladder_thing", of: "facts"),
          .row("ladder_time_left", of: "facts"), .row("ladder_vector", of: "facts"), .row("ladder_window", of: "facts"),
          .row("error_id", of: "facts"), .row("error_severity", of: "facts"), .row("error_surface", of: "facts"),
          .optionalRow("person", of: "facts"),
        ])
    ])
}
