internal import RuleKinds

/// People for whom a decision comes out otherwise, with one of them as an example.
public struct AnswerChange: Sendable, Equatable {
  /// A fact of the example.
  public struct Given: Sendable, Equatable {
    public var fact: String
    public var value: String
  }

  /// What one of its kind is called: `action`.
  public var singular: String
  public var decision: String
  public var category: Category
  /// What it came to, and what it comes to, in words.
  public var old: String
  public var new: String
  /// The plans of people for whom it does; none where the plan makes no difference to what is asked.
  public var plans: [String]
  /// The facts of the example that matter.
  public var example: [Given]
  /// Further facts that must be given, whatever they are, for the example to be decided.
  public var besides: [Given]
  /// The rows that decided, before and after.
  var oldRow: RulePath
  var newRow: RulePath
}

/// What was tried.
public struct Covered: Sendable, Equatable {
  /// Decisions on both sides that rest on something that changed.
  public var decisions = 0
  /// Of those, for how many every combination of boundary values was tried.
  public var complete = 0
  /// Decisions that rest on nothing that changed.
  public var untouched = 0
  public var people = 0
  /// Scenarios that were run on both sides.
  public var scenarios = 0
  /// Rows of those decisions that nobody came to.
  public var unreached: [String] = []
}
