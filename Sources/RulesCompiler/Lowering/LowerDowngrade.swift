internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// What becomes of things that no longer fit.
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
      writer.add(to: .downgrade, [writer.text(name), optional(rule.limit), UInt32(overCap.rawValue), UInt32(keeps.rawValue)])
    }
  }

  /// When the plan counts as less than the one before, and what is logged then: the end of the book's row.
  mutating func lowerPlanDowngrade() -> [UInt32] {
    guard let downgrade = book.plans.onDowngrade else { return [Lowering.none, 0, 0] }
    return [program(allOf: downgrade.conditions)] + refs(downgrade.emits, to: .eventRefs)
  }
}
