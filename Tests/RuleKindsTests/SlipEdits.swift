extension SingleEditTests {
  /// Slips that used to pass, or to be told in many messages or with the wrong words: units, lists, quotes, ranges, rows and names.
  static let slips: [Edit] = [
    // Durations and sizes in sentences
    Edit("settings/entitlements.yaml", "value: 7d", "value: 7h", "copy.uneven-days"),
    Edit("settings/entitlements.yaml", "value: 7d", "value: 36h", "copy.uneven-days"),
    Edit("settings/entitlements.yaml", "value: 7d", "value: 0d", "copy.uneven-days"),
    Edit("settings/entitlements.yaml", "value: 7d", "value: 7", "copy.uneven-days"),
    Edit("copy/en/limits.yaml", "{value: settings.trial_length, as: days}", "settings.trial_length", "copy.variable-format"),
    Edit("copy/en/limits.yaml", "{value: settings.trial_length, as: days}", "auth.signedIn", "copy.variable-format"),
    Edit("copy/en/limits.yaml", "{value: settings.trial_length, as: days}", "now", "copy.variable-format"),
    Edit("copy/en/limits.yaml", "{value: settings.trial_length, as: days}", "limits.media_bytes", "copy.variable-format"),
    Edit(
      "copy/en/limits.yaml", "{value: settings.trial_length, as: days}", "{value: limits.media_bytes, as: plain}", "copy.variable-format"),
    Edit(
      "copy/en/limits.yaml", "{value: settings.trial_length, as: days}", "{value: limits.saved_flows, as: bytes}", "copy.variable-format"),
    // What YAML reads otherwise
    Edit("limits.yaml", "free: 3, pro: none", "free:3, pro: none", "yaml.syntax"),
    Edit("limits.yaml", "free: 3, pro: none", "free: 3 pro: none", "yaml.syntax"),
    Edit("limits.yaml", "free: 2, pro", "free: 2,000, pro", "yaml.ambiguous-scalar"),
    Edit("limits.yaml", "free: 2, pro", "free: 2,000,000, pro", "yaml.ambiguous-scalar"),
    Edit("limits.yaml", "free: 2, pro", "free: ~, pro", "yaml.ambiguous-scalar"),
    Edit("notifications/maintenance.yaml", "time_critical: false", "time_critical: yes", "yaml.ambiguous-scalar"),
    Edit("notifications/maintenance.yaml", "time_critical: false", "time_critical: \"false\"", "yaml.wrong-type"),
    Edit("errors/dictionary.yaml", "severity: S3", "severity: S5", "name.unknown"),
    // Sentences
    Edit("copy/en/gates.yaml", "text: \"Manage flows\"", "text: Manage flows #1 and on", "text.quoting"),
    Edit("copy/en/gates.yaml", "text: \"Manage flows\"", "text: \u{201C}Manage flows\u{201D}", "text.quoting"),
    Edit("copy/en/gates.yaml", "text: \"Manage flows\"", "text: \"   \"", "yaml.wrong-type"),
    Edit("copy/en/gates.yaml", "text: \"Manage flows\"", "text: \"\"", "yaml.wrong-type"),
    // Placeholders
    Edit("placeholders/entitlements.yaml", "range: [1h, 168h]", "range: [168h, 1h]", "placeholder.incomplete"),
    Edit(
      "placeholders/entitlements.yaml", "options: [50, 200, unlimited]", "options: [50, 200, unlimited]\n  range: [50, 200]",
      "placeholder.incomplete", at: "range: [50, 200]"),
    Edit("placeholders/entitlements.yaml", "owner: CH18", "owner: CH99", "source.unknown-document"),
    // Lists
    Edit("invariants/plans.yaml", "actions: [purchases.restore]", "actions: []", "value.empty-list"),
    Edit("notifications/maintenance.yaml", "to: [free, pro]", "to: []", "value.empty-list"),
    Edit("notifications/maintenance.yaml", "to: [free, pro]", "to: [free, free, pro]", "value.repeated"),
    Edit("gates.yaml", "continue_with_apple, continue_with_google", "continue_with_apple, continue_with_apple", "value.repeated"),
    Edit("placeholders/entitlements.yaml", "options: [50, 200, unlimited]", "options: [50, 200, 200, unlimited]", "value.repeated"),
    Edit("routes/home.yaml", "leads_to: [library,", "leads_to: [home, library,", "route.to-itself"),
    // Ladder
    Edit("ladder/sharing.yaml", "  resets: daily\n", "  resets: daily\n  window: 1h\n", "yaml.exactly-one", at: "resets: daily"),
    Edit("ladder/sharing.yaml", "  resets: daily\n", "", "yaml.exactly-one", at: "share_link_creation:\n  about:"),
    Edit("ladder/sharing.yaml", "{free: 15, pro: 75}", "{free: 15, pro: 75, trial: 75}", "plan.follower-cell"),
    Edit("ladder/sharing.yaml", "{free: 15, pro: 75}", "{guest: 1, free: 15, pro: 75}", "ladder.climb"),
    Edit("remote/ladder.yaml", "range: [6, 50]", "range: [0, 50]", "remote.out-of-range"),
    // Settings of which one must not exceed another
    Edit("settings/accounts.yaml", "value: 3\n", "value: 30\n", "setting.order"),
    Edit(
      "settings/notifications.yaml", "value: 1\n  at_most: notifications_a_day", "value: 11\n  at_most: notifications_a_day",
      "setting.order"),
    Edit("settings/notifications.yaml", "value: 15m\n  at_most: snooze_long", "value: 2h\n  at_most: snooze_long", "setting.order"),
    // Rows that never decide
    Edit(
      "plans.yaml", "  - {if: signed_out, plan: guest}\n", "  - {if: signed_out, plan: guest}\n  - {if: signed_out, plan: free}\n",
      "table.dead-row", at: "plan: guest}\n  - {if: signed_out"),
    Edit(
      "tables/practice.yaml", "    - {if: pays_with_credits, then: practice.cta.credit}\n",
      "    - {if: pays_with_credits, then: practice.cta.credit}\n"
        + "    - {if: [practice_needs_pro, pays_with_credits], then: practice.cta.credit}\n",
      "table.dead-row", at: "- {if: [practice_needs_pro, pays"),
    // What says nothing
    Edit("resets.yaml", "zone: UTC", "zone: Mars/Base", "value.bad-form"),
    Edit("limits.yaml", "unit: bytes\n", "unit: count\n", "limit.unit", at: "plans: {guest: 0, free: 0, pro: 2GB"),
    Edit("severities.yaml", "  logged: true\n  incident: true\n", "  incident: true\n", "rule.pointless-key"),
    Edit("surfaces.yaml", "dismissible_for: [S1, S2]", "dismissible_for: [S1, S4]", "rule.pointless-key"),
    Edit("downgrade.yaml", "  limit: saved_flows\n", "", "downgrade.order", at: "\nflows:"),
    Edit("downgrade.yaml", "  over_cap: keep\n", "  over_cap: keep\n  keeps: most_recently_edited\n", "rule.pointless-key"),
    Edit("routes/home.yaml", "  only_if: has_account\n", "", "rule.pointless-key"),
    Edit("errors/dictionary.yaml", "  buttons: retry\n  retry: read", "  buttons: retry", "error.retry", at: "buttons: retry"),
    // One mistake in what many name
    Edit("plans.yaml", "\n  pro:\n", "\n  pr0:\n", "name.unknown"),
    Edit("facts/usage.yaml", "credits.left:\n", "credits.lefft:\n", "name.unknown"),
    Edit("ladder_levels.yaml", "\nL4:", "\nL3:", "yaml.duplicate-key"),
  ]
}
