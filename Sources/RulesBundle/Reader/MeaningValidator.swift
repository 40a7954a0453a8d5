/// What must be true between sections so that the evaluator can rely on it.
struct MeaningValidator: SectionWords {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    guard rows(.book) == 1 else { throw BundleError(.wrongSections, at: info(.book).offset) }
    try validatePlans()
    try validateTables()
    try validateLists()
    try validateLadder()
  }

  /// The plan fact has the plans as its values, and every matrix row one cell for each plan, in order.
  private func validatePlans() throws(BundleError) {
    let fact = word(.book, 0, Word.Book.plan)
    guard word(.facts, fact, Word.Facts.type) == FactKind.enumeration.rawValue, word(.facts, fact, Word.Facts.values + 1) == rows(.plans),
      rows(.plans) > 0, rows(.plans) <= 32
    else {
      throw BundleError(.planMismatch, at: place(.facts, fact, Word.Facts.values))
    }
    for plan in 0..<rows(.plans)
    where word(.factValues, word(.facts, fact, Word.Facts.values) + plan, Word.FactValues.value) != word(.plans, plan, Word.Plans.name) {
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
      let may = word(.cells, cell, Word.Cells.may)
      guard may != 2 || !isNone(word(.cells, cell, Word.Cells.reason)), may < 3 || !isNone(word(.cells, cell, Word.Cells.limit)) else {
        throw BundleError(.planMismatch, at: place(.cells, cell))
      }
    }
    for fact in 0..<rows(.facts)
    where word(.facts, fact, Word.Facts.type) == FactKind.enumeration.rawValue && word(.facts, fact, Word.Facts.values + 1) == 0 {
      throw BundleError(.numberOutside, at: place(.facts, fact, Word.Facts.values))
    }
  }

  /// A table ends with a row that always applies; an action's outcomes allow or deny, the plan's are plans, a question's its answers.
  private func validateTables() throws(BundleError) {
    for table in 0..<rows(.tables) {
      let count = word(.tables, table, Word.Tables.rows + 1)
      guard count > 0, isNone(word(.tableRows, word(.tables, table, Word.Tables.rows) + count - 1, Word.TableRows.condition)) else {
        throw BundleError(.tableInvalid, at: place(.tables, table))
      }
    }
    for outcome in 0..<rows(.outcomes)
    where word(.outcomes, outcome, Word.Outcomes.kind) == 1 && isNone(word(.outcomes, outcome, Word.Outcomes.reason)) {
      throw BundleError(.tableInvalid, at: place(.outcomes, outcome))
    }
    for action in 0..<rows(.actions) { try validateTable(word(.actions, action, Word.Actions.table)) { kind, _ in kind < 2 } }
    let planFact = word(.book, 0, Word.Book.plan)
    for fact in 0..<rows(.facts) where !isNone(word(.facts, fact, Word.Facts.table)) {
      guard fact == planFact else { throw BundleError(.tableInvalid, at: place(.facts, fact, Word.Facts.table)) }
      try validateTable(word(.facts, fact, Word.Facts.table)) { kind, value in kind == 2 && value < rows(.plans) }
    }
    for question in 0..<rows(.decisionTables) {
      let answers = word(.decisionTables, question, Word.DecisionTables.answers + 1)
      try validateTable(word(.decisionTables, question, Word.DecisionTables.table)) { kind, value in kind == 2 && value < answers }
    }
  }

  private func validateTable(_ table: Int, accepts: (Int, Int) -> Bool) throws(BundleError) {
    let first = word(.tables, table, Word.Tables.rows)
    for row in first..<(first + word(.tables, table, Word.Tables.rows + 1)) {
      let outcome = word(.tableRows, row, Word.TableRows.then)
      guard accepts(word(.outcomes, outcome, Word.Outcomes.kind), word(.outcomes, outcome, Word.Outcomes.value)) else {
        throw BundleError(.tableInvalid, at: place(.tableRows, row))
      }
    }
    let outcome = word(.tables, table, Word.Tables.onError)
    guard accepts(word(.outcomes, outcome, Word.Outcomes.kind), word(.outcomes, outcome, Word.Outcomes.value)) else {
      throw BundleError(.tableInvalid, at: place(.tables, table, Word.Tables.onError))
    }
  }

  /// There is one escalation; what slows or stops has a reason; the steps of a vector climb; no number is beyond reason.
  private func validateLadder() throws(BundleError) {
    guard rows(.escalation) == 1 else { throw BundleError(.wrongSections, at: info(.escalation).offset) }
    for level in 0..<rows(.ladderLevels) where word(.ladderLevels, level, Word.LadderLevels.blocks) > 0 {
      guard !isNone(word(.ladderLevels, level, Word.LadderLevels.reason)) else {
        throw BundleError(.numberOutside, at: place(.ladderLevels, level, Word.LadderLevels.reason))
      }
    }
    for vector in 0..<rows(.ladder) {
      let first = word(.ladder, vector, Word.Ladder.steps)
      var below = -1
      for step in first..<(first + word(.ladder, vector, Word.Ladder.steps + 1)) {
        let rank = word(.ladderLevels, word(.ladderSteps, step, Word.LadderSteps.level), Word.LadderLevels.rank)
        guard rank > below else { throw BundleError(.tableInvalid, at: place(.ladderSteps, step)) }
        try validate(partsOf: step)
        below = rank
      }
    }
    for event in 0..<rows(.countedEvents) where word(.countedEvents, event, Word.CountedEvents.most) > Layout.mostEvents {
      throw BundleError(.numberOutside, at: place(.countedEvents, event, Word.CountedEvents.most))
    }
  }

  /// Each part once, in the order in which they are said.
  private func validate(partsOf step: Int) throws(BundleError) {
    let first = word(.ladderSteps, step, Word.LadderSteps.parts)
    var last = -1
    for row in first..<(first + word(.ladderSteps, step, Word.LadderSteps.parts + 1)) {
      let part = word(.ladderParts, row, Word.LadderParts.part)
      guard part > last else { throw BundleError(.tableInvalid, at: place(.ladderParts, row)) }
      last = part
    }
  }

  /// Limits count by exactly one fact or by none, never by two.
  private func validateLists() throws(BundleError) {
    for limit in 0..<rows(.limits) where !isNone(word(.limits, limit, Word.Limits.used)) && !isNone(word(.limits, limit, Word.Limits.left))
    {
      throw BundleError(.numberOutside, at: place(.limits, limit, Word.Limits.used))
    }
    for reset in 0..<rows(.resets) where word(.resets, reset, Word.Resets.atMinute) >= 1440 {
      throw BundleError(.numberOutside, at: place(.resets, reset, Word.Resets.atMinute))
    }
  }
}
