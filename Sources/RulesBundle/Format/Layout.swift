/// What a column of a section holds. Every word of a bundle is described by one of these, so that one loop can check them
/// all, another print them all, and the page about the format is a listing of this.
public enum ColumnType: Sendable {
  /// Index of a text.
  case text
  /// Index of a row of a section.
  case row(Section)
  /// The same, or `Layout.none`.
  case optionalRow(Section)
  /// Two words: first row and number of rows of a section.
  case rows(Section)
  /// One of a few words, by position.
  case choice([String])
  /// Any number.
  case number
  /// Two words: a signed 64-bit number, low word first.
  case integer

  public var words: Int {
    switch self {
    case .rows, .integer: 2
    case .text, .row, .optionalRow, .choice, .number: 1
    }
  }
}

public struct Column: Sendable {
  public let name: String
  public let type: ColumnType

  init(_ name: String, _ type: ColumnType) {
    self.name = name
    self.type = type
  }
}

/// The columns of a section.
public struct SectionLayout: Sendable {
  public let section: Section
  public let name: String
  public let columns: [Column]

  /// Words in a row.
  public let stride: Int

  init(_ section: Section, _ name: String, _ columns: [Column]) {
    self.section = section
    self.name = name
    self.columns = columns
    stride = columns.reduce(0) { $0 + $1.type.words }
  }
}

/// The format, as data.
public enum Layout {
  public static let magic: [UInt8] = [0x52, 0x55, 0x4C, 0x45, 0x42, 0x4F, 0x4F, 0x4B]  // "RULEBOOK"
  /// Raised when a reader of the old version could misread a bundle of the new one.
  public static let version: UInt32 = 1
  public static let none: UInt32 = .max
  /// `none` as a bundle's words are read: as a position.
  @inline(__always)
  @inlinable static var noPosition: Int { Int(clamping: none) }
  /// Magic, version, length, contract hash, content hash, number of sections, reserved.
  public static let headerSize = 88
  /// Identifier, offset, rows, words in a row.
  public static let sectionEntrySize = 16
  public static let maximumSize = 4 << 20
  /// The most events of a kind that a history keeps.
  public static let mostEvents = 1 << 16
  /// The longest time, in seconds, that a notification comes before its moment: a year.
  public static let longestBefore: Int64 = 366 * 86_400

  public static let valueTags = [
    "missing", "error", "null", "bool", "int", "string", "enumeration", "duration", "timestamp", "list",
  ]
  static let noYes = ["no", "yes"]
  /// Whose something is.
  static let scopes = ["person", "device"]

  /// In the order of their numbers.
  public static let sections =
    (mostSections + ladderSections + syncSections + connectionSections + errorSections + lifeSections + fieldSections + copySections
    + openedSections + storedNameSections)
    .sorted { $0.section.rawValue < $1.section.rawValue }

  private static let mostSections: [SectionLayout] = [
    SectionLayout(.texts, "texts", [Column("start", .number), Column("count", .number)]),
    SectionLayout(
      .book, "book",
      [
        Column("product", .text), Column("language", .number), Column("plan", .row(.facts)),
        Column("decision_action", .row(.facts)), Column("decision_reason", .row(.facts)), Column("decision_gate", .row(.facts)),
        Column("decision_entry_point", .row(.facts)), Column("now", .optionalRow(.facts)),
        Column("downgraded", .optionalRow(.programs)), Column("downgrade_emits", .rows(.eventRefs)),
        Column("ladder_count", .row(.facts)), Column("ladder_level", .row(.facts)), Column("ladder_limit", .row(.facts)),
        Column("ladder_pause", .row(.facts)), Column("ladder_suspension", .row(.facts)), Column("ladder_thing", .row(.facts)),
        Column("ladder_time_left", .row(.facts)), Column("ladder_vector", .row(.facts)), Column("ladder_window", .row(.facts)),
        Column("error_id", .row(.facts)), Column("error_severity", .row(.facts)), Column("error_surface", .row(.facts)),
        Column("person", .optionalRow(.facts)),
      ]),
    SectionLayout(
      .facts, "facts",
      [
        Column("name", .text), Column("type", .choice(FactKind.names)),
        Column("or_null", .choice(noYes)), Column("values", .rows(.factValues)), Column("if_absent", .optionalRow(.constants)),
        Column("program", .optionalRow(.programs)), Column("table", .optionalRow(.tables)),
        Column("from", .choice(SupplierKind.names)), Column("at_least", .integer), Column("at_most", .integer),
        Column("is_id", .choice(noYes)),
      ]),
    SectionLayout(.factValues, "fact_values", [Column("value", .text)]),
    SectionLayout(
      .constants, "constants", [Column("tag", .choice(valueTags)), Column("aux", .number), Column("bits", .integer)]),
    SectionLayout(.code, "code", [Column("operation", .number), Column("operand", .number)]),
    SectionLayout(
      .programs, "programs",
      [
        Column("code", .rows(.code)), Column("stack", .number), Column("type", .choice(valueTags)),
        Column("values_of", .optionalRow(.facts)),
      ]),
    SectionLayout(.conditions, "conditions", [Column("name", .text), Column("program", .row(.programs))]),
    SectionLayout(
      .plans, "plans",
      [Column("name", .text), Column("rank", .number), Column("follows", .optionalRow(.plans)), Column("refusals", .rows(.reasonRefs))]),
    SectionLayout(.capabilities, "capabilities", [Column("name", .text), Column("cells", .rows(.cells))]),
    SectionLayout(
      .cells, "cells",
      [
        Column("plan", .row(.plans)), Column("may", .choice(CellKind.names)),
        Column("reason", .optionalRow(.reasons)), Column("limit", .optionalRow(.limits)),
      ]),
    SectionLayout(
      .limits, "limits",
      [
        Column("name", .text), Column("unit", .choice(UnitKind.names)), Column("used", .optionalRow(.facts)),
        Column("left", .optionalRow(.facts)), Column("adds", .optionalRow(.facts)), Column("values", .rows(.limitValues)),
        Column("reset", .optionalRow(.resets)), Column("parts", .rows(.limitParts)), Column("shows", .optionalRow(.settings)),
        Column("pending", .optionalRow(.facts)),
        Column("counts", .optionalRow(.countedEvents)), Column("window", .integer),
      ]),
    SectionLayout(
      .limitValues, "limit_values",
      [
        Column("plan", .row(.plans)), Column("kind", .choice(LimitKind.names)), Column("soft", .choice(noYes)),
        Column("when_full", .optionalRow(.reasons)), Column("when_spent", .optionalRow(.reasons)), Column("amount", .integer),
        Column("rule", .text),
      ]),
    SectionLayout(
      .resets, "resets",
      [
        Column("name", .text), Column("every", .choice(PeriodKind.names)), Column("at_minute", .number),
        Column("zone", .text),
      ]),
    SectionLayout(.tables, "tables", [Column("name", .text), Column("rows", .rows(.tableRows)), Column("on_error", .row(.outcomes))]),
    SectionLayout(
      .tableRows, "table_rows", [Column("if", .optionalRow(.programs)), Column("then", .row(.outcomes)), Column("rule", .text)]),
    SectionLayout(
      .outcomes, "outcomes",
      [
        Column("kind", .choice(OutcomeKind.names)), Column("reason", .optionalRow(.reasons)), Column("limit", .optionalRow(.limits)),
        Column("spends", .optionalRow(.limits)), Column("value", .number),
      ]),
    SectionLayout(
      .actions, "actions",
      [
        Column("name", .text), Column("table", .row(.tables)), Column("entry_point", .row(.entryPoints)),
        Column("effects", .rows(.effectRefs)), Column("emits", .rows(.eventRefs)), Column("resumes", .choice(noYes)),
        Column("limits", .rows(.actionLimits)), Column("counts", .rows(.countedEventRefs)), Column("stopped_by", .rows(.ladderStops)),
        Column("connection", .optionalRow(.offline)),
        Column("returns_to", .optionalRow(.routes)), Column("with", .rows(.factRefs)),
      ]),
    SectionLayout(.actionLimits, "action_limits", [Column("plan", .row(.plans)), Column("limit", .row(.limits))]),
    SectionLayout(.entryPoints, "entry_points", [Column("name", .text)]),
    SectionLayout(.effects, "effects", [Column("name", .text)]),
    SectionLayout(.effectRefs, "effect_refs", [Column("effect", .row(.effects))]),
    SectionLayout(
      .reasons, "reasons",
      [
        Column("name", .text), Column("gate", .optionalRow(.gates)), Column("error", .optionalRow(.errors)),
        Column("copy", .optionalRow(.copy)),
        Column("buttons", .rows(.buttonRefs)), Column("emits", .rows(.eventRefs)), Column("surfaces", .rows(.surfaceRefs)),
        Column("counts", .rows(.countedEventRefs)),
      ]),
    SectionLayout(.reasonRefs, "reason_refs", [Column("reason", .row(.reasons))]),
    SectionLayout(
      .gates, "gates",
      [
        Column("name", .text), Column("dismiss", .optionalRow(.buttons)), Column("lines", .rows(.extraLines)),
        Column("emits", .rows(.eventRefs)),
        Column("resumes", .choice(noYes)),
      ]),
    SectionLayout(.extraLines, "extra_lines", [Column("if", .optionalRow(.programs)), Column("copy", .row(.copy))]),
    SectionLayout(
      .buttons, "buttons",
      [
        Column("name", .text), Column("label", .row(.copy)), Column("if", .optionalRow(.programs)),
        Column("enabled_if", .optionalRow(.programs)), Column("prominent_if", .optionalRow(.programs)),
        Column("retries", .choice(noYes)), Column("does", .optionalRow(.actions)),
      ]),
    SectionLayout(.buttonRefs, "button_refs", [Column("button", .row(.buttons))]),
    SectionLayout(
      .notices, "notices",
      [
        Column("name", .text), Column("if", .row(.programs)), Column("copy", .row(.copy)), Column("surface", .row(.surfaces)),
        Column("buttons", .rows(.buttonRefs)),
      ]),
    SectionLayout(
      .copy, "copy",
      [
        Column("name", .text), Column("title", .rows(.copyParts)), Column("text", .rows(.copyParts)),
        Column("variants", .rows(.copyVariants)),
      ]),
    SectionLayout(
      .copyVariants, "copy_variants",
      [Column("if", .row(.programs)), Column("title", .rows(.copyParts)), Column("text", .rows(.copyParts))]),
    SectionLayout(.copyParts, "copy_parts", [Column("literal", .text), Column("value", .optionalRow(.copyValues))]),
    SectionLayout(
      .copyValues, "copy_values",
      [
        Column("variable", .text), Column("program", .row(.programs)), Column("format", .choice(FormatKind.names)),
        Column("longest", .number),
      ]),
    SectionLayout(.events, "telemetry", [Column("name", .text), Column("parameters", .rows(.eventParameters))]),
    SectionLayout(.eventRefs, "event_refs", [Column("event", .row(.events))]),
    SectionLayout(.eventParameters, "event_parameters", [Column("name", .text), Column("program", .row(.programs))]),
    SectionLayout(
      .snapshot, "snapshot",
      [Column("name", .text), Column("program", .optionalRow(.programs)), Column("lists", .choice(["nothing", "refusal_reasons"]))]),
    SectionLayout(.settings, "settings", [Column("name", .text), Column("unit", .choice(SettingKind.names)), Column("amount", .integer)]),
    SectionLayout(
      .routes, "routes",
      [
        Column("name", .text), Column("if", .optionalRow(.programs)), Column("else", .optionalRow(.routes)),
        Column("buttons", .rows(.buttonRefs)), Column("open_when_undecided", .choice(noYes)),
      ]),
    SectionLayout(
      .deepLinks, "deep_links",
      [
        Column("name", .text), Column("path", .text), Column("parameters", .rows(.linkParameters)), Column("opens", .row(.routes)),
        Column("when_gone", .optionalRow(.routes)),
      ]),
    SectionLayout(
      .notificationCategories, "notification_categories",
      [
        Column("name", .text), Column("label", .row(.copy)), Column("on_by_default", .choice(noYes)),
        Column("always_in_app", .choice(noYes)), Column("switch", .optionalRow(.recordFields)),
        Column("goes_first", .choice(noYes)), Column("summary_opens", .optionalRow(.deepLinks)),
      ]),
    SectionLayout(
      .notifications, "notifications",
      [
        Column("name", .text), Column("category", .row(.notificationCategories)), Column("switched_on", .choice(noYes)),
        Column("at", .choice(MomentKind.names)), Column("before", .integer), Column("of", .text), Column("limit", .optionalRow(.limits)),
        Column("if", .rows(.notificationConditions)), Column("to", .rows(.notificationPlans)),
        Column("channels", .rows(.notificationChannels)), Column("on_by_default", .choice(noYes)),
        Column("at_most", .rows(.notificationRates)), Column("once", .choice(noYes)), Column("time_critical", .choice(noYes)),
        Column("soft_cap", .choice(noYes)), Column("snooze", .choice(noYes)), Column("batch", .optionalRow(.notificationBatches)),
        Column("overflow", .optionalRow(.notificationBatches)), Column("opens", .row(.deepLinks)), Column("says", .row(.copy)),
        Column("expanded", .optionalRow(.copy)), Column("switch", .optionalRow(.recordFields)),
        Column("despite_quiet_hours", .optionalRow(.programs)), Column("each_per_week", .optionalRow(.facts)),
        Column("held_back", .rows(.notificationReasons)), Column("withdrawn_only_if", .optionalRow(.programs)),
      ]),
    SectionLayout(
      .records, "records",
      [
        Column("name", .text), Column("scope", .choice(scopes)), Column("fields", .rows(.recordFields)),
        Column("owner", .optionalRow(.recordFields)),
      ]),
    SectionLayout(
      .linkParameters, "link_parameters",
      [Column("parameter", .text), Column("kind", .choice(LinkParameterKind.names)), Column("value", .text)]),
    SectionLayout(
      .router, "router",
      [
        Column("scheme", .text), Column("longest", .number), Column("rows", .rows(.routerRows)), Column("on_error", .row(.routes)),
        Column("when_unknown", .row(.routes)), Column("unknown_says", .row(.copy)), Column("gone_says", .row(.copy)),
        Column("shown_on", .optionalRow(.surfaces)),
      ]),
    SectionLayout(
      .decisionTables, "decision_tables",
      [
        Column("name", .text), Column("table", .row(.tables)), Column("answers", .rows(.tableAnswers)),
        Column("answers_are_routes", .choice(noYes)),
      ]),
    SectionLayout(.tableAnswers, "table_answers", [Column("answer", .text)]),
    SectionLayout(
      .downgrade, "downgrade",
      [
        Column("name", .text), Column("limit", .optionalRow(.limits)), Column("over_cap", .choice(OverCapKind.names)),
        Column("keeps", .choice(KeepKind.names)),
      ]),
    SectionLayout(.payloads, "payloads", [Column("name", .text), Column("parts", .rows(.payloadParts))]),
    SectionLayout(
      .payloadParts, "payload_parts",
      [
        Column("type", .text), Column("treatment", .choice(TreatmentKind.names)), Column("if", .optionalRow(.programs)),
        Column("fields", .optionalRow(.constants)), Column("values", .optionalRow(.constants)),
        Column("tells_sender", .optionalRow(.copy)), Column("tells_recipient", .optionalRow(.copy)),
      ]),
    SectionLayout(.limitParts, "limit_parts", [Column("part", .choice(LimitPartKind.names)), Column("copy", .row(.copy))]),
    SectionLayout(
      .recordFields, "record_fields",
      [
        Column("field", .text), Column("type", .choice(FactKind.names)), Column("or_null", .choice(noYes)),
        Column("values", .rows(.factValues)), Column("if_absent", .optionalRow(.constants)), Column("setting", .optionalRow(.settings)),
      ]),
    SectionLayout(
      .notificationBatches, "notification_batches",
      [
        Column("name", .text), Column("says", .row(.copy)), Column("opens", .row(.deepLinks)), Column("daily", .choice(noYes)),
        Column("comes", .choice(SummaryMomentKind.names)),
      ]),
    SectionLayout(.notificationPlans, "notification_plans", [Column("plan", .row(.plans))]),
    SectionLayout(.notificationConditions, "notification_conditions", [Column("condition", .row(.conditions))]),
    SectionLayout(.notificationChannels, "notification_channels", [Column("channel", .choice(ChannelKind.names))]),
    SectionLayout(.notificationRates, "notification_rates", [Column("times", .number), Column("per", .choice(PeriodKind.names))]),
    SectionLayout(.notificationReasons, "notification_reasons", [Column("reason", .text), Column("if", .row(.programs))]),
    SectionLayout(
      .planner, "planner",
      [
        Column("preferences", .row(.records)), Column("paused", .optionalRow(.recordFields)),
        Column("snoozed_until", .optionalRow(.recordFields)), Column("daily_reminder", .optionalRow(.recordFields)),
        Column("quiet_from", .optionalRow(.recordFields)), Column("quiet_to", .optionalRow(.recordFields)),
        Column("training_days", .optionalRow(.recordFields)), Column("daily_maximum", .optionalRow(.recordFields)),
        Column("device", .row(.records)), Column("device_id", .optionalRow(.recordFields)),
        Column("device_time_zone", .row(.recordFields)), Column("device_pending", .row(.recordFields)),
        Column("log", .row(.records)), Column("log_id", .row(.recordFields)), Column("log_type", .row(.recordFields)),
        Column("log_channel", .row(.recordFields)), Column("log_planned_for", .row(.recordFields)),
        Column("log_sent", .row(.recordFields)), Column("log_reason", .row(.recordFields)), Column("log_members", .row(.recordFields)),
        Column("log_device", .optionalRow(.recordFields)), Column("log_things", .rows(.plannerThings)),
        Column("allowed_if", .row(.programs)), Column("badge", .optionalRow(.facts)),
        Column("missed", .optionalRow(.notificationBatches)), Column("at_most", .rows(.plannerRates)),
        Column("reserved", .rows(.plannerReserved)), Column("burst", .optionalRow(.settings)), Column("batch", .optionalRow(.settings)),
        Column("pending", .optionalRow(.settings)), Column("horizon", .optionalRow(.settings)),
        Column("log_moment", .optionalRow(.recordFields)),
      ]),
    SectionLayout(.plannerRates, "planner_rates", [Column("setting", .row(.settings))]),
    SectionLayout(
      .plannerReserved, "planner_reserved", [Column("category", .row(.notificationCategories)), Column("setting", .row(.settings))]),
    SectionLayout(.plannerThings, "planner_things", [Column("thing", .text), Column("field", .row(.recordFields))]),
    SectionLayout(
      .routerRows, "router_rows",
      [Column("if", .optionalRow(.programs)), Column("to", .row(.routes)), Column("continues", .choice(noYes)), Column("rule", .text)]),
  ]

  /// The layout of a section; `bytes` has none.
  public static func layout(of section: Section) -> SectionLayout? {
    // All others have one, and stand in the order of their numbers.
    section == .bytes ? nil : sections[Int(section.rawValue) - Int(Section.texts.rawValue)]
  }

  /// Whether rows of a section are found by their name: their first column, in byte order.
  public static func isNamed(_ layout: SectionLayout) -> Bool {
    guard let first = layout.columns.first, case .text = first.type else { return false }
    return first.name == "name" && layout.section != .tables && layout.section != .eventParameters
  }
}
