package import Schema

/// The rules of one kind, whichever kind it is.
public protocol RulesOfKind: Sendable {
  /// The key of the kind in the rules folder and in the bundle, plural: `limits`.
  var kind: String { get }
  /// In the order in which they were written.
  var names: [String] { get }
  /// The same rules with where they come from; none of a kind whose rules need not say it.
  var sourced: [(name: String, provenance: Provenance)] { get }
}

extension Named: RulesOfKind where K: Kind {
  public var kind: String { K.key }

  public var sourced: [(name: String, provenance: Provenance)] {
    guard K.needsSource, Value.self is any Sourced.Type else { return [] }
    return entries.compactMap { entry in (entry.value as? any Sourced).map { (entry.name.text, $0.provenance) } }
  }
}

extension Plans: RulesOfKind {
  public var kind: String { Plan.key }
  public var names: [String] { states.names }
  public var sourced: [(name: String, provenance: Provenance)] { states.sourced }
}

extension RuleBook {
  /// The kinds whose rules have names, in the order of `RuleBookSchema`, which lists them: what needs every kind iterates this.
  public var kinds: [any RulesOfKind] { RuleBookSchema.schema.values(self).compactMap { $0 as? any RulesOfKind } }
}
