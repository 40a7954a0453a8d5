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
        about: "The values that a remote config can override.",
        [
          .text("name", about: "The path of the value in the rules. The rows are sorted by it."),
          .choice("form", "OverrideForm"),
          .integer("least", about: "The minimum of a range; 0 for other forms."),
          .integer("most", about: "The maximum of a range; 0 for other forms."),
          .rows("options", of: "opened_options", about: "The allowed numbers; empty for other forms."),
          .rows("places", of: "opened_places", about: "Where the value is stored in the bundle. All are changed together."),
          .flag("emergency", about: "Whether the switch is published in spite of open problems of the rules."),
        ]),
      Section(
        115, "opened_options", row: "OverrideOption", as: "overrideOptions",
        about: "An allowed number of an overridable value.",
        [
          .choice("kind", "LimitKind"),
          .integer("amount", about: "The number in the unit of the value; 0 if `kind` is not `number`."),
        ]),
      Section(
        116, "opened_places", row: "OverridePlace", as: "overridePlaces",
        about: "Where an overridable value is stored in the bundle.",
        [
          .choice("form", "PlaceForm"),
          .number("section", about: "The number of the section."),
          .number("row", about: "The row of the section."),
          .number("column", about: "The first word of the value in the row."),
        ]),
      Section(
        117, "opened_orders", row: "OverrideOrder", as: "overrideOrders",
        about: "An order between two overridable values, which every remote config must keep.",
        [
          .row("low", of: "opened_places", about: "Where the lower value is stored."),
          .row("high", of: "opened_places", about: "Where the higher value is stored."),
          .flag("strict", about: "Whether the values must differ."),
          .text("low_rule", about: "The path of the lower value in the rules."),
          .text("high_rule", about: "The path of the higher value in the rules."),
        ]),
      Section(
        118, "locked", row: "Locked",
        about: "Paths that cannot be overridden, with their locks.",
        [
          .text("name", about: "The path in the rules. The rows are sorted by it."),
          .text("lock", about: "The name of the lock."),
        ]),
    ])
}
