internal import RuleKinds
internal import Schema

/// One difference between two trees.
package struct ValueChange {
  enum Form: Equatable {
    case added, removed, changed
    /// The same things in another order, where order means something.
    case reordered
    /// The same rule under another name.
    case renamed
  }

  var form: Form
  /// Where it stands before and after; the same but for rows that moved and rules that were renamed.
  var oldPath: RulePath
  var newPath: RulePath
  /// Nil where nothing was said.
  var old: RuleValue?
  var new: RuleValue?
  var shape: Shape
  /// The keys of objects that lead here, from the rule on, without names and positions: `plans`, `levels`, `at`.
  var fields: [String]
  /// What leaving it out means, where that can be written.
  var fallback: String = ""

  var path: RulePath { form == .removed ? oldPath : newPath }
  var kind: String { path.parts[0] }
  /// Whether a whole rule came or went.
  var isWholeRule: Bool { form != .changed && path.parts.count == 2 && fields.isEmpty }
}
