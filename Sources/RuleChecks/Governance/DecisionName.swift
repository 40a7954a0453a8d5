internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports decisions that `source` cannot name.
enum DecisionName {
  static let explanation = Explanation(
    "decision.name", .error,
    finds:
      "A decision whose id contains characters other than capital letters, digits, and hyphens, or is the id of a document; or a decision that overrules itself.",
    why: "Rules name decisions under `source`, next to the sections of documents, so a decision has an id of the same form.",
    example: "raise_cap: {about: Free saves three flows, because: Two are too few, by: product, \"on\": \"2026-03-01\"}",
    instead: "D-014: {about: Free saves three flows, because: Two are too few, by: product, \"on\": \"2026-03-01\"}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.decisions.entries {
      let name = entry.name.text
      if Citation.document(in: name) != name {
        diagnostics.append(
          Diagnostic(
            explanation, "`source` cannot name the decision `\(name)`", at: context.key(RecordedDecision.key, name),
            helps: ["use only capital letters, digits, and hyphens in the id, as in `D-014`"]))
      }
      if context.places.isDeclared(Document.key, name) {
        diagnostics.append(
          Diagnostic(
            explanation, "the decision `\(name)` has the id of a document", at: context.key(RecordedDecision.key, name),
            secondary: [.init(context.key(Document.key, name), "the document")], helps: ["give the decision an id of its own"]))
      }
      for (index, overruled) in entry.value.overrules.enumerated() where Citation.document(in: overruled) == name {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` overrules itself",
            at: context.places.span(RulePath(RecordedDecision.key, name, "overrules", "\(index)")),
            helps: ["name the earlier decision, or the section of a document"]))
      }
    }
  }
}
