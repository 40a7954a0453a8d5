extension Format {
  static let moments = Family(
    "Moments",
    choices: [
      Choice(
        "ProviderNeedKind", "Whether data is requested from a provider, and whether sign-in continues without it.",
        [
          .init("never", "The data is not requested."), .init("optional", "The data is requested, and sign-in continues without it."),
          .init("needed", "Sign-in does not continue without the data."),
        ])
    ],
    sections: [
      Section(
        94, "providers", row: "Provider",
        [
          .text("name"), .number("position"), .row("button", of: "buttons"), .choice("address", "ProviderNeedKind"),
          .choice("person_name", "ProviderNeedKind"), .flag("password"), .flag("confirms_address"), .flag("keeps_first_address"),
          .flag("may_hide_address"), .flag("identifies_by_address"),
        ]),
      Section(
        95, "tasks", row: "Task",
        [.text("name")]),
      Section(
        96, "moments", row: "Moment",
        [
          .text("name"), .optionalRow("asks", of: "decision_tables"), .number("answer"), .optionalRow("says", of: "copy"),
          .optionalRow("shown_on", of: "surfaces"), .rows("buttons", of: "button_refs"), .rows("does", of: "moment_tasks"),
          .optionalRow("goes_to", of: "routes"), .optionalRow("goes_where", of: "decision_tables"), .rows("error", of: "moment_errors"),
          .rows("emits", of: "emitted_events"),
        ]),
      Section(
        97, "moment_tasks", row: "MomentTask",
        [.row("task", of: "tasks"), .optionalRow("if", of: "programs", as: "condition")]),
      Section(
        128, "moment_errors", row: "MomentError",
        [.optionalRow("if", of: "programs", as: "condition"), .row("error", of: "errors")]),
    ])
}
