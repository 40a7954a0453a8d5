internal import Diagnostics
internal import RuleKinds

/// Checks that a plan that follows another plan has no cells of its own.
enum PlanFollowerCell {
  static let explanation = Explanation(
    "plan.follower-cell", .error,
    finds: "A cell, a reason, or a lock for a plan that follows another plan.",
    why: "The two plans could diverge, although they must be the same: a trial is exactly Pro.",
    example: "media.upload: {plans: {guest: g, free: f, pro: allow, trial: free_upload}}   # trial follows pro",
    instead: "media.upload: {plans: {guest: g, free: f, pro: allow}}")

  static let check = Check(explanation) { context, diagnostics in
    let followers = context.book.plans.states.entries.compactMap { entry in entry.value.follows.map { (entry.name.text, $0.text) } }
    func report(_ columns: RulePath) {
      for (plan, followed) in followers where context.places.exact(columns.appending(plan)) != nil {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(plan)` follows `\(followed)`, so it cannot have a cell of its own",
            at: context.places.key(columns.appending(plan)),
            secondary: [.init(context.value(Plan.key, plan, "follows"), "follows `\(followed)` here")],
            helps: ["remove `\(plan)`; the cell of `\(followed)` applies to it"]))
      }
    }
    for (kind, names, fields) in [
      (Capability.key, context.book.capabilities.names, ["plans", "locked", "undecided"]),
      (Limit.key, context.book.limits.names, ["plans", "when_full", "when_spent", "locked", "undecided"]),
    ] {
      for name in names {
        for field in fields { report(RulePath(kind, name, field)) }
      }
    }
    for vector in context.book.ladder.entries {
      for level in vector.value.levels.cells { report(RulePath(LadderVector.key, vector.name.text, "levels", level.column.text, "at")) }
    }
  }
}
