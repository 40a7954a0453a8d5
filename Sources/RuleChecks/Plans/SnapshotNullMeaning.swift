internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// Checks that null in the snapshot always means unlimited.
enum SnapshotNullMeaning {
  static let explanation = Explanation(
    "snapshot.null-meaning", .error,
    finds: "A field of the snapshot that shows a limit that is `none` for a plan.",
    why: "Both `none` and `unlimited` become null. A screen would offer unlimited use of something that the plan does not have.",
    example: "media_bytes: {plans: {guest: none, free: 0, pro: 2GB}}   # and mediaCapBytes: {value: limits.media_bytes}",
    instead: "media_bytes: {plans: {guest: 0, free: 0, pro: 2GB}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.snapshot.entries {
      let path = RulePath(SnapshotField.key, entry.name.text, "value")
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
}
