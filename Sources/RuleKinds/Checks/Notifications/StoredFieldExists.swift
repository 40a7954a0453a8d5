internal import Diagnostics
internal import RulesModel

/// What the planner reads and writes is a field of the record, and of the type that it needs.
enum StoredFieldExists {
  static let explanation = Explanation(
    "notif.field", .error,
    finds: "A field that rules/planner.yaml, a category or a notification names and the record does not have, or has with another type.",
    why: "What a person chose would be read from nowhere.",
    example: "preferences: {record: Preferences, paused: pausdAll}",
    instead: "preferences: {record: Preferences, paused: pausedAll}")

  /// What a field must be able to hold.
  private enum Need {
    case flag, text, texts, time, timeOfDay, number, channel, reason

    var noun: String {
      switch self {
      case .flag: "true or false"
      case .text: "a text"
      case .texts: "a list of texts"
      case .time: "a timestamp"
      case .timeOfDay: "a text with a time, whose `if_absent` is a setting such as \"19:00\""
      case .number: "a whole number"
      case .channel: "one of local, push and in_app"
      case .reason: "one of several reasons, or null"
      }
    }
  }

  static let check = Check(explanation) { context, diagnostics in
    var fields = Fields(context: context)
    let planner = context.book.planner
    if let stored = planner.preferences {
      let key = "preferences"
      fields.need(stored.paused, .flag, stored.record, [key, "paused"])
      fields.need(stored.snoozedUntil, .time, stored.record, [key, "snoozed_until"])
      fields.need(stored.dailyReminder, .timeOfDay, stored.record, [key, "daily_reminder"])
      fields.need(stored.quietHours?.from, .timeOfDay, stored.record, [key, "quiet_hours", "from"])
      fields.need(stored.quietHours?.to, .timeOfDay, stored.record, [key, "quiet_hours", "to"])
      fields.need(stored.trainingDays, .texts, stored.record, [key, "training_days"])
      fields.need(stored.dailyMaximum, .number, stored.record, [key, "daily_maximum"])
      for entry in context.book.notificationCategories.entries {
        fields.need(
          entry.value.stored, .flag, stored.record, at: RulePath(NotificationCategory.key, entry.name.text, "switch"))
      }
      for entry in context.book.notifications.entries {
        fields.need(entry.value.stored, .flag, stored.record, at: RulePath(NotificationType.key, entry.name.text, "switch"))
      }
    }
    if let stored = planner.device {
      fields.need(stored.id, .text, stored.record, ["device", "id"])
      fields.need(stored.timeZone, .text, stored.record, ["device", "time_zone"])
      fields.need(stored.pending, .texts, stored.record, ["device", "pending"])
    }
    if let stored = planner.log {
      let needs: [(String?, Need, String)] = [
        (stored.id, .text, "id"), (stored.type, .text, "type"), (stored.channel, .channel, "channel"),
        (stored.plannedFor, .time, "planned_for"), (stored.sent, .time, "sent"), (stored.reason, .reason, "reason"),
        (stored.members, .texts, "members"), (stored.device, .text, "device"),
      ]
      for (field, need, key) in needs { fields.need(field, need, stored.record, ["log", key]) }
      for thing in stored.things { fields.need(thing.field, .text, stored.record, ["log", "things", thing.thing]) }
    }
    diagnostics += fields.found
  }

  private struct Fields {
    let context: CheckContext
    var found: [Diagnostic] = []

    mutating func need(_ name: String?, _ need: Need, _ record: Name<Record>, _ keys: [String]) {
      self.need(name, need, record, at: RulePath([Planner.key] + keys))
    }

    mutating func need(_ name: String?, _ need: Need, _ record: Name<Record>, at path: RulePath) {
      // A record that is not there, or not to be read, has been reported.
      guard let name, let known = context.book.records[record], !context.isFaulty(Record.key, record.text), !context.isFaulty(path) else {
        return
      }
      guard let field = known.fields.first(where: { $0.name == name }) else {
        let near = Suggestion.nearest(to: name, among: known.fields.map(\.name))
        found.append(
          Diagnostic(
            explanation, "`\(record.text)` has no field `\(name)`", at: context.places.span(path),
            helps: near.isEmpty ? ["use a field of `\(record.text)`, or add this one"] : near.map { "did you mean `\($0)`?" }))
        return
      }
      guard !fits(field, need) else { return }
      found.append(
        Diagnostic(
          explanation, "`\(name)` of `\(record.text)` is not \(need.noun)", at: context.places.span(path),
          secondary: [.init(context.value(Record.key, record.text, "fields", name, "type"), "its type")]))
    }

    private func fits(_ field: RecordField, _ need: Need) -> Bool {
      switch need {
      case .flag: field.type == .bool
      case .text: field.type == .text
      case .texts: field.type == .listOf(.text)
      case .time: field.type == .timestamp
      case .number: field.type == .int
      case .timeOfDay: field.type == .text && isTimeOfDay(field.ifAbsent)
      case .channel: field.type == .oneOf(NotificationChannel.allCases.map(\.rawValue))
      case .reason:
        if case .oneOf = field.type { field.orNull } else { false }
      }
    }

    private func isTimeOfDay(_ text: String?) -> Bool {
      guard let text, text.hasPrefix("settings.") else { return false }
      guard let setting = context.book.settings[String(text.dropFirst("settings.".count))] else { return true }
      if case .timeOfDay = setting.value { return true }
      return false
    }
  }
}
