internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// What comes before a moment comes after the one before it.
enum NotifLeadTimeWindow {
  static let explanation = Explanation(
    "notif.lead-time-window", .error,
    finds:
      "A notification that comes so long before its moment that the moment before has not been yet: a day before the daily reminder, a month before a month's end.",
    why: "It would speak of numbers that start anew before people can use them, or come never.",
    example: "fires: {at: limit_reset, limit: practice_credits, before: 5w}   # monthly",
    instead: "fires: {at: limit_reset, limit: practice_credits, before: 48h}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text, "fires") {
      let fires = entry.value.fires
      guard let before = fires.before else { continue }
      var (most, what) = (Layout.longestBefore, "nobody plans further ahead than a year")
      switch fires.at {
      case .dailyReminder: (most, what) = (86_399, "the reminder before is a day earlier")
      case .limitReset:
        guard let reset = fires.limit.flatMap({ context.book.limits[$0] })?.resets, let rule = context.book.resets[reset] else { continue }
        (most, what) = (shortest(rule.every) - 1, "`\(reset.text)` starts anew every \(rule.every.name)")
      case .itsTime: break
      case .atOnce: continue
      }
      guard before.amount > most else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` comes \(QuantityText.write(before)) before its moment, and \(what)",
          at: context.value(NotificationType.key, entry.name.text, "fires", "before"), "too long before",
          helps: ["write a shorter time"]))
    }
  }

  /// Seconds of the shortest such period.
  private static func shortest(_ period: PeriodKind) -> Int64 {
    switch period {
    case .hour: 3600
    case .day: 86_400
    case .week: 7 * 86_400
    case .month: 28 * 86_400
    }
  }
}
