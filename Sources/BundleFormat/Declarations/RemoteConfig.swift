extension Format {
  static let delivery = Family(
    "Delivery",
    choices: [
      Choice("OverrideForm", "What may be set: on or off, a number of a range, or one of a few.", ["on_off", "range", "options"]),
      Choice(
        "PlaceForm", "How a value lies at its place.",
        [
          .init("flag", "A word: 0 or 1."), .init("word", "A word."), .init("integer", "Two words."),
          .init("limit", "A row of `limit_values`: its kind, and its amount."),
        ]),
    ],
    sections: [
      Section(
        114, "opened", row: "RemoteOverridable", as: "remoteOverridables",
        [
          .text("name"), .choice("form", "OverrideForm"), .integer("least"), .integer("most"), .rows("options", of: "opened_options"),
          .rows("places", of: "opened_places"),
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
        118, "locked", row: "Locked", about: "Paths that no server may set, with the lock that holds each.",
        [.text("name"), .text("lock")]),
    ])
}
