internal import RuleKinds

/// Which of two plans allows more, by all capabilities and limits.
struct PlanRanking {
  let book: RuleBook

  /// `tightens` if the second plan allows nothing that the first does not, `loosens` the other way round, else `changes`.
  func category(from one: String, to other: String) -> Category {
    guard book.plans.states[one] != nil, book.plans.states[other] != nil else { return .changes }
    let (one, other) = (book.plans.column(of: Name(one)), book.plans.column(of: Name(other)))
    var (isLess, isMore) = (false, false)
    for case (let old?, let new?) in ranks(one, other) {
      if new < old { isLess = true }
      if new > old { isMore = true }
    }
    return isLess == isMore ? .changes : isLess ? .tightens : .loosens
  }

  private func ranks(_ one: Name<Plan>, _ other: Name<Plan>) -> [(old: Int64?, new: Int64?)] {
    book.capabilities.entries.map { (rank($0.value.plans[one]), rank($0.value.plans[other])) }
      + book.limits.entries.map { (rank($0.value.plans[one]), rank($0.value.plans[other])) }
  }

  /// Nil if the capability does not apply.
  private func rank(_ cell: Cell?) -> Int64? {
    switch cell {
    case .allow?: 2
    case .within?, .spends?: 1
    case .deny?: 0
    case .notApplicable?, nil: nil
    }
  }

  private func rank(_ cell: LimitValue?) -> Int64? {
    switch cell {
    case .number(let number)?: number
    case .unlimited?: .max
    case .notApplicable?, nil: nil
    }
  }
}
