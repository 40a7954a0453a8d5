internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

extension InvariantBroken {
  /// Says that there is no such rule: once, however many promises name it, and at the rule that most likely has another name now.
  static func unknown(
    _ name: String, of kind: String, at span: Span, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    // Whoever else uses it was told so already.
    if context.uses(of: kind).contains(where: { $0.name == name }) { return }
    let message = "`\(name)` is not among the \(kind)"
    // One that has another name now may have been told to take this one again.
    let told = diagnostics.firstIndex { one in
      one.name == explanation.name && (one.message.hasPrefix(message) || one.helps.first?.hasPrefix("call it `\(name)`,") ?? false)
    }
    if told != nil { return }
    let renaming = Renaming(context.reading, context.places, context.typed)
    // Every place, also those that are looked at only in rules without errors: the register of requirements.
    let mentions = renaming.mentions(of: name, kind).filter { $0 != span }
    let named = mentions.count + 1
    if let declared = renaming.declaration(kind, insteadOf: name, namedBy: named) {
      diagnostics.append(
        Diagnostic(
          explanation, "\(message): \(named == 1 ? "1 place names" : "\(named) places name") it, and nothing names `\(declared.name)`",
          at: declared.key.span, "most likely meant to be `\(name)`",
          secondary: [.init(span, "named here")] + mentions.map { .init($0, "named here too") },
          helps: ["name it `\(name)` again, or change all that name it"],
          fixes: [Fix("write `\(name)`", .maybeIncorrect, [.init(declared.key.span, name)])]))
      return
    }
    let near = named >= 3 ? [] : Suggestion.nearest(to: name, among: context.places.names(of: kind).sorted())
    diagnostics.append(
      Diagnostic(
        explanation, message, at: span, "named here", secondary: mentions.map { .init($0, "named here too") },
        helps: near.isEmpty ? ["put `\(name)` back, or change the promise with product"] : near.map { "did you mean `\($0)`?" },
        fixes: Fix.write(near, at: span)))
  }
}
