internal import Diagnostics
internal import RuleKinds
internal import Schema

/// What is not decided has an owner, choices and a value until then.
enum PlaceholderIncomplete {
  static let explanation = Explanation(
    "placeholder.incomplete", .error,
    finds:
      "A placeholder without choices, with choices said in two ways or a range that is none, or without anything that holds until it is decided, or with that said twice.",
    why: "An open question that nobody can answer stays open, and the app does something all the same.",
    example: "PH-08-09: {about: Pro inbox cap, owner: CH18, source: CH08 Open Questions}",
    instead: "PH-08-09: {about: Pro inbox cap, owner: CH18, options: [50, 200, unlimited], source: CH08 Open Questions}")

  static let check = Check(explanation) { context, diagnostics in
    let carried = Set(context.uses(of: Placeholder.key).map(\.name))
    let isUnclear =
      context.hasUnknownUse(of: Placeholder.key)
      || context.isFaultyAnywhere(
        "undecided", of: [Limit.key, Capability.key, Setting.key, Reset.key, Copy.key, InputField.key, WordList.key])
    for entry in context.book.placeholders.entries {
      let (name, placeholder) = (entry.name.text, entry.value)
      if placeholder.options.isEmpty, placeholder.range.count != 2, !context.isFaulty(Placeholder.key, name, "options"),
        !context.isFaulty(Placeholder.key, name, "range")
      {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` does not say what there is to choose from", at: context.key(Placeholder.key, name),
            helps: ["add `options:` with the values, or `range: [smallest, largest]`"]))
      }
      range(entry, context, &diagnostics)
      if placeholder.fallback == nil, !carried.contains(name), context.broken.isEmpty, !isUnclear,
        !context.isFaulty(Placeholder.key, name, "default")
      {
        diagnostics.append(
          Diagnostic(
            explanation, "nothing says what holds until `\(name)` is decided", at: context.key(Placeholder.key, name),
            helps: ["name it with `undecided:` in the rule that holds the value, or add `default:` here"]))
      }
      if placeholder.fallback != nil, carried.contains(name) {
        diagnostics.append(
          Diagnostic(
            explanation, "the value of `\(name)` stands in a rule already", at: context.key(Placeholder.key, name, "default"),
            "said a second time",
            helps: ["take `default:` out; the value in the rule counts"]))
      }
    }
  }

  /// A range is two numbers of one unit, the smaller first, and stands alone.
  private static func range(
    _ entry: Named<Placeholder, Placeholder>.Entry, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let (name, placeholder) = (entry.name.text, entry.value)
    if placeholder.range.isEmpty { return }
    if !placeholder.options.isEmpty {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` has a range and options: only one of them can be what there is to choose from",
          at: context.key(Placeholder.key, name, "range"),
          secondary: [.init(context.key(Placeholder.key, name, "options"), "the options")], helps: ["keep `options` or `range`"]))
    } else if placeholder.range.count == 2, WrittenRange(placeholder.range) == nil {
      let isReversed = WrittenRange(placeholder.range.reversed()) != nil
      let turned = "[\(placeholder.range[1]), \(placeholder.range[0])]"
      diagnostics.append(
        Diagnostic(
          explanation, "the range of `\(name)` is not a smallest and a largest value of one unit",
          at: context.value(Placeholder.key, name, "range"), isReversed ? "the larger one stands first" : "",
          helps: [isReversed ? "write `\(turned)`" : "write two values such as `[50, 200]`"],
          fixes: isReversed ? Fix.write([turned], at: context.value(Placeholder.key, name, "range")) : []))
    }
  }
}
