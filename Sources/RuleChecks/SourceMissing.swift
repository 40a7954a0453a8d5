internal import Diagnostics
internal import RuleKinds

/// Every rule says where it comes from.
enum SourceMissing {
  static let explanation = Explanation(
    "source.missing", .warning,
    finds: "A rule that names neither a place in the documents nor an assumption.",
    why: "When someone asks why the app does this, nobody can answer.",
    example: "trial_reminder: {about: How long before its end a trial reminds, value: 2d}",
    instead: "trial_reminder: {about: How long before its end a trial reminds, value: 2d, source: CH08 §6}")

  static let check = Check(explanation) { context, diagnostics in
    for rules in context.book.kinds {
      for (name, provenance) in rules.sourced where provenance.sources.isEmpty && provenance.assumes.isEmpty {
        guard !context.isFaulty(rules.kind, name, "source"), !context.isFaulty(rules.kind, name, "assumes") else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` does not say where it comes from", at: context.key(rules.kind, name), "no `source`",
            helps: ["add `source:` with chapter and section, or `assumes:` with the assumption it rests on"]))
      }
    }
  }
}
