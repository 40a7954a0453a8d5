internal import Diagnostics
internal import RuleKinds

/// Whatever holds a notification back has a reason in the log, and every reason of the log can hold one back.
enum NotifReasonUnmapped {
  static let explanation = Explanation(
    "notif.reason-unmapped", .error,
    finds: "A reason that holds notifications back and is no value of the log's field, or a value of that field that nothing ever writes.",
    why: "Support reads the log to say why nothing came; a reason without a value would be lost.",
    example: "held_back: {sender_bloked: sender_blocked}   # the log has sender_blocked",
    instead: "held_back: {sender_blocked: sender_blocked}")

  /// What the planner itself holds back for.
  static let always = ["system_denied", "missing_data", "quiet_hours", "rate_limited"]
  /// The planner's key that makes it hold something back.
  private static let keys = ["paused_all": "paused", "snoozed": "snoozed_until"]
  /// What a row says that came later all the same.
  static let waiting = ["quiet_hours", "snoozed"]

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    let planner = context.book.planner
    guard let log = planner.log, let record = context.book.records[log.record],
      let field = record.fields.first(where: { $0.name == log.reason }), case .oneOf(let values) = field.type,
      !context.isFaulty(Record.key, log.record.text)
    else { return }
    // Another field than that of the reasons.
    if diagnostics.have(NotifField.explanation, at: context.places.span(RulePath(Planner.key, "log", "reason"))) { return }
    let place = RulePath(Record.key, log.record.text, "fields", field.name, "type")
    var used = Set(always)
    if planner.preferences?.paused != nil { used.insert("paused_all") }
    if !context.book.notificationCategories.entries.isEmpty { used.insert("category_off") }
    if planner.preferences?.snoozedUntil != nil { used.insert("snoozed") }
    let missing = used.subtracting(values).sorted()
    if !missing.isEmpty {
      let names = "`\(missing.joined(separator: "`, `"))`"
      diagnostics.append(
        Diagnostic(
          explanation, "the log has no value \(names), which the planner writes", at: context.places.span(place),
          helps: ["add \(names) where it belongs: the first that holds is written"]))
    }
    for entry in context.book.notifications.entries {
      for held in entry.value.heldBack {
        used.insert(held.reason)
        if waiting.contains(held.reason) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(held.reason)` is for what waits and comes later",
              at: context.key(NotificationType.key, entry.name.text, "held_back", held.reason),
              helps: ["choose a reason for what does not come"]))
          continue
        }
        if values.contains(held.reason) { continue }
        let near = Suggestion.nearest(to: held.reason, among: values)
        diagnostics.append(
          Diagnostic(
            explanation, "the log has no value `\(held.reason)`",
            at: context.key(NotificationType.key, entry.name.text, "held_back", held.reason),
            secondary: [.init(context.places.span(place), "its values")],
            helps: near.isEmpty ? ["add it there where it belongs: the first that holds is written"] : near.map { "did you mean `\($0)`?" },
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
    // A type that waits for what nobody has was told so.
    if context.book.notifications.entries.contains(where: \.value.isSnoozable) { used.insert("snoozed") }
    for (index, value) in values.enumerated() where !used.contains(value) {
      diagnostics.append(
        Diagnostic(
          explanation, "nothing is ever held back for `\(value)`", at: context.places.span(place.appending("one_of", "\(index)")),
          helps: [
            keys[value].map { "take it out, or name the field under `\($0)` in rules/planner.yaml" }
              ?? "take it out, or let a notification have it under `held_back`"
          ]))
    }
  }
}
