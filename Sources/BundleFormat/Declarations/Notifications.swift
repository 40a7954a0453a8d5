extension Format {
  static let notifications = Family(
    "Notifications",
    choices: [
      Choice(
        "MomentKind", "When a notification is delivered.",
        [
          .init("daily_reminder", "At the daily reminder time."), .init("its_time", "At the time of its subject."),
          .init("limit_reset", "When the count of a limit resets."), .init("at_once", "Immediately."),
        ]),
      Choice(
        "SummaryMomentKind", "When the daily summary is delivered.",
        [
          .init("daily_reminder", "At the next daily reminder time."),
          .init("quiet_hours_end", "At the next end of quiet hours, or at the next daily reminder time for users without quiet hours."),
        ]),
      Choice(
        "ChannelKind", "How a notification is delivered.",
        [
          .init("local", "A notification that the device schedules."), .init("push", "A push message from the server."),
          .init("in_app", "A row or a card in the app."),
        ]),
    ],
    sections: [
      Section(
        46, "notification_categories", row: "NotificationCategory",
        about: "The categories that users switch on and off.",
        [
          .text("name"),
          .row("label", of: "copy", about: "The label of the switch."),
          .flag("on_by_default", about: "Whether the category is on for users who have not chosen."),
          .flag("always_in_app", about: "Whether its notifications appear inside the app while the category is off."),
          .optionalRow(
            "switch", of: "record_fields", as: "stored",
            about: "The field of the stored preferences with the choice of the user; none if users cannot choose."),
          .flag("goes_first", about: "Whether its notifications precede those of other categories for a time slot and the daily maximum."),
          .optionalRow(
            "summary_opens", of: "deep_links",
            about: "The link that a batch of only this category opens; none for the link of the batch."),
        ]),
      Section(
        47, "notifications", row: "Notification",
        about: "The notification types.",
        [
          .text("name"),
          .row("category", of: "notification_categories"),
          .flag("switched_on", about: "Whether the notification is sent. A server can turn it off."),
          .choice("at", "MomentKind", about: "The moment that the notification is about."),
          .integer("before", about: "How long before the moment it is delivered, in seconds, from 0 to 31,622,400."),
          .text("of", about: "The type of thing that it is about; empty if it is about no single thing."),
          .optionalRow("limit", of: "limits", about: "The limit that resets, for `limit_reset`; none for other moments."),
          .rows("if", of: "notification_conditions", as: "conditions", about: "The conditions of delivery; all must hold."),
          .rows("to", of: "notification_plans", about: "The plans that receive it."),
          .rows("channels", of: "notification_channels", about: "The delivery channels, the preferred one first."),
          .flag("on_by_default", about: "Whether it is on for users who have not chosen."),
          .rows("at_most", of: "notification_rates", about: "The maximum number in each period; all apply."),
          .flag("once", about: "Whether there is at most one notification for each thing that it is about."),
          .flag("time_critical", about: "Whether it would be wrong on any other day."),
          .flag("soft_cap", about: "Whether it counts toward the daily maximum that the user chose."),
          .flag("snooze", about: "Whether it is deferred while the user snoozes notifications."),
          .optionalRow(
            "batch", of: "notification_batches",
            about: "Combines it with other notifications that are close in time; none if it is always alone."),
          .optionalRow(
            "overflow", of: "notification_batches",
            about: "Includes it if it has no room of its own; none if it is then suppressed."),
          .row("opens", of: "deep_links", about: "The link that a tap opens."),
          .row("says", of: "copy", about: "The text on a lock screen."),
          .optionalRow("expanded", of: "copy", about: "The text when previews are on; none for the same text."),
          .optionalRow(
            "switch", of: "record_fields", as: "stored",
            about: "The field of the stored preferences with the choice of the user; null or missing is `on_by_default`."),
          .optionalRow("despite_quiet_hours", of: "programs", about: "Whether quiet hours do not defer it; none if they always do."),
          .optionalRow(
            "each_per_week", of: "facts",
            about: "The fact with the weekly maximum for each thing that it is about; none or null for no maximum."),
          .rows("held_back", of: "notification_reasons", about: "The reasons to suppress it, each with its condition."),
          .optionalRow(
            "withdrawn_only_if", of: "programs",
            about: "Whether its conditions are reliable. Otherwise, they withdraw nothing; none if they always are."),
        ]),
      Section(
        69, "notification_batches", row: "NotificationBatch",
        about: "A notification that combines several.",
        [
          .text("name"),
          .row("says", of: "copy", about: "The text that replaces those of the combined notifications."),
          .row("opens", of: "deep_links", about: "The link that a tap opens."),
          .flag("daily", about: "Whether the batch is delivered once a day, for notifications that had no room of their own."),
          .choice("comes", "SummaryMomentKind", about: "When a daily batch is delivered."),
        ]),
      Section(
        70, "notification_plans", row: "NotificationPlan",
        about: "A plan in the list of a notification type.",
        [
          .row("plan", of: "plans")
        ]),
      Section(
        71, "notification_conditions", row: "NotificationCondition",
        about: "A condition in the list of a notification type.",
        [
          .row("condition", of: "conditions")
        ]),
      Section(
        72, "notification_channels", row: "NotificationChannel",
        about: "A channel in the list of a notification type.",
        [
          .choice("channel", "ChannelKind")
        ]),
      Section(
        73, "notification_rates", row: "NotificationRate",
        about: "A maximum rate of a notification type.",
        [
          .number("times", about: "The maximum number in the period."),
          .choice("per", "PeriodKind", about: "The calendar period."),
        ]),
      Section(
        74, "notification_reasons", row: "NotificationReason",
        about: "A reason to suppress a notification.",
        [
          .text("reason", about: "The value of the reason in the log."),
          .row("if", of: "programs", as: "condition", about: "Whether the notification is suppressed."),
        ]),
      Section(
        75, "planner", row: "Planner",
        about: "How notifications are planned: one row, or no row if there are none.",
        [
          .row("preferences", of: "records", about: "The record with the preferences of the user."),
          .optionalRow(
            "paused", of: "record_fields",
            about: "The field that states whether all notifications are paused; none without such a field."),
          .optionalRow("snoozed_until", of: "record_fields", about: "The field with the end of the snooze; none without such a field."),
          .optionalRow(
            "daily_reminder", of: "record_fields",
            about: "The field with the time of the daily reminders; none without such a field."),
          .optionalRow("quiet_from", of: "record_fields", about: "The field with the start of quiet hours; none without quiet hours."),
          .optionalRow("quiet_to", of: "record_fields", about: "The field with the end of quiet hours; none without quiet hours."),
          .optionalRow(
            "training_days", of: "record_fields",
            about: "The field with the preferred days for reminders, `Mon` to `Sun`; none without such a field."),
          .optionalRow(
            "daily_maximum", of: "record_fields",
            about: "The field with the daily maximum that the user chose; none without such a field."),
          .row("device", of: "records", about: "The record with the state of a device."),
          .optionalRow("device_id", of: "record_fields", about: "The field with the id of the device; none without such a field."),
          .row("device_time_zone", of: "record_fields", about: "The field with the time zone of the pending notifications."),
          .row("device_pending", of: "record_fields", about: "The field with the ids of the notifications that are pending in the system."),
          .row("log", of: "records", about: "The record of a log row."),
          .row("log_id", of: "record_fields", about: "The field with the id of the row."),
          .row("log_type", of: "record_fields", about: "The field with the name of the notification type or of the batch."),
          .row("log_channel", of: "record_fields", about: "The field with the delivery channel."),
          .row("log_planned_for", of: "record_fields", about: "The field with the planned time."),
          .row("log_sent", of: "record_fields", about: "The field with the time of delivery."),
          .row(
            "log_reason", of: "record_fields",
            about: "The field with the reason of the suppression. Its values are in order of precedence."),
          .row("log_members", of: "record_fields", about: "The field with the notifications that were combined."),
          .optionalRow(
            "log_device", of: "record_fields",
            about: "The field with the device that planned the notification; none without such a field."),
          .rows("log_things", of: "planner_things", about: "For each type of thing, the field with its id."),
          .row("allowed_if", of: "programs", about: "Whether the system allows notifications."),
          .optionalRow("badge", of: "facts", about: "The fact with the number on the app icon; none without a badge."),
          .optionalRow(
            "missed", of: "notification_batches",
            about: "The batch for several undelivered notifications, shown on the next launch; none without one."),
          .rows("at_most", of: "planner_rates", about: "The maximum rates of all notifications together."),
          .rows("reserved", of: "planner_reserved", about: "The parts of the maximum that are reserved for categories."),
          .optionalRow(
            "burst", of: "settings",
            about: "The setting with the period in which at most one notification is delivered; none for no such period."),
          .optionalRow(
            "batch", of: "settings",
            about: "The setting with the period in which notifications of a batch are combined; none for no such period."),
          .optionalRow(
            "pending", of: "settings",
            about: "The setting with the maximum number of pending notifications in the system; none for no maximum."),
          .optionalRow(
            "horizon", of: "settings",
            about: "The setting for how far ahead to plan if all notifications would exceed `pending`; none for no bound."),
          .optionalRow(
            "log_moment", of: "record_fields",
            about: "The field with the time of the thing, as known when the row was planned; none without such a field."),
          .rows("snoozes", of: "planner_snoozes", about: "The snoozes that the user can choose from, in order."),
        ]),
      Section(
        76, "planner_rates", row: "PlannerRate",
        about: "A maximum rate of all notifications together.",
        [
          .row("setting", of: "settings", about: "The setting with the rate.")
        ]),
      Section(
        77, "planner_reserved", row: "PlannerReserved",
        about: "A part of the maximum that is reserved for a category.",
        [
          .row("category", of: "notification_categories"),
          .row("setting", of: "settings", about: "The setting with the number."),
        ]),
      Section(
        78, "planner_things", row: "PlannerThing",
        about: "Where the log stores the id of a thing.",
        [
          .text("thing", about: "The type of the thing, as in `notifications.of`."),
          .row("field", of: "record_fields", about: "The field with the id."),
        ]),
      Section(
        126, "planner_snoozes", row: "PlannerSnooze",
        about: "A snooze that the user can choose.",
        [
          .row("says", of: "copy", about: "The label of the choice."),
          .row("after", of: "settings", about: "The setting with the length of the snooze."),
          .flag("at_reminder", about: "Whether the snooze lasts whole days and ends at the daily reminder time of the last day."),
        ]),
    ])
}
