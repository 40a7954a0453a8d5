public import RulesBundle

extension Rules {
  /// How an action is carried out on the connection of the moment (E15); nil where that makes no difference.
  public func mode(of action: Int, _ frame: Frame) -> ModeKind? {
    guard bundle.count(.connection) > 0, let row = bundle.optional(.actions, action, Word.Actions.connection),
      let connection = connection(frame)
    else { return nil }
    return ModeKind(rawValue: bundle.word(.offline, row, Word.Offline.online + connection.rawValue))
  }

  /// The connection that the facts tell; nil when they do not.
  func connection(_ frame: Frame) -> ConnectionKind? {
    let value = evaluator.fact(bundle.word(.connection, 0, Word.Connection.state), frame)
    guard value.tag == .enumeration else { return nil }
    return ConnectionKind.allCases.first {
      value.bits == Int64(bundle.word(.connection, 0, Word.Connection.online + $0.rawValue))
    }
  }
}
