internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText
internal import YAMLTree

/// Checks that the planner has the keys that notifications need.
enum NotifPlanner {
  static let explanation = Explanation(
    "notif.planner", .error,
    finds:
      "Notifications without `preferences`, `device`, `log`, or `allowed_if` in rules/planner.yaml, or daily reminders without a time.",
    why: "Without them, users could not turn off a notification, and the app would not know what it has sent.",
    example: "planner: {at_most: notifications_a_day}",
    instead: "planner: {preferences: {record: Preferences, ...}, device: {...}, log: {...}, allowed_if: reminders_allowed}")

  static let check = Check(explanation) { context, diagnostics in
    guard let first = context.book.notifications.entries.first, !context.broken.contains(Planner.key) else { return }
    let planner = context.book.planner
    let missing = [
      ("preferences", planner.preferences == nil), ("device", planner.device == nil), ("log", planner.log == nil),
      ("allowed_if", planner.allowedIf == nil),
    ].filter { $0.1 && !context.isFaulty(RulePath(Planner.key, $0.0)) }.map(\.0)
    let written = context.places.node(RulePath(Planner.key))?.entries.first { _ in true }?.key.span
    if missing.isEmpty { return reminder(context, &diagnostics) }
    diagnostics.append(
      Diagnostic(
        explanation,
        "the planner for notifications is incomplete: \(missing.quotedPhrase()) \(missing.count == 1 ? "is" : "are") missing",
        at: written ?? context.key(NotificationType.key, first.name.text),
        helps: [written != nil ? "add \(missing.count == 1 ? "it" : "them") to rules/planner.yaml" : "add rules/planner.yaml"]))
  }

  /// Reports daily reminders and daily summaries without a time.
  private static func reminder(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard let stored = context.book.planner.preferences, stored.dailyReminder == nil,
      !context.isFaulty(Planner.key, "preferences", "daily_reminder")
    else { return }
    let types = context.book.notifications.entries.filter { $0.value.fires.at == .dailyReminder }.map {
      context.places.exact(RulePath(NotificationType.key, $0.name.text, "fires", "at"))
    }
    let batches = context.book.notificationBatches.entries.filter(\.value.isDaily).map {
      context.places.exact(RulePath(NotificationBatch.key, $0.name.text, "daily"))
    }
    guard let first = (types + batches).compactMap({ $0 }).first else { return }
    diagnostics.append(
      Diagnostic(
        explanation, "daily reminders have no time: `daily_reminder` is missing",
        at: context.key(Planner.key, "preferences"), secondary: [.init(first, "sent at that time")],
        helps: ["add `daily_reminder:` with a field of `\(stored.record.text)`"]))
  }
}
