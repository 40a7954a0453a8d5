public import RulesBundle

extension Rules {
  /// The mode of an action in the current connection state. Nil if the action does not depend on the connection, or if the connection is
  /// unknown.
  public func mode(of action: Int, _ frame: Frame) -> ModeKind? {
    guard bundle.count(.connection) > 0, let row = bundle.actions[action].connection,
      let connection = connection(frame)
    else { return nil }
    let modes = bundle.offline[row]
    return switch connection {
    case .online: modes.online
    case .degraded: modes.degraded
    case .offline: modes.offline
    }
  }

  /// The connection state in the facts. Nil if it is unknown.
  func connection(_ frame: Frame) -> ConnectionKind? {
    let value = evaluator.fact(bundle.connection[0].state, frame)
    guard value.tag == .enumeration else { return nil }
    let states = bundle.connection[0]
    return switch Int(value.bits) {
    case states.online: .online
    case states.degraded: .degraded
    case states.offline: .offline
    default: nil
    }
  }
}
