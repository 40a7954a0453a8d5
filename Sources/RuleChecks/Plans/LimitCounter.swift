internal import Diagnostics
internal import RuleKinds

/// A limit counts by one fact, and that fact is a number.
enum LimitCounter {
  static let explanation = Explanation(
    "limit.counter", .error,
    finds:
      "A limit with two counters, with none, or with one that is not a whole number; one that counts an event and does not say since when.",
    why: "Whether there is room could not be told.",
    example: "saved_flows: {plans: {free: 2}, used: usage.savedFlows, left: credits.left}",
    instead: "saved_flows: {plans: {free: 2}, used: usage.savedFlows}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.limits.entries {
      let (name, limit) = (entry.name.text, entry.value)
      if limit.used != nil, limit.left != nil {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` counts twice: by what is used and by what is left", at: context.key(Limit.key, name, "left"),
            secondary: [.init(context.key(Limit.key, name, "used"), "counted here too")], helps: ["keep `used` or `left`"]))
      }
      if limit.used == nil, limit.left == nil, limit.adds == nil,
        !["used", "left", "adds"].contains(where: { context.isFaulty(Limit.key, name, $0) })
      {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` does not say what it counts", at: context.key(Limit.key, name),
            helps: ["add `used:` or `left:` with a fact; a limit on a single thing has only `adds:`"]))
      }
      if limit.counts != nil, (limit.resets == nil) == (limit.window == nil) {
        diagnostics.append(
          Diagnostic(
            explanation,
            limit.resets == nil
              ? "`\(name)` counts an event and does not say since when" : "`\(name)` counts since a reset and within a window",
            at: context.key(Limit.key, name, limit.resets == nil ? "counts" : "window"),
            helps: ["say either `resets:` with a reset, or `window:` with a duration"]))
      }
      for (key, fact) in [("used", limit.used), ("left", limit.left), ("adds", limit.adds)] {
        guard let fact, let declared = context.book.facts[fact], declared.type != .int else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(fact.text)` is not a whole number, so nothing can be counted by it", at: context.value(Limit.key, name, key),
            secondary: [.init(context.value(Fact.key, fact.text, "type"), "its type")]))
      }
    }
  }
}
