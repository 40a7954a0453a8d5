extension Format {
  static let errors = Family(
    "Errors",
    choices: [],
    sections: [
      Section(
        31, "errors", row: "Error",
        [
          .text("name"), .row("severity", of: "severities"), .rows("surfaces", of: "surface_refs"), .row("copy", of: "copy"),
          .rows("buttons", of: "button_refs"), .optionalRow("retry", of: "retries"), .flag("recognised"),
          .optionalRow("waits_while", of: "programs"), .optionalRow("recorded_by", of: "telemetry"), .optionalRow("opens", of: "routes"),
        ]),
      Section(
        32, "severities", row: "Severity",
        [
          .text("name"), .flag("blocks"), .flag("logged"), .flag("incident"), .optionalRow("opens", of: "routes"),
          .rows("does", of: "severity_tasks"),
        ]),
      Section(
        127, "severity_tasks", row: "SeverityTask",
        [.row("task", of: "tasks")]),
      Section(
        33, "surfaces", row: "Surface",
        [.text("name"), .integer("shown_for"), .rows("dismissible_for", of: "severity_refs"), .flag("clears_on_edit")]),
      Section(
        34, "surface_refs", row: "SurfaceRef",
        [.row("surface", of: "surfaces")]),
      Section(
        51, "empty_states", row: "EmptyState",
        [
          .text("name"), .row("title", of: "copy"), .optionalRow("body", of: "copy"), .row("button", of: "buttons"),
          .row("opens", of: "routes"), .rows("turns", of: "empty_state_turns"),
        ]),
      Section(
        87, "severity_refs", row: "SeverityRef",
        [.row("severity", of: "severities")]),
      Section(
        88, "empty_state_turns", row: "EmptyStateTurn",
        [.row("if", of: "programs", as: "condition"), .row("opens", of: "routes")]),
      Section(
        89, "retries", row: "Retry",
        [
          .text("name"), .optionalRow("rapid", of: "settings"), .rows("waits", of: "retry_waits"), .optionalRow("needs", of: "programs"),
          .optionalRow("otherwise", of: "copy"),
        ]),
      Section(
        90, "retry_waits", row: "RetryWait",
        [
          .row("first_wait", of: "settings", as: "first"), .row("factor", of: "settings"),
          .row("longest_wait", of: "settings", as: "longest"), .row("jitter", of: "settings"),
        ]),
      Section(
        91, "error_log", row: "ErrorLog",
        [.optionalRow("shown", of: "telemetry"), .optionalRow("recovered", of: "telemetry"), .optionalRow("incident", of: "facts")]),
      Section(
        92, "toasts", row: "Toast",
        [.row("surface", of: "surfaces"), .row("at_a_time", of: "settings"), .row("merge_within", of: "settings")]),
    ])
}
