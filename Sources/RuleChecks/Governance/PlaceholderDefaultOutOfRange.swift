internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports undecided values that their placeholder does not allow.
enum PlaceholderDefaultOutOfRange {
  static let explanation = Explanation(
    "placeholder.default-out-of-range", .error,
    finds: "An undecided value that is not among the placeholder's options or is outside its range.",
    why: "Product accepts only the options or the range of the placeholder.",
    example: "inbox_items: {plans: {pro: 500}, undecided: {pro: PH-08-09}}   # options: [50, 200, unlimited]",
    instead: "inbox_items: {plans: {pro: 200}, undecided: {pro: PH-08-09}}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for held in values(context.book) {
      guard let placeholder = context.book.placeholders[held.placeholder], let node = context.places.node(held.value), node.kind == .scalar,
        !context.isFaulty(held.value),
        // Other checks report a value with a unit that does not fit.
        ![LimitUnit.explanation, SettingUnit.explanation, SettingOrder.explanation, RecordDefault.explanation]
          .contains(where: { diagnostics.have($0, at: node.span) })
      else { continue }
      let name = held.placeholder.text
      if !placeholder.options.isEmpty, !placeholder.options.contains(node.text) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(node.text)` is not one of the options of `\(name)`", at: node.span,
            secondary: [.init(context.value(Placeholder.key, name, "options"), "the options")],
            helps: ["choose one of \(placeholder.options.map { "`\($0)`" }.joined(separator: ", "))"],
            fixes: Fix.write(Suggestion.choices(for: node.text, among: placeholder.options).map(node.sourceText), at: node.span, .manual)))
      } else if let range = WrittenRange(placeholder.range), let amount = Amount(node.text), !range.contains(amount) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(node.text)` is outside the range of `\(name)`: \(placeholder.range[0]) to \(placeholder.range[1])",
            at: node.span,
            secondary: [.init(context.value(Placeholder.key, name, "range"), "the range")],
            fixes: QuantityText.otherUnits(node) { Amount($0).map(range.contains) ?? false }))
      }
    }
  }

  private static func values(_ book: RuleBook) -> [(placeholder: Name<Placeholder>, value: RulePath)] {
    var values: [(Name<Placeholder>, RulePath)] = []
    for entry in book.limits.entries {
      for cell in entry.value.undecided.cells {
        values.append((cell.value, RulePath(Limit.key, entry.name.text, "plans", cell.column.text)))
      }
    }
    for entry in book.settings.entries {
      if let placeholder = entry.value.undecided { values.append((placeholder, RulePath(Setting.key, entry.name.text, "value"))) }
    }
    return values
  }
}
