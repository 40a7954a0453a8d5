internal import RuleKinds
internal import RulesBundle
internal import RulesJSON

/// Stories about a change to a plan with less room: one item more than each plan has room for, of each kind.
enum DowngradeStories {
  private static let most: Int64 = 300

  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    books.pairs(DowngradeRule.key, \.downgrade).map { pair in
      let subject = RulePath(DowngradeRule.key, pair.name)
      return (
        subject,
        {
          books.plans.flatMap { plan in
            counts(pair.old, pair.new, plan, books).flatMap { count in
              [story(subject, pair, plan, count)]
                + (pair.old.keeps == pair.new.keeps ? [] : [story(subject, pair, plan, count, withBothTimes: true)])
            }
          }
        }
      )
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
    _ subject: RulePath, _ pair: (name: String, old: DowngradeRule, new: DowngradeRule), _ plan: String, _ count: Int,
    withBothTimes: Bool = false
  ) -> Story {
    let items = (0..<count).map { index -> JSON in
      var item = [JSON.Member("id", "i\(index)")]
      func time(_ hours: Int) -> String { StoryState.text(Story.monday - Int64(hours) * 3600) }
      if withBothTimes {
        // What was created first was edited last.
        item += [.init("edited", time(count - index)), .init("created", time(count + index))]
      } else if let keeps = pair.old.keeps ?? pair.new.keeps {
        // With what apps send today.
        item.append(.init(keeps == .mostRecentlyEdited ? "edited" : "created", time(count - index)))
      }
      return .object(item)
    }
    let with = [JSON.Member(key: "items", value: .object([.init(key: pair.name, value: .array(items))]))]
    return Story(subject, plan: plan).adding(.ask("downgrade", with: with, label: "\(count) \(pair.name)"))
  }
}
