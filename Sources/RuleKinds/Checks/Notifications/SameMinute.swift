internal import Diagnostics
internal import RulesModel

/// What comes in the same minute becomes one.
enum SameMinute {
  static let explanation = Explanation(
    "notif.burst-collision", .warning, waivable: true,
    finds: "Two notifications of the same moment of the day that no batch puts together, while the planner lets only one through at a time.",
    why: "The first by name would come, and the other one never.",
    example: "N-MAINT-DUE-TODAY: {fires: {at: daily_reminder}}\nN-MAINT-OVERDUE: {fires: {at: daily_reminder}}   # no batch",
    instead: "N-MAINT-DUE-TODAY: {fires: {at: daily_reminder}, batch: plan_summary}\nN-MAINT-OVERDUE: {fires: {at: daily_reminder}, batch: plan_summary}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.book.planner.burst != nil, !context.isFaultyAnywhere("batch", of: [NotificationType.key]),
      !context.isFaultyAnywhere("overflow", of: [NotificationType.key]), !context.broken.contains(NotificationBatch.key)
    else { return }
    let daily = context.book.notifications.entries.filter { $0.value.fires.at == .dailyReminder }
    for (index, entry) in daily.enumerated() {
      let own = joins(entry.value, context)
      // Told at the later one; one without a batch is the one to tell of, wherever it stands.
      let other = daily.enumerated().first { position, other in
        guard position != index, other.value.fires.before == entry.value.fires.before,
          !Set(other.value.channels).isDisjoint(with: entry.value.channels)
        else { return false }
        let its = joins(other.value, context)
        return own == nil ? its != nil || position < index : its != nil && its != own && position < index
      }
      guard let other = other?.element else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` comes in the same minute as `\(other.name.text)`, and nothing puts them together",
          at: context.places.exact(RulePath(NotificationType.key, entry.name.text, "batch"))
            ?? context.key(NotificationType.key, entry.name.text),
          secondary: [.init(context.key(NotificationType.key, other.name.text), "comes then, too")],
          helps: [
            joins(other.value, context).map { "add `batch: \($0.text)`" } ?? "let both name one `batch:`"
          ]))
    }
  }

  /// What it becomes when it meets others: its batch, or what its overflow becomes unless that waits for the reminder time.
  private static func joins(_ type: NotificationType, _ context: CheckContext) -> Name<NotificationBatch>? {
    if let batch = type.batch { return batch }
    return type.overflow.flatMap { context.book.notificationBatches[$0]?.isDaily == false ? $0 : nil }
  }
}
