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
        [
          .text("name"), .row("label", of: "copy"), .flag("on_by_default"), .flag("always_in_app"),
          .optionalRow("switch", of: "record_fields", as: "stored"), .flag("goes_first"), .optionalRow("summary_opens", of: "deep_links"),
        ]),
      Section(
        47, "notifications", row: "Notification",
        [
          .text("name"), .row("category", of: "notification_categories"), .flag("switched_on"), .choice("at", "MomentKind"),
          .integer("before"), .text("of"), .optionalRow("limit", of: "limits"),
          .rows("if", of: "notification_conditions", as: "conditions"), .rows("to", of: "notification_plans"),
          .rows("channels", of: "notification_channels"), .flag("on_by_default"), .rows("at_most", of: "notification_rates"), .flag("once"),
          .flag("time_critical"), .flag("soft_cap"), .flag("snooze"), .optionalRow("batch", of: "notification_batches"),
          .optionalRow("overflow", of: "notification_batches"), .row("opens", of: "deep_links"), .row("says", of: "copy"),
          .optionalRow("expanded", of: "copy"), .optionalRow("switch", of: "record_fields", as: "stored"),
          .optionalRow("despite_quiet_hours", of: "programs"), .optionalRow("each_per_week", of: "facts"),
          .rows("held_back", of: "notification_reasons"), .optionalRow("withdrawn_only_if", of: "programs"),
        ]),
      Section(
        69, "notification_batches", row: "NotificationBatch",
        [.text("name"), .row("says", of: "copy"), .row("opens", of: "deep_links"), .flag("daily"), .choice("comes", "SummaryMomentKind")]),
      Section(
        70, "notification_plans", row: "NotificationPlan",
        [.row("plan", of: "plans")]),
      Section(
        71, "notification_conditions", row: "NotificationCondition",
        [.row("condition", of: "conditions")]),
      Section(
        72, "notification_channels", row: "NotificationChannel",
        [.choice("channel", "ChannelKind")]),
      Section(
        73, "notification_rates", row: "NotificationRate",
        [.number("times"), .choice("per", "PeriodKind")]),
      Section(
        74, "notification_reasons", row: "NotificationReason",
        [.text("reason"), .row("if", of: "programs", as: "condition")]),
      Section(
        75, "planner", row: "Planner",
        [
          .row("preferences", of: "records"), .optionalRow("paused", of: "record_fields"),
          .optionalRow("snoozed_until", of: "record_fields"), .optionalRow("daily_reminder", of: "record_fields"),
          .optionalRow("quiet_from", of: "record_fields"), .optionalRow("quiet_to", of: "record_fields"),
          .optionalRow("training_days", of: "record_fields"), .optionalRow("daily_maximum", of: "record_fields"),
          .row("device", of: "records"), .optionalRow("device_id", of: "record_fields"), .row("device_time_zone", of: "record_fields"),
          .row("device_pending", of: "record_fields"), .row("log", of: "records"), .row("log_id", of: "record_fields"),
          .row("log_type", of: "record_fields"), .row("log_channel", of: "record_fields"), .row("log_planned_for", of: "record_fields"),
          .row("log_sent", of: "record_fields"), .row("log_reason", of: "record_fields"), .row("log_members", of: "record_fields"),
          .optionalRow("log_device", of: "record_fields"), .rows("log_things", of: "planner_things"), .row("allowed_if", of: "programs"),
          .optionalRow("badge", of: "facts"), .optionalRow("missed", of: "notification_batches"), .rows("at_most", of: "planner_rates"),
          .rows("reserved", of: "planner_reserved"), .optionalRow("burst", of: "settings"), .optionalRow("batch", of: "settings"),
          .optionalRow("pending", of: "settings"), .optionalRow("horizon", of: "settings"), .optionalRow("log_moment", of: "record_fields"),
          .rows("snoozes", of: "planner_snoozes"),
        ]),
      Section(
        76, "planner_rates", row: "PlannerRate",
        [.row("setting", of: "settings")]),
      Section(
        77, "planner_reserved", row: "PlannerReserved",
        [.row("category", of: "notification_categories"), .row("setting", of: "settings")]),
      Section(
        78, "planner_things", row: "PlannerThing",
        [.text("thing"), .row("field", of: "record_fields")]),
      Section(
        126, "planner_snoozes", row: "PlannerSnooze",
        [.row("says", of: "copy"), .row("after", of: "settings"), .flag("at_reminder")]),
    ])
}
