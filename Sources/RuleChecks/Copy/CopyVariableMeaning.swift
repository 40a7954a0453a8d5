internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports variables that stand for the used amount in some sentences and for the remaining amount in others.
enum CopyVariableMeaning {
  static let explanation = Explanation(
    "copy.variable-meaning", .error,
    finds: "A variable that stands for the used amount of a limit in some sentences and for the remaining amount in others.",
    why: "Authors and translators of `{count} of {limit}` must know which of the two it is.",
    example:
      "credits.counter: {text: \"Credits: {count}/{limit}\", values: {count: credits.left, ...}}   # elsewhere, count is the used amount",
    instead: "credits.counter: {text: \"Credits: {remaining}/{limit}\", values: {remaining: credits.left, ...}}")

  private struct Use {
    var variable: String
    var fact: String
    var place: Span
  }

  static let check = Check(explanation) { context, diagnostics in
    let used = Set(context.book.limits.entries.compactMap { $0.value.used?.text })
    let left = Set(context.book.limits.entries.compactMap { $0.value.left?.text })
    var uses: [Use] = []
    for entry in context.book.copy.entries {
      for value in entry.value.values.entries {
        let path = RulePath(Copy.key, entry.name.text, "values", value.variable)
        guard case .fact(let fact, _, _)? = context.typed[path]?.root, used.contains(fact) != left.contains(fact) else { continue }
        uses.append(Use(variable: value.variable, fact: fact, place: context.places.key(path)))
      }
    }
    for variable in Set(uses.map(\.variable)).sorted() {
      let own = uses.filter { $0.variable == variable }
      let asUsed = own.filter { used.contains($0.fact) }
      let asLeft = own.filter { left.contains($0.fact) }
      // The less frequent meaning is reported.
      let (odd, common) = asUsed.count < asLeft.count ? (asUsed, asLeft) : (asLeft, asUsed)
      guard let usual = common.first else { continue }
      for use in odd {
        let what = left.contains(use.fact) ? "the remaining amount" : "the used amount"
        diagnostics.append(
          Diagnostic(
            explanation, "`{\(variable)}` is \(what) here, but not elsewhere", at: use.place, what,
            secondary: [.init(usual.place, left.contains(usual.fact) ? "the remaining amount" : "the used amount")],
            helps: ["rename it in the sentence and under `values`"]))
      }
    }
  }
}
