internal import RuleKinds

/// The users who have what is stored, by the types of data.
struct StoredOwners {
  let book: RuleBook

  /// The plans whose users have a record. Empty for other rules, and for records that belong to no plan.
  func plans(of rule: RulePath) -> [String] {
    guard rule.parts.count > 1, rule.parts[0] == Record.key else { return [] }
    let types = book.dataTypes.entries.map(\.value).filter { $0.records.contains(Name(rule.parts[1])) }
    if types.contains(where: \.plans.isEmpty) { return [] }
    return book.plans.states.names.filter { plan in types.contains { $0.plans.contains(Name(plan)) } }
  }

  /// An answer about a record with the plans of its users.
  func owned(_ group: AnswerGroup) -> AnswerGroup {
    guard group.kind == Record.key, group.plans.isEmpty, group.scenario.isEmpty else { return group }
    var group = group
    let plans = group.decisions.map { self.plans(of: RulePath(Record.key, $0)) }
    if !plans.contains([]) { group.plans = book.plans.states.names.filter { plan in plans.contains { $0.contains(plan) } } }
    return group
  }
}
