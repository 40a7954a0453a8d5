package import RuleKinds
package import SourceText

/// A place in the rule files that contains the name of a rule.
package struct RuleMention: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    /// A scalar or a key that is the name. A plain one has no quotes.
    case scalar(isPlain: Bool)
    /// A part of a longer text: an expression, a number of a scenario, or a citation.
    case text
    /// A part of a path: `limits/saved_flows/plans/free`.
    case path
  }

  /// The rule: its kind and its name.
  package let target: RulePath
  /// The bytes of the name, without quotes.
  package let span: Span
  package let form: Form
  /// Whether this is the declaration of the rule.
  package let isDeclaration: Bool
}
