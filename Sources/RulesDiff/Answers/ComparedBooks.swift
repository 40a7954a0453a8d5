internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler

/// The two rule books that a thread asks. It is a class, because each question would copy it otherwise.
final class ComparedBooks {
  let old: CheckedRules
  let new: CheckedRules
  let bundles: (old: RuleBundle, new: RuleBundle)
  let before: DecisionSide
  let after: DecisionSide
  /// The renamed rules, so that both sides use the new names.
  let renames: Renames
  /// The rules that each rule uses.
  let uses: (old: RuleClosure, new: RuleClosure)
  let direction: AnswerDirection
  let planFacts: PlanFacts

  /// `planFacts`: those of the same rule books.
  init(
    _ old: (CheckedRules, RuleBundle), _ new: (CheckedRules, RuleBundle), _ renames: Renames, _ uses: (old: RuleClosure, new: RuleClosure),
    _ planFacts: PlanFacts
  ) {
    (self.old, self.new, self.renames, self.uses) = (old.0, new.0, renames, uses)
    bundles = (old.1, new.1)
    before = DecisionSide(old.1, renames.nameNow)
    after = DecisionSide(new.1)
    direction = AnswerDirection(old.0.book, new.0.book, renames)
    self.planFacts = planFacts
  }

  /// A subject with its old name.
  func both(_ subject: DecisionSubject) -> (old: DecisionSubject, new: DecisionSubject) {
    (renames.oldName(of: subject.path).map(subject.named) ?? subject, subject)
  }
}
