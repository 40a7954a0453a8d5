internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports requirements that nothing implements or verifies.
enum RequirementUnmet {
  static let explanation = Explanation(
    "requirement.unmet", .error,
    finds: "A requirement that nothing implements, whose rules nothing verifies, or that names a rule or a check that does not exist.",
    why: "The requirement would appear to be met without any verification.",
    example: "I08-04: {about: The cap on flows., rules: limits/saved_flow, source: CH08 §4}",
    instead: "I08-04: {about: The cap on flows., rules: limits/saved_flows, scenarios: AT-08-02, source: CH08 §4}")

  static let check = Check(explanation) { context, diagnostics in
    let checks = AllChecks.explanations.map(\.name)
    for entry in context.book.requirements.entries where !context.isFaulty(Requirement.key, entry.name.text) {
      let (name, requirement) = (entry.name.text, entry.value)
      // Either the requirement or the rule is misspelled.
      func renamings(_ path: String) -> [Fix] {
        let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
        return parts.count == 2 ? context.renamings(to: parts[1], of: parts[0]) : []
      }
      // A deleted rule is not a typo, so only names that differ by one letter are suggested.
      func report(_ message: String, _ path: RulePath?, _ helps: [String], near: [String] = [], to word: String = "") {
        let span = path.map { context.places.span($0) } ?? context.key(Requirement.key, name)
        let near = near.filter { Suggestion.editDistance(Array($0.utf8), Array(word.utf8), atMost: 1) != nil }
        diagnostics.append(
          Diagnostic(
            explanation, message, at: span, helps: helps + Suggestion.question(near),
            fixes: near.isEmpty ? [] : Fix.write(near, at: span) + renamings(word)))
      }
      for (index, path) in requirement.rules.enumerated() where !isThere(path, context) {
        report(
          "no rule exists at `\(path)`", RulePath(Requirement.key, name, "rules", "\(index)"), [],
          near: Suggestion.choices(for: path, among: known(path, context)), to: path)
      }
      for (index, check) in requirement.checks.enumerated() where !checks.contains(check) {
        report(
          "unknown check `\(check)`", RulePath(Requirement.key, name, "checks", "\(index)"), [],
          near: Suggestion.choices(for: check, among: checks), to: check)
      }
      let isShown = !requirement.scenarios.isEmpty || !requirement.invariants.isEmpty || !requirement.checks.isEmpty
      if requirement.rules.isEmpty, requirement.app.isEmpty, requirement.checks.isEmpty {
        report("nothing implements `\(name)`", nil, ["name the rules that implement it, or what the app does instead"])
      } else if !requirement.rules.isEmpty, !isShown {
        report("nothing verifies `\(name)`", nil, ["name a scenario, an invariant, or a check that would fail without it"])
      }
    }
  }

  /// Whether a path leads to a rule, a value of a rule, or a kind.
  private static func isThere(_ text: String, _ context: CheckContext) -> Bool {
    context.places.exact(context.places.path(text)) != nil || context.broken.contains(String(text.prefix { $0 != "/" }))
      || RuleBookSchema.schema.fields.contains { $0.key == text } || isEmptyKind(text, context)
  }

  /// Whether a kind has no rules at all, which is reported once and not for each requirement.
  private static func isEmptyKind(_ text: String, _ context: CheckContext) -> Bool {
    let kind = String(text.prefix { $0 != "/" })
    guard RuleBookSchema.schema.fields.contains(where: { $0.key == kind }) else { return false }
    return context.places.names(of: kind).isEmpty && context.places.node(RulePath(kind))?.kind != .mapping
  }

  /// The paths of the rules of the kind that a path starts with, or all kinds if it has no rules.
  private static func known(_ text: String, _ context: CheckContext) -> [String] {
    let kind = String(text.prefix { $0 != "/" })
    let names = context.places.names(of: kind).map { "\(kind)/\($0)" }
    return names.isEmpty ? RuleBookSchema.schema.fields.map(\.key) : names
  }
}
