internal import Diagnostics
internal import RuleKinds

/// Checks that facts with `from: rules`, and only those, have a `value`.
enum FactSupply {
  static let explanation = Explanation(
    "fact.supply", .error,
    finds: "A fact with `from: rules` but without a `value`, or a `value` on a fact from another source.",
    why: "It would be unclear which value applies.",
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
            explanation, "`\(entry.name.text)` has `from: rules`, but no `value`",
            at: context.value(Fact.key, entry.name.text, "from"),
            helps: ["add `value:` with the expression, or change `from`"]))
      } else if entry.value.from != .rules, isDerived {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` has a `value`, so it cannot come from another source",
            at: context.value(Fact.key, entry.name.text, "from"),
            secondary: [.init(context.value(Fact.key, entry.name.text, "value"), "computed here")],
            helps: ["write `from: rules`"]))
      }
    }
  }
}
