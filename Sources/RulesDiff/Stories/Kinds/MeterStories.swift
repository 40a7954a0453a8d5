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

  /// One item more than the meters of either rule book show.
  private static func most(_ books: BothBooks) -> Int64 {
    let shown = [books.oldBook, books.newBook].flatMap { book in
      book.limits.entries.compactMap { entry in (entry.value.meter?.shows).flatMap { book.settings[$0]?.value.amount } }
    }
    return min(50, (shown.max() ?? 0) + 1)
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
    let items = JSON.array((0..<most(books)).map { .object([.init("id", "i\($0)"), .init("amount", max(0, amount - $0))]) })
    let overview = StoryStep.ask("overview", label: "the limits, with an amount of \(amount)")
    let meter = StoryStep.ask("meter", "limit", subject.parts[1], with: [.init(key: "items", value: items)])
    return [begin.adding(overview)] + (limit.meter == nil ? [] : [begin.adding(meter)])
  }
}
