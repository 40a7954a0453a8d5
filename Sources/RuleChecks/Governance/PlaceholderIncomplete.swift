internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

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
        let message = "`\(name)` has no value until it is decided: no rule names it, and it has no `default`"
        let place = context.key(Placeholder.key, name)
        guard let lost = lostUse(of: placeholder.about, context) else {
          diagnostics.append(
            Diagnostic(
              explanation, message, at: place, helps: ["add `undecided: \(name)` to the rule that holds the value, or add `default:` here"])
          )
          continue
        }
        diagnostics.append(
          Diagnostic(
            explanation, message, at: lost, "`\(name)` is probably meant here", secondary: [.init(place, "no value")],
            helps: ["write `\(name)` here, or add `default:` to it"], fixes: Fix.write([name], at: lost)))
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

  /// The only value that most of the words of an open question are about, and that names a placeholder that another rule names, too.
  private static func lostUse(of question: String, _ context: CheckContext) -> Span? {
    let uses = context.uses(of: Placeholder.key).filter { $0.node.kind == .scalar }
    let names = Dictionary(grouping: uses, by: \.name)
    let asked = words(question)
    let found = uses.compactMap { use -> (span: Span, common: Int)? in
      guard let same = names[use.name], same.count > 1, let rule = context.places.keyPath(at: use.node.span)?.rule, rule.parts.count == 2
      else { return nil }
      let common = asked.intersection(words("\(rule.parts[1]) \(context.places.node(rule)?["about"]?.text ?? "")")).count
      return common > 0 ? (use.node.span, common) : nil
    }
    let most = found.map(\.common).max()
    let best = found.filter { $0.common == most }
    return best.count == 1 ? best[0].span : nil
  }

  /// The words of a sentence that say what it is about.
  private static func words(_ sentence: String) -> Set<String> { Set(FileWords.words(of: sentence).filter { $0.utf8.count > 3 }) }

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
