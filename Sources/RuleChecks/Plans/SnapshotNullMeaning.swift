internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// Null in the snapshot means one thing: there is no number to stop at.
enum SnapshotNullMeaning {
  static let explanation = Explanation(
    "snapshot.null-meaning", .error,
    finds: "A field of the snapshot that shows a limit which is `none` for a plan.",
    why: "`none` becomes null, as `unlimited` does: a screen would offer without end what the plan does not have.",
    example: "media_bytes: {plans: {guest: none, free: 0, pro: 2GB}}   # and mediaCapBytes: {value: limits.media_bytes}",
    instead: "media_bytes: {plans: {guest: 0, free: 0, pro: 2GB}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.snapshot.entries {
      let path = RulePath(SnapshotField.key, entry.name.text, "value")
      guard case .limit(let name, _) = context.typed[path]?.root, let limit = context.book.limits[name] else { continue }
      for cell in limit.plans.cells where cell.value == .notApplicable {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` would say of `\(cell.column.text)` that it is unlimited",
            at: context.value(Limit.key, name, "plans", cell.column.text), "null in the snapshot",
            secondary: [.init(context.places.span(path), "shown here")],
            helps: ["write `0` where the plan has none of it, or let the field say when the limit counts"]))
      }
    }
  }
}
