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
        about: "How the connection state is measured: one row, or no row if the rules do not use it.",
        [
          .row("state", of: "facts", about: "The fact with the state."),
          .optionalRow("before", of: "facts", about: "The fact with the previous state; none if the rules do not use it."),
          .optionalRow("since", of: "facts", about: "The fact with the time of the last change; none if the rules do not use it."),
          .number("online", about: "The position of online among the values of `state`."),
          .number("degraded", about: "The position of degraded among the values of `state`."),
          .number("offline", about: "The position of offline among the values of `state`."),
          .row("window", of: "settings", about: "The setting for how long the result of a request counts."),
          .row("slow_after", of: "settings", about: "The setting with the maximum duration of a good request."),
          .row(
            "degraded_after", of: "settings",
            about: "The setting with the number of bad results in the window that means a degraded connection."),
          .row("offline_after", of: "settings", about: "The setting with the number of consecutive failures that means no connection."),
          .row(
            "online_after", of: "settings",
            about: "The setting with the number of consecutive good results that means a good connection."),
        ]),
      Section(
        86, "offline", row: "OfflineMode",
        about: "How activities work in each connection state.",
        [
          .text("name"),
          .choice("online", "ModeKind", about: "How the activity works on a good connection."),
          .choice("degraded", "ModeKind", about: "How the activity works on a degraded connection."),
          .choice("offline", "ModeKind", about: "How the activity works without a connection."),
        ]),
    ])
}
