internal import Diagnostics
internal import RulesModel
internal import Schema
internal import SourceText
internal import YAMLTree

extension InvariantHolds {
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
    if let index = told {
      if diagnostics[index].secondary.count < 4 { diagnostics[index].secondary.append(.init(span, "named here too")) }
      return
    }
    let renaming = Renaming(context.reading, context.places, context.typed)
    let named = renaming.mentions(of: name).count
    if let declared = renaming.declaration(kind, insteadOf: name, namedBy: named) {
      diagnostics.append(
        Diagnostic(
          explanation, "\(message): \(named == 1 ? "1 place names" : "\(named) places name") it, and nothing names `\(declared.name)`",
          at: declared.key.span, "most likely meant to be `\(name)`", secondary: [.init(span, "named here")],
          helps: ["name it `\(name)` again, or change all that name it"],
          fixes: [Fix("write `\(name)`", .maybeIncorrect, [.init(declared.key.span, name)])]))
      return
    }
    let near = Suggestion.nearest(to: name, among: context.places.names(of: kind).sorted())
    diagnostics.append(
      Diagnostic(
        explanation, message, at: span, "named here",
        helps: near.isEmpty ? ["put `\(name)` back, or change the promise with product"] : near.map { "did you mean `\($0)`?" },
        fixes: Fix.write(near, at: span)))
  }
}
