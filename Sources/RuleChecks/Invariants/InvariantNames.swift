internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

extension InvariantBroken {
  /// Reports that a rule does not exist: once for all invariants that name it, and at the rule that was probably renamed.
  static func unknown(
    _ name: String, of kind: String, at span: Span, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    // Other uses of the name are already reported.
    if context.isUsed(name, of: kind) { return }
    let message = "`\(kind)` has no `\(name)`"
    // A diagnostic at a renamed rule may already suggest this name.
    let reported = diagnostics.firstIndex { one in
      one.name == explanation.name && (one.message.hasPrefix(message) || one.helps.first?.hasPrefix("rename it to `\(name)`,") ?? false)
    }
    if reported != nil { return }
    let renaming = context.renaming
    // All places, including requirements, which are otherwise checked only in rules without errors.
    let mentions = renaming.mentions(of: name, kind).filter { $0 != span }
    let named = mentions.count + 1
    if let declared = renaming.declaration(kind, insteadOf: name, namedBy: named) {
      diagnostics.append(
        Diagnostic(
          explanation, "\(message): \(named == 1 ? "1 place names" : "\(named) places name") it, but nothing names `\(declared.name)`",
          at: declared.key.span, "probably meant to be `\(name)`",
          secondary: [.init(span, "named here")] + mentions.map { .init($0, "named here too") },
          helps: ["rename it to `\(name)`, or change everything that names it"],
          fixes: [Fix("write `\(name)`", .maybeIncorrect, [.init(declared.key.span, declared.key.sourceText(of: name))])]
            + (mentions.isEmpty ? [Fix("write `\(declared.name)` where it is named", .maybeIncorrect, [.init(span, declared.name)])] : [])))
      return
    }
    let near = named >= 3 ? [] : Suggestion.choices(for: name, among: context.places.names(of: kind).sorted())
    diagnostics.append(
      Diagnostic(
        explanation, message, at: span, "named here", secondary: mentions.map { .init($0, "named here too") },
        helps: near.isEmpty ? ["restore `\(name)`, or, if product agrees, change the invariant"] : Suggestion.question(near),
        fixes: Fix.write(near, at: span)
          + context.renamings(to: name, of: kind)))
  }
}
