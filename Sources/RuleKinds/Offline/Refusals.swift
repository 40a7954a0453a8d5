internal import RulesModel

extension RuleBook {
  /// The reasons for which an offline row may refuse, each once.
  func refusals(byConnection name: Name<OfflineRow>) -> [Name<Reason>] {
    guard let row = offline[name] else { return [] }
    var reasons: [Name<Reason>] = []
    for (_, cell) in row.cells where cell.mode == .block || !cell.conditions.isEmpty {
      if let reason = cell.otherwise ?? row.blocked, !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons
  }
}
