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
        about: "The sign-in providers.",
        [
          .text("name"),
          .number("position", about: "The position of the provider in the rules, starting with 0."),
          .row("button", of: "buttons", about: "The button that starts the sign-in."),
          .choice("address", "ProviderNeedKind", about: "Whether the provider supplies the email address of the user."),
          .choice("person_name", "ProviderNeedKind", about: "Whether the provider supplies the name of the user."),
          .flag("password", about: "Whether the user has a password for the account."),
          .flag("confirms_address", about: "Whether the user must verify the address."),
          .flag(
            "keeps_first_address",
            about: "Whether the provider supplies the address only at the first sign-in, so that the app stores it."),
          .flag("may_hide_address", about: "Whether the address can be a relay address that hides the real one."),
          .flag("identifies_by_address", about: "Whether receipts and notices are sent to the address."),
        ]),
      Section(
        95, "tasks", row: "Task",
        about: "The tasks that the app performs at moments.",
        [
          .text("name")
        ]),
      Section(
        96, "moments", row: "Moment",
        about: "The moments in the life of an account or of the app.",
        [
          .text("name"),
          .optionalRow("asks", of: "decision_tables", about: "The table that decides whether the app asks first; none if it never asks."),
          .number("answer", about: "The position of the answer of `asks` for which the app asks; 0 without `asks`."),
          .optionalRow("says", of: "copy", about: "The text of the question; none without a question."),
          .optionalRow("shown_on", of: "surfaces", about: "The surface that shows the question; none without a question."),
          .rows("buttons", of: "button_refs", about: "The buttons that answer the question, in order."),
          .rows("does", of: "moment_tasks", about: "The tasks in order, each with its condition."),
          .optionalRow("goes_to", of: "routes", about: "The next screen; none if the user stays, or if `goes_where` decides."),
          .optionalRow(
            "goes_where", of: "decision_tables",
            about: "The table that decides the next screen; none if `goes_to` does, or if the user stays."),
          .rows("error", of: "moment_errors", about: "The errors that explain the moment. The first one whose condition holds is shown."),
          .rows("emits", of: "emitted_events", about: "The events to send."),
        ]),
      Section(
        97, "moment_tasks", row: "MomentTask",
        about: "A task of a moment.",
        [
          .row("task", of: "tasks"),
          .optionalRow("if", of: "programs", as: "condition", about: "Whether the app performs the task; none if it always does."),
        ]),
      Section(
        128, "moment_errors", row: "MomentError",
        about: "An error of a moment.",
        [
          .optionalRow("if", of: "programs", as: "condition", about: "Whether the error is shown; none if it always is."),
          .row("error", of: "errors"),
        ]),
    ])
}
