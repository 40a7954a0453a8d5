internal import Diagnostics
internal import RuleKinds

/// Reminders come when they may.
enum NotifReminderInQuiet {
  static let explanation = Explanation(
    "notif.reminder-in-quiet", .warning, waivable: true,
    finds: "A daily reminder time inside the quiet hours, both as they are for people who never chose.",
    why: "Every reminder would wait for the next morning, and some would not be true any more.",
    example: "daily_reminder_time: {value: \"23:00\"}   # quiet hours from 22:00 to 07:00",
    instead: "daily_reminder_time: {value: \"19:00\"}")

  static let check = Check(explanation) { context, diagnostics in
    guard let stored = context.book.planner.preferences, let hours = stored.quietHours,
      let reminder = setting(stored.dailyReminder, of: stored.record, context), let from = setting(hours.from, of: stored.record, context),
      let to = setting(hours.to, of: stored.record, context)
    else { return }
    let (minute, start, end) = (reminder.minute, from.minute, to.minute)
    // Two equal times are no quiet hours.
    guard start < end ? minute >= start && minute < end : start > end && (minute >= start || minute < end) else { return }
    diagnostics.append(
      Diagnostic(
        explanation,
        "`\(reminder.name)` is \(QuantityText.write(.timeOfDay(minute))), inside the quiet hours from \(QuantityText.write(.timeOfDay(start))) to \(QuantityText.write(.timeOfDay(end)))",
        at: context.value(Setting.key, reminder.name, "value"), "nothing is delivered then",
        secondary: [
          .init(context.value(Setting.key, from.name, "value"), "from here on"),
          .init(context.value(Setting.key, to.name, "value"), "to here"),
        ], helps: ["choose a time outside of them, or other quiet hours"]))
  }

  /// The setting that stands in for a time that nobody chose.
  private static func setting(_ field: String?, of record: Name<Record>, _ context: CheckContext) -> (name: String, minute: Int64)? {
    guard let text = context.book.records[record]?.fields.first(where: { $0.name == field })?.ifAbsent, text.hasPrefix("settings.") else {
      return nil
    }
    let name = String(text.dropFirst("settings.".count))
    guard case .timeOfDay(let minute)? = context.book.settings[name]?.value else { return nil }
    return (name, minute)
  }
}
