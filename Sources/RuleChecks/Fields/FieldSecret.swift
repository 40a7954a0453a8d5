internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// What only its owner knows is shown to nobody and sent nowhere before the form is.
enum FieldSecret {
  static let explanation = Explanation(
    "field.secret", .error,
    finds: "A secret that somebody else could have, that is made up, or whose errors show what people wrote.",
    why: "Asking whether a password is taken tells whose it is; a sentence with the text in it shows it to whoever looks on.",
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
            explanation, "nobody is asked whether somebody has a secret", at: context.places.span(path.appending(key)),
            helps: ["take `\(key)` out"]))
      }
      for refusal in field.refuses {
        guard let words = context.book.errors[refusal.error]?.says, let shown = personal(words, context) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "its error says `\(words.text)`, which shows `\(shown)`",
            at: context.places.span(path.appending("refuses", refusal.reason.name)),
            secondary: [.init(context.key(Copy.key, words.text), "these words")], helps: ["say it without what people wrote"]))
      }
    }
  }

  /// The first fact with a text of somebody's that a sentence shows.
  private static func personal(_ copy: Name<Copy>, _ context: CheckContext) -> String? {
    for value in context.book.copy[copy]?.values.entries ?? [] {
      guard let expression = context.typed[RulePath(Copy.key, copy.text, "values", value.variable)] else { continue }
      let facts = context.typed.factsBehind(expression, in: context.book)
      if let fact = facts.first(where: { context.book.facts[$0]?.isPersonal ?? false }) { return fact }
    }
    return nil
  }
}
