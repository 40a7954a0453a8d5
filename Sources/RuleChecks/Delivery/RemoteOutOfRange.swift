internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports shipped values outside what a server may set, and bounds that the rule itself does not allow.
enum RemoteOutOfRange {
  static let explanation = Explanation(
    "remote.out-of-range", .error,
    finds: "A shipped value outside what a server may set, or a bound that the rule itself does not allow.",
    why: "The bounds protect users from mistakes on the server. A shipped value outside its bounds is likely a mistake in the rules.",
    example: "limits/practice_credits/plans/free: {range: [3, 10]}   # the limit is 2",
    instead: "limits/practice_credits/plans/free: {range: [2, 10]}")

  static let check = Check(explanation, seesOthers: true, isNeededToLower: true) { context, diagnostics in
    let exchanged = exchanged(context)
    for (first, second) in exchanged where !diagnostics.contains(where: { [first.span, second.span].contains($0.primary.span) }) {
      diagnostics.append(
        Diagnostic(
          explanation,
          "`\(first.text)` and `\(second.text)` are outside the ranges of their places, but each is inside the range of the other",
          at: first.span, "the shipped value", secondary: [.init(second.span, "the shipped value")], helps: ["exchange the two values"],
          fixes: [Fix("exchange the two values", .maybeIncorrect, [.init(first.span, second.text), .init(second.span, first.text)])]))
    }
    for entry in context.book.remote.entries where !context.isFaulty(RemotePath.key, entry.name.text) {
      let path = context.places.path(entry.name.text)
      guard let node = context.places.node(path), node.kind == .scalar, !context.isFaulty(path) else { continue }
      if exchanged.contains(where: { $0.span == node.span || $1.span == node.span }) { continue }
      // An invalid value, and a path that a server cannot set, are already reported.
      let key = context.key(RemotePath.key, entry.name.text)
      if diagnostics.contains(where: { $0.primary.span == node.span || $0.primary.span == key }) { continue }
      if let problem = problem(entry.value, node) ?? tooWide(entry.value, path, context) {
        let allowed = context.value(RemotePath.key, entry.name.text, problem.key)
        if let help = problem.help {
          diagnostics.append(
            Diagnostic(
              explanation, problem.words, at: node.span, "the shipped value",
              secondary: [.init(allowed, "what a server may set for `\(entry.name.text)`")], helps: [help]))
          continue
        }
        diagnostics.append(
          Diagnostic(
            explanation, problem.words, at: allowed,
            secondary: [.init(node.span, "the shipped value")] + (problem.limits.map { [.init($0, "what the level lasts")] } ?? [])))
      }
    }
  }

  /// The pairs of shipped values of one rule that are outside their ranges, and inside if they are exchanged. Only problems at the value itself
  /// have a help.
  private static func exchanged(_ context: CheckContext) -> [(Node, Node)] {
    var wrong: [(rule: RemotePath, path: RulePath, node: Node)] = []
    for entry in context.book.remote.entries where !context.isFaulty(RemotePath.key, entry.name.text) {
      let path = context.places.path(entry.name.text)
      guard let node = context.places.node(path), node.kind == .scalar, !context.isFaulty(path), problem(entry.value, node)?.help != nil
      else {
        continue
      }
      wrong.append((entry.value, path, node))
    }
    var pairs: [(Node, Node)] = []
    func isPaired(_ node: Node) -> Bool { pairs.contains { $0.span == node.span || $1.span == node.span } }
    for (index, one) in wrong.enumerated() where !isPaired(one.node) {
      let other = wrong[(index + 1)...].first { other in
        !isPaired(other.node) && other.path.rule == one.path.rule && problem(one.rule, other.node) == nil
          && problem(other.rule, one.node) == nil
      }
      if let other { pairs.append((one.node, other.node)) }
    }
    return pairs
  }

  /// Returns a problem if a bound or an option is not a valid value of the rule itself.
  private static func tooWide(_ rule: RemotePath, _ path: RulePath, _ context: CheckContext) -> Problem? {
    if let bounds = RemotePath.levelBounds(at: path, context.book), !context.isFaulty(LadderLevel.key, bounds.level.text, "lasts") {
      for text in rule.range {
        guard let amount = Amount(text), !bounds.lasts.contains(amount.number) else { continue }
        let lasts = context.places.node(RulePath(LadderLevel.key, bounds.level.text, "lasts"))
        let words = (lasts?.items.map(\.text) ?? []).joined(separator: " to ")
        return Problem("a server could set `\(text)`, but `\(bounds.level.text)` lasts \(words)", "range", limits: lasts?.span)
      }
    }
    guard case .integer(let allowed)? = RuleBookSchema.shape(at: path) else { return nil }
    for (key, texts) in [("range", rule.range), ("options", rule.options)] {
      for text in texts {
        guard let number = Int64(text), allowed.contains(number) else {
          return Problem("a server could set `\(text)`, but the rule requires \(Shape.integer(allowed).noun)", key)
        }
      }
    }
    return nil
  }

  private static func problem(_ rule: RemotePath, _ node: Node) -> Problem? {
    if rule.isSwitch {
      return node.text == "true" || node.text == "false"
        ? nil : Problem("`\(node.text)` is not a switch: it is neither `true` nor `false`", "switch")
    }
    if rule.range.isEmpty, rule.options.isEmpty { return Problem("a remote path has a `range`, `options`, or `switch: true`", "switch") }
    if !rule.options.isEmpty {
      if rule.options.contains(node.text) { return nil }
      return Problem(
        "the shipped value `\(node.text)` is not one of the options", "options",
        help: "write \(Shape.choice(rule.options).noun), or add `\(node.text)` to `options`")
    }
    // `value.out-of-order` reports an invalid range.
    guard let range = WrittenRange(rule.range) else { return nil }
    guard let amount = Amount(node.text), amount.isComparable(with: range.least) else {
      return Problem("the shipped value `\(node.text)` has a different unit than the range", "range")
    }
    if range.contains(amount) { return nil }
    return Problem(
      "the shipped value `\(node.text)` is outside the range", "range",
      help: "write `\(rule.range[0])` to `\(rule.range[1])`, or widen the range")
  }

  /// A mismatch between a path and its shipped value. With `help`, it is reported at the shipped value; otherwise at `key` of the path.
  private struct Problem {
    var words: String
    var key: String
    var help: String?
    /// The bounds that the rule itself has.
    var limits: Span?

    init(_ words: String, _ key: String, help: String? = nil, limits: Span? = nil) {
      (self.words, self.key, self.help, self.limits) = (words, key, help, limits)
    }
  }
}
