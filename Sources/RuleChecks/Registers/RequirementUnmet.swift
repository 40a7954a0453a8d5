internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// What the documents ask for is carried by rules that are there, and shown by something that can fail.
enum RequirementUnmet {
  static let explanation = Explanation(
    "requirement.unmet", .error,
    finds: "A requirement that nothing carries, one whose rules nothing shows, or one that names a rule or a check that is not there.",
    why: "The register would say that the documents are met where nobody has looked.",
    example: "I08-04: {about: The cap on flows., rules: limits/saved_flow, source: CH08 §4}",
    instead: "I08-04: {about: The cap on flows., rules: limits/saved_flows, scenarios: AT-08-02, source: CH08 §4}")

  static let check = Check(explanation) { context, diagnostics in
    let checks = AllChecks.explanations.map(\.name)
    for entry in context.book.requirements.entries where !context.isFaulty(Requirement.key, entry.name.text) {
      let (name, requirement) = (entry.name.text, entry.value)
      // A rule that is gone is not a typo: only what is one letter away is offered as a fix.
      func report(_ message: String, _ path: RulePath?, _ helps: [String], near: [String] = [], to word: String = "") {
        let span = path.map { context.places.span($0) } ?? context.key(Requirement.key, name)
        let near = near.filter { Suggestion.editDistance(Array($0.utf8), Array(word.utf8), atMost: 1) != nil }
        diagnostics.append(
          Diagnostic(
            explanation, message, at: span, helps: helps + near.map { "did you mean `\($0)`?" }, fixes: Fix.write(near, at: span)))
      }
      for (index, path) in requirement.rules.enumerated() where !isThere(path, context) {
        report(
          "there is no rule at `\(path)`", RulePath(Requirement.key, name, "rules", "\(index)"), [],
          near: Suggestion.nearest(to: path, among: known(path, context)), to: path)
      }
      for (index, check) in requirement.checks.enumerated() where !checks.contains(check) {
        report(
          "no check is named `\(check)`", RulePath(Requirement.key, name, "checks", "\(index)"), [],
          near: Suggestion.nearest(to: check, among: checks), to: check)
      }
      let isShown = !requirement.scenarios.isEmpty || !requirement.promises.isEmpty || !requirement.checks.isEmpty
      if requirement.rules.isEmpty, requirement.app.isEmpty, requirement.checks.isEmpty {
        report("nothing carries `\(name)`", nil, ["name the rules that carry it, or what the app does instead"])
      } else if !requirement.rules.isEmpty, !isShown {
        report("nothing shows `\(name)`", nil, ["name a scenario, a promise or a check that would fail without it"])
      }
    }
  }

  /// Whether a path leads to a rule, a value of one, or a kind.
  private static func isThere(_ text: String, _ context: CheckContext) -> Bool {
    context.places.exact(context.places.path(text)) != nil || context.broken.contains(String(text.prefix { $0 != "/" }))
      || RuleBookSchema.schema.fields.contains { $0.key == text } || isEmptyKind(text, context)
  }

  /// Whether a kind has no rules at all, which is one mistake and not as many as there are requirements.
  private static func isEmptyKind(_ text: String, _ context: CheckContext) -> Bool {
    let kind = String(text.prefix { $0 != "/" })
    guard RuleBookSchema.schema.fields.contains(where: { $0.key == kind }) else { return false }
    return context.places.names(of: kind).isEmpty && context.places.node(RulePath(kind))?.kind != .mapping
  }

  /// The rules of the kind that a path begins with.
  private static func known(_ text: String, _ context: CheckContext) -> [String] {
    let kind = String(text.prefix { $0 != "/" })
    let names = context.places.names(of: kind).map { "\(kind)/\($0)" }
    return names.isEmpty ? RuleBookSchema.schema.fields.map(\.key) : names
  }
}
