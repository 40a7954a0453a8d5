internal import RuleKinds
internal import RulesCompiler

/// What people call a rule whose id says little: the phrase for an activity, the label of a button, the `about` of a number.
struct SpokenNames {
  let side: Side

  /// Nil for a rule that its id names well enough.
  subscript(rule: RulePath) -> String? {
    guard rule.parts.count == 2 else { return nil }
    let book = side.rules.book
    switch rule.parts[0] {
    case Setting.key, Limit.key: return side.index[rule]?.about
    case LadderVector.key: return book.ladder[rule.parts[1]]?.thing.flatMap { book.copy[$0] }?.text.words
    case Button.key: return book.buttons[rule.parts[1]].flatMap { book.copy[$0.label] }?.text.words
    default: return nil
    }
  }
}
