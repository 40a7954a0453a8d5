internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// Reports secret fields that reveal what the user enters.
enum FieldSecret {
  static let explanation = Explanation(
    "field.secret", .error,
    finds: "A secret field with `taken` or `taken_for`, or with an error that shows what the user entered.",
    why:
      "A request that checks whether a password is taken reveals that another person has it, and an error with the input shows it to bystanders.",
    example: "password: {form: secret, taken: password.isTaken, ...}",
    instead: "password: {form: secret, not_in: common_passwords, ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.fields.entries
    where entry.value.form == .secret && !context.isFaulty(InputField.key, entry.name.text) {
      let path = RulePath(InputField.key, entry.name.text)
      let field = entry.value
      for (key, isSaid) in [("taken", field.taken != nil), ("taken_for", field.takenFor != nil)] where isSaid {
        diagnostics.append(
          Diagnostic(
            explanation, "a secret field cannot have `\(key)`", at: context.places.span(path.appending(key)),
            helps: ["remove `\(key)`"]))
      }
      for refusal in field.refuses {
        guard let words = context.book.errors[refusal.error]?.says, let shown = personal(words, context) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "its error uses the copy `\(words.text)`, which shows `\(shown)`",
            at: context.places.span(path.appending("refuses", refusal.reason.name)),
            secondary: [.init(context.key(Copy.key, words.text), "this copy")], helps: ["use copy that does not show what the user entered"]
          ))
      }
    }
  }

  /// Returns the first fact with personal text that a sentence shows.
  private static func personal(_ copy: Name<Copy>, _ context: CheckContext) -> String? {
    for value in context.book.copy[copy]?.values.entries ?? [] {
      guard let expression = context.typed[RulePath(Copy.key, copy.text, "values", value.variable)] else { continue }
      let facts = context.typed.factsBehind(expression, in: context.book)
      if let fact = facts.first(where: { context.book.facts[$0]?.isPersonal ?? false }) { return fact }
    }
    return nil
  }
}
