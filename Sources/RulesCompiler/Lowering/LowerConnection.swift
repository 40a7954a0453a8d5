internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers the connection states and the offline modes. Offline cells that deny are rows in the tables of the actions.
  mutating func lowerConnection() {
    for (name, row) in names.ordered(book.offline) {
      writer.add(
        OfflineModeBuilder(name: writer.text(name), online: row.online.mode, degraded: row.degraded.mode, offline: row.offline.mode))
    }
    let connection = book.connection
    guard let numbers = connection.numbers, let state = connection.state, let values = values(of: state) else { return }
    func position(_ connection: ConnectionKind) -> Int {
      guard let position = values.firstIndex(of: connection.name) else { fatalError("missing state in the checked connection fact") }
      return position
    }
    writer.add(
      ConnectionBuilder(
        state: row(state), before: optional(connection.before), since: optional(connection.since), online: position(.online),
        degraded: position(.degraded), offline: position(.offline), window: row(numbers[0]), slowAfter: row(numbers[1]),
        degradedAfter: row(numbers[2]), offlineAfter: row(numbers[3]), onlineAfter: row(numbers[4])))
  }

  private func values(of fact: Name<Fact>) -> [String]? {
    if case .oneOf(let values)? = book.facts[fact]?.type { values } else { nil }
  }
}

extension Action {
  /// The offline row that the action refers to.
  var connection: Name<OfflineRow>? { steps.lazy.compactMap(\.connection).first }
}
