extension Format {
  static let offline = Family(
    "Offline",
    choices: [
      Choice(
        "ModeKind", "How an action is carried out on a connection.",
        [
          "now", .init("may_fail", "It is tried at once and may well fail; trying again is offered."),
          .init("draft", "It is kept on the device as a draft, and sent when the connection allows."),
          .init("queue", "It waits in the sync queue."), .init("from_cache", "With what the device keeps; nothing is fetched."),
          .init("not_kept", "For as long as the screen is open; nothing is kept."), "block",
        ]),
      Choice("ConnectionKind", "How good the connection is.", ["online", "degraded", "offline"]),
    ],
    sections: [
      Section(
        85, "connection", row: "Connection",
        [
          .row("state", of: "facts"), .optionalRow("before", of: "facts"), .optionalRow("since", of: "facts"),
          .number("online", about: "The positions of online, degraded and offline among the values of the facts."), .number("degraded"),
          .number("offline"), .row("window", of: "settings"), .row("slow_after", of: "settings"), .row("degraded_after", of: "settings"),
          .row("offline_after", of: "settings"), .row("online_after", of: "settings"),
        ]),
      Section(
        86, "offline", row: "OfflineMode",
        [.text("name"), .choice("online", "ModeKind"), .choice("degraded", "ModeKind"), .choice("offline", "ModeKind")]),
    ])
}
