internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports rules that have no effect unless another rule uses them, and that no rule uses.
enum RuleUnused {
  static let explanation = Explanation(
    "rule.unused", .warning, waivable: true,
    finds: "A fact, condition, reason, sentence, button, or other part that no rule uses.",
    why: "An unused rule appears to have an effect, but editing it changes nothing.",
    example: "has_old_flows: {about: ..., when: usage.savedFlows > 10}   # used nowhere",
    instead: "Use it, or remove it.")

  static let check = Check(explanation) { context, diagnostics in
    var used: [String: Set<String>] = [Fact.key: Ordinals.specialFacts]
    // A scenario or an invariant shows what rules do, so its uses do not count. An assumption that only a scenario is based on is in use.
    for names in context.reading.names {
      let isExample = RuleBook.exampleKinds.contains { names.declared[$0] != nil }
      for (kind, uses) in names.used where kind == Assumption.key || !isExample && RuleBook.partKinds.contains(kind) {
        used[kind, default: []].formUnion(uses.keys)
      }
    }
    for (path, expression) in context.typed.expressions where path.parts.first != Invariant.key {
      used[Fact.key, default: []].formUnion(expression.uses.facts)
      used[Limit.key, default: []].formUnion(expression.uses.limits)
      used[Condition.key, default: []].formUnion(expression.uses.conditions)
      used[Capability.key, default: []].formUnion(expression.uses.capabilities)
      used[Setting.key, default: []].formUnion(expression.uses.settings.map { String($0.dropFirst("settings.".count)) })
    }
    for table in context.book.tables.entries {
      if let kind = table.value.answersAre { used[kind, default: []].formUnion(table.value.answers) }
    }
    for declaration in RuleBook.partKinds.flatMap(context.reading.declarations(of:)) where !declaration.key.isInvalid {
      // A capability describes the plans even if no action requires it.
      if declaration.kind == Capability.key { continue }
      // A fact that the rules compute may be a value that only an app queries.
      if declaration.kind == Fact.key, context.book.facts[declaration.name]?.value != nil { continue }
      if used[declaration.kind]?.contains(declaration.name) ?? false { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "nothing uses the \(declaration.singular) `\(declaration.name)`", unused: declaration.key.span, "not used",
          named: declaration.name, kind: declaration.kind, help: "use it, or remove it", context))
    }
  }
}
