extension SingleEditTests {
  /// Mistakes in notifications, links, routes, the ladder, errors, words and what a server may set.
  static let families: [Edit] = [
    // Notifications
    Edit("notifications/maintenance.yaml", "opens: maintenance_due_today", "opens: maintenance_due", "name.unknown"),
    Edit("notifications/maintenance.yaml", "category: maintenance", "category: maintenence", "name.unknown"),
    Edit("notifications/maintenance.yaml", "at_most: 1/day", "at_most: 11/day", "notif.cap-exceeds-global"),
    Edit("notifications/maintenance.yaml", "at_most: 1/day", "at_most: 1 a day", "units.unknown"),
    Edit("notifications/maintenance.yaml", "at: daily_reminder, if: maintenance_is_due", "if: maintenance_is_due", "yaml.missing-key"),
    Edit("notifications/practice.yaml", "at: its_time, of: session", "at: its_time, of: import", "notif.unsupplied"),
    Edit("copy/en/notifications.yaml", "{planName: masteryPlan.name}", "{planName: session.name}", "notif.unsupplied"),
    Edit(
      "copy/en/notifications.yaml", "Keep your reactions sharp.",
      "Keep your reactions sharp, and do not forget to breathe, to smile and to come back.", "invariant.broken"),
    Edit("copy/en/notifications.yaml", "Keep your reactions sharp.", "Do not be lazy.", "invariant.broken"),
    Edit("planner.yaml", "burst: burst_window", "burst: pending_at_most", "setting.unit"),
    Edit("planner.yaml", "at_most: notifications_a_day", "at_most: notification_a_day", "name.unknown"),
    // Links and screens
    Edit("deep_links.yaml", "opens: practice/setup", "opens: practice/setups", "name.unknown"),
    Edit("deep_links.yaml", "  when_gone: practice\n", "", "deeplink.fallbacks", at: "practice_session:"),
    Edit(
      "deep_links.yaml", "{filter: {always: overdue}}", "{filter: {always: dueToday}}", "deeplink.ambiguous",
      at:
        "path: maintenance\n  parameters: {filter: {always: dueToday}}\n  opens: maintenance\n  source: CH27 §7.2\n  assumes: C-82\nmaintenance_overdue:\n  about: What is overdue.\n  path: maintenance"
    ),
    Edit("deep_links.yaml", "{id: {id_of: session}}", "{id: {id_off: session}}", "yaml.unknown-key"),
    Edit("router.yaml", "on_error: auth/welcome\n", "", "yaml.missing-key", at: "scheme"),
    Edit("router.yaml", "to: auth/reauth", "too: auth/reauth", "yaml.unknown-key"),
    Edit("router.yaml", "if: guest, to: auth/welcome", "if: session_expired, to: auth/welcome", "table.dead-row"),
    Edit("router.yaml", "if: guest, to: auth/welcome", "if: gust, to: auth/welcome", "name.unknown"),
    Edit("router.yaml", "when_unknown: home", "when_unknown: hom", "name.unknown"),
    // Screens, moments and what is stored
    Edit("routes/accounts.yaml", "buttons: [continue_with_apple, ", "buttons: [continue_with_aple, ", "name.unknown"),
    Edit("buttons/accounts.yaml", "enabled_if: network_reachable", "enabled_if: network_reachabel", "name.unknown"),
    Edit("actions/sharing.yaml", "returns_to: share/view", "returns_to: share/vew", "name.unknown"),
    Edit("actions/sharing.yaml", "with: share.id", "with: share.ids", "name.unknown"),
    Edit("tables/accounts.yaml", "answers_are: routes", "answers_are: route", "table.answers-are"),
    Edit("moments.yaml", "goes_where: launch", "goes_where: lunch", "name.unknown"),
    Edit("moments.yaml", "{task: pull_changes, if: network_reachable}", "{task: pull_change, if: network_reachable}", "name.unknown"),
    Edit("moments.yaml", "answer: ask_first", "answer: ask_frist", "moment.incomplete"),
    Edit("moments.yaml", "settles: device", "settles: devices", "value.unknown-choice"),
    Edit("providers.yaml", "address: needed", "address: need", "value.unknown-choice"),
    Edit("data_types.yaml", "lives_in: cloud", "lives_in: clod", "value.unknown-choice"),
    Edit(
      "data_types.yaml", "travels: {flow_share: [flow, node, edge]}", "travels: {flow_share: [flow, nod, edge]}", "data-type.unassigned"),
    Edit("data_types.yaml", "counted_by: saved_flows", "counted_by: saved_flow", "name.unknown"),
    Edit(
      "data_types.yaml", "logged_out: {from: device, if: local_data_goes}", "loged_out: {from: device, if: local_data_goes}", "name.unknown"
    ),
    Edit("invariants/guest.yaml", "from: auth/conversion", "from: auth/conversions", "name.unknown"),
    // Ladder
    Edit("ladder/sharing.yaml", "L3: {at: {free: 15, pro: 75}", "L3: {at: {free: 9, pro: 75}", "ladder.threshold-order"),
    Edit("ladder/sharing.yaml", "L3: {at: {free: 15, pro: 75}", "L3: {at: {free: 76, pro: 75}", "ladder.threshold-order"),
    Edit("ladder/sharing.yaml", "block: 30m", "block: 30h", "ladder.duration-range"),
    Edit("ladder/sharing.yaml", "block: 30m", "pause: 30m", "ladder.duration-range"),
    Edit("ladder/sharing.yaml", "after: {level: L4,", "after: {level: L5,", "ladder.climb"),
    Edit("ladder/sharing.yaml", "      until_released: true\n", "", "ladder.audit", at: "    L5:"),
    Edit("ladder/sharing.yaml", "signals: [implausible_rate, ", "signals: [implausible_rates, ", "name.unknown"),
    Edit("ladder_levels.yaml", "  audit: true\n", "", "ladder.audit", at: "\nL5:"),
    Edit("ladder_levels.yaml", "lasts: [15m, 60m]", "lasts: [60m, 15m]", "ladder.duration-range"),
    // Errors
    Edit("errors/dictionary.yaml", "  shown_on: fallback_screen", "  shown_on: toast", "error.surface-severity"),
    Edit("errors/dictionary.yaml", "  buttons: [try_again, go_back]\n", "", "error.surface-buttons", at: "ERR-003:"),
    Edit(
      "errors/dictionary.yaml", "  buttons: [upgrade_to_pro, manage_flows]\n", "  buttons: []\n", "error.missing-primary", at: "ERR-030:"),
    // What a server may set
    Edit("remote/limits.yaml", "limits/practice_credits/plans/free:", "limits/practice_credit/plans/free:", "remote.unknown-path"),
    Edit("remote/limits.yaml", "limits/practice_credits/plans/free:", "limits/saved_flows/plans/free:", "lock.remote-overridable"),
    Edit("remote/limits.yaml", "range: [3, 10]", "range: [4, 10]", "remote.out-of-range"),
    Edit("remote/limits.yaml", "range: [3, 10]", "range: [3, 10m]", "remote.out-of-range"),
    Edit(
      "remote/switches.yaml", "notifications/N-MAINT-OVERDUE/switched_on:", "notifications/N-MAINT-OVERDU/switched_on:",
      "remote.unknown-path"),
    // What travels, what no longer fits, and what limits say
    Edit("payloads.yaml", "marker: {type: upload, shared: false}", "marker: {type: upload, shared: true}", "lock.changed"),
    Edit("payloads.yaml", "travels: [url, title]", "travels: [title]", "lock.changed"),
    Edit(
      "payloads.yaml", "      travels: [move]\n      locked: LK-12\n", "      travels: [move]\n", "lock.unlock-without-record",
      at: "holds: payloads/flow_share/parts/default_move/travels", in: "locks.yaml"),
    Edit("payloads.yaml", "if: notes_go_along", "if: notes_go", "name.unknown"),
    Edit("payloads.yaml", "tells_sender: share.uploads_disclosure", "tells_sender: share.uploads_disclosur", "name.unknown"),
    Edit("payloads.yaml", "travels: [title, style]", "travel: [title, style]", "yaml.unknown-key"),
    Edit("downgrade.yaml", "  keeps: most_recently_created\n", "", "downgrade.order", at: "inbox_items:"),
    Edit("limits.yaml", "    counted: limit.saved_flows.counted\n", "", "limit.missing-part", at: "saved_flows:"),
    Edit("limits.yaml", "shows: largest_uploads", "shows: trial_length", "limit.meter"),
    Edit("plans.yaml", "if: plan_may_less", "if: plan_may_les", "name.unknown"),
    // Tables, records, signals and settings
    Edit("tables/notifications.yaml", "then: suggest_switching_off", "then: suggest", "table.answer"),
    Edit("tables/notifications.yaml", "on_error: nothing", "on_error: nothin", "table.answer"),
    Edit("records/notifications.yaml", "if_absent: settings.daily_maximum", "if_absent: settings.daily_max", "record.default"),
    Edit("records/notifications.yaml", "if_absent: unknown", "if_absent: unkown", "record.default"),
    Edit("signals.yaml", "weight: 40%", "weight: 400%", "units.unknown"),
    Edit("notifications/practice.yaml", "before: 48h", "before: 48", "units.unknown"),
    Edit("notifications/practice.yaml", ", of: session", "", "notif.unsupplied", at: "fires: {at: its_time"),
    Edit("notifications/practice.yaml", "batch: plan_summary", "batch: plan_sumary", "name.unknown"),
    Edit("notifications/maintenance.yaml", "to: [free, pro]", "to: [guest, free, pro]", "invariant.broken"),
    Edit("notifications/maintenance.yaml", "to: [free, pro]", "to: [free, trial, pro]", "notif.eligibility-derived"),
    Edit(
      "settings/notifications.yaml", "value: \"19:00\"", "value: 7d", "record.default", at: "if_absent: settings.daily_reminder_time",
      in: "records/notifications.yaml"),
    Edit("copy/en/limits.yaml", "as: days", "as: bytes", "copy.variable-format"),
    Edit("remote/switches.yaml", "switch: true", "switch: false", "remote.out-of-range"),
    Edit(
      "invariants/notifications.yaml", "said_by: [notifications, notification_batches], shorter", "said_by: [notification], shorter",
      "invariant.broken"),
    // Limits
    Edit("limits.yaml", "free: 10, pro: 200", "free: 300, pro: 200", "lock.changed"),
    Edit("limits.yaml", "free: 10, pro: 50", "free: 60, pro: 50", "plan.cap-monotone"),
    // Promises
    Edit("facts/notifications.yaml", "personal: true", "personal: 1", "yaml.wrong-type"),
  ]
}
