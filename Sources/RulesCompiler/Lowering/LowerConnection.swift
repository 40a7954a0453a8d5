internal import Conditions
internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// How good the connection is, and what each makes of actions. Where a cell refuses is in the tables of the actions.
  mutating func lowerConnection() {
    for (name, row) in names.ordered(book.offline) {
      writer.add(to: .offline, [writer.text(name)] + row.cells.map { UInt32(ActionMode.allCases.firstIndex(of: $0.cell.mode) ?? 0) })
    }
    guard let numbers = book.connection.numbers, let state = book.connection.state, let values = values(of: state) else { return }
    func fact(_ name: Name<Fact>?) -> UInt32 { name.map { UInt32(names[Fact.key, $0.text]) } ?? Lowering.none }
    let positions = Connectivity.allCases.map { UInt32(values.firstIndex(of: $0.rawValue) ?? 0) }
    writer.add(
      to: .connection,
      [fact(state), fact(book.connection.before), fact(book.connection.since)] + positions
        + numbers.map { UInt32(names[Setting.key, $0.text]) })
  }

  private func values(of fact: Name<Fact>) -> [String]? {
    if case .oneOf(let values)? = book.facts[fact]?.type { values } else { nil }
  }
}

extension Action {
  /// The offline row that it asks.
  var connection: Name<OfflineRow>? { steps.lazy.compactMap(\.connection).first }
}
