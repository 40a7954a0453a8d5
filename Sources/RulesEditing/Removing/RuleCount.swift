internal import RuleKinds
internal import RulesCompiler
internal import SourceText
internal import YAMLTree

/// An invariant that counts all rules of a kind: `count: {of: deep_links, exactly: 12}`.
struct RuleCount {
  let invariant: String
  let kind: String
  let number: Int
  /// The place of the number.
  let span: Span

  /// Returns the invariants whose number is right.
  static func all(in rules: CheckedRules) -> [RuleCount] {
    rules.book.invariants.names.compactMap { invariant in
      guard let node = rules.places.node(RulePath(Invariant.key, invariant, "count")), node.count == 2, let kind = node["of"]?.text,
        let exactly = node["exactly"], let number = Int(exactly.text), number == rules.places.names(of: kind).count
      else { return nil }
      return RuleCount(invariant: invariant, kind: kind, number: number, span: exactly.span)
    }
  }
}

/// The new number of an invariant that counts rules.
package struct ChangedCount: Sendable {
  package let invariant: String
  package let number: Int
}
