internal import RuleKinds
internal import RulesCompiler
internal import SourceText
internal import YAMLTree

/// A capability that has no effect of its own once a limit is removed: each action that requires it also requires another one that denies the same.
///
/// `rulebook add limit --for` adds such a capability if the cells of another one are within a limit already.
struct RepeatedCapability {
  /// The rows that require the capability.
  private(set) var rows: [Span] = []

  /// Nil if the capability denies something else, or if another place than the rows names it.
  ///
  /// - Parameter opened: The cells that become `allow`.
  init?(_ name: String, opened: Set<Span>, _ mentions: RuleMentions) {
    let (rules, path) = (mentions.rules, RulePath(Capability.key, name))
    guard let capability = rules.book.capabilities[name] else { return nil }
    let kept = capability.plans.cells.filter { cell in
      guard cell.value != .allow else { return false }
      return !(rules.places.node(path.appending("plans", cell.column.text)).map { opened.contains($0.span) } ?? false)
    }
    func denies(_ other: Name<Capability>) -> Bool {
      guard other.text != name, let plans = rules.book.capabilities[other.text]?.plans else { return false }
      return kept.allSatisfy { $0.value.limit == nil && plans[$0.column] == $0.value }
    }
    for action in rules.book.actions.entries {
      let steps = action.value.steps
      for (index, step) in steps.enumerated() where step.require?.text == name {
        let isRepeated = steps[..<index].contains { $0.conditions == step.conditions && ($0.require.map(denies) ?? false) }
        guard isRepeated, let row = rules.places.node(RulePath(Action.key, action.name.text, "first_match", "\(index)")) else { return nil }
        rows.append(row.span)
      }
    }
    let isNamedElsewhere = mentions.of(path).contains { mention in
      !mention.isDeclaration && !rows.contains { $0.contains(mention.span) }
    }
    if rows.isEmpty || isNamedElsewhere { return nil }
  }
}
