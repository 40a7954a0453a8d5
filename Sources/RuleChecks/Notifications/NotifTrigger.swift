internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that a trigger has exactly the keys that its moment needs.
enum NotifTrigger {
  static let explanation = Explanation(
    "notif.trigger", .error,
    finds:
      "A trigger with `its_time` but without `of`, with `limit_reset` but without a limit that resets, or with a `limit` or `before` that does not apply.",
    why: "The app could not determine when the notification fires.",
    example: "fires: {at: limit_reset, before: 48h}",
    instead: "fires: {at: limit_reset, limit: practice_credits, before: 48h}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text) {
      let fires = entry.value.fires
      let path = RulePath(NotificationType.key, entry.name.text, "fires")
      func add(_ message: String, at key: String, _ help: String) {
        diagnostics.append(
          Diagnostic(explanation, message, at: context.places.exact(path.appending(key)) ?? context.places.key(path), helps: [help]))
      }
      // `notif.unsupplied` reports a missing thing that the copy, conditions, or link need.
      if fires.at == .itsTime, fires.of == nil, !diagnostics.have(NotifUnsupplied.explanation, at: context.places.key(path)) {
        add("`\(entry.name.text)` fires at the time of a thing, but has no `of`", at: "at", "add `of:` with the thing")
      }
      if fires.at == .limitReset {
        if let limit = fires.limit {
          if let rule = context.book.limits[limit], rule.resets == nil {
            add("`\(limit.text)` never resets", at: "limit", "name a limit that has `resets`")
          }
        } else {
          add("`\(entry.name.text)` fires when a limit resets, but has no `limit`", at: "at", "add `limit:` with the limit")
        }
      } else if fires.limit != nil {
        add("`\(entry.name.text)` does not fire when a limit resets", at: "limit", "write `at: limit_reset`, or remove `limit`")
      }
      if fires.before != nil, fires.at == .atOnce {
        add("a notification that fires `at_once` cannot have `before`", at: "before", "remove `before`")
      }
    }
  }
}
