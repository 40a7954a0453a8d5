internal import Diagnostics
internal import RuleKinds

/// A fact from the rules says how it is worked out, and no other does.
enum FactSupply {
  static let explanation = Explanation(
    "fact.supply", .error,
    finds: "A fact from the rules without a `value`, or a `value` on a fact that somebody else supplies.",
    why: "It would be unclear whose word counts.",
    example: "storage.used: {type: int, from: app, value: usage.mediaBytes + upload.sizeBytes}",
    instead: "storage.used: {type: int, from: rules, value: usage.mediaBytes + upload.sizeBytes}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.facts.entries {
      let isDerived = entry.value.value != nil
      if entry.value.from == .rules, !isDerived, !context.isFaulty(Fact.key, entry.name.text, "value"),
        context.places.exact(RulePath(Fact.key, entry.name.text, "value")) == nil
      {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` comes from the rules, but they do not say how",
            at: context.value(Fact.key, entry.name.text, "from"),
            helps: ["add `value:` with the expression, or say who supplies it"]))
      } else if entry.value.from != .rules, isDerived {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` is worked out by the rules, so nobody else supplies it",
            at: context.value(Fact.key, entry.name.text, "from"),
            secondary: [.init(context.value(Fact.key, entry.name.text, "value"), "worked out here")],
            helps: ["write `from: rules`"]))
      }
    }
  }
}
