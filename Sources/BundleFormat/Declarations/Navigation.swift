extension Format {
  static let navigation = Family(
    "Navigation",
    choices: [
      Choice("LinkParameterKind", "The kind of a link parameter: a fixed value or an id.", ["always", "id"])
    ],
    sections: [
      Section(
        44, "routes", row: "Route",
        [
          .text("name"), .optionalRow("if", of: "programs", as: "condition"), .optionalRow("else", of: "routes", as: "instead"),
          .rows("buttons", of: "button_refs"), .flag("open_when_undecided"),
        ]),
      Section(
        45, "deep_links", row: "DeepLink",
        [
          .text("name"), .text("path"), .rows("parameters", of: "link_parameters"), .row("opens", of: "routes"),
          .optionalRow("when_gone", of: "routes"),
        ]),
      Section(
        53, "link_parameters", row: "LinkParameter",
        [.text("parameter"), .choice("kind", "LinkParameterKind"), .text("value")]),
      Section(
        54, "router", row: "LinkRouter",
        [
          .text("scheme"), .number("longest"), .rows("rows", of: "router_rows"), .row("on_error", of: "routes"),
          .row("when_unknown", of: "routes"), .row("unknown_says", of: "copy"), .row("gone_says", of: "copy"),
          .optionalRow("shown_on", of: "surfaces"),
        ]),
      Section(
        79, "router_rows", row: "RouterLine",
        [.optionalRow("if", of: "programs", as: "condition"), .row("to", of: "routes"), .flag("continues"), .text("rule")]),
    ])
}
