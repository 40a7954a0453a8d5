internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// Checks that a difference that a sentence shows can be more than 0.
enum CopyNegativeValue {
  static let explanation = Explanation(
    "copy.negative-value", .error,
    finds: "A value of a sentence that is computed with a subtraction and is never more than 0.",
    why: "Users would read that nothing is left, or a negative amount. Usually the two sides of the subtraction are exchanged.",
    example: "values: {left: \"used > cap ? 0 : used - cap\"}",
    instead: "values: {left: \"used > cap ? 0 : cap - used\"}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    for entry in context.book.copy.entries {
      for value in entry.value.values.entries {
        let path = RulePath(Copy.key, entry.name.text, "values", value.variable)
        guard let root = context.typed[path]?.root, root.type == .int, root.subtracts else { continue }
        let isPositive = TypedExpression.binary(.greater, root, .constant(.int(0), .int, setting: nil), type: .bool)
        guard context.analysis.constant(isPositive) == false else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`{\(value.variable)}` is never more than 0",
            at: context.places.exact(path.appending("value")) ?? context.places.span(path),
            helps: ["exchange the two sides of the subtraction"]))
      }
    }
  }
}

extension TypedExpression {
  /// Whether a part of the expression is a subtraction.
  fileprivate var subtracts: Bool {
    if case .binary(.subtract, _, _, _) = self { return true }
    return children.contains(where: \.subtracts)
  }
}
