internal import Diagnostics
internal import RulesModel

/// A higher level takes more to reach, and a plan with more rights climbs no faster.
enum LadderOrder {
  static let explanation = Explanation(
    "ladder.threshold-order", .error,
    finds: "A level of the ladder that is reached no later than the one below it, or by a plan with more rights sooner than by one before it.",
    why: "Whoever passes the lower level would be at the higher one at once, without the warning; and somebody would pay and be stopped sooner.",
    example: "levels: {L1: {at: {free: 10}}, L2: {at: {free: 8}}}",
    instead: "levels: {L1: {at: {free: 8}}, L2: {at: {free: 10}}}")

  static let check = Check(explanation) { context, diagnostics in
    let columns = context.book.plans.columns
    for entry in context.book.ladder.entries where !context.isFaulty(LadderVector.key, entry.name.text, "levels") {
      let name = entry.name.text
      let steps = context.book.ladderLevels.entries.compactMap { level in entry.value.levels[level.name].map { (level.name, $0) } }
      for plan in columns {
        let counts = steps.compactMap { level, step in step.at[plan].map { (level, $0) } }
        for ((lower, less), (higher, more)) in zip(counts, counts.dropFirst()) where more <= less {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(higher.text)` of `\(name)` is reached at \(more), and `\(lower.text)` only at \(less)",
              at: context.value(LadderVector.key, name, "levels", higher.text, "at", plan.text), "not above the level below",
              secondary: [.init(context.value(LadderVector.key, name, "levels", lower.text, "at", plan.text), "`\(lower.text)`")],
              helps: ["let the numbers rise with the levels"]))
        }
      }
      for (level, step) in steps {
        for (earlier, later) in zip(columns, columns.dropFirst()) {
          guard let before = step.at[earlier], let after = step.at[later], after < before else { continue }
          diagnostics.append(
            Diagnostic(
              explanation, "`\(later.text)` reaches `\(level.text)` of `\(name)` sooner than `\(earlier.text)`",
              at: context.value(LadderVector.key, name, "levels", level.text, "at", later.text), "sooner",
              secondary: [.init(context.value(LadderVector.key, name, "levels", level.text, "at", earlier.text), "later")],
              helps: ["give `\(later.text)` at least as much room"]))
        }
      }
    }
  }
}
