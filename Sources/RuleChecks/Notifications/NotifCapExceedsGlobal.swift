internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that no notification allows more than all notifications together.
enum NotifCapExceedsGlobal {
  static let explanation = Explanation(
    "notif.cap-exceeds-global", .error,
    finds: "A notification whose `at_most` exceeds the planner's limit for all notifications together.",
    why: "The number can never be reached and misleads anyone who reads it.",
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
              "`\(entry.name.text)` allows \(number)/\(period.name), but all notifications together are limited to \(most)/\(whole.name)",
              at: place, "above the total limit",
              secondary: [.init(context.value(Setting.key, setting.text, "value"), "`\(setting.text)`")],
              helps: ["write at most `\(bound(most, whole, period))/\(period.name)`"]))
        }
      }
    }
  }

  /// The maximum in one `period` if `most` are allowed in every `whole`.
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
    case .quarter: 24 * 92
    case .year: 24 * 366
    }
  }
}
