internal import RuleKinds
internal import Schema

/// A difference between two trees.
package struct ValueChange {
  enum Form: Equatable {
    case added, removed, changed
    /// The same values in a different, significant order.
    case reordered
    /// The same rule with a new name.
    case renamed
  }

  var form: Form
  /// The paths before and after. They differ only for moved rows and renamed rules.
  var oldPath: RulePath
  var newPath: RulePath
  /// The values before and after. Nil if the value is missing.
  var old: RuleValue?
  var new: RuleValue?
  var shape: Shape
  /// The keys of objects from the rule to the value, without names and positions: `plans`, `levels`, `at`.
  var fields: [String]
  /// The default that applies if the value is missing, if it can be written.
  var fallback: String = ""

  var path: RulePath { form == .removed ? oldPath : newPath }
  var kind: String { path.parts[0] }
  /// Whether a whole rule was added, removed, or renamed.
  var isWholeRule: Bool { form != .changed && path.parts.count == 2 && fields.isEmpty }
}
