extension Format {
  static let errors = Family(
    "Errors",
    choices: [],
    sections: [
      Section(
        31, "errors", row: "Error",
        about: "The errors that users see.",
        [
          .text("name"),
          .row("severity", of: "severities", about: "How serious the error is."),
          .rows("surfaces", of: "surface_refs", about: "The surfaces that can show the error, the preferred one first."),
          .row("copy", of: "copy", about: "The message."),
          .rows("buttons", of: "button_refs", about: "The buttons with the message, in order."),
          .optionalRow("retry", of: "retries", about: "How the failed operation is retried; none if it is not."),
          .flag(
            "recognised",
            about: "Whether the server recognizes a repeated request, so that a retry does not depend on `needs` of its policy."),
          .optionalRow("waits_while", of: "programs", about: "Defers the message while it is true; none if nothing does."),
          .optionalRow("recorded_by", of: "telemetry", about: "The event that records the error; none for the event of `error_log`."),
          .optionalRow("opens", of: "routes", about: "The safe screen on which the app continues; none for that of the severity."),
        ]),
      Section(
        32, "severities", row: "Severity",
        about: "How serious errors are.",
        [
          .text("name"),
          .flag("blocks", about: "Whether the error stops what the user does."),
          .flag("logged", about: "Whether errors of the severity are logged."),
          .flag("incident", about: "Whether an occurrence has an incident id, which the message quotes."),
          .optionalRow("opens", of: "routes", about: "The safe screen on which the app continues after the error; none if the user stays."),
          .rows("does", of: "severity_tasks", about: "The tasks that the app performs, in order."),
        ]),
      Section(
        127, "severity_tasks", row: "SeverityTask",
        about: "A task in the list of a severity.",
        [
          .row("task", of: "tasks")
        ]),
      Section(
        33, "surfaces", row: "Surface",
        about: "The parts of the user interface that show messages.",
        [
          .text("name"),
          .integer("shown_for", about: "How long a message is shown, in milliseconds; 0 if it stays until it is handled."),
          .rows("dismissible_for", of: "severity_refs", about: "The severities whose errors the user can dismiss on the surface."),
          .flag("clears_on_edit", about: "Whether a message disappears when the user edits the field that it is about."),
        ]),
      Section(
        34, "surface_refs", row: "SurfaceRef",
        about: "A surface in a list.",
        [
          .row("surface", of: "surfaces")
        ]),
      Section(
        51, "empty_states", row: "EmptyState",
        about: "What screens without content show.",
        [
          .text("name"),
          .row("title", of: "copy", about: "The title."),
          .optionalRow("body", of: "copy", about: "The text below the title; none without a text."),
          .row("button", of: "buttons", about: "The button that leads on."),
          .row("opens", of: "routes", about: "The screen that the button opens, unless one of `turns` applies."),
          .rows(
            "turns", of: "empty_state_turns",
            about: "Other screens for the button, each with its condition. The first one that holds applies."),
        ]),
      Section(
        87, "severity_refs", row: "SeverityRef",
        about: "A severity in the list of a surface.",
        [
          .row("severity", of: "severities")
        ]),
      Section(
        88, "empty_state_turns", row: "EmptyStateTurn",
        about: "Another screen for the button of an empty state.",
        [
          .row("if", of: "programs", as: "condition", about: "Whether the screen replaces that of the empty state."),
          .row("opens", of: "routes", about: "The screen that the button opens instead."),
        ]),
      Section(
        89, "retries", row: "Retry",
        about: "The retry policies of errors.",
        [
          .text("name"),
          .optionalRow(
            "rapid", of: "settings",
            about: "The setting with the number of immediate retries before delays start; none for no immediate retries."),
          .rows("waits", of: "retry_waits", about: "The delays between retries: one row, or no row if only the user retries."),
          .optionalRow("needs", of: "programs", about: "Whether a retry is possible; none if it always is."),
          .optionalRow(
            "otherwise", of: "copy",
            about: "The message that replaces the retry buttons if there is no retry; none without such a message."),
        ]),
      Section(
        90, "retry_waits", row: "RetryWait",
        about: "An exponential backoff.",
        [
          .row("first_wait", of: "settings", as: "first", about: "The setting with the first delay."),
          .row("factor", of: "settings", about: "The setting with the factor by which each delay is longer than the previous one."),
          .row("longest_wait", of: "settings", as: "longest", about: "The setting with the maximum delay."),
          .row("jitter", of: "settings", about: "The setting with the random part of each delay, in percent."),
        ]),
      Section(
        91, "error_log", row: "ErrorLog",
        about: "How errors are logged: one row, or no row if they are not.",
        [
          .optionalRow("shown", of: "telemetry", about: "The event for each error whose severity is logged; none without such an event."),
          .optionalRow(
            "recovered", of: "telemetry",
            about: "The event for an attempt that succeeds after an error; none without such an event."),
          .optionalRow("incident", of: "facts", about: "The fact with the incident id of an occurrence; none if there are no such ids."),
        ]),
      Section(
        92, "toasts", row: "Toast",
        about: "How toasts are queued: one row, or no row if no surface shows toasts.",
        [
          .row("surface", of: "surfaces", about: "The surface that shows toasts."),
          .row("at_a_time", of: "settings", about: "The setting with the number of toasts on the screen at a time."),
          .row("merge_within", of: "settings", about: "The setting with the period in which repeated toasts are merged."),
        ]),
    ])
}
