internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that the fields that notifications use exist in their record and have the required type.
enum NotifField {
  static let explanation = Explanation(
    "notif.field", .error,
    finds: "A field that rules/planner.yaml, a category, or a notification names but the record does not have, or has with another type.",
    why: "The app could not read what the user chose.",
    example: "preferences: {record: Preferences, paused: pausdAll}",
    instead: "preferences: {record: Preferences, paused: pausedAll}")

  /// The kind of value that a field must hold.
  private enum Need {
    case pause, choice, text, texts, time, timeOfDay, number, channel, reason

    var noun: String {
      switch self {
      case .pause: "a Boolean that is false until the user pauses"
      case .choice: "a Boolean that is null until the user chooses"
      case .text: "a string"
      case .texts: "a list of strings"
      case .time: "a timestamp"
      case .timeOfDay: "a string for a time of day whose `if_absent` is a setting such as \"19:00\""
      case .number: "a whole number"
      case .channel: "one of `local`, `push`, or `in_app`"
      case .reason: "a choice of reasons that can be null"
      }
    }
  }

  /// A place that names a field.
  private struct Use {
    var field: String?
    var need: Need
    var path: RulePath

    init(_ field: String?, _ need: Need, _ path: RulePath) {
      self.field = field
      self.need = need
      self.path = path
    }
  }

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    let planner = context.book.planner
    if let stored = planner.preferences {
      report(preferences(stored, context.book), "preferences", stored.record, context, &diagnostics)
    }
    if let stored = planner.device {
      let uses = [
        Use(stored.id, .text, path("device", "id")), Use(stored.timeZone, .text, path("device", "time_zone")),
        Use(stored.pending, .texts, path("device", "pending")),
      ]
      report(uses, "device", stored.record, context, &diagnostics)
    }
    if let stored = planner.log { report(log(stored), "log", stored.record, context, &diagnostics) }
  }

  private static func preferences(_ stored: StoredPreferences, _ book: RuleBook) -> [Use] {
    let key = "preferences"
    let uses = [
      Use(stored.paused, .pause, path(key, "paused")), Use(stored.snoozedUntil, .time, path(key, "snoozed_until")),
      Use(stored.dailyReminder, .timeOfDay, path(key, "daily_reminder")),
      Use(stored.quietHours?.from, .timeOfDay, path(key, "quiet_hours", "from")),
      Use(stored.quietHours?.to, .timeOfDay, path(key, "quiet_hours", "to")), Use(stored.trainingDays, .texts, path(key, "training_days")),
      Use(stored.dailyMaximum, .number, path(key, "daily_maximum")),
    ]
    let categories = book.notificationCategories.entries.map {
      Use($0.value.stored, .choice, RulePath(NotificationCategory.key, $0.name.text, "switch"))
    }
    let types = book.notifications.entries.map { Use($0.value.stored, .choice, RulePath(NotificationType.key, $0.name.text, "switch")) }
    return uses + categories + types
  }

  private static func log(_ stored: StoredLog) -> [Use] {
    let uses = [
      Use(stored.id, .text, path("log", "id")), Use(stored.type, .text, path("log", "type")),
      Use(stored.channel, .channel, path("log", "channel")), Use(stored.plannedFor, .time, path("log", "planned_for")),
      Use(stored.sent, .time, path("log", "sent")), Use(stored.reason, .reason, path("log", "reason")),
      Use(stored.members, .texts, path("log", "members")), Use(stored.device, .text, path("log", "device")),
      Use(stored.moment, .text, path("log", "moment")),
    ]
    return uses + stored.things.map { Use($0.field, .text, path("log", "things", $0.thing)) }
  }

  private static func path(_ parts: String...) -> RulePath { RulePath([Planner.key] + parts) }

  private static func report(
    _ uses: [Use], _ part: String, _ name: Name<Record>, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    // A record that is missing or could not be read was already reported.
    guard let record = context.book.records[name], !context.isFaulty(Record.key, name.text) else { return }
    let uses = uses.filter { $0.field != nil && !context.isFaulty($0.path) }
    // If the record has none of the fields, the record is wrong.
    if uses.count > 1, !uses.contains(where: { use in record.fields.contains { $0.name == use.field } }) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name.text)` has none of the fields that the rules name for it", at: context.places.span(path(part, "record")),
          secondary: [.init(context.key(Record.key, name.text), "its fields")], helps: ["name the record that has them"]))
      return
    }
    for use in uses { report(use, record, name, context, &diagnostics) }
  }

  private static func report(_ use: Use, _ record: Record, _ name: Name<Record>, _ context: CheckContext, _ diagnostics: inout [Diagnostic])
  {
    guard let named = use.field else { return }
    guard let field = record.fields.first(where: { $0.name == named }) else {
      let near = Suggestion.choices(for: named, among: record.fields.map(\.name))
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name.text)` has no field `\(named)`", at: context.places.span(use.path),
          secondary: [.init(context.key(Record.key, name.text), "the record")],
          helps: near.isEmpty ? ["use a field of `\(name.text)`, or add this one to its `fields`"] : Suggestion.question(near),
          fixes: Fix.write(near, at: context.places.span(use.path))))
      return
    }
    guard !fits(field, use.need) else { return }
    let own = RulePath(Record.key, name.text, "fields", named)
    // The type is right, but the default is wrong.
    let isType = [.choice, .pause].contains(use.need) && field.type == .bool || use.need == .timeOfDay && field.type == .text
    let defaultValue = isType ? context.places.exact(own.appending("if_absent")) : nil
    diagnostics.append(
      Diagnostic(
        explanation, "`\(named)` of `\(name.text)` is not \(use.need.noun)", at: context.places.span(use.path),
        secondary: [.init(defaultValue ?? context.places.span(own.appending("type")), defaultValue == nil ? "its type" : "its default")],
        helps: !isType
          ? []
          : use.need == .choice
            ? ["write `or_null: true, if_absent: \"null\"`; `on_by_default` then applies"]
            : use.need == .pause ? ["write `if_absent: \"false\"`"] : []))
  }

  private static func fits(_ field: RecordField, _ need: Need) -> Bool {
    switch need {
    // Otherwise, notifications are paused for all users who have not chosen anything.
    case .pause: field.type == .bool && field.ifAbsent != "true"
    case .choice: field.type == .bool && (field.ifAbsent ?? "null") == "null"
    case .text: field.type == .text || field.type == .id
    case .texts: field.type == .listOf(.text)
    case .time: field.type == .timestamp
    case .number: field.type == .int
    // Only a time-of-day setting can be the default of a string.
    case .timeOfDay: field.type == .text && field.ifAbsent?.hasPrefix("settings.") ?? false
    case .channel:
      if case .oneOf(let values) = field.type { Set(values) == Set(ChannelKind.names) } else { false }
    case .reason:
      if case .oneOf = field.type { field.orNull } else { false }
    }
  }
}
