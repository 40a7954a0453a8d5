internal import RuleKinds
internal import RulesJSON

/// Stories about a limit that counts events: the user acts until the limit is reached, once more, and again in the next period.
enum CreditStories {
  private static let most: Int64 = 60

  /// The next hour, day, week, and month, and some hours after the beginning of the next day and the next month.
  private static let waits: [Int64] = [
    3600, 86_400, 604_800, 2_678_400, 54_000, 64_800, 79_200, 2_559_600, 2_570_400, 2_584_800,
  ]

  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    books.pairs(Limit.key, \.limits).compactMap { pair in
      guard let event = pair.new.counts ?? pair.old.counts else { return nil }
      let subject = RulePath(Limit.key, pair.name)
      let actions = (books.newBook.events[event]?.by ?? []).map(\.text)
      return (subject, { books.plans(causing: event).flatMap { stories(books, subject, pair.old, pair.new, event.text, actions, $0) } })
    }
  }

  private static func stories(
    _ books: BothBooks, _ subject: RulePath, _ old: Limit, _ new: Limit, _ event: String, _ actions: [String], _ plan: String
  ) -> [Story] {
    var numbers: Set<Int64> = []
    let plans = (books.oldBook.plans.column(of: Name(books.renames.nameBefore(Plan.key, plan))), books.column(plan))
    for value in [old.plans[plans.0], new.plans[plans.1]] { if case .number(let number)? = value { numbers.insert(number) } }
    return actions.flatMap { action -> [Story] in
      var begin = Story(subject, plan: plan)
      let counted = books.newBook.events[event]?.counted?.text
      begin.facts = books.facts(allowing: action, under: plan).filter { fact in
        fact.key != new.left?.text && fact.key != new.used?.text && fact.key != counted
      }
      return numbers.filter { $0 <= most }.sorted().flatMap { number in
        let full = number > 0 ? begin.adding(.event(event, times: Int(number), every: 60)) : begin
        let almost = number > 1 ? begin.adding(.event(event, times: Int(number) - 1, every: 60)) : begin
        let ask = StoryStep.ask("entitlement", "action", action)
        return [almost.adding(ask), full.adding(ask)]
          + waits.map { wait in full.adding(StoryStep.ask("entitlement", "action", action, after: wait)) }
          + hours(books, old, new).map { start in
            var late = full
            late.start = start
            return late.adding(StoryStep.ask("entitlement", "action", action, after: 3 * 3600))
          }
      }
    }
  }

  /// Two hours before the times at which counts reset in either rule book, if the times differ.
  private static func hours(_ books: BothBooks, _ old: Limit, _ new: Limit) -> [Int64] {
    let resets = [old.resets.flatMap { books.oldBook.resets[$0] }, new.resets.flatMap { books.newBook.resets[$0] }]
    let times = resets.compactMap { $0?.at.amount }
    guard Set(times).count == 2 else { return [] }
    let midnight = Story.monday - 10 * 3600
    return times.map { minutes in midnight + (minutes * 60 + 22 * 3600) % 86_400 }
  }
}
