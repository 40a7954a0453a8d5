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
        about: "The screens.",
        [
          .text("name"),
          .optionalRow("if", of: "programs", as: "condition", about: "Whether the screen opens; none if it always does."),
          .optionalRow("else", of: "routes", as: "instead", about: "The screen that opens instead; present if and only if `if` is."),
          .rows("buttons", of: "screen_buttons", about: "The buttons in order, each with its condition."),
          .flag("open_when_undecided", about: "Whether the screen opens if its condition has no value. Otherwise, `else` opens."),
          .optionalRow("title", of: "copy", about: "The title; none without a title."),
          .rows("lines", of: "extra_lines", about: "The sentences in order, each with its condition."),
          .rows("labels", of: "extra_lines", about: "The sentences that the app shows where it needs them, without conditions."),
          .rows("banners", of: "screen_banners", about: "The notices in order, each with its condition."),
          .rows("meters", of: "screen_meters", about: "The limits whose meters the screen shows, each with its condition."),
          .rows("levels_on", of: "surface_refs", about: "The surfaces on which the screen shows levels of the warning ladder."),
          .optionalRow("form", of: "forms", about: "The form that the user fills in; none without a form."),
          .optionalRow("when_empty", of: "empty_states", about: "What the screen shows without content; none if it always has content."),
          .optionalRow(
            "entry_point", of: "entry_points",
            about: "The entry point for the events of buttons without an action; none if the events need none."),
        ]),
      Section(
        45, "deep_links", row: "DeepLink",
        about: "The links to screens: `scheme://path?parameter=value&...`.",
        [
          .text("name"),
          .text("path", about: "The part between the scheme and the question mark."),
          .rows("parameters", of: "link_parameters", about: "The parameters in the order of the address."),
          .row("opens", of: "routes", about: "The screen that the link opens."),
          .optionalRow(
            "when_gone", of: "routes",
            about: "The screen if the content of the link no longer exists; none if the link opens anyway."),
        ]),
      Section(
        53, "link_parameters", row: "LinkParameter",
        about: "A parameter of a link.",
        [
          .text("parameter", about: "The name in the address."),
          .choice("kind", "LinkParameterKind"),
          .text("value", about: "The value if `kind` is `always`; the type of the identified thing if `kind` is `id`."),
        ]),
      Section(
        54, "router", row: "LinkRouter",
        about: "How links are opened: one row, or no row if there are no links.",
        [
          .text("scheme", about: "The scheme of every link, before the colon."),
          .number("longest", about: "The maximum length of a link in bytes, from 1 to 65,536."),
          .rows("rows", of: "router_rows", about: "The redirections in the order of evaluation."),
          .row("on_error", of: "routes", about: "The screen if the condition of a row has no value."),
          .row("when_unknown", of: "routes", about: "The screen for a link that is unknown or invalid."),
          .row("unknown_says", of: "copy", about: "The message for a link that is unknown or invalid."),
          .row("gone_says", of: "copy", about: "The message for a link whose content no longer exists."),
          .optionalRow("shown_on", of: "surfaces", about: "The surface that shows both messages; none if the rules do not name one."),
        ]),
      Section(
        79, "router_rows", row: "RouterLine",
        about: "A redirection of links.",
        [
          .optionalRow("if", of: "programs", as: "condition", about: "Whether the link is redirected; a row without it always applies."),
          .row("to", of: "routes", about: "The screen that opens instead of that of the link."),
          .flag("continues", about: "Whether the link opens after the user logs in there."),
          .text("rule", about: "The path of the row in the rules, for traces and the source map."),
        ]),
      Section(
        122, "screen_buttons", row: "ScreenButton",
        about: "A button of a screen.",
        [
          .optionalRow(
            "if", of: "programs", as: "condition",
            about: "Whether the button is shown; none if its own condition is the only one."),
          .row("button", of: "buttons"),
        ]),
      Section(
        123, "screen_banners", row: "ScreenBanner",
        about: "A notice of a screen.",
        [
          .optionalRow(
            "if", of: "programs", as: "condition",
            about: "Whether the notice is shown; none if its own condition is the only one."),
          .row("notice", of: "notices"),
        ]),
      Section(
        124, "screen_meters", row: "ScreenMeter",
        about: "A meter of a screen.",
        [
          .optionalRow("if", of: "programs", as: "condition", about: "Whether the meter is shown; none if it always is."),
          .row("limit", of: "limits", about: "The limit that the meter shows."),
        ]),
    ])
}
