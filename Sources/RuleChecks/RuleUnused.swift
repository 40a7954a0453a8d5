internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// A rule that others should use and none does.
enum RuleUnused {
  static let explanation = Explanation(
    "rule.unused", .warning, waivable: true,
    finds: "A fact, condition, reason, sentence, button or other part that no rule uses.",
    why: "It looks as if it did something; whoever edits it will wonder why nothing changes.",
    example: "has_old_flows: {about: ..., when: usage.savedFlows > 10}   # used nowhere",
    instead: "Use it, or take it out.")

  /// Kinds whose rules mean nothing on their own. An app asks for settings and errors and sends events by their names; a placeholder that no rule carries is `placeholder.incomplete`'s business.
  private static let parts = [
    Fact.key, Condition.key, Capability.key, Limit.key, Reset.key, EntryPoint.key, Effect.key, Reason.key, Gate.key, Button.key,
    Severity.key,
    Surface.key, Copy.key, Assumption.key, Milestone.key, NotificationBatch.key, NotificationCategory.key, AppTask.key, WordList.key,
    Signal.key,
  ]
  /// Facts that the language itself reads.
  private static let readByLanguage: Set<String> = ["now", "person"]

  static let check = Check(explanation) { context, diagnostics in
    var used: [String: Set<String>] = [Fact.key: readByLanguage]
    // A scenario shows what rules do; it is no reason for having them. What a scenario rests on is another thing.
    let examples = Set(context.declarations(of: Scenario.key).map(\.key.span.file))
    for use in context.reading.uses where use.kind == Assumption.key || !examples.contains(use.node.span.file) {
      used[use.kind, default: []].insert(use.name)
    }
    for expression in context.typed.expressions.values {
      used[Fact.key, default: []].formUnion(expression.uses.facts)
      used[Limit.key, default: []].formUnion(expression.uses.limits)
      used[Condition.key, default: []].formUnion(expression.uses.conditions)
      used[Capability.key, default: []].formUnion(expression.uses.capabilities)
      used[Setting.key, default: []].formUnion(expression.uses.settings.map { String($0.dropFirst("settings.".count)) })
    }
    for declaration in context.reading.declarations where parts.contains(declaration.kind) && !declaration.key.isPoisoned {
      // A capability is a statement about the plans even when no action asks.
      if declaration.kind == Capability.key { continue }
      // A fact that the rules work out may be an answer that only an app asks for.
      if declaration.kind == Fact.key, context.book.facts[declaration.name]?.value != nil { continue }
      if used[declaration.kind]?.contains(declaration.name) ?? false { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "nothing uses the \(declaration.singular) `\(declaration.name)`", at: declaration.key.span, "not used",
          helps: ["use it, or take it out"]))
    }
  }
}
