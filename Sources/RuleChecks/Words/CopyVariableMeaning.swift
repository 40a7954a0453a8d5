internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// A variable stands for what is used, or for what is left, and never for both.
enum CopyVariableMeaning {
  static let explanation = Explanation(
    "copy.variable-meaning", .error,
    finds: "A variable that stands for what is used of a limit in some sentences and for what is left of one in another.",
    why: "Whoever writes or translates `{count} of {limit}` must know which of the two it is.",
    example:
      "credits.counter: {text: \"Credits: {count}/{limit}\", values: {count: credits.left, ...}}   # elsewhere count is what is used",
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
      // The fewer are the odd ones.
      let (odd, common) = asUsed.count < asLeft.count ? (asUsed, asLeft) : (asLeft, asUsed)
      guard let usual = common.first else { continue }
      for use in odd {
        let what = left.contains(use.fact) ? "what is left" : "what is used"
        diagnostics.append(
          Diagnostic(
            explanation, "`{\(variable)}` is \(what) here, and elsewhere the other", at: use.place, what,
            secondary: [.init(usual.place, left.contains(usual.fact) ? "what is left" : "what is used")],
            helps: ["give it another name, in the sentence and under `values`"]))
      }
    }
  }
}
