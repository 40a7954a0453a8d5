extension Format {
  static let decisions = Family(
    "Decisions",
    choices: [
      Choice(
        "OutcomeKind", "The outcome of a row of a table.",
        [
          .init("allow", "The action is allowed."), .init("deny", "The action is denied, with a reason."),
          .init("value", "The table answers a value."),
        ])
    ],
    sections: [
      Section(
        16, "tables", row: "FirstMatch",
        about: "The tables of the actions, of the plan, and of the decision tables. The first row that applies decides.",
        [
          .text("name", about: "The path of the rule that the table belongs to, such as `/actions/NAME`."),
          .rows("rows", of: "table_rows", about: "The rows in the order of evaluation. The last one always applies."),
          .row("on_error", of: "outcomes", about: "The outcome if the condition of a row has no value."),
        ]),
      Section(
        17, "table_rows", row: "TableLine",
        about: "A row of a table.",
        [
          .optionalRow("if", of: "programs", as: "condition", about: "Whether the row applies; a row without it always applies."),
          .row("then", of: "outcomes", about: "The outcome if the row applies."),
          .text("rule", about: "The path of the row in the rules, for traces and the source map."),
        ]),
      Section(
        18, "outcomes", row: "Outcome",
        about: "The distinct outcomes of all tables.",
        [
          .choice("kind", "OutcomeKind"),
          .optionalRow("reason", of: "reasons", about: "The reason of a denial; none for other outcomes."),
          .optionalRow("limit", of: "limits", about: "The limit that causes the denial; none if no limit does."),
          .optionalRow("spends", of: "limits", about: "The limit that the allowed action spends from; none if it spends nothing."),
          .number("value", about: "The row of the plan, or the position of the answer in its table; 0 if `kind` is not `value`."),
        ]),
      Section(
        19, "actions", row: "AppAction",
        about: "What users do, and the app asks about.",
        [
          .text("name"),
          .row("table", of: "tables", about: "Decides whether the action is allowed."),
          .row("entry_point", of: "entry_points", about: "Where the action starts, for events."),
          .rows("effects", of: "effect_refs", about: "What the app performs if the action is allowed."),
          .rows("emits", of: "emitted_events", about: "The events to send when the action is allowed."),
          .flag("resumes", about: "Whether the user returns to the action after sign-up."),
          .rows("limits", of: "action_limits", about: "The limits that are shown with the action, for each plan."),
          .rows("counts", of: "event_counts", about: "The events that a history counts when the action is performed."),
          .rows("stopped_by", of: "ladder_stops", about: "The vectors of the warning ladder that can stop the action."),
          .optionalRow(
            "connection", of: "offline",
            about: "How the action works in each connection state; none if the connection does not matter."),
          .optionalRow(
            "returns_to", of: "routes",
            about: "The screen to which the user returns; none for the screen where the action started."),
          .rows("with", of: "fact_refs", about: "The facts that the app keeps until the action resumes."),
        ]),
      Section(
        21, "entry_points", row: "EntryPoint",
        about: "The places in the app where actions start.",
        [
          .text("name")
        ]),
      Section(
        22, "effects", row: "Effect",
        about: "The effects that the app performs for actions.",
        [
          .text("name")
        ]),
      Section(
        23, "effect_refs", row: "EffectRef",
        about: "An effect in the list of an action.",
        [
          .row("effect", of: "effects")
        ]),
      Section(
        24, "reasons", row: "Reason",
        about: "The reasons of denials and warnings.",
        [
          .text("name"),
          .optionalRow("gate", of: "gates", about: "The gate that the reason opens; none if it opens none."),
          .optionalRow("error", of: "errors", about: "The error that the reason shows; none if it has its own message."),
          .optionalRow("copy", of: "copy", about: "The message: of the reason, or of its error; none without a message."),
          .rows("buttons", of: "button_refs", about: "The buttons with the message, in order."),
          .rows("emits", of: "event_refs", about: "The events to send when the reason is shown."),
          .rows("surfaces", of: "surface_refs", about: "The surfaces that show the message."),
          .rows("counts", of: "event_counts", about: "The events that a history counts when an action is denied for the reason."),
          .flag("disables_buttons", about: "Whether a button is disabled while its action is denied for the reason."),
        ]),
      Section(
        25, "reason_refs", row: "ReasonRef",
        about: "A reason in the list of a plan or of a signal.",
        [
          .row("reason", of: "reasons")
        ]),
      Section(
        26, "gates", row: "Gate",
        about: "The gates, which offer a user a way to continue after a denial.",
        [
          .text("name"),
          .optionalRow("dismiss", of: "buttons", about: "The button that closes the gate; none if it cannot be closed."),
          .rows("lines", of: "extra_lines", about: "The additional sentences, each with its condition."),
          .rows("emits", of: "event_refs", about: "The events to send when the gate opens."),
          .flag("resumes", about: "Whether the denied action continues after the user passes the gate."),
        ]),
      Section(
        27, "extra_lines", row: "ExtraLine",
        about: "A sentence of a gate or of a screen.",
        [
          .optionalRow("if", of: "programs", as: "condition", about: "Whether the sentence is shown; none if it always is."),
          .row("copy", of: "copy", about: "The sentence."),
        ]),
      Section(
        28, "buttons", row: "Button",
        about: "The buttons of denials, errors, notices, and screens.",
        [
          .text("name"),
          .row("label", of: "copy", about: "The label, unless `label_from` decides it."),
          .optionalRow("if", of: "programs", as: "condition", about: "Whether the button is shown; none if it always is."),
          .optionalRow("prominent_if", of: "programs", about: "Whether the button is prominent; none if it never is."),
          .flag("retries", about: "Whether the button retries the failed operation, by the retry policy of the error."),
          .optionalRow("does", of: "actions", about: "The action that the button performs; none if it performs none."),
          .optionalRow("opens", of: "routes", about: "The screen that the button opens; none if it opens none."),
          .rows("emits", of: "emitted_events", about: "The events to send when the button is tapped."),
          .optionalRow(
            "label_from", of: "decision_tables",
            about: "The table whose answer is the name of the label; none if the label is fixed."),
        ]),
      Section(
        29, "button_refs", row: "ButtonRef",
        about: "A button in a list, in display order.",
        [
          .row("button", of: "buttons")
        ]),
      Section(
        30, "notices", row: "Notice",
        about: "The messages about the plan or the account that do not deny anything.",
        [
          .text("name"),
          .row("if", of: "programs", as: "condition", about: "Whether the notice is shown."),
          .row("copy", of: "copy", about: "The message."),
          .row("surface", of: "surfaces", about: "The surface that shows the notice."),
          .rows("buttons", of: "button_refs", about: "The buttons with the message, in order."),
          .flag("everywhere", about: "Whether every screen shows the notice, and not only those that list it."),
        ]),
      Section(
        39, "telemetry", row: "Event", as: "events",
        about: "The telemetry events.",
        [
          .text("name"),
          .rows("parameters", of: "event_parameters", about: "The parameters in the order of the rules."),
        ]),
      Section(
        40, "event_refs", row: "EventRef",
        about: "A telemetry event in a list.",
        [
          .row("event", of: "telemetry")
        ]),
      Section(
        125, "emitted_events", row: "EmittedEvent",
        about: "A telemetry event in a list, with its condition.",
        [
          .optionalRow("if", of: "programs", as: "condition", about: "Whether the event is sent; none if it always is."),
          .row("event", of: "telemetry"),
        ]),
      Section(
        41, "event_parameters", row: "EventParameter",
        about: "A parameter of a telemetry event.",
        [
          .text("name", about: "The name, which is unique in the event."),
          .row("program", of: "programs", about: "Computes the value."),
        ]),
      Section(
        // The section `tables` also has the tables of actions.
        55, "decision_tables", kind: "tables", row: "DecisionTable",
        about: "The tables whose answer the app asks for.",
        [
          .text("name"),
          .row("table", of: "tables", about: "Decides the answer. Its outcomes are `value`, the position of an answer."),
          .rows("answers", of: "table_answers", about: "The possible answers, in the order of the rules."),
          .flag("answers_are_routes", about: "Whether an answer is the name of a screen, if a screen has that name."),
        ]),
      Section(
        56, "table_answers", row: "TableAnswer",
        about: "A possible answer of a table.",
        [
          .text("answer", about: "The name of the answer.")
        ]),
    ])
}
