extension Format {
  static let delivery = Family(
    "Delivery",
    choices: [
      Choice(
        "OverrideForm", "The allowed overrides: a switch, a number in a range, or an option.",
        [.init("on_off", "A switch."), .init("range", "A number between two bounds."), .init("options", "One of the declared numbers.")]),
      Choice(
        "PlaceForm", "The representation of an overridable value.",
        [
          .init("flag", "One word: 0 or 1."), .init("word", "One word."), .init("integer", "Two words."),
          .init("limit", "The kind and the amount of a row of `limit_values`."),
        ]),
    ],
    sections: [
      Section(
        114, "opened", row: "RemoteOverridable", as: "remoteOverridables",
        [
          .text("name"), .choice("form", "OverrideForm"), .integer("least"), .integer("most"), .rows("options", of: "opened_options"),
          .rows("places", of: "opened_places"), .flag("emergency"),
        ]),
      Section(
        115, "opened_options", row: "OverrideOption", as: "overrideOptions",
        [.choice("kind", "LimitKind"), .integer("amount")]),
      Section(
        116, "opened_places", row: "OverridePlace", as: "overridePlaces",
        [.choice("form", "PlaceForm"), .number("section"), .number("row"), .number("column")]),
      Section(
        117, "opened_orders", row: "OverrideOrder", as: "overrideOrders",
        [.row("low", of: "opened_places"), .row("high", of: "opened_places"), .flag("strict"), .text("low_rule"), .text("high_rule")]),
      Section(
        118, "locked", row: "Locked", about: "Paths that cannot be overridden, with their locks.",
        [.text("name"), .text("lock")]),
    ])
}
