/// One change in a sentence that a person can approve.
package struct Headline: Sendable, Equatable {
  package var category: Category
  /// The sentence, with its period: ``Free no longer gets `N-IMPORT`.``
  package var text: String
  /// Who is affected: `free`, `all users`, `no user`.
  package var who: String
  /// The plans of those users, all of them by name. Empty if the plan does not matter.
  package var plans: [String] = []
  /// The kind of breaking change.
  package var rule: BreakRule?
  /// The paths of the changes that it is about.
  package var paths: [String]
  /// The positions of the changed answers that it summarizes.
  package var answers: [Int] = []
}
