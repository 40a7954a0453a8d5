internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// The snapshot says what the rules say, and not what somebody once wrote beside them.
enum SnapshotDerived {
  static let explanation = Explanation(
    "snapshot.derived", .warning, waivable: true,
    finds: "A field of the snapshot whose value is the same for everybody: it reads no fact, no limit, no capability and no condition.",
    why: "Screens would go on showing it when the rule that it was copied from changes.",
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
          explanation, "`\(entry.name.text)` is the same for everybody", at: context.places.span(path), "reads nothing",
          helps: ["write what it comes from: `limits.NAME`, `plan_can('NAME')`, a fact or a condition"]))
    }
  }
}
