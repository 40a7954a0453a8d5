internal import RulesJSON

/// The outcome of a decision, by names, because ordinals differ between rule books.
struct DecisionOutcome: Hashable {
  enum Verdict: Hashable {
    case allowed, denied, other, undecided
  }

  var verdict: Verdict
  /// The outcome as printed text: `denied (cap_reached, gate sign_up)`.
  var text: String
  /// The outcome without the name of a missing fact, which no user notices; nil if no fact is missing.
  var withoutMissing: String?
  /// How an allowed action happens if it does not happen at once, in words: `it waits in the sync queue`.
  var manner: String?
  /// The row that decided: `/limits/saved_flows/plans/free`.
  var row: String
  /// The answer of a rule that is asked as a request.
  var answer: JSON?
  /// The category of the change to this outcome, if the two answers determine it.
  var category: Category?
  /// The form of the request, and what differs from the other answer, if this is the answer to a request.
  var ask = ""
  var differences: [ScenarioChange.Difference] = []

  /// What a user notices of it.
  var noticed: String { withoutMissing ?? text }

  /// The category of a change from this outcome to another one.
  func category(to other: DecisionOutcome) -> Category {
    if let category = other.category { return category }
    switch (verdict, other.verdict) {
    case (.allowed, .denied): return .tightens
    case (.denied, .allowed): return .loosens
    default: return .changes
    }
  }

  /// Whether it denies an action, in a way in which no other outcome of a list denies it.
  func isDenial(besides known: [DecisionOutcome]) -> Bool {
    if let answer { return answer["allowed"] == .bool(false) && !known.contains { $0.answer?["allowed"] == .bool(false) } }
    return verdict == .denied && !known.contains { $0.text == text }
  }

  static func == (one: DecisionOutcome, other: DecisionOutcome) -> Bool {
    one.verdict == other.verdict && one.text == other.text && one.row == other.row
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(row)
  }
}
