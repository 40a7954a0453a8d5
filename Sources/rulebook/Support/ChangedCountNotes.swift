import RulesEditing

extension ChangedCount {
  /// What a person must look at.
  var note: String { "the invariant `\(invariant)` now says \(number); its text may have to change" }
}
