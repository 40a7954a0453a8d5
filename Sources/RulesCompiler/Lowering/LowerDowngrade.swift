internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers the rules for things that exceed the limits of a lower plan.
  mutating func lowerDowngradeRules() {
    for (name, rule) in names.ordered(book.downgrade) {
      let overCap: OverCapKind =
        switch rule.overCap {
        case .keep: .keep
        case .readOnly: .readOnly
        case .viewOnly: .viewOnly
        }
      let keeps: KeepKind =
        switch rule.keeps {
        case nil: .any
        case .mostRecentlyEdited: .mostRecentlyEdited
        case .mostRecentlyCreated: .mostRecentlyCreated
        }
      writer.add(DowngradeBuilder(name: writer.text(name), limit: optional(rule.limit), overCap: overCap, keeps: keeps))
    }
  }

  /// Lowers the condition of a downgrade and its events, which are columns of the book.
  mutating func lowerPlanDowngrade() -> (condition: Int?, emits: Range<Int>) {
    guard let downgrade = book.plans.onDowngrade else { return (nil, 0..<0) }
    let condition = program(allOf: downgrade.conditions)
    return (condition, refs(downgrade.emits, EventRefBuilder.init(event:)))
  }
}
