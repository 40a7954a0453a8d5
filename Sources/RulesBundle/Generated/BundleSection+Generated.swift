// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The sections of a bundle, in the order of the file. A number is never reused.
public enum BundleSection: UInt8, Sendable, CaseIterable {
  /// The UTF-8 bytes of all texts.
  case bytes = 1
  /// The location of each text in `bytes`.
  case texts = 2
  /// The rows of `book`: product, language, plan, decision_action, decision_reason, decision_gate, decision_entry_point, now, downgraded, downgrade_emits, ladder_count, ladder_level, ladder_limit, ladder_pause, ladder_suspension, ladder_thing, ladder_time_left, ladder_vector, ladder_window, error_id, error_severity, error_surface, person.
  case book = 3
  /// The rows of `facts`: name, type, or_null, values, if_absent, program, table, from, at_least, at_most, is_id.
  case facts = 4
  /// The rows of `fact_values`: value.
  case factValues = 5
  /// The rows of `constants`: tag, aux, bits.
  case constants = 6
  /// The rows of `code`: operation, operand.
  case code = 7
  /// The rows of `programs`: code, stack, type, values_of.
  case programs = 8
  /// The rows of `conditions`: name, program.
  case conditions = 9
  /// The rows of `plans`: name, rank, follows, refusals.
  case plans = 10
  /// The rows of `capabilities`: name, cells.
  case capabilities = 11
  /// The rows of `cells`: plan, may, reason, limit.
  case cells = 12
  /// The rows of `limits`: name, unit, used, left, adds, values, reset, parts, shows, pending, counts, window.
  case limits = 13
  /// The rows of `limit_values`: plan, kind, soft, when_full, when_spent, amount, rule.
  case limitValues = 14
  /// The rows of `resets`: name, every, interval, at_minute, weekday, zone, from.
  case resets = 15
  /// The rows of `tables`: name, rows, on_error.
  case tables = 16
  /// The rows of `table_rows`: if, then, rule.
  case tableRows = 17
  /// The rows of `outcomes`: kind, reason, limit, spends, value.
  case outcomes = 18
  /// The rows of `actions`: name, table, entry_point, effects, emits, resumes, limits, counts, stopped_by, connection, returns_to, with.
  case actions = 19
  /// The rows of `action_limits`: plan, limit.
  case actionLimits = 20
  /// The rows of `entry_points`: name.
  case entryPoints = 21
  /// The rows of `effects`: name.
  case effects = 22
  /// The rows of `effect_refs`: effect.
  case effectRefs = 23
  /// The rows of `reasons`: name, gate, error, copy, buttons, emits, surfaces, counts, disables_buttons.
  case reasons = 24
  /// The rows of `reason_refs`: reason.
  case reasonRefs = 25
  /// The rows of `gates`: name, dismiss, lines, emits, resumes.
  case gates = 26
  /// The rows of `extra_lines`: if, copy.
  case extraLines = 27
  /// The rows of `buttons`: name, label, if, prominent_if, retries, does, opens, emits, label_from.
  case buttons = 28
  /// The rows of `button_refs`: button.
  case buttonRefs = 29
  /// The rows of `notices`: name, if, copy, surface, buttons, everywhere.
  case notices = 30
  /// The rows of `errors`: name, severity, surfaces, copy, buttons, retry, recognised, waits_while, recorded_by, opens.
  case errors = 31
  /// The rows of `severities`: name, blocks, logged, incident, opens, does.
  case severities = 32
  /// The rows of `surfaces`: name, shown_for, dismissible_for, clears_on_edit.
  case surfaces = 33
  /// The rows of `surface_refs`: surface.
  case surfaceRefs = 34
  /// The rows of `copy`: name, title, text, variants.
  case copy = 35
  /// The rows of `copy_variants`: if, title, text.
  case copyVariants = 36
  /// The rows of `copy_parts`: literal, value.
  case copyParts = 37
  /// The rows of `copy_values`: variable, program, format, longest.
  case copyValues = 38
  /// The rows of `telemetry`: name, parameters.
  case events = 39
  /// The rows of `event_refs`: event.
  case eventRefs = 40
  /// The rows of `event_parameters`: name, program.
  case eventParameters = 41
  /// The rows of `snapshot`: name, program, lists.
  case snapshot = 42
  /// The rows of `settings`: name, unit, amount.
  case settings = 43
  /// The rows of `routes`: name, if, else, buttons, open_when_undecided, title, lines, labels, banners, meters, levels_on, form, when_empty, entry_point.
  case routes = 44
  /// The rows of `deep_links`: name, path, parameters, opens, when_gone.
  case deepLinks = 45
  /// The rows of `notification_categories`: name, label, on_by_default, always_in_app, switch, goes_first, summary_opens.
  case notificationCategories = 46
  /// The rows of `notifications`: name, category, switched_on, at, before, of, limit, if, to, channels, on_by_default, at_most, once, time_critical, soft_cap, snooze, batch, overflow, opens, says, expanded, switch, despite_quiet_hours, each_per_week, held_back, withdrawn_only_if.
  case notifications = 47
  /// The rows of `ladder_levels`: name, rank, blocks, reason, surfaces, longest, ends_by_itself, audit, dismissible, buttons, confidence.
  case ladderLevels = 48
  /// The rows of `ladder`: name, thing, reason, switched_on, counts, window, reset, share_of, signals, steps, holds, whatever_plan.
  case ladder = 49
  /// The rows of `signals`: name, weight, refusals, within, refused_for.
  case signals = 50
  /// The rows of `empty_states`: name, title, body, button, opens, turns.
  case emptyStates = 51
  /// The rows of `records`: name, scope, fields, owner.
  case records = 52
  /// The rows of `link_parameters`: parameter, kind, value.
  case linkParameters = 53
  /// The rows of `router`: scheme, longest, rows, on_error, when_unknown, unknown_says, gone_says, shown_on.
  case router = 54
  /// The rows of `decision_tables`: name, table, answers, answers_are_routes.
  case decisionTables = 55
  /// The rows of `table_answers`: answer.
  case tableAnswers = 56
  /// The rows of `downgrade`: name, limit, over_cap, keeps.
  case downgrade = 57
  /// The rows of `payloads`: name, parts.
  case payloads = 58
  /// The rows of `payload_parts`: type, treatment, if, fields, values, tells_sender, tells_recipient.
  case payloadParts = 59
  /// The rows of `limit_parts`: part, copy.
  case limitParts = 60
  /// The rows of `events`: name, id, counted, most, keeps, scope, late_within.
  case countedEvents = 61
  /// The rows of `event_counts`: event.
  case countedEventRefs = 62
  /// The rows of `ladder_stops`: vector, from_rank.
  case ladderStops = 63
  /// The rows of `ladder_steps`: level, at, share, after_level, after_times, after_within, lasts, confirm, through_times, through_per, surfaces, says, rule, refused_times, refused_per, buttons, parts.
  case ladderSteps = 64
  /// The rows of `ladder_counts`: plan, at.
  case ladderCounts = 65
  /// The rows of `signal_refs`: signal.
  case signalRefs = 66
  /// The rows of `escalation`: signals_last, remembers, waits_while, counted, changed, started, ended, audited, shown.
  case escalation = 67
  /// The rows of `record_fields`: field, type, or_null, values, if_absent, setting.
  case recordFields = 68
  /// The rows of `notification_batches`: name, says, opens, daily, comes.
  case notificationBatches = 69
  /// The rows of `notification_plans`: plan.
  case notificationPlans = 70
  /// The rows of `notification_conditions`: condition.
  case notificationConditions = 71
  /// The rows of `notification_channels`: channel.
  case notificationChannels = 72
  /// The rows of `notification_rates`: times, per.
  case notificationRates = 73
  /// The rows of `notification_reasons`: reason, if.
  case notificationReasons = 74
  /// The rows of `planner`: preferences, paused, snoozed_until, daily_reminder, quiet_from, quiet_to, training_days, daily_maximum, device, device_id, device_time_zone, device_pending, log, log_id, log_type, log_channel, log_planned_for, log_sent, log_reason, log_members, log_device, log_things, allowed_if, badge, missed, at_most, reserved, burst, batch, pending, horizon, log_moment, snoozes.
  case planner = 75
  /// The rows of `planner_rates`: setting.
  case plannerRates = 76
  /// The rows of `planner_reserved`: category, setting.
  case plannerReserved = 77
  /// The rows of `planner_things`: thing, field.
  case plannerThings = 78
  /// The rows of `router_rows`: if, to, continues, rule.
  case routerRows = 79
  /// The rows of `operations`: name, role, entities, added_online, added_degraded, added_offline, does, waits_for, taken_back, deduplicated, checks_revision, refuses.
  case operations = 80
  /// The rows of `operation_entities`: entity.
  case operationEntities = 81
  /// The rows of `operation_variants`: variant, added_online, added_degraded, added_offline.
  case operationVariants = 82
  /// The rows of `operation_refs`: operation.
  case operationRefs = 83
  /// The rows of `sync`: record, id, type, entity_type, entity_id, payload, created, attempts, next_retry, error_code, error_message, depends_on, device, user, first_wait, factor, longest_wait, jitter, persists_after, backlog, remembers, failed, logged_out, blocked, backlog_error, conflict_found, conflict_open, saved, saving, saved_locally, status_error, copies_with, default_choice, copy_name.
  case sync = 84
  /// The rows of `connection`: state, before, since, online, degraded, offline, window, slow_after, degraded_after, offline_after, online_after.
  case connection = 85
  /// The rows of `offline`: name, online, degraded, offline.
  case offline = 86
  /// The rows of `severity_refs`: severity.
  case severityRefs = 87
  /// The rows of `empty_state_turns`: if, opens.
  case emptyStateTurns = 88
  /// The rows of `retries`: name, rapid, waits, needs, otherwise.
  case retries = 89
  /// The rows of `retry_waits`: first_wait, factor, longest_wait, jitter.
  case retryWaits = 90
  /// The rows of `error_log`: shown, recovered, incident.
  case errorLog = 91
  /// The rows of `toasts`: surface, at_a_time, merge_within.
  case toasts = 92
  /// The rows of `fact_refs`: fact.
  case factRefs = 93
  /// The rows of `providers`: name, position, button, address, person_name, password, confirms_address, keeps_first_address, may_hide_address, identifies_by_address.
  case providers = 94
  /// The rows of `tasks`: name.
  case tasks = 95
  /// The rows of `moments`: name, asks, answer, says, shown_on, buttons, does, goes_to, goes_where, error, emits.
  case moments = 96
  /// The rows of `moment_tasks`: task, if.
  case momentTasks = 97
  /// The rows of `data_types`: name, lives_in, cached, window, limit, at.
  case dataTypes = 98
  /// The rows of `data_moments`: moment, cloud, device, if.
  case dataMoments = 99
  /// The rows of `fields`: name, form, trimmed, lower_case, multiline, optional, characters, shortest, longest, counted_in, not_in, schemes, taken, taken_for, made_up, refuses.
  case fields = 100
  /// The rows of `field_characters`: first, last.
  case fieldCharacters = 101
  /// The rows of `field_schemes`: scheme.
  case fieldSchemes = 102
  /// The rows of `field_made_up`: literal, fact, characters, length.
  case fieldMadeUp = 103
  /// The rows of `field_refusals`: reason, error.
  case fieldRefusals = 104
  /// The rows of `word_lists`: name, words.
  case wordLists = 105
  /// The rows of `word_list_words`: word.
  case wordListWords = 106
  /// The rows of `forms`: name, fields.
  case forms = 107
  /// The rows of `form_fields`: field.
  case formFields = 108
  /// The plural forms of a text, found by the first part of its form `other`.
  case copyPlurals = 109
  /// The rows of `copy_forms`: category, parts.
  case copyForms = 110
  /// The languages of copy. The first row is the source language.
  case copyLocales = 111
  /// Rows joined by `andNext` form one rule. A number has the category of the first rule that it satisfies, or `other`.
  case pluralRules = 112
  /// The rows of `copy_translations`: copy, title, text, variants.
  case copyTranslations = 113
  /// The rows of `opened`: name, form, least, most, options, places, emergency.
  case remoteOverridables = 114
  /// The rows of `opened_options`: kind, amount.
  case overrideOptions = 115
  /// The rows of `opened_places`: form, section, row, column.
  case overridePlaces = 116
  /// The rows of `opened_orders`: low, high, strict, low_rule, high_rule.
  case overrideOrders = 117
  /// Paths that cannot be overridden, with their locks.
  case locked = 118
  /// The rows of `operation_refusals`: if, about, deny.
  case operationRefusals = 119
  /// The rows of `ladder_parts`: part, copy.
  case ladderParts = 120
  /// The rows of `stored_names`: kind, name, was, field.
  case storedNames = 121
  /// The rows of `screen_buttons`: if, button.
  case screenButtons = 122
  /// The rows of `screen_banners`: if, notice.
  case screenBanners = 123
  /// The rows of `screen_meters`: if, limit.
  case screenMeters = 124
  /// The rows of `emitted_events`: if, event.
  case emittedEvents = 125
  /// The rows of `planner_snoozes`: says, after, at_reminder.
  case plannerSnoozes = 126
  /// The rows of `severity_tasks`: task.
  case severityTasks = 127
  /// The rows of `moment_errors`: if, error.
  case momentErrors = 128
}
