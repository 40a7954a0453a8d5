internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports placeholders without choices, or without exactly one value until the decision.
enum PlaceholderIncomplete {
  static let explanation = Explanation(
    "placeholder.incomplete", .error,
    finds:
      "A placeholder with neither `options` nor `range`, or with both; and a placeholder that has no value until it is decided, or that has two.",
    why: "A question without choices cannot be decided, and the app needs exactly one value until the decision.",
    example: "PH-08-09: {about: Pro inbox cap, owner: CH18, source: CH08 Open Questions}",
    instead: "PH-08-09: {about: Pro inbox cap, owner: CH18, options: [50, 200, unlimited], source: CH08 Open Questions}")

  static let check = Check(explanation) { context, diagnostics in
    let carried = Set(context.uses(of: Placeholder.key).map(\.name))
    let isUnclear =
      context.hasUnknownUse(of: Placeholder.key)
      || context.isFaultyAnywhere(
        "undecided", of: [Limit.key, Capability.key, Setting.key, Reset.key, Copy.key, InputField.key, WordList.key])
    let lost = PlaceholderDefaultOutOfRange.lost(context)
    for entry in context.book.placeholders.entries {
      let (name, placeholder) = (entry.name.text, entry.value)
      if placeholder.options.isEmpty, placeholder.range.isEmpty, !context.isFaulty(Placeholder.key, name, "options"),
        !context.isFaulty(Placeholder.key, name, "range")
      {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` does not declare its possible values: it has neither `options` nor `range`",
            at: context.key(Placeholder.key, name),
            helps: ["add `options:` with the possible values, or `range: [smallest, largest]`"]))
      }
      range(entry, context, &diagnostics)
      if placeholder.fallback == nil, !carried.contains(name), !lost.contains(name), context.broken.isEmpty, !isUnclear,
        !context.isFaulty(Placeholder.key, name, "default")
      {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` has no value until it is decided: no rule names it, and it has no `default`",
            at: context.key(Placeholder.key, name),
            helps: ["add `undecided: \(name)` to the rule that holds the value, or add `default:` here"]))
      }
      if placeholder.fallback != nil, carried.contains(name) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` has two values: its `default`, and the value of the rule that names it",
            at: context.key(Placeholder.key, name, "default"),
            "never used",
            helps: ["remove `default:`; the value of the rule applies"]))
      }
    }
  }

  /// Reports a range next to options.
  private static func range(
    _ entry: Named<Placeholder, Placeholder>.Entry, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let (name, placeholder) = (entry.name.text, entry.value)
    if placeholder.range.isEmpty || placeholder.options.isEmpty { return }
    diagnostics.append(
      Diagnostic(
        explanation, "`\(name)` lists its possible values twice: in `range` and in `options`",
        at: context.key(Placeholder.key, name, "range"),
        secondary: [.init(context.key(Placeholder.key, name, "options"), "the options")], helps: ["remove `range` or `options`"]))
  }
}
