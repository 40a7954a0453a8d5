internal import Diagnostics
internal import RuleKinds

/// Checks that a limit has exactly one counter and that it is a whole number.
enum LimitCounter {
  static let explanation = Explanation(
    "limit.counter", .error,
    finds:
      "A limit with two counters, with none, or with a counter that is not a whole number; or a limit that counts an event, but has neither or both of `resets` and `window`, or is in rules without the fact `now`.",
    why: "The app could not determine whether the limit is reached.",
    example: "saved_flows: {plans: {free: 2}, used: usage.savedFlows, left: credits.left}",
    instead: "saved_flows: {plans: {free: 2}, used: usage.savedFlows}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    for entry in context.book.limits.entries {
      let (name, limit) = (entry.name.text, entry.value)
      if limit.used != nil, limit.left != nil {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` has both `used` and `left`", at: context.key(Limit.key, name, "left"),
            secondary: [.init(context.key(Limit.key, name, "used"), "also counted here")], helps: ["keep either `used` or `left`"]))
      }
      if limit.used == nil, limit.left == nil, limit.adds == nil,
        !["used", "left", "adds"].contains(where: { context.isFaulty(Limit.key, name, $0) })
      {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` has no counter", at: context.key(Limit.key, name),
            helps: ["add `used:` or `left:` with a fact; a limit on a single thing has only `adds:`"]))
      }
      if limit.counts != nil, (limit.resets == nil) == (limit.window == nil),
        !["resets", "window"].contains(where: { context.isFaulty(Limit.key, name, $0) })
      {
        diagnostics.append(
          Diagnostic(
            explanation,
            limit.resets == nil
              ? "`\(name)` counts an event, but has neither `resets` nor `window`" : "`\(name)` has both `resets` and `window`",
            at: context.key(Limit.key, name, limit.resets == nil ? "counts" : "window"),
            helps: ["use either `resets:` with a reset or `window:` with a duration"]))
      }
      if limit.counts != nil, context.book.facts["now"] == nil, context.broken.isDisjoint(with: [Fact.key]),
        !context.isFaulty(Fact.key, "now")
      {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` counts an event over time, but the rules have no fact `now`",
            at: context.key(Limit.key, name, "counts"),
            helps: ["add `now: {about: The current time., type: timestamp, from: app}` to rules/facts.yaml"]))
      }
      for (key, fact) in [("used", limit.used), ("left", limit.left), ("adds", limit.adds)] {
        guard let fact, let declared = context.book.facts[fact], declared.type != .int else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(fact.text)` is not a whole number, so it cannot be a counter", at: context.value(Limit.key, name, key),
            secondary: [.init(context.value(Fact.key, fact.text, "type"), "its type")]))
      }
    }
  }
}
