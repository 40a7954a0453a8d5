internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Checks that each stored field has one purpose.
enum NotifSharedField {
  static let explanation = Explanation(
    "notif.shared-field", .error,
    finds: "A stored field with two purposes, such as the switch of two categories or both ends of the quiet hours.",
    why: "Turning one off would also turn off the other.",
    example: "practice: {switch: categoryEnabled.mastery}\nmastery: {switch: categoryEnabled.mastery}",
    instead: "practice: {switch: categoryEnabled.practice}\nmastery: {switch: categoryEnabled.mastery}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    let planner = context.book.planner
    if let stored = planner.preferences {
      var named: [(String?, RulePath)] = [
        (stored.paused, path("preferences", "paused")), (stored.snoozedUntil, path("preferences", "snoozed_until")),
        (stored.dailyReminder, path("preferences", "daily_reminder")),
        (stored.quietHours?.from, path("preferences", "quiet_hours", "from")),
        (stored.quietHours?.to, path("preferences", "quiet_hours", "to")), (stored.trainingDays, path("preferences", "training_days")),
        (stored.dailyMaximum, path("preferences", "daily_maximum")),
      ]
      named += context.book.notificationCategories.entries.map {
        ($0.value.stored, RulePath(NotificationCategory.key, $0.name.text, "switch"))
      }
      named += context.book.notifications.entries.map { ($0.value.stored, RulePath(NotificationType.key, $0.name.text, "switch")) }
      report(named, context, &diagnostics)
    }
    if let stored = planner.device {
      report(
        [(stored.id, path("device", "id")), (stored.timeZone, path("device", "time_zone")), (stored.pending, path("device", "pending"))],
        context, &diagnostics)
    }
    if let stored = planner.log {
      let named: [(String?, RulePath)] = [
        (stored.id, path("log", "id")), (stored.type, path("log", "type")), (stored.channel, path("log", "channel")),
        (stored.plannedFor, path("log", "planned_for")), (stored.sent, path("log", "sent")), (stored.reason, path("log", "reason")),
        (stored.members, path("log", "members")), (stored.device, path("log", "device")),
        (stored.moment, path("log", "moment")),
      ]
      report(named + stored.things.map { ($0.field, path("log", "things", $0.thing)) }, context, &diagnostics)
    }
  }

  private static func path(_ parts: String...) -> RulePath { RulePath([Planner.key] + parts) }

  private static func report(_ named: [(String?, RulePath)], _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    var first: [String: RulePath] = [:]
    for (field, path) in named {
      guard let field, !context.isFaulty(path) else { continue }
      guard let other = first[field] else {
        first[field] = path
        continue
      }
      // If the type is also wrong, `notif.field` reports it: the field most likely belongs to the other use.
      let places = [context.places.span(path), context.places.span(other)]
      if places.contains(where: { diagnostics.have(NotifField.explanation, at: $0) }) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(field)` is already used for something else", at: places[0], secondary: [.init(places[1], "used here")],
          helps: ["use a separate field"]))
    }
  }
}
