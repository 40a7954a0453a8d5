internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// What is shipped lies within what a server may set.
enum RemoteOutOfRange {
  static let explanation = Explanation(
    "remote.out-of-range", .error,
    finds: "A range that is none, or a shipped value outside what a server may set.",
    why: "The bounds protect people from a slip on the server; a value that breaks them has slipped already.",
    example: "limits/practice_credits/plans/free: {range: [3, 10]}   # and the limit says 2",
    instead: "limits/practice_credits/plans/free: {range: [2, 10]}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.remote.entries where !context.isFaulty(RemotePath.key, entry.name.text) {
      let path = context.places.path(entry.name.text)
      guard let node = context.places.node(path), node.kind == .scalar, !context.isFaulty(path) else { continue }
      // A value that is wrong in itself has been reported, and so has a path that no server may set.
      let key = context.key(RemotePath.key, entry.name.text)
      if diagnostics.contains(where: { $0.primary.span == node.span || $0.primary.span == key }) { continue }
      if let problem = problem(entry.value, node) ?? tooWide(entry.value, path) {
        let allowed = context.value(RemotePath.key, entry.name.text, problem.key)
        if let help = problem.help {
          diagnostics.append(
            Diagnostic(
              explanation, problem.words, at: node.span, "the shipped value",
              secondary: [.init(allowed, "what a server may set for `\(entry.name.text)`")], helps: [help]))
          continue
        }
        diagnostics.append(
          Diagnostic(explanation, problem.words, at: allowed, secondary: [.init(node.span, "the shipped value")]))
      }
    }
  }

  /// A bound or a choice that the rule itself could not have.
  private static func tooWide(_ rule: RemotePath, _ path: RulePath) -> Problem? {
    guard case .integer(let allowed)? = RuleBookSchema.shape(at: path) else { return nil }
    for (key, texts) in [("range", rule.range), ("options", rule.options)] {
      for text in texts {
        guard let number = Int64(text), allowed.contains(number) else {
          return Problem("a server could set `\(text)`, and the rule holds \(Shape.integer(allowed).noun)", key)
        }
      }
    }
    return nil
  }

  private static func problem(_ rule: RemotePath, _ node: Node) -> Problem? {
    if rule.isSwitch {
      return node.text == "true" || node.text == "false"
        ? nil : Problem("`\(node.text)` is no switch: it is neither `true` nor `false`", "switch")
    }
    if rule.range.isEmpty, rule.options.isEmpty { return Problem("a switch is opened with `switch: true`", "switch") }
    if !rule.options.isEmpty {
      if rule.options.contains(node.text) { return nil }
      return Problem(
        "the shipped value `\(node.text)` is not among the choices", "options",
        help: "write \(Shape.choice(rule.options).noun), or add `\(node.text)` to the choices")
    }
    guard let range = WrittenRange(rule.range) else {
      return Problem("this is not a smallest and a largest value of one unit", "range")
    }
    guard let amount = Amount(node.text), amount.isComparable(with: range.least) else {
      return Problem("the shipped value `\(node.text)` is of another unit", "range")
    }
    if range.contains(amount) { return nil }
    return Problem(
      "the shipped value `\(node.text)` is outside the range", "range",
      help: "write `\(rule.range[0])` to `\(rule.range[1])`, or widen the range")
  }

  /// `help`: what to write instead, where the shipped value is what is wrong and not what is allowed.
  private struct Problem {
    var words: String
    var key: String
    var help: String?

    init(_ words: String, _ key: String, help: String? = nil) { (self.words, self.key, self.help) = (words, key, help) }
  }
}
