internal import RuleKinds

/// A decision whose answer changes for some users, with one of them as an example.
public struct AnswerChange: Sendable, Equatable {
  /// A fact of the example.
  public struct Given: Sendable, Equatable {
    public var fact: String
    public var value: String
  }

  /// The singular name of the kind of decision: `action`.
  public var singular: String
  public var decision: String
  public var category: Category
  /// The answers before and after, as printed text.
  public var old: String
  public var new: String
  /// The plans of the users whose answer changes. Empty if the decision does not depend on the plan.
  public var plans: [String]
  /// The facts of the example that matter.
  public var example: [Given]
  /// Further facts that the decision requires in the example, whatever their values.
  public var besides: [Given]
  /// The rows that decided, before and after.
  var oldRow: RulePath
  var newRow: RulePath
}

/// What the comparison evaluated.
public struct Covered: Sendable, Equatable {
  /// The number of decisions on both sides that depend on something that changed.
  public var decisions = 0
  /// The number of those decisions for which every combination of boundary values was evaluated.
  public var complete = 0
  /// The number of decisions that depend on nothing that changed.
  public var untouched = 0
  /// The number of generated users.
  public var people = 0
  /// The number of scenarios that ran on both sides.
  public var scenarios = 0
  /// The rows of those decisions that no generated user reached.
  public var unreached: [String] = []
}
