internal import RuleKinds

/// Which of two plans allows more, by all capabilities and limits.
struct PlanOrder {
  let book: RuleBook

  /// `tightens` if the second plan allows nothing that the first does not, `loosens` the other way round, else `changes`.
  func category(from one: String, to other: String) -> Category {
    guard book.plans.states[one] != nil, book.plans.states[other] != nil else { return .changes }
    let (one, other) = (book.plans.column(of: Name(one)), book.plans.column(of: Name(other)))
    var (isLess, isMore) = (false, false)
    for pair in ranks(one, other) {
      if pair.new < pair.old { isLess = true }
      if pair.new > pair.old { isMore = true }
    }
    return isLess == isMore ? .changes : isLess ? .tightens : .loosens
  }

  private func ranks(_ one: Name<Plan>, _ other: Name<Plan>) -> [(old: Int64, new: Int64)] {
    book.capabilities.entries.map { (rank($0.value.plans[one]), rank($0.value.plans[other])) }
      + book.limits.entries.map { (rank($0.value.plans[one]), rank($0.value.plans[other])) }
  }

  private func rank(_ cell: Cell?) -> Int64 {
    switch cell {
    case .allow?: 2
    case .within?, .spends?: 1
    case .deny?, .notApplicable?, nil: 0
    }
  }

  private func rank(_ cell: LimitValue?) -> Int64 {
    switch cell {
    case .number(let number)?: number
    case .unlimited?: .max
    default: -1
    }
  }
}
