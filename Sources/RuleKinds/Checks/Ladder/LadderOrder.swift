internal import Diagnostics
internal import RulesModel

/// A higher level takes more to reach, and a plan with more rights climbs no faster.
enum LadderOrder {
  static let explanation = Explanation(
    "ladder.threshold-order", .error,
    finds:
      "A level of the ladder that is reached no later than the one below it, or by a plan with more rights sooner than by one before it.",
    why:
      "Whoever passes the lower level would be at the higher one at once, without the warning; and somebody would pay and be stopped sooner.",
    example: "levels: {L1: {at: {free: 10}}, L2: {at: {free: 8}}}",
    instead: "levels: {L1: {at: {free: 8}}, L2: {at: {free: 10}}}")

  static let check = Check(explanation) { context, diagnostics in
    let columns = context.book.plans.columns
    for entry in context.book.ladder.entries where !context.isFaulty(LadderVector.key, entry.name.text, "levels") {
      let steps = context.book.ladderLevels.entries.compactMap { level in entry.value.levels[level.name].map { (level.name, $0) } }
      // A number that was complained about is out of every other comparison: one slip, one message.
      var told: Set<RulePath> = []
      func compare(_ low: (path: RulePath, number: Int64), _ high: (path: RulePath, number: Int64), _ message: String, _ label: String) {
        if told.contains(low.path) || told.contains(high.path) { return }
        told = told.union([low.path, high.path])
        diagnostics.append(
          Diagnostic(
            explanation, message, at: context.places.span(high.path), label,
            secondary: [.init(context.places.span(low.path), "compared with")],
            helps: ["let the numbers rise with the levels, and never fall from one plan to the next"]))
      }
      func place(_ level: Name<LadderLevel>, _ plan: Name<Plan>) -> RulePath {
        RulePath(LadderVector.key, entry.name.text, "levels", level.text, "at", plan.text)
      }
      for (level, step) in steps {
        for (earlier, later) in zip(columns, columns.dropFirst()) {
          guard let before = step.at[earlier], let after = step.at[later], after < before else { continue }
          compare(
            (place(level, earlier), before), (place(level, later), after),
            "`\(later.text)` reaches `\(level.text)` of `\(entry.name.text)` sooner than `\(earlier.text)`", "sooner")
        }
      }
      for plan in columns {
        let counts = steps.compactMap { level, step in step.at[plan].map { (level, $0) } }
        for ((lower, less), (higher, more)) in zip(counts, counts.dropFirst()) where more <= less {
          compare(
            (place(lower, plan), less), (place(higher, plan), more),
            "`\(higher.text)` of `\(entry.name.text)` is reached at \(more), and `\(lower.text)` only at \(less)",
            "not above the level below")
        }
      }
    }
  }
}
