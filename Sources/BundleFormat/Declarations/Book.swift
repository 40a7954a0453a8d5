extension Format {
  static let book = Family(
    "Book",
    choices: [],
    sections: [
      Section(
        3, "book", row: "Book",
        about: "One row: the product, and the facts, programs, and events that the runtime reads by their role.",
        [
          .text("product", about: "The name of the product, from the manifest."),
          .number("language", about: "The version of the rules language, from the manifest. The runtime ignores it."),
          .row("plan", of: "facts", about: "The fact that is the current plan."),
          .row("decision_action", of: "facts", about: "The fact with the action of the decision."),
          .row("decision_reason", of: "facts", about: "The fact with the reason of the denial; null if the action is allowed."),
          .row("decision_gate", of: "facts", about: "The fact with the gate of the reason; null without a gate."),
          .row("decision_entry_point", of: "facts", about: "The fact with the entry point of the action; null without an entry point."),
          .optionalRow("now", of: "facts", about: "The fact with the current time; none if the rules do not use the time."),
          .optionalRow(
            "downgraded", of: "programs",
            about: "Whether the plan is lower than the previous one; none if the rules do not handle a downgrade."),
          .rows("downgrade_emits", of: "event_refs", about: "The events to send when `downgraded` is true."),
          .row("ladder_count", of: "facts", about: "The fact with the number of events that the vector counts."),
          .row("ladder_level", of: "facts", about: "The fact with the name of the level."),
          .row("ladder_limit", of: "facts", about: "The fact with the count at which the vector starts to slow down or stop the user."),
          .row("ladder_pause", of: "facts", about: "The fact with the length of the pause."),
          .row("ladder_suspension", of: "facts", about: "The fact with the length of the suspension."),
          .row("ladder_thing", of: "facts", about: "The fact with the phrase for the activity that the vector counts."),
          .row("ladder_time_left", of: "facts", about: "The fact with the time until the pause, the block, or the suspension ends."),
          .row("ladder_vector", of: "facts", about: "The fact with the name of the vector."),
          .row("ladder_window", of: "facts", about: "The fact with the period in which events count."),
          .row("error_id", of: "facts", about: "The fact with the name of the error."),
          .row("error_severity", of: "facts", about: "The fact with the severity of the error."),
          .row("error_surface", of: "facts", about: "The fact with the surface that shows the error."),
          .optionalRow(
            "person", of: "facts",
            about: "The fact with the id of the user who is logged in; none if the rules do not have the fact `person`."),
        ])
    ])
}
