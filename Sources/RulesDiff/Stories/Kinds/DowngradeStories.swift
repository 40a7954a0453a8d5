internal import RuleKinds
internal import RulesBundle
internal import RulesJSON

/// Stories about a change to a plan with less room: one item more than each plan has room for, of each kind.
enum DowngradeStories {
  private static let most: Int64 = 300

  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    books.pairs(DowngradeRule.key, \.downgrade).map { pair in
      let subject = RulePath(DowngradeRule.key, pair.name)
      return (subject, { books.plans.flatMap { plan in counts(pair.old, pair.new, plan, books).map { story(subject, pair, plan, $0) } } })
    }
  }

  private static func counts(_ old: DowngradeRule, _ new: DowngradeRule, _ plan: String, _ books: BothBooks) -> [Int] {
    var counts: Set<Int64> = [2]
    for (rule, book, plan) in [
      (old, books.oldBook, books.renames.nameBefore(Plan.key, plan)), (new, books.newBook, plan),
    ] {
      if let limit = rule.limit, case .number(let number)? = book.limits[limit]?.plans[book.plans.column(of: Name(plan))] {
        counts.formUnion([number, number + 1])
      }
    }
    return counts.filter { $0 > 0 && $0 <= most }.sorted().map { Int($0) }
  }

  private static func story(
    _ subject: RulePath, _ pair: (name: String, old: DowngradeRule, new: DowngradeRule), _ plan: String, _ count: Int
  ) -> Story {
    let items = (0..<count).map { index -> JSON in
      var item = [JSON.Member("id", "i\(index)")]
      // With what apps send today.
      if let keeps = pair.old.keeps ?? pair.new.keeps {
        let key = keeps == .mostRecentlyEdited ? "edited" : "created"
        item.append(.init(key, StoryState.text(Story.monday - Int64(count - index) * 3600)))
      }
      return .object(item)
    }
    let with = [JSON.Member(key: "items", value: .object([.init(key: pair.name, value: .array(items))]))]
    return Story(subject, plan: plan).adding(.ask("downgrade", with: with, label: "\(count) \(pair.name)"))
  }
}
