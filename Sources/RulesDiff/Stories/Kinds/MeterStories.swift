internal import RuleKinds
internal import RulesJSON

/// Stories about the status of limits: each amount around the numbers of a plan, with every other limit unused.
enum MeterStories {
  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    books.pairs(Limit.key, \.limits).map { pair in
      let subject = RulePath(Limit.key, pair.name)
      return (
        subject,
        { books.plans.flatMap { plan in amounts(pair.old, pair.new, plan, books).flatMap { stories(subject, pair.new, plan, $0, books) } } }
      )
    }
  }

  private static func amounts(_ old: Limit, _ new: Limit, _ plan: String, _ books: BothBooks) -> [Int64] {
    var amounts: Set<Int64> = [0]
    let before = books.oldBook.plans.column(of: Name(books.renames.nameBefore(Plan.key, plan)))
    for value in [old.plans[before], new.plans[books.column(plan)]] {
      if case .number(let number)? = value { amounts.formUnion([max(0, number - 1), number, number + 1]) }
    }
    return amounts.sorted()
  }

  private static func stories(_ subject: RulePath, _ limit: Limit, _ plan: String, _ amount: Int64, _ books: BothBooks) -> [Story] {
    var begin = Story(subject, plan: plan)
    begin.facts = [limit.used, limit.left].compactMap(\.self).flatMap { books.facts(giving: amount, to: $0) }
    let items = JSON.array([.object([.init("id", "i1"), .init("amount", amount)])])
    let overview = StoryStep.ask("overview", label: "the limits, with an amount of \(amount)")
    let meter = StoryStep.ask("meter", "limit", subject.parts[1], with: [.init(key: "items", value: items)])
    return [begin.adding(overview)] + (limit.meter == nil ? [] : [begin.adding(meter)])
  }
}
