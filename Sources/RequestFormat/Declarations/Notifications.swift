// Requests about notifications.
extension Requests {
  static let notificationQuestions: [Question] = [
    Question(
      "notifications", "Which notifications should be pending?", traced: true,
      keys: [
        Key(
          "zone", .read("GivenZone", typeScript: "string | {name: string; offset: number; changes: [number, number][]}"),
          "The time zone of the device: a name that the host knows, or the data of the zone, with instants in seconds since 1970."),
        Key("preferences", .kept("Kept"), .optional, "The stored preferences of the user."),
        Key("device", .kept("Kept"), .optional, "The stored record of the device."),
        Key(
          "log", .list(.kept("Kept")), .optional,
          "The rows from earlier plans. A newer row replaces the row with the same id."),
        Key(
          "days", .list(.item("NotificationDay")), .optional,
          "Other days with known facts. Reminders of a day are planned for today and for these days."),
        Key("things", .list(.item("NotificationSubject")), .optional, as: "subjects", "Everything that a notification can be about now."),
        Key(
          "channels", .list(.word("Channel")), .optional,
          "How the caller can deliver. The default is `[\"local\", \"in_app\"]`, for a device. A server passes `[\"push\"]`."),
        Key("now", .time, .optional, "The time, for rules without a fact `now`."),
      ], answer: "NotificationsAnswer", scenario: .plain)
  ]

  static let notificationItems: [Item] = [
    Item(
      "NotificationDay",
      [
        Key("day", .day, "The day: \"2026-03-03\"."),
        Key("facts", .facts, .expected, "The facts that differ from those of today."),
      ]),
    Item(
      "NotificationSubject",
      [
        Key("of", .string, "The kind of the thing, as the rules name it: \"session\"."),
        Key("id", .read("LinkID", typeScript: "string"), "Its id."),
        Key(
          "at", .read("PlannerTime", typeScript: "string"), .optional,
          "Its time: a wall clock time (`2026-03-03T18:00`), a day (`2026-03-03`, at the reminder time) or an instant."),
        Key("facts", .facts, .optional, "The facts about this thing."),
      ]),
  ]

  static let notificationWords: [Words] = [
    .of("HeldBackNotification.DropReason", ["suppressed", "no_room", "untrue_then"]),
    .of("UnplannedNotification.Reason", ["plan", "condition", "undecided", "delivered", "past", "repeated", "switched_off", "held_back"]),
  ]

  static let notificationObjects: [Object] = [
    .part(
      "PlannedNotification", of: "PlannedNotification", "A planned notification.",
      [
        .member("id", .string, "Its id, which is the same in every plan."), type, batch,
        .member("channel", .word("Channel"), "How it is delivered."), .member("at", .seconds, "When it is delivered."),
        .member("local", .wall, from: "wall", "The wall clock time then."),
        .member("now", .flag, .ifTrue, from: "isNow", "It is delivered at once."),
        .member("copy", .object("Copy"), "The copy for a lock screen."),
        .member("expanded", .object("Copy"), .ifGiven, "The copy to show if previews are on."), link, members,
        .member(
          "waited",
          .members([
            Member("reason", .spelled("reasonName"), "The reason in the log."), Member("since", .seconds, "When it was due."),
          ]), .ifGiven, from: "delay", "Why it is delivered late."),
      ]),
    .part(
      "InAppNotification", of: "InAppNotification", "A notification that the app shows inside the app.",
      [.member("id", .string, "Its id."), type, batch, .member("copy", .object("Copy"), "Its copy."), link, members]),
    .part(
      "NotificationMember", of: "PlannedNotification.Member", "A notification in a batch.",
      [.member("type", .name("notifications"), "The notification."), .member("id", .string, "The id that it has outside a batch.")]),
    .part(
      "HeldBackNotification", of: "HeldBackAnswer", "A notification that is not delivered at its own time.",
      [
        .member("id", .string, from: "held.id", "The id that it has outside a batch."),
        .member("type", .name("notifications"), from: "held.type", "The notification."),
        .member("about", .string, .ifGiven, "The thing that it is about."), .member("day", .day, from: "held.day", "Its day."),
        .member("reason", .spelled("reasonName"), from: "held.reason", "The reason in the log."),
        .member("comes", .seconds, .ifGiven, "When it is delivered instead."),
        .member("as", .string, .ifGiven, from: "request", "The id of the request that delivers it."),
        .member("never", .word("HeldBackNotification.DropReason"), .ifGiven, "Why it is never delivered."),
        .member("inApp", .flag, .ifTrue, from: "held.isInApp", "The app shows it as a card."),
      ]),
    .part(
      "SnoozeChoice", of: "SnoozeChoice", "A snooze that the user can choose.",
      [
        .member("copy", .object("Copy"), "Its label."), .member("until", .seconds, from: "until.seconds", "When it ends if it starts now."),
        .member("local", .wall, from: "wall", "The wall clock time then."),
      ]),
    .part(
      "UnplannedNotification", of: "UnplannedNotificationAnswer", "A notification that is not planned, and why.",
      [
        .member("type", .name("notifications"), from: "unplanned.type", "The notification."),
        .member("about", .string, .ifGiven, "The thing that it is about."), .member("day", .day, from: "unplanned.day", "Its day."),
        .member("why", .word("UnplannedNotification.Reason"), from: "unplanned.reason", "Why it is not planned."),
        .member("condition", .name("conditions"), .ifGiven, "The condition that does not hold, or is undecided."),
        .member("undecided", .object("Undecided"), .ifGiven, "Why the condition is undecided."),
        .member("reason", .spelled("reasonName"), .ifGiven, "The reason in the log."),
      ]),
    Object(
      "NotificationsAnswer", of: "NotificationsAnswer",
      [
        .member("zone", .string, from: "plan.zone.name", "The time zone of the plan."),
        .member(
          "requests", .list(.object("PlannedNotification")), from: "plan.requests",
          "All notifications that should be pending, soonest first."),
        .member("cancel", .list(.string), from: "plan.canceledIDs", "The ids in `device.pendingRequests` to cancel."),
        .member(
          "inApp", .list(.object("InAppNotification")), from: "plan.inApp", "The notifications that the app shows inside the app now."),
        .member(
          "heldBack", .list(.object("HeldBackNotification")),
          "The notifications that are not delivered at their own time: when and by which request they are delivered, or why they never are."
        ),
        .member(
          "log", .list(.written("writeStored", typeScript: "Kept")), from: "plan.log",
          "New and changed rows of the log. Each replaces the row with the same id."),
        .member("withdrawn", .list(.string), from: "plan.withdrawnIDs", "The ids of the rows to delete."),
        .member("device", .written("writeStored", typeScript: "Kept"), from: "plan.device", "The record that the device stores."),
        .member("later", .number, from: "plan.deferredCount", "How many more notifications wait until the system has room for them."),
        .when(
          "value.hasBadge",
          [Member("badge", .number, .orNull, from: "plan.badge", "The number on the app icon; null if a fact is missing.")]),
        .member(
          "snoozes", .list(.object("SnoozeChoice")), .ifAny, from: "plan.snoozes",
          "The snoozes that the user can choose from now. Store the end of the chosen one in the preferences, and ask again."),
        .member(
          "notPlanned", .list(.object("UnplannedNotification")), .ifGiven,
          "With `\"trace\": true`: the notifications that are not planned, and why."),
      ]),
  ]

  private static let type = Part.member("type", .name("notifications"), .ifGiven, "The notification.")
  private static let batch = Part.member("batch", .name("notification_batches"), .ifGiven, "The batch, in place of `type`.")
  private static let link = Part.member("link", .string, "The link that a tap opens.")
  private static let members = Part.member("members", .list(.object("NotificationMember")), .ifAny, "The notifications in the batch.")
}
