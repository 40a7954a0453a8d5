internal import Schema

/// The order in which rules of a kind name other rules.
package struct OrderInvariant: Sendable, Equatable {
  /// The kind of the rules: `actions`.
  package var within: String
  /// The path of a rule: `capabilities/flow.edit`.
  package var first: String
  package var then: [String]
}

extension OrderInvariant {
  static let schema = Schema.object("order invariant", build: OrderInvariant.init) {
    Field("in", \.within, .text, "The kind of the rules: `actions`.")
    Field("first", \.first, .text, "The rule that is named first, if both are named: `capabilities/flow.edit`.")
    Field("then", \.then, .oneOrMany(.text), "The rules that are named later: `reasons/over_the_cap`.")
  }
}
