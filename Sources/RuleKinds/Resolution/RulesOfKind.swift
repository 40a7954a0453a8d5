internal import Schema

/// The rules of any one kind.
package protocol RulesOfKind: Sendable {
  /// The key of the kind in the rules folder and in the bundle, plural: `limits`.
  var kind: String { get }
  /// The names of the rules, in source order.
  var names: [String] { get }
  /// The rules with their provenance; empty for a kind whose rules do not need a source.
  var sourced: [(name: String, provenance: Provenance)] { get }
}

extension Named: RulesOfKind where K: Kind {
  package var kind: String { K.key }

  package var sourced: [(name: String, provenance: Provenance)] {
    guard K.needsSource, Value.self is any Sourced.Type else { return [] }
    return entries.compactMap { entry in (entry.value as? any Sourced).map { (entry.name.text, $0.provenance) } }
  }
}

extension Plans: RulesOfKind {
  package var kind: String { Plan.key }
  package var names: [String] { states.names }
  package var sourced: [(name: String, provenance: Provenance)] { states.sourced }
}

extension RuleBook {
  /// The kinds whose rules have names, in the order of `RuleBookSchema`.
  package var kinds: [any RulesOfKind] { RuleBookSchema.schema.values(self).compactMap { $0 as? any RulesOfKind } }
}
