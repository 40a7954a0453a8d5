extension Format {
  static let navigation = Family(
    "Navigation",
    choices: [
      Choice(
        "LinkParameterKind", "The kind of a link parameter: a fixed value or an id.",
        [.init("always", "The parameter has a fixed value."), .init("id", "The parameter is an id.")])
    ],
    sections: [
      Section(
        44, "routes", row: "Route",
        [
          .text("name"), .optionalRow("if", of: "programs", as: "condition"), .optionalRow("else", of: "routes", as: "instead"),
          .rows("buttons", of: "screen_buttons"), .flag("open_when_undecided"), .optionalRow("title", of: "copy"),
          .rows("lines", of: "extra_lines"), .rows("labels", of: "extra_lines"), .rows("banners", of: "screen_banners"),
          .rows("meters", of: "screen_meters"), .rows("levels_on", of: "surface_refs"), .optionalRow("form", of: "forms"),
          .optionalRow("when_empty", of: "empty_states"), .optionalRow("entry_point", of: "entry_points"),
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
      Section(
        122, "screen_buttons", row: "ScreenButton",
        [.optionalRow("if", of: "programs", as: "condition"), .row("button", of: "buttons")]),
      Section(
        123, "screen_banners", row: "ScreenBanner",
        [.optionalRow("if", of: "programs", as: "condition"), .row("notice", of: "notices")]),
      Section(
        124, "screen_meters", row: "ScreenMeter",
        [.optionalRow("if", of: "programs", as: "condition"), .row("limit", of: "limits")]),
    ])
}
