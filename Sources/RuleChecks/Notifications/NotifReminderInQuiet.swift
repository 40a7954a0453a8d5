internal import Diagnostics
internal import RuleKinds

/// Checks that the default reminder time is outside the default quiet hours.
enum NotifReminderInQuiet {
  static let explanation = Explanation(
    "notif.reminder-in-quiet", .warning, waivable: true,
    finds: "A default time for daily reminders that is inside the default quiet hours.",
    why: "Every reminder would wait until the next morning, and some would no longer be true.",
    example: "daily_reminder_time: {value: \"23:00\"}   # quiet hours from 22:00 to 07:00",
    instead: "daily_reminder_time: {value: \"19:00\"}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    guard let stored = context.book.planner.preferences, let hours = stored.quietHours,
      let reminder = setting(stored.dailyReminder, of: stored.record, context), let from = setting(hours.from, of: stored.record, context),
      let to = setting(hours.to, of: stored.record, context)
    else { return }
    let (minute, start, end) = (reminder.minute, from.minute, to.minute)
    // Two equal times mean no quiet hours.
    guard start < end ? minute >= start && minute < end : start > end && (minute >= start || minute < end) else { return }
    diagnostics.append(
      Diagnostic(
        explanation,
        "`\(reminder.name)` is \(QuantityText.write(.timeOfDay(minute))), inside the quiet hours from \(QuantityText.write(.timeOfDay(start))) to \(QuantityText.write(.timeOfDay(end)))",
        at: context.value(Setting.key, reminder.name, "value"), "no notification is delivered at this time",
        secondary: [
          .init(context.value(Setting.key, from.name, "value"), "start of the quiet hours"),
          .init(context.value(Setting.key, to.name, "value"), "end of the quiet hours"),
          .init(context.value(Planner.key, "preferences", "quiet_hours"), "the fields with the start and the end"),
        ], helps: ["choose a time outside the quiet hours, or, if their start and their end are exchanged, exchange them"]))
  }

  /// The time-of-day setting that is the default of a field; nil if the field has no such default.
  private static func setting(_ field: String?, of record: Name<Record>, _ context: CheckContext) -> (name: String, minute: Int64)? {
    guard let text = context.book.records[record]?.fields.first(where: { $0.name == field })?.ifAbsent, text.hasPrefix("settings.") else {
      return nil
    }
    let name = String(text.dropFirst("settings.".count))
    guard case .timeOfDay(let minute)? = context.book.settings[name]?.value else { return nil }
    return (name, minute)
  }
}
