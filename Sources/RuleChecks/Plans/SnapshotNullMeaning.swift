internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// Checks what null means in the snapshot: unlimited, or that the plan has no such limit.
enum SnapshotNullMeaning {
  static let explanation = Explanation(
    "snapshot.null-meaning", .error,
    finds: "A field of the snapshot that shows a limit that is `none` for a plan, or that is null for the plan that has the limit.",
    why:
      "Both `none` and `unlimited` become null. A screen would offer unlimited use of something that the plan does not have, or that is limited for the plan.",
    example: "media_bytes: {plans: {guest: none, free: 0, pro: 2GB}}   # and mediaCapBytes: {value: limits.media_bytes}",
    instead: "media_bytes: {plans: {guest: 0, free: 0, pro: 2GB}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.snapshot.entries {
      let path = RulePath(SnapshotField.key, entry.name.text, "value")
      if let lost = exchanged(entry, path, context) { diagnostics.append(lost) }
      guard case .limit(let name, _) = context.typed[path]?.root, let limit = context.book.limits[name] else { continue }
      for cell in limit.plans.cells where cell.value == .notApplicable {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` would show `\(cell.column.text)` as unlimited",
            at: context.value(Limit.key, name, "plans", cell.column.text), "null in the snapshot",
            secondary: [.init(context.places.span(path), "shown here")],
            helps: ["write `0` if the plan has none of it, or make the field depend on whether the limit applies"]))
      }
    }
  }
  /// Reports a field that is null where the plan can do something, and shows what is left of a limit where it cannot.
  private static func exchanged(_ entry: Named<SnapshotField, SnapshotField>.Entry, _ path: RulePath, _ context: CheckContext)
    -> Diagnostic?
  {
    guard case .conditional(.planCan(let capability, _), .constant(.null, _, _), .fact(let fact, _, _), _) = context.typed[path]?.root,
      let limit = context.book.limits.entries.first(where: { $0.value.left?.text == fact || $0.value.used?.text == fact }),
      let plan = context.book.capabilities[capability]?.plans.cells.first(where: { cell in
        guard case .number = limit.value.plans[cell.column] else { return false }
        if case .deny = cell.value { return false }
        return true
      })
    else { return nil }
    return Diagnostic(
      explanation, "`\(entry.name.text)` is null for `\(plan.column.text)`, which has the limit `\(limit.name.text)`",
      at: context.places.span(path), secondary: [.init(context.key(Limit.key, limit.name.text), "the limit")],
      helps: ["exchange the two results: `plan_can('\(capability)') ? \(fact) : null`"])
  }
}
