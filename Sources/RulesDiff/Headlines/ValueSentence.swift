internal import RuleKinds

/// The sentence about a change that no answer shows, or whose values say more than an example: a word, a number, a new rule.
struct ValueSentence {
  let change: DiffReport.Change

  /// - Parameter who: The users, in a sentence.
  func text(_ who: String) -> String {
    let values = DiffWords.values(change)
    switch (change.category, change.form) {
    case (.copy, "changed"): return "`\(change.path)` says \(quoted(change.new)) instead of \(quoted(change.old))."
    case (_, "added") where change.path.split(separator: "/").count == 2: return "`\(change.path)` is new: \(values)".ended
    case (_, "removed") where change.path.split(separator: "/").count == 2: return "`\(change.path)` is gone: \(values)".ended
    case (_, "renamed"): return "`\(change.path)` has a new name: \(values)."
    case (_, "reordered"): return "`\(change.path)` has another order: \(values)."
    default:
      let sides = DiffWords.sides(change)
      let instead = sides.old.isEmpty ? "" : " instead of \(sides.old)"
      return "`\(change.path)` is \(sides.new.isEmpty ? "gone" : sides.new)\(instead)\(who.isEmpty ? "" : " for \(who)")."
    }
  }

  private func quoted(_ text: String?) -> String { text.map { "“\(DiffWords.cut($0))”" } ?? "nothing" }
}

extension String {
  /// The text with a period at its end.
  fileprivate var ended: String { hasSuffix(".") ? self : self + "." }
}
