/// The outcome of a decision, by names, because ordinals differ between rule books.
struct DecisionOutcome: Hashable {
  enum Verdict: Hashable {
    case allowed, denied, other, undecided
  }

  var verdict: Verdict
  /// The outcome as printed text: `denied (cap_reached, gate sign_up)`.
  var text: String
  /// The row that decided: `/limits/saved_flows/plans/free`.
  var row: String

  /// The category of a change from this outcome to another one.
  func category(to other: DecisionOutcome) -> Category {
    switch (verdict, other.verdict) {
    case (.allowed, .denied): .tightens
    case (.denied, .allowed): .loosens
    default: .changes
    }
  }
}
