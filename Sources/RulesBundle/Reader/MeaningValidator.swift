/// What must be true between sections so that the evaluator can rely on it.
struct MeaningValidator {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    guard rows(.book) == 1 else { throw BundleError(.wrongSections, at: info(.book).offset) }
    try validatePlans()
    try validateTables()
    try validateLists()
  }

  private func info(_ section: Section) -> BundleStorage.Info { storage.infos[Int(section.rawValue)] }
  private func rows(_ section: Section) -> Int { info(section).rows }
  private func place(_ section: Section, _ row: Int, _ column: Int = 0) -> Int {
    info(section).offset + (row * info(section).stride + column) * 4
  }
  private func word(_ section: Section, _ row: Int, _ column: Int) -> Int { Int(storage.word(at: place(section, row, column))) }
  private func isNone(_ word: Int) -> Bool { word == Int(Layout.none) }

  /// The plan fact has the plans as its values, and every matrix row one cell for each plan, in order.
  private func validatePlans() throws(BundleError) {
    let fact = word(.book, 0, 2)
    guard word(.facts, fact, 1) == 3, word(.facts, fact, 4) == rows(.plans), rows(.plans) > 0, rows(.plans) <= 32 else {
      throw BundleError(.planMismatch, at: place(.facts, fact, 3))
    }
    for plan in 0..<rows(.plans) where word(.factValues, word(.facts, fact, 3) + plan, 0) != word(.plans, plan, 0) {
      throw BundleError(.planMismatch, at: place(.plans, plan))
    }
    for (section, column, cells) in [(Section.capabilities, 1, Section.cells), (.limits, 5, .limitValues)] {
      for row in 0..<rows(section) {
        guard word(section, row, column + 1) == rows(.plans) else { throw BundleError(.planMismatch, at: place(section, row, column)) }
        for plan in 0..<rows(.plans) where word(cells, word(section, row, column) + plan, 0) != plan {
          throw BundleError(.planMismatch, at: place(cells, word(section, row, column) + plan))
        }
      }
    }
    for cell in 0..<rows(.cells) {
      let may = word(.cells, cell, 1)
      guard may != 2 || !isNone(word(.cells, cell, 2)), may < 3 || !isNone(word(.cells, cell, 3)) else {
        throw BundleError(.planMismatch, at: place(.cells, cell))
      }
    }
    for fact in 0..<rows(.facts) where word(.facts, fact, 1) == 3 && word(.facts, fact, 4) == 0 {
      throw BundleError(.numberOutside, at: place(.facts, fact, 3))
    }
  }

  /// A table ends with a row that always applies; an action's outcomes allow or deny, the plan's are plans.
  private func validateTables() throws(BundleError) {
    for table in 0..<rows(.tables) {
      let count = word(.tables, table, 2)
      guard count > 0, isNone(word(.tableRows, word(.tables, table, 1) + count - 1, 0)) else {
        throw BundleError(.tableInvalid, at: place(.tables, table))
      }
    }
    for outcome in 0..<rows(.outcomes) where word(.outcomes, outcome, 0) == 1 && isNone(word(.outcomes, outcome, 1)) {
      throw BundleError(.tableInvalid, at: place(.outcomes, outcome))
    }
    for action in 0..<rows(.actions) { try validateTable(word(.actions, action, 1)) { kind, _ in kind < 2 } }
    let planFact = word(.book, 0, 2)
    for fact in 0..<rows(.facts) where !isNone(word(.facts, fact, 7)) {
      guard fact == planFact else { throw BundleError(.tableInvalid, at: place(.facts, fact, 7)) }
      try validateTable(word(.facts, fact, 7)) { kind, value in kind == 2 && value < rows(.plans) }
    }
  }

  private func validateTable(_ table: Int, accepts: (Int, Int) -> Bool) throws(BundleError) {
    let first = word(.tables, table, 1)
    for row in first..<(first + word(.tables, table, 2)) {
      let outcome = word(.tableRows, row, 1)
      guard accepts(word(.outcomes, outcome, 0), word(.outcomes, outcome, 4)) else { throw BundleError(.tableInvalid, at: place(.tableRows, row)) }
    }
    let outcome = word(.tables, table, 3)
    guard accepts(word(.outcomes, outcome, 0), word(.outcomes, outcome, 4)) else { throw BundleError(.tableInvalid, at: place(.tables, table, 3)) }
  }

  /// Limits count by exactly one fact or by none, never by two.
  private func validateLists() throws(BundleError) {
    for limit in 0..<rows(.limits) where !isNone(word(.limits, limit, 2)) && !isNone(word(.limits, limit, 3)) {
      throw BundleError(.numberOutside, at: place(.limits, limit, 2))
    }
    for reset in 0..<rows(.resets) where word(.resets, reset, 2) >= 1440 {
      throw BundleError(.numberOutside, at: place(.resets, reset, 2))
    }
  }
}
