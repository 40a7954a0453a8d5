extension SingleEditTests {
  /// Mistakes in where choices, devices and the log are stored, and in how many there may be.
  static let planning: [Edit] = [
    // What is stored where
    Edit("planner.yaml", "paused: pausedAll", "paused: pausdAll", "notif.field"),
    Edit("planner.yaml", "paused: pausedAll", "paused: updatedAt", "notif.field"),
    Edit("planner.yaml", "time_zone: timeZoneId", "time_zone: systemDialogShown", "notif.field"),
    Edit("planner.yaml", "reason: suppressedReason", "reason: channel", "notif.field"),
    Edit("planner.yaml", "record: NotificationPreferences", "record: NotificationPreference", "name.unknown"),
    Edit("planner.yaml", "record: NotificationPreferences", "record: PlanReminder", "notif.field"),
    Edit("planner.yaml", "record: NotificationEventLog", "record: NotificationDevice", "notif.field"),
    Edit("planner.yaml", "to: schedule.quietHours.end}", "to: schedule.quietHours.start}", "notif.shared-field"),
    Edit("planner.yaml", ", to: schedule.quietHours.end}", "}", "yaml.missing-key", at: "  quiet_hours"),
    Edit("planner.yaml", "device:\n", "devices:\n", "yaml.unknown-key"),
    Edit("planner.yaml", "  things:\n", "  thing:\n", "yaml.unknown-key"),
    Edit("planner.yaml", "    session: context.sessionId", "    sesion: context.sessionId", "notif.context-key"),
    Edit("planner.yaml", "    session: context.sessionId", "    session: context.flowID", "notif.field"),
    Edit(
      "planner.yaml", "    session: context.sessionId\n", "", "notif.context-key", at: "of: session", in: "notifications/practice.yaml"),
    Edit(
      "records/notifications.yaml", "    context.members:", "    context.member:", "notif.field", at: "  members: context.members",
      in: "planner.yaml"),
    Edit(
      "records/notifications.yaml", "scope: device", "scope: person", "schema.device-scope", at: "record: NotificationDevice",
      in: "planner.yaml"),
    Edit(
      "records/notifications.yaml", "or_null: true, if_absent: \"null\"}\n    categoryEnabled.billing",
      "if_absent: \"false\"}\n    categoryEnabled.billing", "notif.field", at: "switch: categoryEnabled.inbox",
      in: "notification_categories.yaml"),
    Edit(
      "records/notifications.yaml", "if_absent: settings.daily_reminder_time", "if_absent: \"19:00\"", "notif.field", at: "daily_reminder:",
      in: "planner.yaml"),
    Edit("records/notifications.yaml", "rate_limited]", "rate_limited, sleeping]", "notif.reason-unmapped"),
    Edit("records/notifications.yaml", "system_denied, paused_all", "system_denyed, paused_all", "notif.reason-unmapped"),
    Edit(
      "records/notifications.yaml", "sender_blocked, abuse", "abuse", "notif.reason-unmapped", at: "held_back",
      in: "notifications/inbox.yaml"),
    // What a line less means
    Edit("planner.yaml", "allowed_if: reminders_allowed\n", "", "notif.planner", at: "\npreferences:"),
    Edit("planner.yaml", "  daily_reminder: schedule.dailyReminderTime\n", "", "notif.planner", at: "\npreferences:"),
    Edit(
      "planner.yaml", "  paused: pausedAll\n", "", "notif.reason-unmapped", at: "one_of: [system_denied",
      in: "records/notifications.yaml"),
    Edit(
      "planner.yaml", "  snoozed_until: snoozeUntil\n", "", "rule.pointless-key", at: "  snooze", in: "notifications/maintenance.yaml"),
    Edit(
      "planner.yaml", "  daily_maximum: schedule.maxNotifsPerDay\n", "", "rule.pointless-key", at: "  soft_cap",
      in: "notifications/maintenance.yaml"),
    Edit(
      "planner.yaml", "  training_days: schedule.trainingDays\n", "", "rule.pointless-key", at: "  time_critical: false",
      in: "notifications/maintenance.yaml"),
    Edit(
      "planner.yaml", "  quiet_hours: {from: schedule.quietHours.start, to: schedule.quietHours.end}\n", "", "rule.pointless-key",
      at: "  despite_quiet_hours", in: "notifications/practice.yaml"),
    // What is asked of no single thing, and of no number
    Edit("planner.yaml", "allowed_if: reminders_allowed", "allowed_if: session_gone", "notif.unsupplied"),
    Edit("planner.yaml", "badge: badge.count", "badge: practice.streakAtRisk", "notif.number"),
    Edit("planner.yaml", "badge: badge.count", "badge: masteryPlan.timesPerWeek", "notif.unsupplied"),
    // How many
    Edit("planner.yaml", "reserved: {billing: billing_slots}", "reserved: {account_security: billing_slots}", "notif.room"),
    Edit("planner.yaml", "reserved: {billing: billing_slots}", "reserved: {billing: batch_window}", "setting.unit"),
    Edit("planner.yaml", "pending: pending_at_most", "pending: schedule_horizon", "setting.unit"),
    Edit("planner.yaml", "missed: missed_reminders", "missed: missed_reminder", "name.unknown"),
    Edit(
      "settings/notifications.yaml", "value: 1\n  at_most: notifications_a_day", "value: 10\n  at_most: notifications_a_day", "notif.room"),
    Edit("settings/notifications.yaml", "value: 4\n", "value: 14\n", "setting.order"),
    Edit("settings/notifications.yaml", "value: \"19:00\"", "value: \"23:00\"", "notif.reminder-in-quiet"),
    Edit("settings/notifications.yaml", "value: \"22:00\"", "value: \"12:00\"", "notif.reminder-in-quiet", at: "value: \"19:00\""),
  ]

  /// Mistakes in types, batches and categories, and in what they say.
  static let notices: [Edit] = [
    // Batches
    Edit("notification_batches.yaml", "opens: inbox\n", "opens: inbox_item\n", "notif.unsupplied"),
    Edit(
      "notification_batches.yaml", "says: notif.batch.plan_summary", "says: notif.N-PRACTICE-SCHEDULED.body", "notif.unsupplied",
      at: "{sessionName: session.name}", in: "copy/en/notifications.yaml"),
    Edit("notification_batches.yaml", "plan_summary:\n", "plan_summry:\n", "name.unknown"),
    Edit("notifications/maintenance.yaml", "batch: plan_summary", "batch: new_imports", "notif.batch-undefined"),
    Edit("notifications/maintenance.yaml", "batch: plan_summary", "batch: missed_reminders", "notif.batch-undefined"),
    Edit(
      "notifications/maintenance.yaml", "  batch: plan_summary\n", "", "notif.burst-collision", at: "N-MAINT-DUE-TODAY:"),
    Edit("notifications/practice.yaml", "overflow: plan_summary", "overflow: plan_sumary", "name.unknown"),
    Edit("notifications/practice.yaml", "overflow: plan_summary", "overflow: new_imports", "notif.cap-overflow"),
    Edit(
      "notifications/inbox.yaml", "  overflow: new_imports\n", "", "rule.unused", at: "\nnew_imports:", in: "notification_batches.yaml"),
    // Switches
    Edit(
      "notification_categories.yaml", "switch: categoryEnabled.practice", "switch: categoryEnabled.mastery", "notif.shared-field",
      at:
        "\nmastery:\n  about: Milestones and checkpoints of a plan. They mark progress and judge nothing.\n  label: notif.category.mastery\n  switch"
    ),
    Edit("notification_categories.yaml", "switch: categoryEnabled.practice", "switch: pausedAll", "notif.field"),
    Edit("notification_categories.yaml", "  always_in_app: true\n", "", "invariant.broken", at: "\naccount_security:"),
    Edit(
      "notifications/maintenance.yaml", "  switch: typeEnabled.N-MAINT-OVERDUE\n", "", "notif.unreachable-type",
      at: "on_by_default: false"),
    Edit(
      "notifications/maintenance.yaml", "switch: typeEnabled.N-MAINT-OVERDUE", "switch: categoryEnabled.maintenance", "notif.shared-field"),
    // Triggers
    Edit("notifications/maintenance.yaml", "at: daily_reminder", "at: its_time", "notif.trigger"),
    Edit("notifications/maintenance.yaml", "at: daily_reminder", "at: daily_reminder, before: 36h", "notif.lead-time-window"),
    Edit("notifications/practice.yaml", "limit: practice_credits, ", "", "notif.trigger"),
    Edit("notifications/practice.yaml", "limit: practice_credits", "limit: saved_flows", "notif.trigger"),
    Edit("notifications/practice.yaml", "before: 48h", "before: 30d", "notif.lead-time-window"),
    Edit("notifications/practice.yaml", "to: free\n", "to: [free, pro]\n", "notif.eligibility-capability"),
    Edit("notifications/billing.yaml", "to: trial", "to: pro", "notif.eligibility-capability"),
    // Reasons and exceptions
    Edit("notifications/practice.yaml", "{missing_data: session_gone}", "{missing_dta: session_gone}", "notif.reason-unmapped"),
    Edit("notifications/practice.yaml", "{missing_data: session_gone}", "{quiet_hours: session_gone}", "notif.reason-unmapped"),
    Edit("notifications/practice.yaml", "{missing_data: session_gone}", "{missing_data: mastery_plan_gone}", "notif.unsupplied"),
    Edit("notifications/practice.yaml", "{missing_data: session_gone}", "[session_gone]", "yaml.wrong-type"),
    Edit("notifications/practice.yaml", "despite_quiet_hours: session_may", "despite_quiet_hours: session_my", "name.unknown"),
    Edit("notifications/mastery.yaml", "each_per_week: masteryPlan.timesPerWeek", "each_per_week: masteryPlan.reminds", "notif.number"),
    Edit("notifications/mastery.yaml", "each_per_week: masteryPlan.timesPerWeek", "each_per_week: session.name", "notif.unsupplied"),
    // Ways
    Edit("notifications/inbox.yaml", "channels: [push, in_app]", "channels: push", "notif.push-only"),
    Edit("notifications/maintenance.yaml", "channels: local", "channels: push", "notif.push-only"),
    Edit(
      "notifications/billing.yaml", "  once: true\n", "", "notif.channel-dedupe", at: "channels: [local, push]"),
    // Words on a lock screen, and behind it
    Edit(
      "notifications/practice.yaml", "says: notif.N-PRACTICE-SCHEDULED.lockscreen", "says: notif.N-PRACTICE-SCHEDULED.body",
      "copy.lockscreen-safe", at: "{sessionName: session.name}", in: "copy/en/notifications.yaml"),
    Edit(
      "notifications/practice.yaml", "expanded: notif.N-PRACTICE-SCHEDULED.body", "expanded: notif.N-PRACTICE-SCHEDULED.lockscreen",
      "rule.pointless-key"),
    // Words that are never said: selling, Pro, reproach, promises, violence, fights, days; in every kind of text, in any case
    Edit("copy/en/notifications.yaml", "New gameplan received.", "New gameplan. UPGRADE to see it.", "invariant.broken"),
    Edit("copy/en/notifications.yaml", "\"You have new imports waiting\"", "\"Last chance: new imports\"", "invariant.broken"),
    Edit("copy/en/notifications.yaml", "\"You have new imports waiting\"", "\"Your free trial has new imports\"", "invariant.broken"),
    Edit("copy/en/notifications.yaml", "Review what to maintain next.\"\n  source", "Review with Pro.\"\n  source", "invariant.broken"),
    Edit("copy/en/notifications.yaml", "See what's next.", "You've skipped a few.", "invariant.broken"),
    Edit("copy/en/notifications.yaml", "See what's due.", "No more excuses.", "invariant.broken"),
    Edit("copy/en/notifications.yaml", "Time to practice: {sessionName}.", "{sessionName}: Injury-free.", "invariant.broken"),
    Edit("copy/en/notifications.yaml", "One quick set is enough.", "Results are guaranteed.", "invariant.broken"),
    Edit("copy/en/notifications.yaml", "{senderName} sent {flowName}.", "{senderName} fights {flowName}.", "invariant.broken"),
    Edit("copy/en/notifications.yaml", "Let's prioritize your top paths.", "Let's crush them.", "invariant.broken"),
    Edit("copy/en/notifications.yaml", "Maintenance due: {count}", "Maintenance due today: {count}", "invariant.broken"),
    Edit("copy/en/notifications.yaml", "A few training reminders are waiting.", "Lazy? A few reminders are waiting.", "invariant.broken"),
    Edit(
      "copy/en/notifications.yaml", "\"You have new imports waiting\"",
      "\"You have new imports waiting, and there may be quite a lot more of them than you would ever think of\"", "invariant.broken"),
    Edit(
      "invariants/notifications.yaml", "except: [notif.N-BILLING-TRIAL-END.body, ", "except: [notif.missed.label, ", "name.unknown"),
  ]
}
