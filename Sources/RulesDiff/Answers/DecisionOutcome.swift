/// What a decision comes to, by names: two rule books number theirs differently.
struct DecisionOutcome: Hashable {
  enum Verdict: Hashable {
    case allowed, denied, other, undecided
  }

  var verdict: Verdict
  /// In words: `denied (cap_reached by sign_up)`.
  var text: String
  /// The row that decided: `/limits/saved_flows/plans/free`.
  var row: String

  /// Which way it went from here to another outcome.
  func category(to other: DecisionOutcome) -> Category {
    switch (verdict, other.verdict) {
    case (.allowed, .denied): .tightens
    case (.denied, .allowed): .loosens
    default: .changes
    }
  }
}
