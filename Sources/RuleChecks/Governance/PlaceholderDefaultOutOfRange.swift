internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports undecided values that their placeholder does not allow, wherever they are.
enum PlaceholderDefaultOutOfRange {
  static let explanation = Explanation(
    "placeholder.default-out-of-range", .error,
    finds: "An undecided value that is not among the placeholder's options or is outside its range.",
    why: "Product accepts only the options or the range of the placeholder.",
    example: "inbox_items: {plans: {pro: 500}, undecided: {pro: PH-08-09}}   # options: [50, 200, unlimited]",
    instead: "inbox_items: {plans: {pro: 200}, undecided: {pro: PH-08-09}}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    defaults(context, &diagnostics)
    each(context) { problem, meant, node in
      // Other checks report a value with a unit that does not fit.
      let others = [LimitUnit.explanation, SettingUnit.explanation, RecordDefault.explanation]
      guard !others.contains(where: { diagnostics.have($0, at: node.span) }) else { return }
      var problem = problem
      if let meant {
        problem.secondary.append(.init(context.key(Placeholder.key, meant), "allows it, and nothing names it"))
        problem.helps.insert("did you mean `\(meant)`?", at: 0)
      }
      diagnostics.append(problem)
    }
  }

  /// Reports defaults that their own placeholders do not allow.
  private static func defaults(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    for entry in context.book.placeholders.entries {
      let (name, placeholder) = (entry.name.text, entry.value)
      guard let value = placeholder.fallback, !context.isFaulty(Placeholder.key, name, "default") else { continue }
      let place = context.value(Placeholder.key, name, "default")
      if !placeholder.options.isEmpty, !placeholder.options.contains(value) {
        diagnostics.append(
          Diagnostic(
            explanation, "the default of `\(name)` is not one of its options", at: place,
            secondary: [.init(context.value(Placeholder.key, name, "options"), "the options")],
            helps: ["choose \(placeholder.options.quotedPhrase("or"))"],
            fixes: Fix.write(Suggestion.choices(for: value, among: placeholder.options), at: place, .manual)))
      } else if let range = WrittenRange(placeholder.range), let amount = Amount(value), !range.contains(amount) {
        diagnostics.append(
          Diagnostic(
            explanation, "the default of `\(name)` is outside its range: \(placeholder.range[0]) to \(placeholder.range[1])", at: place,
            secondary: [.init(context.value(Placeholder.key, name, "range"), "the range")]))
      }
    }
  }

  /// The placeholders that nothing names although a value that names another one is meant for them. `PlaceholderIncomplete` leaves them out.
  static func lost(_ context: CheckContext) -> Set<String> {
    var found: Set<String> = []
    each(context) { _, meant, _ in if let meant { found.insert(meant) } }
    return found
  }

  /// The only placeholder that allows a value and that nothing names.
  private static func meant(by node: Node, _ context: CheckContext) -> String? {
    let named = Set(context.uses(of: Placeholder.key).map(\.name))
    let free = context.book.placeholders.entries.filter { entry in
      guard entry.value.fallback == nil, !named.contains(entry.name.text) else { return false }
      return entry.value.options.contains(node.text)
        || WrittenRange(entry.value.range).flatMap { range in Amount(node.text).map(range.contains) } ?? false
    }
    return free.count == 1 ? free[0].name.text : nil
  }

  /// Calls a function with each value that its placeholder does not allow, and with the placeholder that is probably meant.
  private static func each(_ context: CheckContext, _ report: (Diagnostic, String?, Node) -> Void) {
    for value in context.values({ role in if case .undecided = role { true } else { false } }) {
      guard case .undecided(let keys) = value.role, !value.node.isInvalid else { continue }
      let rule = RulePath(Array(value.path.parts.prefix(2)))
      let named: [(column: String, placeholder: String)] =
        value.node.kind == .mapping ? value.node.entries.map { ($0.key.text, $0.value.text) } : [("", value.node.text)]
      for (column, name) in named {
        guard let placeholder = context.book.placeholders[name] else { continue }
        for path in keys.flatMap({ paths($0, column, rule, context) }) {
          look(at: path, name, placeholder, isOnly: keys.count == 1, context, report)
        }
      }
    }
  }

  /// - Parameter isOnly: Whether the placeholder can be about no other key. Otherwise, it is only about the values that have its unit.
  private static func look(
    at path: RulePath, _ name: String, _ placeholder: Placeholder, isOnly: Bool, _ context: CheckContext,
    _ report: (Diagnostic, String?, Node) -> Void
  ) {
    guard let node = context.places.node(path), node.kind == .scalar, !context.isFaulty(path) else { return }
    let amount = Amount(node.text)
    var problem: Diagnostic?
    if !placeholder.options.isEmpty, !placeholder.options.contains(node.text) {
      guard placeholder.options.allSatisfy({ isValue($0, at: path, context) }) else { return }
      problem = Diagnostic(
        explanation, "`\(node.text)` is not one of the options of `\(name)`", at: node.span,
        secondary: [.init(context.value(Placeholder.key, name, "options"), "the options")],
        helps: ["choose \(placeholder.options.quotedPhrase("or"))"],
        fixes: Fix.write(Suggestion.choices(for: node.text, among: placeholder.options).map(node.sourceText), at: node.span, .manual))
    } else if let range = WrittenRange(placeholder.range), let amount, !range.contains(amount) {
      guard isOnly || range.least.isComparable(with: amount) else { return }
      problem = Diagnostic(
        explanation, "`\(node.text)` is outside the range of `\(name)`: \(placeholder.range[0]) to \(placeholder.range[1])",
        at: node.span, secondary: [.init(context.value(Placeholder.key, name, "range"), "the range")],
        fixes: QuantityText.otherUnits(node) { Amount($0).map(range.contains) ?? false })
    }
    if let problem { report(problem, meant(by: node, context), node) }
  }

  /// Whether an option is a value that could be written at a path, and not a description of one.
  private static func isValue(_ option: String, at path: RulePath, _ context: CheckContext) -> Bool {
    if Amount(option) != nil { return true }
    switch RuleBookSchema.shape(at: path)?.scalarForm {
    case .choice(let names): return names.contains(option)
    case .reference(to: Reason.singular): return Cell.words.contains(option) || context.places.isDeclared(Reason.key, option)
    default: return false
    }
  }

  /// The paths of the values that a role names.
  private static func paths(_ keys: String, _ column: String, _ rule: RulePath, _ context: CheckContext) -> [RulePath] {
    keys.split(separator: "/").reduce([rule]) { paths, key in
      switch key {
      case "*": paths.flatMap { path in context.places.node(path)?.entries.map { path.appending($0.key.text) } ?? [] }
      case "=": paths.map { $0.appending(column) }
      default: paths.map { $0.appending(String(key)) }
      }
    }
  }
}
