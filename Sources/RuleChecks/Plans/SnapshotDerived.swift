internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// Checks that the fields of the snapshot are derived from the rules.
enum SnapshotDerived {
  static let explanation = Explanation(
    "snapshot.derived", .warning, waivable: true,
    finds: "A field of the snapshot with a constant value: it reads no fact, limit, capability, or condition.",
    why: "Screens would keep showing the value after the rule that it was copied from changes.",
    example: "inboxCap: {value: \"10\"}",
    instead: "inboxCap: {value: limits.inbox_items}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.snapshot.entries {
      let path = RulePath(SnapshotField.key, entry.name.text, "value")
      guard let uses = context.typed[path]?.uses, uses.facts.isEmpty, uses.limits.isEmpty, uses.capabilities.isEmpty,
        uses.conditions.isEmpty
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` has a constant value", at: context.places.span(path), "reads nothing",
          helps: ["derive the value from `limits.NAME`, `plan_can('NAME')`, a fact, or a condition"]))
    }
  }
}
