internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that the daily limits are consistent with each other.
enum NotifRoom {
  static let explanation = Explanation(
    "notif.room", .error,
    finds:
      "Reservations that leave no notification for other categories, a reservation for a category without notifications, or a daily maximum above the planner's limit.",
    why: "One of the numbers can never be reached and misleads anyone who reads it.",
    example: "planner: {at_most: notifications_a_day, reserved: {billing: billing_slots}}   # 10/day, and 10",
    instead: "billing_slots: {value: 1, at_most: notifications_a_day}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    let planner = context.book.planner
    for cell in planner.reserved.cells where !context.book.notifications.entries.contains(where: { $0.value.category == cell.column }) {
      if context.isFaultyAnywhere("category", of: [NotificationType.key]) || context.book.notificationCategories[cell.column] == nil
        || !context.isWhole(NotificationType.key, context.book.notifications.entries.count)
      {
        break
      }
      diagnostics.append(
        Diagnostic(
          explanation, "no notification belongs to `\(cell.column.text)`, so its reservation is never used",
          at: context.places.key(RulePath(Planner.key, "reserved", cell.column.text)), helps: ["remove it"]))
    }
    for setting in planner.atMost {
      guard case .rate(let most, let period)? = context.book.settings[setting]?.value else { continue }
      let all = Diagnostic.Label(context.value(Setting.key, setting.text, "value"), "the limit for all notifications")
      kept(below: most, setting, all, context, &diagnostics)
      if period == .day { chosen(upTo: most, setting, all, context, &diagnostics) }
    }
  }

  private static func kept(
    below most: Int64, _ setting: Name<Setting>, _ all: Diagnostic.Label, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    var kept: Int64 = 0
    var last: Name<Setting>?
    for cell in context.book.planner.reserved.cells {
      guard case .count(let number)? = context.book.settings[cell.value]?.value else { return }
      let (sum, overflow) = kept.addingReportingOverflow(number)
      kept = overflow ? .max : sum
      last = cell.value
    }
    guard let last, kept >= most else { return }
    let place = context.value(Setting.key, last.text, "value")
    diagnostics.append(
      Diagnostic(
        explanation,
        "`\(setting.text)` is \(most), but \(kept) of them \(kept == 1 ? "is" : "are") reserved, so other notifications are never sent",
        at: place,
        "leaves none for the others", secondary: [all], helps: ["reserve fewer"]))
  }

  private static func chosen(
    upTo most: Int64, _ setting: Name<Setting>, _ all: Diagnostic.Label, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    guard let stored = context.book.planner.preferences, let maximum = stored.dailyMaximum,
      let text = context.book.records[stored.record]?.fields.first(where: { $0.name == maximum })?.ifAbsent, text.hasPrefix("settings.")
    else { return }
    let name = String(text.dropFirst("settings.".count))
    let place = context.value(Setting.key, name, "value")
    guard case .count(let number)? = context.book.settings[name]?.value, number > most else { return }
    diagnostics.append(
      Diagnostic(
        explanation, "the daily maximum `\(name)` is \(number), but at most \(most) a day \(most == 1 ? "is" : "are") allowed", at: place,
        "never reached",
        secondary: [all], helps: ["write at most `\(most)`"]))
  }
}
