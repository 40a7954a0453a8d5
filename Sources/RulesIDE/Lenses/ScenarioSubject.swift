internal import RuleKinds
internal import RulesCompiler
internal import Schema

/// The rule that a new scenario asks about, with its question.
struct ScenarioSubject: Sendable {
  let rule: RulePath
  let question: ScenarioQuestion
  /// The question as a scenario writes it: `may: item.save`.
  let written: String

  /// Nil for a rule that no question names.
  init?(asking rule: RulePath) {
    guard let form = Self.forms.first(where: { $0.kind == rule.parts[0] }), rule.parts.count == 2 else { return nil }
    var question = ScenarioQuestion.nothing
    form.ask(&question.asked, rule.parts[1])
    (self.rule, self.question, written) = (rule, question, "\(form.word): \(FreeValue.write(.text(rule.parts[1])))")
  }

  private typealias Form = (kind: String, word: String, ask: @Sendable (inout AskedQuestion, String) -> Void)

  private static let forms: [Form] = [
    (Action.key, "may", { $0.may = Name($1) }), (DecisionTable.key, "table", { $0.table = Name($1) }),
    (Route.key, "screen", { $0.screen = Name($1) }), (EmptyState.key, "empty_state", { $0.emptyState = Name($1) }),
    (ErrorRule.key, "error", { $0.error = Name($1) }), (Moment.key, "moment", { $0.moment = Name($1) }),
    (CountedEvent.key, "happens", { $0.happens = Name($1) }), (LadderVector.key, "ladder", { $0.ladder = Name($1) }),
    (Limit.key, "meter", { $0.meter = Name($1) }), (Signal.key, "signal", { $0.signal = Name($1) }),
    (InputField.key, "field", { $0.field = Name($1) }), (InputForm.key, "form", { $0.form = Name($1) }),
  ]

  /// The kinds whose rules decide something only through the rules that use them.
  private static let ingredients: Set = [
    Limit.key, Capability.key, Condition.key, Reason.key, Gate.key, Effect.key, Notice.key, Setting.key, Fact.key, Button.key,
    LadderVector.key,
  ]

  /// Returns the subject for a rule: the rule itself, or the nearest rule that uses it and that a question names. What the rule allows or denies says more
  /// than where it is shown, so a decision comes before a screen. Nil if there is none.
  static func nearest(to rule: RulePath, _ index: RuleIndex) -> ScenarioSubject? {
    var shown = ScenarioSubject(asking: rule)
    if let shown, !ingredients.contains(rule.parts[0]) { return shown }
    var (waiting, seen): ([RulePath], Set<RulePath>) = ([rule], [rule])
    for _ in 0..<4 {
      var next: [RulePath] = []
      for rule in waiting where ingredients.contains(rule.parts[0]) {
        let users = index.uses(of: rule).map(\.user).filter { seen.insert($0).inserted }
        let subjects = users.compactMap { ScenarioSubject(asking: $0) }
        if let decision = subjects.first(where: { decisions.contains($0.rule.parts[0]) }) { return decision }
        shown = shown ?? subjects.first
        next += users
      }
      waiting = next
    }
    return shown
  }

  private static let decisions: Set = [Action.key, DecisionTable.key]
}
