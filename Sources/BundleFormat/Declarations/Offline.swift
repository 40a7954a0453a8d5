extension Format {
  static let offline = Family(
    "Offline",
    choices: [
      Choice(
        "ModeKind", "How an action is performed in a connection state.",
        [
          .init("now", "The action is performed immediately."),
          .init("may_fail", "The action is attempted immediately. If it fails, a retry is offered."),
          .init("draft", "The result is kept on the device as a draft and sent when the connection permits."),
          .init("queue", "The action waits in the sync queue."), .init("from_cache", "The action uses cached data and fetches nothing."),
          .init("not_kept", "The result lasts until the screen is closed and is not stored."),
          .init("block", "The action is not possible."),
        ]),
      Choice(
        "ConnectionKind", "The quality of the connection.",
        [
          .init("online", "Requests succeed."), .init("degraded", "Requests are slow, or some of them fail."),
          .init("offline", "Requests fail."),
        ]),
    ],
    sections: [
      Section(
        85, "connection", row: "Connection",
        [
          .row("state", of: "facts"), .optionalRow("before", of: "facts"), .optionalRow("since", of: "facts"),
          .number("online", about: "The positions of online, degraded, and offline among the values of the facts."), .number("degraded"),
          .number("offline"), .row("window", of: "settings"), .row("slow_after", of: "settings"), .row("degraded_after", of: "settings"),
          .row("offline_after", of: "settings"), .row("online_after", of: "settings"),
        ]),
      Section(
        86, "offline", row: "OfflineMode",
        [.text("name"), .choice("online", "ModeKind"), .choice("degraded", "ModeKind"), .choice("offline", "ModeKind")]),
    ])
}
