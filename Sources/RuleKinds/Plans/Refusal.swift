/// How a plan denies a capability. Invariants and generated outputs share this interpretation of a cell.
package enum Refusal: Sendable, Equatable {
  case never
  case always(Name<Reason>)
  /// Denied while the limit is full.
  case whenFull(Name<Limit>, Name<Reason>)
}

extension RuleBook {
  /// Returns how a plan denies a capability. A limit that is not a number, only warns or has no reason denies nothing.
  package func refusal(of capability: Name<Capability>, for plan: Name<Plan>) -> Refusal {
    let column = plans.column(of: plan)
    switch capabilities[capability]?.plans[column] {
    case .deny(let reason): return .always(reason)
    case .within(let name), .spends(let name):
      guard let limit = limits[name], case .number = limit.plans[column], !limit.soft.contains(column), let reason = limit.whenFull[column]
      else { return .never }
      return .whenFull(name, reason)
    case .allow, .notApplicable, nil: return .never
    }
  }
}
