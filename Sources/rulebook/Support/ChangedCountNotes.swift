import RulesEditing

extension ChangedCount {
  /// What a person must look at.
  var note: String { "the invariant `\(invariant)` now has the number \(number); check whether its `about` still fits" }
}
