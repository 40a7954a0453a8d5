/// What must be true of the facts about the connection: each has the values that are looked for in it.
struct ConnectionValidator: SectionWords {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    guard rows(.connection) <= 1 else { throw BundleError(.numberOutside, at: place(.connection, 1)) }
    guard rows(.connection) == 1 else { return }
    try validateStates(Word.Connection.state)
    if !isNone(word(.connection, 0, Word.Connection.before)) { try validateStates(Word.Connection.before) }
    let since = word(.connection, 0, Word.Connection.since)
    guard isNone(since) || word(.facts, since, Word.Facts.type) == FactKind.timestamp.rawValue else {
      throw BundleError(.numberOutside, at: place(.connection, 0, Word.Connection.since))
    }
  }

  private func validateStates(_ column: Int) throws(BundleError) {
    let fact = word(.connection, 0, column)
    let count = word(.facts, fact, Word.Facts.type) == FactKind.enumeration.rawValue ? word(.facts, fact, Word.Facts.values + 1) : 0
    for position in Word.Connection.online...Word.Connection.offline where word(.connection, 0, position) >= count {
      throw BundleError(.numberOutside, at: place(.connection, 0, position))
    }
  }
}
