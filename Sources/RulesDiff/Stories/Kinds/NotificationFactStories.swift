internal import Conditions
internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON

/// Facts at the boundaries of the conditions of a notification, one at a time: what keeps it from being sent, and what lets it through.
struct NotificationFactStories {
  let books: BothBooks
  let old: NotificationType
  let new: NotificationType

  /// The facts to try: the name, and its value at a time in seconds since 1970.
  func facts(at start: Int64) -> [JSON.Member] {
    guard hasOtherConditions || !conditionRules.isDisjoint(with: books.changed) else { return [] }
    var found: [JSON.Member] = []
    for (type, side) in [(new, books.new), (old, books.old)] {
      let conditions = NotificationFactStories.conditions(of: type)
      let reach = DecisionReach(asking: Set(conditions.map { RulePath(Condition.key, $0.text) }), side)
      let boundaries = FactBoundaries(reach, side.book, side.typed)
      for fact in reach.facts where fact != "now" {
        let isTime = side.book.facts[fact]?.type == .timestamp
        for value in boundaries.values(of: fact) {
          guard let json = (isTime ? value.moved(to: start) : value).json else { continue }
          let member = JSON.Member(key: fact, value: json)
          if !found.contains(where: { $0.key == member.key && $0.value == member.value }) { found.append(member) }
        }
      }
    }
    return found
  }

  /// Whether the notification itself names other conditions than before.
  private var hasOtherConditions: Bool {
    let before = NotificationFactStories.conditions(of: old).map { books.renames.nameNow(Condition.key, $0.text) }
    return before != NotificationFactStories.conditions(of: new).map(\.text)
  }

  /// The conditions of both sides and everything that they use.
  private var conditionRules: Set<RulePath> {
    func roots(_ type: NotificationType) -> [RulePath] {
      NotificationFactStories.conditions(of: type).map { RulePath(Condition.key, $0.text) }
    }
    return books.uses.old.rules(from: roots(old)).union(books.uses.new.rules(from: roots(new)))
  }

  private static func conditions(of type: NotificationType) -> [Name<Condition>] {
    type.fires.conditions + type.onlyIf + type.heldBack.flatMap(\.conditions) + type.despiteQuietHours + type.withdrawnOnlyIf
  }
}

extension BoundaryValue {
  /// A time as far from `start` as it is from the initial time of facts.
  fileprivate func moved(to start: Int64) -> BoundaryValue {
    guard case .text(let text) = self, let seconds = StoryState.seconds(text) else { return self }
    return .timestamp(seconds: start + seconds - FactBoundaries.beginning)
  }
}
