internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that `before` is shorter than the interval between two moments.
enum NotifLeadTimeWindow {
  static let explanation = Explanation(
    "notif.lead-time-window", .error,
    finds:
      "A notification that fires so long before its moment that the previous moment has not passed, such as a day before the daily reminder or a month before a monthly reset.",
    why: "The notification would show numbers that reset before users can use them, or it would never be sent.",
    example: "fires: {at: limit_reset, limit: practice_credits, before: 5w}   # monthly",
    instead: "fires: {at: limit_reset, limit: practice_credits, before: 48h}")

  static let check = Check(explanation, isAboutConsequences: true, isNeededToLower: true) { context, diagnostics in
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text, "fires") {
      let fires = entry.value.fires
      guard let before = fires.before else { continue }
      var (most, what) = (BundleSchema.maximumLeadTime, "notifications are planned at most one year ahead")
      switch fires.at {
      case .dailyReminder: (most, what) = (86_399, "the previous reminder is one day earlier")
      case .limitReset:
        guard let reset = fires.limit.flatMap({ context.book.limits[$0] })?.resets, let rule = context.book.resets[reset] else { continue }
        (most, what) = (shortest(rule.every) * rule.interval - 1, "`\(reset.text)` resets every \(rule.period)")
      case .itsTime: break
      case .atOnce: continue
      }
      guard before.amount > most else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` fires \(QuantityText.write(before)) before its moment, but \(what)",
          at: context.value(NotificationType.key, entry.name.text, "fires", "before"), "too early",
          helps: ["write a shorter duration"]))
    }
  }

  /// The length of the shortest period of a kind, in seconds.
  private static func shortest(_ period: PeriodKind) -> Int64 {
    switch period {
    case .hour: 3600
    case .day: 86_400
    case .week: 7 * 86_400
    case .month: 28 * 86_400
    case .quarter: 90 * 86_400
    case .year: 365 * 86_400
    }
  }
}
