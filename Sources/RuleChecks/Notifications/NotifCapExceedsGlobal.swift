internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// No type may be sent more often than all types together.
enum NotifCapExceedsGlobal {
  static let explanation = Explanation(
    "notif.cap-exceeds-global", .error,
    finds: "A notification that may come more often than the planner lets all types together come.",
    why: "The number would never be reached, and whoever reads it believes it.",
    example: "N-INBOX-NEW-IMPORT: {at_most: 20/day}   # planner: {at_most: notifications_a_day}, 10/day",
    instead: "N-INBOX-NEW-IMPORT: {at_most: 10/day}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text, "at_most") {
      for (index, quantity) in entry.value.atMost.enumerated() {
        let place = context.value(NotificationType.key, entry.name.text, "at_most", "\(index)")
        guard case .rate(let number, let period) = quantity else { continue }
        for setting in context.book.planner.atMost {
          guard case .rate(let most, let whole)? = context.book.settings[setting]?.value, number > bound(most, whole, period) else {
            continue
          }
          diagnostics.append(
            Diagnostic(
              explanation,
              "`\(entry.name.text)` may come \(number)/\(period.name), and all types together only \(most)/\(whole.name)",
              at: place, "more than all together",
              secondary: [.init(context.value(Setting.key, setting.text, "value"), "`\(setting.text)`")],
              helps: ["write at most `\(bound(most, whole, period))/\(period.name)`"]))
        }
      }
    }
  }

  /// How many `most` in every `whole` are in one `period` at most.
  private static func bound(_ most: Int64, _ whole: PeriodKind, _ period: PeriodKind) -> Int64 {
    let factor = hours(period) / hours(whole)
    let (product, overflow) = most.multipliedReportingOverflow(by: max(1, factor))
    return overflow ? .max : product
  }

  private static func hours(_ period: PeriodKind) -> Int64 {
    switch period {
    case .hour: 1
    case .day: 24
    case .week: 24 * 7
    case .month: 24 * 31
    }
  }
}
