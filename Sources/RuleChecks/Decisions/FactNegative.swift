internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Checks that a computed number that is a sum with a subtraction is never below 0.
enum FactNegative {
  static let explanation = Explanation(
    "fact.negative", .warning, waivable: true,
    finds: "A number that the rules compute with a subtraction, and that can be below 0.",
    why:
      "A number of things on a badge or in a sentence would be negative. Usually a sign is wrong, or a comparison in front of it is missing.",
    example: "badge.count: {value: \"inbox.unread - (payment_failed ? 1 : 0)\"}",
    instead: "badge.count: {value: \"inbox.unread + (payment_failed ? 1 : 0)\"}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    for entry in context.book.facts.entries where entry.value.value != nil {
      let path = RulePath(Fact.key, entry.name.text, "value")
      guard let root = context.typed[path]?.root ?? context.typed[RulePath(Fact.key, entry.name.text)]?.root, root.type == .int,
        root.isDifference == true
      else { continue }
      let isCount = TypedExpression.binary(.greaterOrEqual, root, .constant(.int(0), .int, setting: nil), type: .bool)
      guard context.analysis.constant(isCount) != true else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` can be below 0", at: context.value(Fact.key, entry.name.text, "value"),
          helps: ["check the sign, or compare the two sides before the subtraction: `a > b ? a - b : 0`"]))
    }
  }
}

extension TypedExpression {
  /// Whether a part of the value is subtracted. Nil if the value contains a product or a part that the analysis does not compute.
  fileprivate var isDifference: Bool? {
    switch self {
    case .constant, .fact, .limit: return false
    case .binary(.subtract, let left, let right, _): return left.isDifference == nil || right.isDifference == nil ? nil : true
    case .binary(.add, let left, let right, _), .conditional(_, let left, let right, _):
      guard let one = left.isDifference, let other = right.isDifference else { return nil }
      return one || other
    default: return nil
    }
  }
}
