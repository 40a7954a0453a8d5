internal import Diagnostics
internal import RuleKinds

/// Checks that every snooze that users can choose ends, and that the app can store its end.
enum NotifSnooze {
  static let explanation = Explanation(
    "notif.snooze", .error,
    finds:
      "A snooze without a duration, that ends at the reminder time but does not last whole days, that has no reminder time to end at, that is listed twice, or whose end the preferences do not store.",
    why: "The choice would do nothing, or reminders would return at a time other than the one in its label.",
    example: "planner: {snoozes: [{says: snooze.tomorrow, after: half_a_day, at_reminder: true}]}   # half_a_day: 12h",
    instead: "planner: {snoozes: [{says: snooze.tomorrow, after: one_day, at_reminder: true}]}   # one_day: 1d")

  static let check = Check(explanation) { context, diagnostics in
    let planner = context.book.planner
    guard !planner.snoozes.isEmpty, !context.broken.contains(Planner.key) else { return }
    func path(_ index: Int, _ key: String) -> RulePath { RulePath(Planner.key, "snoozes", "\(index)", key) }
    func add(_ message: String, at path: RulePath, _ help: String) {
      diagnostics.append(Diagnostic(explanation, message, at: context.places.span(path), helps: [help]))
    }
    if let preferences = planner.preferences, preferences.snoozedUntil == nil, !context.isFaulty(Planner.key, "preferences") {
      add(
        "users can choose a snooze, but its end is not stored", at: path(0, "after"),
        "add `snoozed_until:` with a field of `\(preferences.record.text)`")
    }
    for (index, snooze) in planner.snoozes.enumerated() {
      guard case .seconds(let seconds)? = context.book.settings[snooze.after]?.value else { continue }
      let name = snooze.after.text
      if planner.snoozes.prefix(index).contains(where: { $0.after == snooze.after && $0.endsAtReminder == snooze.endsAtReminder }) {
        add("another snooze lasts `\(name)`, too", at: path(index, "after"), "remove one of them")
      } else if seconds <= 0 {
        add("the snooze `\(name)` ends immediately", at: path(index, "after"), "use a setting that is longer, such as `15m`")
      } else if snooze.endsAtReminder, seconds % 86_400 != 0 {
        add("`\(name)` is not a number of whole days", at: path(index, "after"), "use a setting such as `1d`, or remove `at_reminder`")
      } else if snooze.endsAtReminder, let preferences = planner.preferences, preferences.dailyReminder == nil {
        add("there is no daily reminder time at which the snooze could end", at: path(index, "at_reminder"), "remove `at_reminder`")
      }
    }
  }
}
