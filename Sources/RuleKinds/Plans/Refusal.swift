/// How a plan is refused a capability: the one reading of a cell, for promises and for the phone alike.
public enum Refusal: Sendable, Equatable {
  case never
  case always(Name<Reason>)
  /// While the limit has no room.
  case whenFull(Name<Limit>, Name<Reason>)
}

extension RuleBook {
  /// How a plan is refused a capability. A limit that is no number, only warns, or gives no reason refuses nobody.
  public func refusal(of capability: Name<Capability>, for plan: Name<Plan>) -> Refusal {
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
