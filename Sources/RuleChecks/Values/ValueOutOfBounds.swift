internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import YAMLTree

/// Reports values outside the bounds that the schema declares for them, whatever the product is.
enum ValueOutOfBounds {
  static let explanation = Explanation(
    "value.out-of-bounds", .error,
    finds: "A value outside the bounds of its key: a message that disappears by itself in less than a second or after more than ten.",
    why:
      "Users cannot read a message that is gone at once, and one that stays covers the screen. Usually the decimal point or the unit is wrong.",
    example: "toast: {shown_for: 25s}",
    instead: "toast: {shown_for: 2.5s}")

  static let check = Check(explanation) { context, diagnostics in
    for value in context.values({ role in if case .bounds = role { true } else { false } }) {
      guard case .bounds(let least, let most) = value.role, value.node.kind == .scalar, !context.isFaulty(value.path),
        let key = value.path.parts.last, let given = UnitText.parseMilliseconds(value.node.text),
        let low = UnitText.parseMilliseconds(least), let high = UnitText.parseMilliseconds(most), !(low...high).contains(given)
      else { continue }
      // The decimal point may be missing.
      let meant = given % 10 == 0 && (low...high).contains(given / 10) ? UnitText.writeMilliseconds(given / 10) : nil
      diagnostics.append(
        Diagnostic(
          explanation, "`\(key)` is \(value.node.text), but must be between \(least) and \(most)", at: value.node.span,
          helps: meant.map { ["did you mean `\($0)`?"] } ?? [], fixes: meant.map { Fix.write([$0], at: value.node.span, .manual) } ?? []))
    }
  }
}
