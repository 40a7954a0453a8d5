internal import Diagnostics
internal import RulesModel

/// Notifications need a planner that knows where things are stored.
enum PlannerComplete {
  static let explanation = Explanation(
    "notif.planner", .error,
    finds: "Notifications without `preferences`, `device`, `log` or `allowed_if` in rules/planner.yaml.",
    why: "Without them nobody could switch one off, and nobody would know what was sent already.",
    example: "planner: {at_most: notifications_a_day}",
    instead: "planner: {preferences: {record: Preferences, ...}, device: {...}, log: {...}, allowed_if: reminders_allowed}")

  static let check = Check(explanation) { context, diagnostics in
    guard let first = context.book.notifications.entries.first, !context.broken.contains(Planner.key) else { return }
    let planner = context.book.planner
    let missing = [
      ("preferences", planner.preferences == nil), ("device", planner.device == nil), ("log", planner.log == nil),
      ("allowed_if", planner.allowedIf == nil),
    ].filter { $0.1 && !context.isFaulty(RulePath(Planner.key, $0.0)) }.map(\.0)
    guard !missing.isEmpty else { return }
    let hasPlanner = context.places.node(RulePath(Planner.key)) != nil
    diagnostics.append(
      Diagnostic(
        explanation, "nothing says how notifications are planned: `\(missing.joined(separator: "`, `"))` is missing",
        at: hasPlanner ? context.places.span(RulePath(Planner.key)) : context.key(NotificationType.key, first.name.text),
        helps: [hasPlanner ? "add it to rules/planner.yaml" : "add rules/planner.yaml"]))
  }
}
