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
        [.text("name"), .rows("rows", of: "table_rows"), .row("on_error", of: "outcomes")]),
      Section(
        17, "table_rows", row: "TableLine",
        [.optionalRow("if", of: "programs", as: "condition"), .row("then", of: "outcomes"), .text("rule")]),
      Section(
        18, "outcomes", row: "Outcome",
        [
          .choice("kind", "OutcomeKind"), .optionalRow("reason", of: "reasons"), .optionalRow("limit", of: "limits"),
          .optionalRow("spends", of: "limits"), .number("value"),
        ]),
      Section(
        19, "actions", row: "AppAction",
        [
          .text("name"), .row("table", of: "tables"), .row("entry_point", of: "entry_points"), .rows("effects", of: "effect_refs"),
          .rows("emits", of: "emitted_events"), .flag("resumes"), .rows("limits", of: "action_limits"), .rows("counts", of: "event_counts"),
          .rows("stopped_by", of: "ladder_stops"), .optionalRow("connection", of: "offline"), .optionalRow("returns_to", of: "routes"),
          .rows("with", of: "fact_refs"),
        ]),
      Section(
        21, "entry_points", row: "EntryPoint",
        [.text("name")]),
      Section(
        22, "effects", row: "Effect",
        [.text("name")]),
      Section(
        23, "effect_refs", row: "EffectRef",
        [.row("effect", of: "effects")]),
      Section(
        24, "reasons", row: "Reason",
        [
          .text("name"), .optionalRow("gate", of: "gates"), .optionalRow("error", of: "errors"), .optionalRow("copy", of: "copy"),
          .rows("buttons", of: "button_refs"), .rows("emits", of: "event_refs"), .rows("surfaces", of: "surface_refs"),
          .rows("counts", of: "event_counts"), .flag("disables_buttons"),
        ]),
      Section(
        25, "reason_refs", row: "ReasonRef",
        [.row("reason", of: "reasons")]),
      Section(
        26, "gates", row: "Gate",
        [
          .text("name"), .optionalRow("dismiss", of: "buttons"), .rows("lines", of: "extra_lines"), .rows("emits", of: "event_refs"),
          .flag("resumes"),
        ]),
      Section(
        27, "extra_lines", row: "ExtraLine",
        [.optionalRow("if", of: "programs", as: "condition"), .row("copy", of: "copy")]),
      Section(
        28, "buttons", row: "Button",
        [
          .text("name"), .row("label", of: "copy"), .optionalRow("if", of: "programs", as: "condition"),
          .optionalRow("prominent_if", of: "programs"), .flag("retries"),
          .optionalRow("does", of: "actions"), .optionalRow("opens", of: "routes"), .rows("emits", of: "emitted_events"),
          .optionalRow("label_from", of: "decision_tables"),
        ]),
      Section(
        29, "button_refs", row: "ButtonRef",
        [.row("button", of: "buttons")]),
      Section(
        30, "notices", row: "Notice",
        [
          .text("name"), .row("if", of: "programs", as: "condition"), .row("copy", of: "copy"), .row("surface", of: "surfaces"),
          .rows("buttons", of: "button_refs"), .flag("everywhere"),
        ]),
      Section(
        39, "telemetry", row: "Event", as: "events",
        [.text("name"), .rows("parameters", of: "event_parameters")]),
      Section(
        40, "event_refs", row: "EventRef",
        [.row("event", of: "telemetry")]),
      Section(
        125, "emitted_events", row: "EmittedEvent",
        [.optionalRow("if", of: "programs", as: "condition"), .row("event", of: "telemetry")]),
      Section(
        41, "event_parameters", row: "EventParameter",
        [.text("name"), .row("program", of: "programs")]),
      Section(
        55, "decision_tables", row: "DecisionTable",
        [.text("name"), .row("table", of: "tables"), .rows("answers", of: "table_answers"), .flag("answers_are_routes")]),
      Section(
        56, "table_answers", row: "TableAnswer",
        [.text("answer")]),
    ])
}
