// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

extension BundleSchema {
  /// The schemas of all sections except `bytes`, sorted by number.
  public static let sections: [SectionSchema] = [
    SectionSchema(
      .texts, "texts",
      [
        Column("start", .number),
        Column("count", .number),
      ]),
    SectionSchema(
      .book, "book",
      [
        Column("product", .text),
        Column("language", .number),
        Column("plan", .row(.facts)),
        Column("decision_action", .row(.facts)),
        Column("decision_reason", .row(.facts)),
        Column("decision_gate", .row(.facts)),
        Column("decision_entry_point", .row(.facts)),
        Column("now", .optionalRow(.facts)),
        Column("downgraded", .optionalRow(.programs)),
        Column("downgrade_emits", .rows(.eventRefs)),
        Column("ladder_count", .row(.facts)),
        Column("ladder_level", .row(.facts)),
        Column("ladder_limit", .row(.facts)),
        Column("ladder_pause", .row(.facts)),
        Column("ladder_suspension", .row(.facts)),
        Column("ladder_thing", .row(.facts)),
        Column("ladder_time_left", .row(.facts)),
        Column("ladder_vector", .row(.facts)),
        Column("ladder_window", .row(.facts)),
        Column("error_id", .row(.facts)),
        Column("error_severity", .row(.facts)),
        Column("error_surface", .row(.facts)),
        Column("person", .optionalRow(.facts)),
      ]),
    SectionSchema(
      .facts, "facts",
      [
        Column("name", .text),
        Column("type", .choice(FactKind.names)),
        Column("or_null", .choice(noYes)),
        Column("values", .rows(.factValues)),
        Column("if_absent", .optionalRow(.constants)),
        Column("program", .optionalRow(.programs)),
        Column("table", .optionalRow(.tables)),
        Column("from", .choice(SupplierKind.names)),
        Column("at_least", .integer),
        Column("at_most", .integer),
        Column("is_id", .choice(noYes)),
      ]),
    SectionSchema(
      .factValues, "fact_values",
      [
        Column("value", .text),
      ]),
    SectionSchema(
      .constants, "constants",
      [
        Column("tag", .choice(Value.Tag.names)),
        Column("aux", .number),
        Column("bits", .integer),
      ]),
    SectionSchema(
      .code, "code",
      [
        Column("operation", .number),
        Column("operand", .number),
      ]),
    SectionSchema(
      .programs, "programs",
      [
        Column("code", .rows(.code)),
        Column("stack", .number),
        Column("type", .choice(Value.Tag.names)),
        Column("values_of", .optionalRow(.facts)),
      ]),
    SectionSchema(
      .conditions, "conditions",
      [
        Column("name", .text),
        Column("program", .row(.programs)),
      ]),
    SectionSchema(
      .plans, "plans",
      [
        Column("name", .text),
        Column("rank", .number),
        Column("follows", .optionalRow(.plans)),
        Column("refusals", .rows(.reasonRefs)),
      ]),
    SectionSchema(
      .capabilities, "capabilities",
      [
        Column("name", .text),
        Column("cells", .rows(.cells)),
      ]),
    SectionSchema(
      .cells, "cells",
      [
        Column("plan", .row(.plans)),
        Column("may", .choice(CellKind.names)),
        Column("reason", .optionalRow(.reasons)),
        Column("limit", .optionalRow(.limits)),
      ]),
    SectionSchema(
      .limits, "limits",
      [
        Column("name", .text),
        Column("unit", .choice(UnitKind.names)),
        Column("used", .optionalRow(.facts)),
        Column("left", .optionalRow(.facts)),
        Column("adds", .optionalRow(.facts)),
        Column("values", .rows(.limitValues)),
        Column("reset", .optionalRow(.resets)),
        Column("parts", .rows(.limitParts)),
        Column("shows", .optionalRow(.settings)),
        Column("pending", .optionalRow(.facts)),
        Column("counts", .optionalRow(.countedEvents)),
        Column("window", .integer),
      ]),
    SectionSchema(
      .limitValues, "limit_values",
      [
        Column("plan", .row(.plans)),
        Column("kind", .choice(LimitKind.names)),
        Column("soft", .choice(noYes)),
        Column("when_full", .optionalRow(.reasons)),
        Column("when_spent", .optionalRow(.reasons)),
        Column("amount", .integer),
        Column("rule", .text),
      ]),
    SectionSchema(
      .resets, "resets",
      [
        Column("name", .text),
        Column("every", .choice(PeriodKind.names)),
        Column("interval", .number),
        Column("at_minute", .number),
        Column("weekday", .number),
        Column("zone", .text),
        Column("from", .optionalRow(.facts)),
      ]),
    SectionSchema(
      .tables, "tables",
      [
        Column("name", .text),
        Column("rows", .rows(.tableRows)),
        Column("on_error", .row(.outcomes)),
      ]),
    SectionSchema(
      .tableRows, "table_rows",
      [
        Column("if", .optionalRow(.programs)),
        Column("then", .row(.outcomes)),
        Column("rule", .text),
      ]),
    SectionSchema(
      .outcomes, "outcomes",
      [
        Column("kind", .choice(OutcomeKind.names)),
        Column("reason", .optionalRow(.reasons)),
        Column("limit", .optionalRow(.limits)),
        Column("spends", .optionalRow(.limits)),
        Column("value", .number),
      ]),
    SectionSchema(
      .actions, "actions",
      [
        Column("name", .text),
        Column("table", .row(.tables)),
        Column("entry_point", .row(.entryPoints)),
        Column("effects", .rows(.effectRefs)),
        Column("emits", .rows(.emittedEvents)),
        Column("resumes", .choice(noYes)),
        Column("limits", .rows(.actionLimits)),
        Column("counts", .rows(.countedEventRefs)),
        Column("stopped_by", .rows(.ladderStops)),
        Column("connection", .optionalRow(.offline)),
        Column("returns_to", .optionalRow(.routes)),
        Column("with", .rows(.factRefs)),
      ]),
    SectionSchema(
      .actionLimits, "action_limits",
      [
        Column("plan", .row(.plans)),
        Column("limit", .row(.limits)),
      ]),
    SectionSchema(
      .entryPoints, "entry_points",
      [
        Column("name", .text),
      ]),
    SectionSchema(
      .effects, "effects",
      [
        Column("name", .text),
      ]),
    SectionSchema(
      .effectRefs, "effect_refs",
      [
        Column("effect", .row(.effects)),
      ]),
    SectionSchema(
      .reasons, "reasons",
      [
        Column("name", .text),
        Column("gate", .optionalRow(.gates)),
        Column("error", .optionalRow(.errors)),
        Column("copy", .optionalRow(.copy)),
        Column("buttons", .rows(.buttonRefs)),
        Column("emits", .rows(.eventRefs)),
        Column("surfaces", .rows(.surfaceRefs)),
        Column("counts", .rows(.countedEventRefs)),
        Column("disables_buttons", .choice(noYes)),
      ]),
    SectionSchema(
      .reasonRefs, "reason_refs",
      [
        Column("reason", .row(.reasons)),
      ]),
    SectionSchema(
      .gates, "gates",
      [
        Column("name", .text),
        Column("dismiss", .optionalRow(.buttons)),
        Column("lines", .rows(.extraLines)),
        Column("emits", .rows(.eventRefs)),
        Column("resumes", .choice(noYes)),
      ]),
    SectionSchema(
      .extraLines, "extra_lines",
      [
        Column("if", .optionalRow(.programs)),
        Column("copy", .row(.copy)),
      ]),
    SectionSchema(
      .buttons, "buttons",
      [
        Column("name", .text),
        Column("label", .row(.copy)),
        Column("if", .optionalRow(.programs)),
        Column("prominent_if", .optionalRow(.programs)),
        Column("retries", .choice(noYes)),
        Column("does", .optionalRow(.actions)),
        Column("opens", .optionalRow(.routes)),
        Column("emits", .rows(.emittedEvents)),
        Column("label_from", .optionalRow(.decisionTables)),
      ]),
    SectionSchema(
      .buttonRefs, "button_refs",
      [
        Column("button", .row(.buttons)),
      ]),
    SectionSchema(
      .notices, "notices",
      [
        Column("name", .text),
        Column("if", .row(.programs)),
        Column("copy", .row(.copy)),
        Column("surface", .row(.surfaces)),
        Column("buttons", .rows(.buttonRefs)),
        Column("everywhere", .choice(noYes)),
      ]),
    SectionSchema(
      .errors, "errors",
      [
        Column("name", .text),
        Column("severity", .row(.severities)),
        Column("surfaces", .rows(.surfaceRefs)),
        Column("copy", .row(.copy)),
        Column("buttons", .rows(.buttonRefs)),
        Column("retry", .optionalRow(.retries)),
        Column("recognised", .choice(noYes)),
        Column("waits_while", .optionalRow(.programs)),
        Column("recorded_by", .optionalRow(.events)),
        Column("opens", .optionalRow(.routes)),
      ]),
    SectionSchema(
      .severities, "severities",
      [
        Column("name", .text),
        Column("blocks", .choice(noYes)),
        Column("logged", .choice(noYes)),
        Column("incident", .choice(noYes)),
        Column("opens", .optionalRow(.routes)),
        Column("does", .rows(.severityTasks)),
      ]),
    SectionSchema(
      .surfaces, "surfaces",
      [
        Column("name", .text),
        Column("shown_for", .integer),
        Column("dismissible_for", .rows(.severityRefs)),
        Column("clears_on_edit", .choice(noYes)),
      ]),
    SectionSchema(
      .surfaceRefs, "surface_refs",
      [
        Column("surface", .row(.surfaces)),
      ]),
    SectionSchema(
      .copy, "copy",
      [
        Column("name", .text),
        Column("title", .rows(.copyParts)),
        Column("text", .rows(.copyParts)),
        Column("variants", .rows(.copyVariants)),
      ]),
    SectionSchema(
      .copyVariants, "copy_variants",
      [
        Column("if", .row(.programs)),
        Column("title", .rows(.copyParts)),
        Column("text", .rows(.copyParts)),
      ]),
    SectionSchema(
      .copyParts, "copy_parts",
      [
        Column("literal", .text),
        Column("value", .optionalRow(.copyValues)),
      ]),
    SectionSchema(
      .copyValues, "copy_values",
      [
        Column("variable", .text),
        Column("program", .row(.programs)),
        Column("format", .choice(FormatKind.names)),
        Column("longest", .number),
      ]),
    SectionSchema(
      .events, "telemetry",
      [
        Column("name", .text),
        Column("parameters", .rows(.eventParameters)),
      ]),
    SectionSchema(
      .eventRefs, "event_refs",
      [
        Column("event", .row(.events)),
      ]),
    SectionSchema(
      .eventParameters, "event_parameters",
      [
        Column("name", .text),
        Column("program", .row(.programs)),
      ]),
    SectionSchema(
      .snapshot, "snapshot",
      [
        Column("name", .text),
        Column("program", .optionalRow(.programs)),
        Column("lists", .choice(SnapshotListKind.names)),
      ]),
    SectionSchema(
      .settings, "settings",
      [
        Column("name", .text),
        Column("unit", .choice(SettingKind.names)),
        Column("amount", .integer),
      ]),
    SectionSchema(
      .routes, "routes",
      [
        Column("name", .text),
        Column("if", .optionalRow(.programs)),
        Column("else", .optionalRow(.routes)),
        Column("buttons", .rows(.screenButtons)),
        Column("open_when_undecided", .choice(noYes)),
        Column("title", .optionalRow(.copy)),
        Column("lines", .rows(.extraLines)),
        Column("labels", .rows(.extraLines)),
        Column("banners", .rows(.screenBanners)),
        Column("meters", .rows(.screenMeters)),
        Column("levels_on", .rows(.surfaceRefs)),
        Column("form", .optionalRow(.forms)),
        Column("when_empty", .optionalRow(.emptyStates)),
        Column("entry_point", .optionalRow(.entryPoints)),
      ]),
    SectionSchema(
      .deepLinks, "deep_links",
      [
        Column("name", .text),
        Column("path", .text),
        Column("parameters", .rows(.linkParameters)),
        Column("opens", .row(.routes)),
        Column("when_gone", .optionalRow(.routes)),
      ]),
    SectionSchema(
      .notificationCategories, "notification_categories",
      [
        Column("name", .text),
        Column("label", .row(.copy)),
        Column("on_by_default", .choice(noYes)),
        Column("always_in_app", .choice(noYes)),
        Column("switch", .optionalRow(.recordFields)),
        Column("goes_first", .choice(noYes)),
        Column("summary_opens", .optionalRow(.deepLinks)),
      ]),
    SectionSchema(
      .notifications, "notifications",
      [
        Column("name", .text),
        Column("category", .row(.notificationCategories)),
        Column("switched_on", .choice(noYes)),
        Column("at", .choice(MomentKind.names)),
        Column("before", .integer),
        Column("of", .text),
        Column("limit", .optionalRow(.limits)),
        Column("if", .rows(.notificationConditions)),
        Column("to", .rows(.notificationPlans)),
        Column("channels", .rows(.notificationChannels)),
        Column("on_by_default", .choice(noYes)),
        Column("at_most", .rows(.notificationRates)),
        Column("once", .choice(noYes)),
        Column("time_critical", .choice(noYes)),
        Column("soft_cap", .choice(noYes)),
        Column("snooze", .choice(noYes)),
        Column("batch", .optionalRow(.notificationBatches)),
        Column("overflow", .optionalRow(.notificationBatches)),
        Column("opens", .row(.deepLinks)),
        Column("says", .row(.copy)),
        Column("expanded", .optionalRow(.copy)),
        Column("switch", .optionalRow(.recordFields)),
        Column("despite_quiet_hours", .optionalRow(.programs)),
        Column("each_per_week", .optionalRow(.facts)),
        Column("held_back", .rows(.notificationReasons)),
        Column("withdrawn_only_if", .optionalRow(.programs)),
      ]),
    SectionSchema(
      .ladderLevels, "ladder_levels",
      [
        Column("name", .text),
        Column("rank", .number),
        Column("blocks", .choice(BlockKind.names)),
        Column("reason", .optionalRow(.reasons)),
        Column("surfaces", .rows(.surfaceRefs)),
        Column("longest", .integer),
        Column("ends_by_itself", .choice(noYes)),
        Column("audit", .choice(noYes)),
        Column("dismissible", .choice(noYes)),
        Column("buttons", .rows(.buttonRefs)),
        Column("confidence", .number),
      ]),
    SectionSchema(
      .ladder, "ladder",
      [
        Column("name", .text),
        Column("thing", .optionalRow(.copy)),
        Column("reason", .optionalRow(.reasons)),
        Column("switched_on", .choice(noYes)),
        Column("counts", .row(.countedEvents)),
        Column("window", .integer),
        Column("reset", .optionalRow(.resets)),
        Column("share_of", .optionalRow(.limits)),
        Column("signals", .rows(.signalRefs)),
        Column("steps", .rows(.ladderSteps)),
        Column("holds", .rows(.operationRefs)),
        Column("whatever_plan", .choice(noYes)),
      ]),
    SectionSchema(
      .signals, "signals",
      [
        Column("name", .text),
        Column("weight", .number),
        Column("refusals", .number),
        Column("within", .integer),
        Column("refused_for", .rows(.reasonRefs)),
      ]),
    SectionSchema(
      .emptyStates, "empty_states",
      [
        Column("name", .text),
        Column("title", .row(.copy)),
        Column("body", .optionalRow(.copy)),
        Column("button", .row(.buttons)),
        Column("opens", .row(.routes)),
        Column("turns", .rows(.emptyStateTurns)),
      ]),
    SectionSchema(
      .records, "records",
      [
        Column("name", .text),
        Column("scope", .choice(ScopeKind.names)),
        Column("fields", .rows(.recordFields)),
        Column("owner", .optionalRow(.recordFields)),
      ]),
    SectionSchema(
      .linkParameters, "link_parameters",
      [
        Column("parameter", .text),
        Column("kind", .choice(LinkParameterKind.names)),
        Column("value", .text),
      ]),
    SectionSchema(
      .router, "router",
      [
        Column("scheme", .text),
        Column("longest", .number),
        Column("rows", .rows(.routerRows)),
        Column("on_error", .row(.routes)),
        Column("when_unknown", .row(.routes)),
        Column("unknown_says", .row(.copy)),
        Column("gone_says", .row(.copy)),
        Column("shown_on", .optionalRow(.surfaces)),
      ]),
    SectionSchema(
      .decisionTables, "decision_tables",
      [
        Column("name", .text),
        Column("table", .row(.tables)),
        Column("answers", .rows(.tableAnswers)),
        Column("answers_are_routes", .choice(noYes)),
      ]),
    SectionSchema(
      .tableAnswers, "table_answers",
      [
        Column("answer", .text),
      ]),
    SectionSchema(
      .downgrade, "downgrade",
      [
        Column("name", .text),
        Column("limit", .optionalRow(.limits)),
        Column("over_cap", .choice(OverCapKind.names)),
        Column("keeps", .choice(KeepKind.names)),
      ]),
    SectionSchema(
      .payloads, "payloads",
      [
        Column("name", .text),
        Column("parts", .rows(.payloadParts)),
      ]),
    SectionSchema(
      .payloadParts, "payload_parts",
      [
        Column("type", .text),
        Column("treatment", .choice(TreatmentKind.names)),
        Column("if", .optionalRow(.programs)),
        Column("fields", .optionalRow(.constants)),
        Column("values", .optionalRow(.constants)),
        Column("tells_sender", .optionalRow(.copy)),
        Column("tells_recipient", .optionalRow(.copy)),
      ]),
    SectionSchema(
      .limitParts, "limit_parts",
      [
        Column("part", .choice(LimitPartKind.names)),
        Column("copy", .row(.copy)),
      ]),
    SectionSchema(
      .countedEvents, "events",
      [
        Column("name", .text),
        Column("id", .optionalRow(.facts)),
        Column("counted", .optionalRow(.facts)),
        Column("most", .number),
        Column("keeps", .integer),
        Column("scope", .choice(ScopeKind.names)),
        Column("late_within", .optionalRow(.settings)),
      ]),
    SectionSchema(
      .countedEventRefs, "event_counts",
      [
        Column("event", .row(.countedEvents)),
      ]),
    SectionSchema(
      .ladderStops, "ladder_stops",
      [
        Column("vector", .row(.ladder)),
        Column("from_rank", .number),
      ]),
    SectionSchema(
      .ladderSteps, "ladder_steps",
      [
        Column("level", .row(.ladderLevels)),
        Column("at", .rows(.ladderCounts)),
        Column("share", .number),
        Column("after_level", .optionalRow(.ladderLevels)),
        Column("after_times", .number),
        Column("after_within", .integer),
        Column("lasts", .integer),
        Column("confirm", .choice(noYes)),
        Column("through_times", .number),
        Column("through_per", .integer),
        Column("surfaces", .rows(.surfaceRefs)),
        Column("says", .row(.copy)),
        Column("rule", .text),
        Column("refused_times", .number),
        Column("refused_per", .integer),
        Column("buttons", .rows(.buttonRefs)),
        Column("parts", .rows(.ladderParts)),
      ]),
    SectionSchema(
      .ladderCounts, "ladder_counts",
      [
        Column("plan", .row(.plans)),
        Column("at", .integer),
      ]),
    SectionSchema(
      .signalRefs, "signal_refs",
      [
        Column("signal", .row(.signals)),
      ]),
    SectionSchema(
      .escalation, "escalation",
      [
        Column("signals_last", .integer),
        Column("remembers", .integer),
        Column("waits_while", .optionalRow(.programs)),
        Column("counted", .rows(.eventRefs)),
        Column("changed", .rows(.eventRefs)),
        Column("started", .rows(.eventRefs)),
        Column("ended", .rows(.eventRefs)),
        Column("audited", .rows(.eventRefs)),
        Column("shown", .rows(.eventRefs)),
      ]),
    SectionSchema(
      .recordFields, "record_fields",
      [
        Column("field", .text),
        Column("type", .choice(FactKind.names)),
        Column("or_null", .choice(noYes)),
        Column("values", .rows(.factValues)),
        Column("if_absent", .optionalRow(.constants)),
        Column("setting", .optionalRow(.settings)),
      ]),
    SectionSchema(
      .notificationBatches, "notification_batches",
      [
        Column("name", .text),
        Column("says", .row(.copy)),
        Column("opens", .row(.deepLinks)),
        Column("daily", .choice(noYes)),
        Column("comes", .choice(SummaryMomentKind.names)),
      ]),
    SectionSchema(
      .notificationPlans, "notification_plans",
      [
        Column("plan", .row(.plans)),
      ]),
    SectionSchema(
      .notificationConditions, "notification_conditions",
      [
        Column("condition", .row(.conditions)),
      ]),
    SectionSchema(
      .notificationChannels, "notification_channels",
      [
        Column("channel", .choice(ChannelKind.names)),
      ]),
    SectionSchema(
      .notificationRates, "notification_rates",
      [
        Column("times", .number),
        Column("per", .choice(PeriodKind.names)),
      ]),
    SectionSchema(
      .notificationReasons, "notification_reasons",
      [
        Column("reason", .text),
        Column("if", .row(.programs)),
      ]),
    SectionSchema(
      .planner, "planner",
      [
        Column("preferences", .row(.records)),
        Column("paused", .optionalRow(.recordFields)),
        Column("snoozed_until", .optionalRow(.recordFields)),
        Column("daily_reminder", .optionalRow(.recordFields)),
        Column("quiet_from", .optionalRow(.recordFields)),
        Column("quiet_to", .optionalRow(.recordFields)),
        Column("training_days", .optionalRow(.recordFields)),
        Column("daily_maximum", .optionalRow(.recordFields)),
        Column("device", .row(.records)),
        Column("device_id", .optionalRow(.recordFields)),
        Column("device_time_zone", .row(.recordFields)),
        Column("device_pending", .row(.recordFields)),
        Column("log", .row(.records)),
        Column("log_id", .row(.recordFields)),
        Column("log_type", .row(.recordFields)),
        Column("log_channel", .row(.recordFields)),
        Column("log_planned_for", .row(.recordFields)),
        Column("log_sent", .row(.recordFields)),
        Column("log_reason", .row(.recordFields)),
        Column("log_members", .row(.recordFields)),
        Column("log_device", .optionalRow(.recordFields)),
        Column("log_things", .rows(.plannerThings)),
        Column("allowed_if", .row(.programs)),
        Column("badge", .optionalRow(.facts)),
        Column("missed", .optionalRow(.notificationBatches)),
        Column("at_most", .rows(.plannerRates)),
        Column("reserved", .rows(.plannerReserved)),
        Column("burst", .optionalRow(.settings)),
        Column("batch", .optionalRow(.settings)),
        Column("pending", .optionalRow(.settings)),
        Column("horizon", .optionalRow(.settings)),
        Column("log_moment", .optionalRow(.recordFields)),
        Column("snoozes", .rows(.plannerSnoozes)),
      ]),
    SectionSchema(
      .plannerRates, "planner_rates",
      [
        Column("setting", .row(.settings)),
      ]),
    SectionSchema(
      .plannerReserved, "planner_reserved",
      [
        Column("category", .row(.notificationCategories)),
        Column("setting", .row(.settings)),
      ]),
    SectionSchema(
      .plannerThings, "planner_things",
      [
        Column("thing", .text),
        Column("field", .row(.recordFields)),
      ]),
    SectionSchema(
      .routerRows, "router_rows",
      [
        Column("if", .optionalRow(.programs)),
        Column("to", .row(.routes)),
        Column("continues", .choice(noYes)),
        Column("rule", .text),
      ]),
    SectionSchema(
      .operations, "operations",
      [
        Column("name", .text),
        Column("role", .choice(OperationRoleKind.names)),
        Column("entities", .rows(.operationEntities)),
        Column("added_online", .choice(noYes)),
        Column("added_degraded", .choice(noYes)),
        Column("added_offline", .choice(noYes)),
        Column("does", .rows(.operationVariants)),
        Column("waits_for", .rows(.operationRefs)),
        Column("taken_back", .choice(TakenBackKind.names)),
        Column("deduplicated", .choice(noYes)),
        Column("checks_revision", .choice(noYes)),
        Column("refuses", .rows(.operationRefusals)),
      ]),
    SectionSchema(
      .operationEntities, "operation_entities",
      [
        Column("entity", .text),
      ]),
    SectionSchema(
      .operationVariants, "operation_variants",
      [
        Column("variant", .text),
        Column("added_online", .choice(noYes)),
        Column("added_degraded", .choice(noYes)),
        Column("added_offline", .choice(noYes)),
      ]),
    SectionSchema(
      .operationRefs, "operation_refs",
      [
        Column("operation", .row(.operations)),
      ]),
    SectionSchema(
      .sync, "sync",
      [
        Column("record", .row(.records)),
        Column("id", .row(.recordFields)),
        Column("type", .row(.recordFields)),
        Column("entity_type", .row(.recordFields)),
        Column("entity_id", .row(.recordFields)),
        Column("payload", .row(.recordFields)),
        Column("created", .row(.recordFields)),
        Column("attempts", .row(.recordFields)),
        Column("next_retry", .row(.recordFields)),
        Column("error_code", .row(.recordFields)),
        Column("error_message", .row(.recordFields)),
        Column("depends_on", .row(.recordFields)),
        Column("device", .row(.recordFields)),
        Column("user", .row(.recordFields)),
        Column("first_wait", .row(.settings)),
        Column("factor", .row(.settings)),
        Column("longest_wait", .row(.settings)),
        Column("jitter", .row(.settings)),
        Column("persists_after", .row(.settings)),
        Column("backlog", .row(.settings)),
        Column("remembers", .row(.settings)),
        Column("failed", .row(.errors)),
        Column("logged_out", .row(.errors)),
        Column("blocked", .row(.errors)),
        Column("backlog_error", .row(.errors)),
        Column("conflict_found", .row(.errors)),
        Column("conflict_open", .row(.errors)),
        Column("saved", .row(.copy)),
        Column("saving", .row(.copy)),
        Column("saved_locally", .row(.copy)),
        Column("status_error", .row(.copy)),
        Column("copies_with", .row(.operations)),
        Column("default_choice", .choice(ConflictChoiceKind.names)),
        Column("copy_name", .row(.copy)),
      ]),
    SectionSchema(
      .connection, "connection",
      [
        Column("state", .row(.facts)),
        Column("before", .optionalRow(.facts)),
        Column("since", .optionalRow(.facts)),
        Column("online", .number),
        Column("degraded", .number),
        Column("offline", .number),
        Column("window", .row(.settings)),
        Column("slow_after", .row(.settings)),
        Column("degraded_after", .row(.settings)),
        Column("offline_after", .row(.settings)),
        Column("online_after", .row(.settings)),
      ]),
    SectionSchema(
      .offline, "offline",
      [
        Column("name", .text),
        Column("online", .choice(ModeKind.names)),
        Column("degraded", .choice(ModeKind.names)),
        Column("offline", .choice(ModeKind.names)),
      ]),
    SectionSchema(
      .severityRefs, "severity_refs",
      [
        Column("severity", .row(.severities)),
      ]),
    SectionSchema(
      .emptyStateTurns, "empty_state_turns",
      [
        Column("if", .row(.programs)),
        Column("opens", .row(.routes)),
      ]),
    SectionSchema(
      .retries, "retries",
      [
        Column("name", .text),
        Column("rapid", .optionalRow(.settings)),
        Column("waits", .rows(.retryWaits)),
        Column("needs", .optionalRow(.programs)),
        Column("otherwise", .optionalRow(.copy)),
      ]),
    SectionSchema(
      .retryWaits, "retry_waits",
      [
        Column("first_wait", .row(.settings)),
        Column("factor", .row(.settings)),
        Column("longest_wait", .row(.settings)),
        Column("jitter", .row(.settings)),
      ]),
    SectionSchema(
      .errorLog, "error_log",
      [
        Column("shown", .optionalRow(.events)),
        Column("recovered", .optionalRow(.events)),
        Column("incident", .optionalRow(.facts)),
      ]),
    SectionSchema(
      .toasts, "toasts",
      [
        Column("surface", .row(.surfaces)),
        Column("at_a_time", .row(.settings)),
        Column("merge_within", .row(.settings)),
      ]),
    SectionSchema(
      .factRefs, "fact_refs",
      [
        Column("fact", .row(.facts)),
      ]),
    SectionSchema(
      .providers, "providers",
      [
        Column("name", .text),
        Column("position", .number),
        Column("button", .row(.buttons)),
        Column("address", .choice(ProviderNeedKind.names)),
        Column("person_name", .choice(ProviderNeedKind.names)),
        Column("password", .choice(noYes)),
        Column("confirms_address", .choice(noYes)),
        Column("keeps_first_address", .choice(noYes)),
        Column("may_hide_address", .choice(noYes)),
        Column("identifies_by_address", .choice(noYes)),
      ]),
    SectionSchema(
      .tasks, "tasks",
      [
        Column("name", .text),
      ]),
    SectionSchema(
      .moments, "moments",
      [
        Column("name", .text),
        Column("asks", .optionalRow(.decisionTables)),
        Column("answer", .number),
        Column("says", .optionalRow(.copy)),
        Column("shown_on", .optionalRow(.surfaces)),
        Column("buttons", .rows(.buttonRefs)),
        Column("does", .rows(.momentTasks)),
        Column("goes_to", .optionalRow(.routes)),
        Column("goes_where", .optionalRow(.decisionTables)),
        Column("error", .rows(.momentErrors)),
        Column("emits", .rows(.emittedEvents)),
      ]),
    SectionSchema(
      .momentTasks, "moment_tasks",
      [
        Column("task", .row(.tasks)),
        Column("if", .optionalRow(.programs)),
      ]),
    SectionSchema(
      .dataTypes, "data_types",
      [
        Column("name", .text),
        Column("lives_in", .choice(StorageKind.names)),
        Column("cached", .choice(CacheKind.names)),
        Column("window", .optionalRow(.settings)),
        Column("limit", .optionalRow(.limits)),
        Column("at", .rows(.dataMoments)),
      ]),
    SectionSchema(
      .dataMoments, "data_moments",
      [
        Column("moment", .row(.moments)),
        Column("cloud", .choice(noYes)),
        Column("device", .choice(noYes)),
        Column("if", .optionalRow(.programs)),
      ]),
    SectionSchema(
      .fields, "fields",
      [
        Column("name", .text),
        Column("form", .choice(FieldFormKind.names)),
        Column("trimmed", .choice(noYes)),
        Column("lower_case", .choice(noYes)),
        Column("multiline", .choice(noYes)),
        Column("optional", .choice(noYes)),
        Column("characters", .rows(.fieldCharacters)),
        Column("shortest", .optionalRow(.settings)),
        Column("longest", .optionalRow(.settings)),
        Column("counted_in", .choice(FieldUnitKind.names)),
        Column("not_in", .optionalRow(.wordLists)),
        Column("schemes", .rows(.fieldSchemes)),
        Column("taken", .optionalRow(.facts)),
        Column("taken_for", .optionalRow(.facts)),
        Column("made_up", .rows(.fieldMadeUp)),
        Column("refuses", .rows(.fieldRefusals)),
      ]),
    SectionSchema(
      .fieldCharacters, "field_characters",
      [
        Column("first", .number),
        Column("last", .number),
      ]),
    SectionSchema(
      .fieldSchemes, "field_schemes",
      [
        Column("scheme", .text),
      ]),
    SectionSchema(
      .fieldMadeUp, "field_made_up",
      [
        Column("literal", .text),
        Column("fact", .optionalRow(.facts)),
        Column("characters", .rows(.fieldCharacters)),
        Column("length", .optionalRow(.settings)),
      ]),
    SectionSchema(
      .fieldRefusals, "field_refusals",
      [
        Column("reason", .choice(FieldReasonKind.names)),
        Column("error", .row(.errors)),
      ]),
    SectionSchema(
      .wordLists, "word_lists",
      [
        Column("name", .text),
        Column("words", .rows(.wordListWords)),
      ]),
    SectionSchema(
      .wordListWords, "word_list_words",
      [
        Column("word", .text),
      ]),
    SectionSchema(
      .forms, "forms",
      [
        Column("name", .text),
        Column("fields", .rows(.formFields)),
      ]),
    SectionSchema(
      .formFields, "form_fields",
      [
        Column("field", .row(.fields)),
      ]),
    SectionSchema(
      .copyPlurals, "copy_plurals",
      [
        Column("text", .row(.copyParts)),
        Column("by", .row(.copyValues)),
        Column("forms", .rows(.copyForms)),
      ]),
    SectionSchema(
      .copyForms, "copy_forms",
      [
        Column("category", .choice(PluralKind.names)),
        Column("parts", .rows(.copyParts)),
      ]),
    SectionSchema(
      .copyLocales, "copy_locales",
      [
        Column("locale", .text),
        Column("falls_back_to", .optionalRow(.copyLocales)),
        Column("plurals", .rows(.pluralRules)),
        Column("translations", .rows(.copyTranslations)),
      ]),
    SectionSchema(
      .pluralRules, "plural_rules",
      [
        Column("category", .choice(PluralKind.names)),
        Column("modulus", .number),
        Column("from", .number),
        Column("to", .number),
        Column("outside", .choice(noYes)),
        Column("and_next", .choice(noYes)),
      ]),
    SectionSchema(
      .copyTranslations, "copy_translations",
      [
        Column("copy", .row(.copy)),
        Column("title", .rows(.copyParts)),
        Column("text", .rows(.copyParts)),
        Column("variants", .rows(.copyVariants)),
      ]),
    SectionSchema(
      .remoteOverridables, "opened",
      [
        Column("name", .text),
        Column("form", .choice(OverrideForm.names)),
        Column("least", .integer),
        Column("most", .integer),
        Column("options", .rows(.overrideOptions)),
        Column("places", .rows(.overridePlaces)),
        Column("emergency", .choice(noYes)),
      ]),
    SectionSchema(
      .overrideOptions, "opened_options",
      [
        Column("kind", .choice(LimitKind.names)),
        Column("amount", .integer),
      ]),
    SectionSchema(
      .overridePlaces, "opened_places",
      [
        Column("form", .choice(PlaceForm.names)),
        Column("section", .number),
        Column("row", .number),
        Column("column", .number),
      ]),
    SectionSchema(
      .overrideOrders, "opened_orders",
      [
        Column("low", .row(.overridePlaces)),
        Column("high", .row(.overridePlaces)),
        Column("strict", .choice(noYes)),
        Column("low_rule", .text),
        Column("high_rule", .text),
      ]),
    SectionSchema(
      .locked, "locked",
      [
        Column("name", .text),
        Column("lock", .text),
      ]),
    SectionSchema(
      .operationRefusals, "operation_refusals",
      [
        Column("if", .row(.programs)),
        Column("about", .rows(.operationEntities)),
        Column("deny", .row(.reasons)),
      ]),
    SectionSchema(
      .ladderParts, "ladder_parts",
      [
        Column("part", .choice(TellKind.names)),
        Column("copy", .row(.copy)),
      ]),
    SectionSchema(
      .storedNames, "stored_names",
      [
        Column("kind", .choice(StoredNameKind.names)),
        Column("name", .text),
        Column("was", .text),
        Column("field", .optionalRow(.recordFields)),
      ]),
    SectionSchema(
      .screenButtons, "screen_buttons",
      [
        Column("if", .optionalRow(.programs)),
        Column("button", .row(.buttons)),
      ]),
    SectionSchema(
      .screenBanners, "screen_banners",
      [
        Column("if", .optionalRow(.programs)),
        Column("notice", .row(.notices)),
      ]),
    SectionSchema(
      .screenMeters, "screen_meters",
      [
        Column("if", .optionalRow(.programs)),
        Column("limit", .row(.limits)),
      ]),
    SectionSchema(
      .emittedEvents, "emitted_events",
      [
        Column("if", .optionalRow(.programs)),
        Column("event", .row(.events)),
      ]),
    SectionSchema(
      .plannerSnoozes, "planner_snoozes",
      [
        Column("says", .row(.copy)),
        Column("after", .row(.settings)),
        Column("at_reminder", .choice(noYes)),
      ]),
    SectionSchema(
      .severityTasks, "severity_tasks",
      [
        Column("task", .row(.tasks)),
      ]),
    SectionSchema(
      .momentErrors, "moment_errors",
      [
        Column("if", .optionalRow(.programs)),
        Column("error", .row(.errors)),
      ]),
  ]

  /// Returns the kind of the rules in a section.
  public static func kind(of schema: SectionSchema) -> String {
    switch schema.section {
    case .decisionTables: "tables"
    default: schema.name
    }
  }
}
