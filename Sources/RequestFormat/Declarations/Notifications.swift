// What should be pending.
extension Requests {
  static let notificationQuestions: [Question] = [
    Question(
      "notifications", "What should be pending?", traced: true,
      keys: [
        Key(
          "zone", .read("GivenZone", typeScript: "string | {name: string; offset: number; changes: [number, number][]}"),
          "Where the device is: a time zone that the host knows, or the zone's data, with instants in seconds since 1970."),
        Key("preferences", .kept("Kept"), .optional, "What the person chose, as it is stored."),
        Key("device", .kept("Kept"), .optional, "What the device has stored."),
        Key(
          "log", .list(.kept("Kept")), .optional,
          "The rows that earlier plans gave, each in place of the one with its id."),
        Key(
          "days", .list(.item("PlannedDay")), .optional,
          "Days whose facts are known besides today; reminders of a day are planned for today and for these."),
        Key("things", .list(.item("PlannedThing")), .optional, "All that a notification may be about right now."),
        Key(
          "channels", .list(.word("Channel")), .optional,
          "How the caller can deliver: `[\"local\", \"in_app\"]`, a device, when left out; a server asks with `[\"push\"]`."),
        Key("now", .time, .optional, "The moment, for rules that have no fact `now`."),
      ], answer: "NotificationsAnswer", scenario: .plain)
  ]

  static let notificationItems: [Item] = [
    Item(
      "PlannedDay",
      [
        Key("day", .day, "The day: \"2026-03-03\"."),
        Key("facts", .facts, .expected, "The facts that are other than today's."),
      ]),
    Item(
      "PlannedThing",
      [
        Key("of", .string, "What it is, as the rules call it: \"session\"."), Key("id", .read("LinkID", typeScript: "string"), "Its id."),
        Key(
          "at", .read("PlannerTime", typeScript: "string"), .optional,
          "When it is: by the clock on the wall (`2026-03-03T18:00`), a day (`2026-03-03`, at the reminder time) or an instant."),
        Key("facts", .facts, .optional, "The facts about this one."),
      ]),
  ]

  static let notificationWords: [Words] = [
    .of("HeldBackNotification.Never", ["suppressed", "no_room", "untrue_then"]),
    .of("NotPlanned.Why", ["plan", "condition", "undecided", "delivered", "past", "repeated", "switched_off", "held_back"]),
  ]

  static let notificationObjects: [Object] = [
    .part(
      "PlannedNotification", of: "PlannedNotification", "A notification to come.",
      [
        .member("id", .string, "The same whenever the same is planned again."), type, batch,
        .member("channel", .word("Channel"), "How it is delivered."), .member("at", .seconds, "The instant."),
        .member("local", .wall, from: "wall", "What the clock on the wall shows then."),
        .member("now", .flag, .ifTrue, from: "isNow", "It comes at once."), .member("copy", .object("Copy"), "What a lock screen shows."),
        .member("expanded", .object("Copy"), .ifGiven, "What is shown where previews are on."), link, members,
        .member(
          "waited",
          .members([
            Member("reason", .spelled("reasonName"), "The reason in the log."), Member("since", .seconds, "When it would have come."),
          ]), .ifGiven, "It waited."),
      ]),
    .part(
      "InAppNotification", of: "InAppNotification", "A notification that the app shows by itself.",
      [.member("id", .string, "Its id."), type, batch, .member("copy", .object("Copy"), "What it says."), link, members]),
    .part(
      "NotificationMember", of: "PlannedNotification.Member", "One of several notifications that became one.",
      [.member("type", .name("notifications"), "The notification."), .member("id", .string, "The id that it has alone.")]),
    .part(
      "HeldBackNotification", of: "HeldBackAnswer", "A notification that does not come at its own moment.",
      [
        .member("id", .string, from: "held.id", "The id that it has alone."),
        .member("type", .name("notifications"), from: "held.type", "The notification."),
        .member("about", .string, .ifGiven, "The thing that it is about."), .member("day", .day, from: "held.day", "Its day."),
        .member("reason", .spelled("reasonName"), from: "held.reason", "The reason in the log."),
        .member("comes", .seconds, .ifGiven, "When it comes instead."),
        .member("as", .string, .ifGiven, from: "request", "As which request."),
        .member("never", .word("HeldBackNotification.Never"), .ifGiven, "Why it never comes."),
        .member("inApp", .flag, .ifTrue, from: "held.isInApp", "The app shows it as a card."),
      ]),
    .part(
      "NotPlanned", of: "NotPlannedAnswer", "A notification that does not come, and why.",
      [
        .member("type", .name("notifications"), from: "missing.type", "The notification."),
        .member("about", .string, .ifGiven, "The thing that it is about."), .member("day", .day, from: "missing.day", "Its day."),
        .member("why", .word("NotPlanned.Why"), from: "missing.why", "Why not."),
        .member("condition", .name("conditions"), .ifGiven, "The condition that does not hold, or is undecided."),
        .member("undecided", .object("Undecided"), .ifGiven, "Why the condition is undecided."),
        .member("reason", .spelled("reasonName"), .ifGiven, "The reason in the log."),
      ]),
    Object(
      "NotificationsAnswer", of: "NotificationsAnswer",
      [
        .member("zone", .string, from: "plan.zone.name", "The zone that it was planned in."),
        .member(
          "requests", .list(.object("PlannedNotification")), from: "plan.requests", "The exact set that should be pending, soonest first."),
        .member("cancel", .list(.string), from: "plan.cancel", "Ids of `device.pendingRequests` that are not wanted, or not at that time."),
        .member("inApp", .list(.object("InAppNotification")), from: "plan.inApp", "What the app shows by itself at this moment."),
        .member(
          "heldBack", .list(.object("HeldBackNotification")),
          "What does not come at its own moment: when it comes instead and as which request, or why it never does."),
        .member(
          "log", .list(.written("writeStored", typeScript: "Kept")), from: "plan.log",
          "Rows of the log that are new or changed, each in place of the one with its id."),
        .member("withdrawn", .list(.string), from: "plan.withdrawn", "Ids of rows that go."),
        .member("device", .written("writeStored", typeScript: "Kept"), from: "plan.device", "What the device has to store now."),
        .member("later", .number, from: "plan.later", "How many more would come, for which the system has no room yet."),
        .when(
          "value.hasBadge", [Member("badge", .number, .orNull, from: "plan.badge", "The number on the icon; null when a fact is missing.")]),
        .member("notPlanned", .list(.object("NotPlanned")), .ifGiven, "With `\"trace\": true`: what does not come, and why."),
      ]),
  ]

  private static let type = Part.member("type", .name("notifications"), .ifGiven, "The notification.")
  private static let batch = Part.member("batch", .name("notification_batches"), .ifGiven, "What several became, in place of `type`.")
  private static let link = Part.member("link", .string, "The link that a tap opens.")
  private static let members = Part.member("members", .list(.object("NotificationMember")), .ifAny, "Those that became one.")
}
