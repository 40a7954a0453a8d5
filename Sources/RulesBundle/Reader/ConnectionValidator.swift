/// Validates the facts about the connection: each fact has the required values.
struct ConnectionValidator: ColumnReading {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    guard rows(.connection) <= 1 else { throw BundleError(.numberOutside, at: place(.connection, 1)) }
    guard rows(.connection) == 1 else { return }
    try validateStates(ConnectionRow.At.state)
    if bundle.connection[0].before != nil { try validateStates(ConnectionRow.At.before) }
    if let since = bundle.connection[0].since, bundle.facts[since].type != .timestamp {
      throw BundleError(.numberOutside, at: place(.connection, 0, ConnectionRow.At.since))
    }
  }

  private func validateStates(_ column: Int) throws(BundleError) {
    let fact = word(.connection, 0, column)
    let count = bundle.facts[fact].type == .enumeration ? bundle.facts[fact].values.count : 0
    for position in ConnectionRow.At.online...ConnectionRow.At.offline where word(.connection, 0, position) >= count {
      throw BundleError(.numberOutside, at: place(.connection, 0, position))
    }
  }
}
