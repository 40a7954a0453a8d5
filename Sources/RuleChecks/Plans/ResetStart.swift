internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that it is known on which day the periods of a reset start.
enum ResetStart {
  static let explanation = Explanation(
    "reset.start", .error,
    finds:
      "A reset with an `interval` but without `from`, with a `from` that is not a time of the user, with `from` for hours or single days, which start at the same time for all users, or with `begins_on` for a period that does not start on a weekday.",
    why: "Without a first day, every 30 days could begin on any day, and a user and a server would count different periods.",
    example: "trial: {every: day, interval: 30, zone: UTC}",
    instead: "trial: {every: day, interval: 30, from: account.createdAt, zone: UTC}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.resets.entries {
      let (name, reset) = (entry.name.text, entry.value)
      if context.isFaulty(Reset.key, name, "from") || context.isFaulty(Reset.key, name, "interval") { continue }
      func report(_ message: String, at key: String, _ help: String) {
        diagnostics.append(Diagnostic(explanation, message, at: context.key(Reset.key, name, key), helps: [help]))
      }
      if reset.interval > 1, reset.from == nil {
        report(
          "`\(name)` resets every \(reset.period), but has no first day (`from`)", at: "interval",
          "add `from:` with a fact, such as the time of the sign-up")
      }
      if reset.from != nil, reset.every == .hour || reset.every == .day && reset.interval == 1 {
        report(
          "every \(reset.period) starts at the same time for all users, so `from` has no effect", at: "from",
          "remove `from:`, or write an `interval:` of days")
        continue
      }
      if reset.beginsOn != nil, reset.every != .week || reset.from != nil {
        report(
          reset.from != nil
            ? "`\(name)` starts on the day of `\(reset.from?.text ?? "")`, so `begins_on` has no effect"
            : "a \(reset.every.name) does not start on a weekday", at: "begins_on",
          "remove `begins_on:`")
      }
      guard let from = reset.from, let fact = context.book.facts[from] else { continue }
      if fact.type != .timestamp {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(from.text)` is not a time, so periods cannot start there", at: context.value(Reset.key, name, "from"),
            secondary: [.init(context.value(Fact.key, from.text, "type"), "its type")], helps: ["name a fact of type `timestamp`"]))
      } else if let thing = fact.of {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(from.text)` is about \(thing), and not about the user", at: context.value(Reset.key, name, "from"),
            secondary: [.init(context.value(Fact.key, from.text, "of"), "what it is about")]))
      }
    }
  }
}
