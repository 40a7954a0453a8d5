internal import RulesBundle

extension Rules {
  /// A reason of the log by its position.
  public func reasonName(_ position: Int) -> String {
    let field = bundle.planner[0].logReason
    let values = bundle.recordFields[field].values
    precondition((0..<values.count).contains(position), "a reason comes from the rules that it is asked of")
    return bundle.text(bundle.factValues[values.lowerBound + position].value)
  }
}

extension NotPlanned.Why {
  /// A name for logs and scenarios.
  public var code: String {
    switch self {
    case .plan: "plan"
    case .condition: "condition"
    case .undecided: "undecided"
    case .delivered: "delivered"
    case .past: "past"
    case .repeated: "repeated"
    case .switchedOff: "switched_off"
    case .heldBack: "held_back"
    }
  }
}
