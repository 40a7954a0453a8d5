internal import RuleKinds
internal import Schema

/// Asks about two values of one rule that an edit exchanged: the values of two variables, or the cells of two plans.
enum ExchangedQuestion {
  /// - Parameter changes: The changes of one rule.
  static func questions(_ changes: [ValueChange]) -> [AuthorQuestion] {
    let scalars = changes.filter { $0.form == .changed && $0.path == $0.oldPath && $0.path.parts.count > 2 && $0.shape != .boolean }
    return scalars.enumerated().flatMap { index, one in
      scalars.dropFirst(index + 1).filter { isExchanged(one, $0) }.map { other in
        let (first, second) = (name(one, besides: other), name(other, besides: one))
        return AuthorQuestion(
          path: one.path.plain, text: "In `\(one.path.parts[1])`, `\(first)` and `\(second)` have each other's value now.")
      }
    }
  }

  /// Whether two values with the same keys, but for one, are each other's old ones.
  private static func isExchanged(_ one: ValueChange, _ other: ValueChange) -> Bool {
    one.path.parts.count == other.path.parts.count && zip(one.path.parts, other.path.parts).count { $0 != $1 } == 1
      && one.old == other.new && one.new == other.old && one.old != nil && one.new != nil
  }

  /// The part of the path that tells two values apart.
  private static func name(_ one: ValueChange, besides other: ValueChange) -> String {
    zip(one.path.parts, other.path.parts).first { $0 != $1 }?.0 ?? ""
  }
}
