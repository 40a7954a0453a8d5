internal import RulesBundle

extension Rules {
  /// The name of the reason at an index among the reasons of the log. The index must be valid for these rules.
  public func reasonName(_ position: Int) -> String {
    let field = bundle.planner[0].logReason
    let values = bundle.recordFields[field].values
    precondition((0..<values.count).contains(position), "`position` is not the index of a reason of these rules")
    return bundle.text(bundle.factValues[values.lowerBound + position].value)
  }
}

extension UnplannedNotification.Reason {
  /// The stable name for logs and scenarios.
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
