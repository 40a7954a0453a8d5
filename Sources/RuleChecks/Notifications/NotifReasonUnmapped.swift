internal import Diagnostics
internal import RuleKinds

/// Checks that the log can store every suppression reason, and that every stored reason can occur.
enum NotifReasonUnmapped {
  static let explanation = Explanation(
    "notif.reason-unmapped", .error,
    finds: "A suppression reason that is not a value of the log's field, or a value of that field that is never written.",
    why: "Support uses the log to explain why a notification was not sent. A reason without a value would be lost.",
    example: "held_back: {sender_bloked: sender_blocked}   # the log has sender_blocked",
    instead: "held_back: {sender_blocked: sender_blocked}")

  /// The reasons that the planner always uses.
  static let always = ["system_denied", "missing_data", "quiet_hours", "rate_limited"]
  /// The planner's key that enables each optional reason.
  private static let keys = ["paused_all": "paused", "snoozed": "snoozed_until"]
  /// The reasons for notifications that are delayed and sent later.
  static let waiting = ["quiet_hours", "snoozed"]

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    let planner = context.book.planner
    guard let log = planner.log, let record = context.book.records[log.record],
      let field = record.fields.first(where: { $0.name == log.reason }), case .oneOf(let values) = field.type,
      !context.isFaulty(Record.key, log.record.text)
    else { return }
    // `notif.field` reports a wrong field for the reason.
    if diagnostics.have(NotifField.explanation, at: context.places.span(RulePath(Planner.key, "log", "reason"))) { return }
    let place = RulePath(Record.key, log.record.text, "fields", field.name, "type")
    var used = Set(always)
    if planner.preferences?.paused != nil { used.insert("paused_all") }
    if !context.book.notificationCategories.entries.isEmpty { used.insert("category_off") }
    if planner.preferences?.snoozedUntil != nil { used.insert("snoozed") }
    let missing = used.subtracting(values).sorted()
    if !missing.isEmpty {
      diagnostics.append(
        Diagnostic(
          explanation, "the log has no value \(missing.quotedPhrase("or")), which the planner writes", at: context.places.span(place),
          helps: ["add \(missing.quotedPhrase()) in order of precedence: the log stores the first reason that applies"]))
    }
    for entry in context.book.notifications.entries {
      for held in entry.value.heldBack {
        used.insert(held.reason)
        if waiting.contains(held.reason) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(held.reason)` is reserved for notifications that are sent later",
              at: context.key(NotificationType.key, entry.name.text, "held_back", held.reason),
              helps: ["choose a reason for notifications that are never sent"]))
          continue
        }
        if values.contains(held.reason) { continue }
        let near = Suggestion.choices(for: held.reason, among: values)
        diagnostics.append(
          Diagnostic(
            explanation, "the log has no value `\(held.reason)`",
            at: context.key(NotificationType.key, entry.name.text, "held_back", held.reason),
            secondary: [.init(context.places.span(place), "its values")],
            helps: near.isEmpty
              ? ["add it in order of precedence: the log stores the first reason that applies"] : Suggestion.question(near),
            fixes: Fix.write(near, at: context.key(NotificationType.key, entry.name.text, "held_back", held.reason)))
        )
      }
    }
    if planner.preferences == nil || context.isFaultyAnywhere("held_back", of: [NotificationType.key])
      || context.isFaulty(Planner.key, "preferences")
      || !context.isWhole(NotificationType.key, context.book.notifications.entries.count)
      || !diagnostics.filter({ $0.name == explanation.name }).isEmpty
    {
      return
    }
    // `rule.pointless-key` reports `snooze` without `snoozed_until`.
    if context.book.notifications.entries.contains(where: \.value.isSnoozable) { used.insert("snoozed") }
    for (index, value) in values.enumerated() where !used.contains(value) {
      diagnostics.append(
        Diagnostic(
          explanation, "the reason `\(value)` is never written", at: context.places.span(place.appending("one_of", "\(index)")),
          helps: [
            keys[value].map { "remove it, or name the field under `\($0)` in rules/planner.yaml" }
              ?? "remove it, or add it to `held_back` of a notification"
          ]))
    }
  }
}
