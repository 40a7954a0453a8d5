internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// The value that stands in for a fact is one that the fact can have.
enum FactDefault {
  static let explanation = Explanation(
    "fact.default", .error,
    finds: "An `if_absent` value that is not of the fact's type, or outside its bounds.",
    why: "Decisions about people who do not send the fact would fail.",
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
          explanation, "`\(text)` is no value of `\(entry.name.text)`, which is \(type.description)",
          at: context.value(Fact.key, entry.name.text, "if_absent"),
          secondary: [.init(context.value(Fact.key, entry.name.text, "type"), "its type")]))
    }
  }

  /// A number that the fact itself could never be.
  private static func outside(_ entry: Named<Fact, Fact>.Entry, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard entry.value.type == .int, let number = entry.value.ifAbsent.flatMap({ Int64($0) }) else { return }
    let (least, most) = (entry.value.atLeast ?? 0, entry.value.atMost ?? .max)
    if number >= least && number <= most || least > most { return }
    let key = number < least ? "at_least" : "at_most"
    let bound = context.places.exact(RulePath(Fact.key, entry.name.text, key))
    diagnostics.append(
      Diagnostic(
        explanation,
        "`\(number)` is no value of `\(entry.name.text)`, which is \(number < least ? "at least \(least)" : "at most \(most)")",
        at: context.value(Fact.key, entry.name.text, "if_absent"), secondary: bound.map { [.init($0, "its bound")] } ?? [],
        helps: bound == nil ? ["without `at_least` a number is 0 or more"] : []))
  }
}
