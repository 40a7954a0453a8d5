// The minimal rules for evaluating an expression on its own.
extension RuleBook {
  /// The smallest rule book that lowering accepts: one plan and nothing else.
  package static var smallest: RuleBook {
    var plans = Plans(states: Named(), resolution: [ResolutionRow(conditions: [], plan: Name("any"))], onError: Name("any"))
    plans.states.append(Plan(provenance: .none, follows: nil, called: []), named: Name("any"))
    return RuleBook(
      manifest: Manifest(
        product: "", about: "", language: 1, whenUndecided: Name(""), swift: nil, documents: Named(),
        copyLanguage: Manifest.usualCopyLanguage, outputs: [], owners: []), plans: plans)
  }
}

extension Fact {
  /// Creates a fact that no rule declares.
  package init(broughtAs type: FactType, orNull: Bool) {
    self.init(
      provenance: .none, type: type, orNull: orNull, atLeast: .min, atMost: nil, longest: nil, isPersonal: false, of: nil, from: .app,
      ifAbsent: nil, value: nil)
  }
}

extension SnapshotField {
  /// Creates a field that holds an expression.
  package init(asking expression: String) { self.init(provenance: .none, value: Expression(expression), lists: nil) }
}

extension Provenance {
  fileprivate static let none = Provenance(about: "", sources: [], assumes: [])
}
