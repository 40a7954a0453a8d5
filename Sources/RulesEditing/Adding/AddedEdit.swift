internal import Diagnostics
internal import RuleKinds

/// An edit that adds a rule, or that adds its name to another one.
struct AddedEdit: Sendable {
  let edit: Fix.Edit
  /// The rule that the edit changes or adds, if the new rule can be without it: another rule that names the original, or a part that is copied with it.
  let rule: RulePath?
}
