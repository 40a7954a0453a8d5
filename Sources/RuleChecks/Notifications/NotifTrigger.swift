internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// A trigger says what its moment needs, and nothing that it does not.
enum NotifTrigger {
  static let explanation = Explanation(
    "notif.trigger", .error,
    finds:
      "A trigger at its time without a thing, at a new beginning without a limit that has one, or with a limit that it does not look at.",
    why: "Nobody could tell when the notification comes.",
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
      // That it should be about something was told there.
      if fires.at == .itsTime, fires.of == nil, !diagnostics.have(NotifUnsupplied.explanation, at: context.places.key(path)) {
        add("`\(entry.name.text)` comes at the time of something and does not say of what", at: "at", "add `of:` with what it is about")
      }
      if fires.at == .limitReset {
        if let limit = fires.limit {
          if let rule = context.book.limits[limit], rule.resets == nil {
            add("`\(limit.text)` never starts anew", at: "limit", "name a limit that has `resets`")
          }
        } else {
          add("`\(entry.name.text)` comes when something starts anew and does not say what", at: "at", "add `limit:` with the limit")
        }
      } else if fires.limit != nil {
        add("`\(entry.name.text)` does not come at a new beginning", at: "limit", "write `at: limit_reset`, or take `limit` out")
      }
      if fires.before != nil, fires.at == .atOnce {
        add("nothing comes before it happens", at: "before", "take `before` out")
      }
    }
  }
}
