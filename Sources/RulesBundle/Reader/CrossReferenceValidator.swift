/// Validates the relations between sections that the evaluator relies on.
struct CrossReferenceValidator: ColumnReading {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    guard rows(.book) == 1 else { throw BundleError(.wrongSections, at: info(.book).offset) }
    try validatePlans()
    try validateTables()
    try validateLists()
    try validateLadder()
  }

  /// The values of the plan fact are the plans, and every matrix row has one cell for each plan, in order.
  private func validatePlans() throws(BundleError) {
    let fact = bundle.book[0].plan
    guard bundle.facts[fact].type == .enumeration, bundle.facts[fact].values.count == rows(.plans),
      rows(.plans) > 0, rows(.plans) <= 32
    else {
      throw BundleError(.planMismatch, at: place(.facts, fact, FactRow.At.values))
    }
    for plan in 0..<rows(.plans)
    where bundle.factValues[bundle.facts[fact].values.lowerBound + plan].value != bundle.plans[plan].name {
      throw BundleError(.planMismatch, at: place(.plans, plan))
    }
    for row in 0..<rows(.capabilities) {
      let cells = bundle.capabilities[row].cells
      guard cells.count == rows(.plans) else { throw BundleError(.planMismatch, at: place(.capabilities, row, CapabilityRow.At.cells)) }
      for (plan, cell) in cells.enumerated() where bundle.cells[cell].plan != plan {
        throw BundleError(.planMismatch, at: place(.cells, cell))
      }
    }
    for row in 0..<rows(.limits) {
      let values = bundle.limits[row].values
      guard values.count == rows(.plans) else { throw BundleError(.planMismatch, at: place(.limits, row, LimitRow.At.values)) }
      for (plan, value) in values.enumerated() where bundle.limitValues[value].plan != plan {
        throw BundleError(.planMismatch, at: place(.limitValues, value))
      }
    }
    for row in 0..<rows(.cells) {
      let cell = bundle.cells[row]
      let isWhole =
        switch cell.may {
        case .allow, .notApplicable: true
        case .deny: cell.reason != nil
        case .within, .spends: cell.limit != nil
        }
      guard isWhole else { throw BundleError(.planMismatch, at: place(.cells, row)) }
    }
    for fact in 0..<rows(.facts)
    where bundle.facts[fact].type == .enumeration && bundle.facts[fact].values.count == 0 {
      throw BundleError(.numberOutside, at: place(.facts, fact, FactRow.At.values))
    }
  }

  /// The last row of every table always applies. The outcomes of actions allow or deny, the outcomes of the plan table are plans, and the
  /// outcomes of decision tables are their answers.
  private func validateTables() throws(BundleError) {
    for table in 0..<rows(.tables) {
      guard let last = bundle.tables[table].rows.last, bundle.tableRows[last].condition == nil else {
        throw BundleError(.tableInvalid, at: place(.tables, table))
      }
    }
    for outcome in 0..<rows(.outcomes)
    where bundle.outcomes[outcome].kind == .deny && bundle.outcomes[outcome].reason == nil {
      throw BundleError(.tableInvalid, at: place(.outcomes, outcome))
    }
    for action in 0..<rows(.actions) { try validateTable(bundle.actions[action].table) { outcome in outcome.kind != .value } }
    let planFact = bundle.book[0].plan
    for fact in 0..<rows(.facts) {
      guard let table = bundle.facts[fact].table else { continue }
      guard fact == planFact else { throw BundleError(.tableInvalid, at: place(.facts, fact, FactRow.At.table)) }
      try validateTable(table) { outcome in outcome.kind == .value && outcome.value < rows(.plans) }
    }
    for question in 0..<rows(.decisionTables) {
      let answers = bundle.decisionTables[question].answers.count
      try validateTable(bundle.decisionTables[question].table) { outcome in outcome.kind == .value && outcome.value < answers }
    }
  }

  private func validateTable(_ table: Int, accepts: (OutcomeRow) -> Bool) throws(BundleError) {
    for row in bundle.tables[table].rows {
      guard accepts(bundle.outcomes[bundle.tableRows[row].then]) else {
        throw BundleError(.tableInvalid, at: place(.tableRows, row))
      }
    }
    guard accepts(bundle.outcomes[bundle.tables[table].onError]) else {
      throw BundleError(.tableInvalid, at: place(.tables, table, FirstMatchRow.At.onError))
    }
  }

  /// The bundle has one escalation, every level that blocks has a reason, the ranks of the steps of a vector increase, and numbers are bounded.
  private func validateLadder() throws(BundleError) {
    guard rows(.escalation) == 1 else { throw BundleError(.wrongSections, at: info(.escalation).offset) }
    for level in 0..<rows(.ladderLevels) where bundle.ladderLevels[level].blocks != .nothing {
      guard bundle.ladderLevels[level].reason != nil else {
        throw BundleError(.numberOutside, at: place(.ladderLevels, level, LadderLevelRow.At.reason))
      }
    }
    for vector in 0..<rows(.ladder) {
      var below = -1
      for step in bundle.ladder[vector].steps {
        let rank = bundle.ladderLevels[bundle.ladderSteps[step].level].rank
        guard rank > below else { throw BundleError(.tableInvalid, at: place(.ladderSteps, step)) }
        try validate(partsOf: step)
        below = rank
      }
    }
    for event in 0..<rows(.countedEvents) where bundle.countedEvents[event].most > BundleSchema.maximumEventCount {
      throw BundleError(.numberOutside, at: place(.countedEvents, event, CountedEventRow.At.most))
    }
  }

  /// Parts are unique and sorted in display order.
  private func validate(partsOf step: Int) throws(BundleError) {
    var last = -1
    for row in bundle.ladderSteps[step].parts {
      let part = bundle.ladderParts[row].part.position
      guard part > last else { throw BundleError(.tableInvalid, at: place(.ladderParts, row)) }
      last = part
    }
  }

  /// Limits use at most one of `used` and `left`.
  private func validateLists() throws(BundleError) {
    for limit in 0..<rows(.limits) where bundle.limits[limit].used != nil && bundle.limits[limit].left != nil {
      throw BundleError(.numberOutside, at: place(.limits, limit, LimitRow.At.used))
    }
    for reset in 0..<rows(.resets) where bundle.resets[reset].atMinute >= 1440 {
      throw BundleError(.numberOutside, at: place(.resets, reset, ResetRow.At.atMinute))
    }
    for reset in 0..<rows(.resets) where !(1...1000).contains(bundle.resets[reset].interval) {
      throw BundleError(.numberOutside, at: place(.resets, reset, ResetRow.At.interval))
    }
    for reset in 0..<rows(.resets) where bundle.resets[reset].weekday > 6 {
      throw BundleError(.numberOutside, at: place(.resets, reset, ResetRow.At.weekday))
    }
  }
}
