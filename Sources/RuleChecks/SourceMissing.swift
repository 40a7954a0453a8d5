internal import Diagnostics
internal import RuleKinds

/// Reports rules without a source.
enum SourceMissing {
  static let explanation = Explanation(
    "source.missing", .warning,
    finds: "A rule that cites neither a section of the documents nor an assumption, if the manifest lists documents.",
    why: "Without a source, the reason for the app's behavior cannot be traced.",
    example: "trial_reminder: {about: How long before its end a trial reminds, value: 2d}",
    instead: "trial_reminder: {about: How long before its end a trial reminds, value: 2d, source: CH08 §6}")

  static let check = Check(explanation) { context, diagnostics in
    guard !context.book.manifest.documents.names.isEmpty else { return }
    for rules in context.book.kinds {
      for (name, provenance) in rules.sourced where provenance.sources.isEmpty && provenance.assumes.isEmpty {
        // A source that could not be read is not missing.
        guard context.places.exact(RulePath(rules.kind, name, "source")) == nil, !context.isFaulty(rules.kind, name, "assumes") else {
          continue
        }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` has no source", at: context.key(rules.kind, name), "no `source`",
            helps: ["add `source:` with the chapter and section, or `assumes:` with the assumption that the rule is based on"]))
      }
    }
  }
}
