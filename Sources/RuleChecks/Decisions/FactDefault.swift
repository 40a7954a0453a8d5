internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that `if_absent` is a value that the fact can have.
enum FactDefault {
  static let explanation = Explanation(
    "fact.default", .error,
    finds: "An `if_absent` value that does not have the fact's type or is outside its bounds.",
    why: "Decisions would fail for users whose app does not send the fact.",
    example: "trial.eligible: {type: bool, if_absent: maybe}",
    instead: "trial.eligible: {type: bool, if_absent: false}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.facts.entries {
      outside(entry, context, &diagnostics)
      guard let text = entry.value.ifAbsent, DefaultValue.constant(text, of: entry.value, plans: context.typed.ordinals.plans) == nil else {
        continue
      }
      let type = ConditionType(entry.value, plans: context.typed.ordinals.plans)
      diagnostics.append(
        Diagnostic(
          explanation, "`\(text)` is not a value of `\(entry.name.text)`, which is \(type.words)",
          at: context.value(Fact.key, entry.name.text, "if_absent"),
          secondary: [.init(context.value(Fact.key, entry.name.text, "type"), "its type")]))
    }
  }

  /// Reports a number outside the fact's bounds.
  private static func outside(_ entry: Named<Fact, Fact>.Entry, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard entry.value.type == .int, let number = entry.value.ifAbsent.flatMap({ Int64($0) }) else { return }
    let (least, most) = (entry.value.atLeast ?? 0, entry.value.atMost ?? .max)
    if number >= least && number <= most || least > most { return }
    let key = number < least ? "at_least" : "at_most"
    let bound = context.places.exact(RulePath(Fact.key, entry.name.text, key))
    diagnostics.append(
      Diagnostic(
        explanation,
        "`\(number)` is not a value of `\(entry.name.text)`, which is \(number < least ? "at least \(least)" : "at most \(most)")",
        at: context.value(Fact.key, entry.name.text, "if_absent"), secondary: bound.map { [.init($0, "its bound")] } ?? [],
        helps: bound == nil ? ["without `at_least`, the minimum is 0"] : []))
  }
}
