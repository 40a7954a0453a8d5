internal import RuleKinds

/// A decision whose answer changes for some users, with one of them as an example.
package struct AnswerChange: Sendable, Equatable {
  /// A fact of the example.
  package struct Given: Sendable, Equatable {
    package var fact: String
    package var value: String
  }

  /// The kind of the rule: `actions`.
  package var kind: String
  /// The singular name of the kind of decision: `action`.
  package var singular: String
  package var decision: String
  package var category: Category
  /// The answers before and after, as printed text.
  package var old: String
  package var new: String
  /// The plans of the users whose answer changes. Empty if the decision does not depend on the plan.
  package var plans: [String]
  /// The facts of the example that matter.
  package var example: [Given]
  /// What must be true of the users, apart from their plan, in a sentence.
  package var circumstances = Circumstances()
  /// Further facts that the decision requires in the example, whatever their values.
  package var besides: [Given]
  /// What the user of the example does and asks over time. Empty for an answer that depends on facts only.
  package var diary: [DiaryLine] = []
  /// The form of the request. Empty for a decision.
  package var ask = ""
  /// The parts of the answer that differ. Empty for a decision.
  package var differences: [ScenarioChange.Difference] = []
  /// The scenario that shows the answer; empty if a generated user or a story does.
  package var scenario = ""
  /// What else is true of the users: `who never chose`.
  package var notes: [String] = []
  /// What users whose plan changes come to no longer, and what they come to now. Empty for other answers.
  var lost: [PlanMove.Item] = []
  var gained: [PlanMove.Item] = []
  /// The rules that a request rests on, in either rule book. Empty for a decision, whose rows determine them.
  var rests: Set<RulePath> = []
  /// The rows that decided, before and after.
  var oldRow: RulePath
  var newRow: RulePath
}

extension AnswerChange {
  /// Whether notifications come at other times or in other summaries.
  var isMoved: Bool { ask == "notifications" && category == .changes && !isAside }

  /// Whether users notice nothing of it: only what is logged, counted, or explained differs.
  var isAside: Bool { !differences.isEmpty && differences.allSatisfy { TellingDifferences.isAside($0.key) } }
}

/// What the comparison evaluated.
package struct Covered: Sendable, Equatable {
  /// The number of decisions on both sides that depend on something that changed.
  package var decisions = 0
  /// The number of those decisions for which every combination of boundary values was evaluated.
  package var complete = 0
  /// The number of decisions that depend on nothing that changed.
  package var untouched = 0
  /// The number of generated users.
  package var people = 0
  /// The number of rules that were asked as requests.
  package var requests = 0
  /// The number of stories that both sides were asked.
  package var stories = 0
  /// The number of scenarios that ran on both sides.
  package var scenarios = 0

  /// Adds what was evaluated for other decisions.
  mutating func add(_ other: Covered) {
    decisions += other.decisions
    complete += other.complete
    untouched += other.untouched
    people += other.people
    requests += other.requests
    unproven.formUnion(other.unproven)
  }

  /// The rules on which a decision rests that was not compared for every user.
  var unproven: Set<RulePath> = []
  /// The rows of those decisions that no generated user reached.
  package var unreached: [String] = []
}
