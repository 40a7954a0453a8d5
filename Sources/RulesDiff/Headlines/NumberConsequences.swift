internal import RuleKinds
internal import RulesBundle

/// What follows for users from a number that changed, beyond the number itself: sentences after the one with the two values.
struct NumberConsequences {
  let change: DiffReport.Change
  let groups: [AnswerGroup]
  let book: RuleBook
  /// The users that the number is about.
  let who: Who

  var text: String { excess + notice + plan + effect }

  /// What a limit does that only warns. Empty for others.
  private var notice: String {
    guard change.kind == Limit.key, let column = RuleBookSchema.planColumn(of: change.location), let old = change.old, let new = change.new,
      let limit = book.limits[change.location.parts[1]], limit.soft.contains(Name(column)), limit.plans[Name(column)] != .unlimited,
      let reason = limit.whenFull[Name(column)]
    else { return "" }
    return " It only warns: `\(reason.text)` appears from \(new) on instead of from \(old) on."
  }

  private var excess: String { RuleBookSchema.planColumn(of: change.location).map { Self.excess(of: change, $0, book) } ?? "" }

  /// What becomes of what users on a plan have beyond a lower limit. Empty for other changes.
  static func excess(of change: DiffReport.Change, _ plan: String, _ book: RuleBook) -> String {
    guard change.kind == Limit.key else { return "" }
    let (consequences, limit) = (PlanConsequences(book: book), Name<Limit>(change.location.parts[1]))
    switch change.category {
    case .tightens: return consequences.text(limit: limit, plan: Name(plan))
    case .loosens: return consequences.text(freedBy: limit, plan: Name(plan))
    default: return ""
    }
  }

  /// Which users get another plan, and when. Empty if none does.
  private var plan: String {
    groups.filter { $0.kind == Plan.key && $0.ask.isEmpty }.map { group in
      " \(sentence(group.part(of: change)))\(PlanConsequences(book: book).text(from: group.old, to: group.new))"
    }.joined()
  }

  /// What users notice of a number: what they may do with another limit, and what follows from a weight, a level, a time, or a setting. Empty
  /// for other changes.
  private var effect: String {
    let asked = groups.filter { $0.category != .copy && $0.scenario.isEmpty }
    switch change.kind {
    // What users may do with the other number.
    case Limit.key:
      let moved = asked.filter { $0.kind == Action.key && $0.ask.isEmpty && [.tightens, .loosens].contains($0.category) }
      return spoken(acting(moved).prefix(Self.most)) + refusal
    case Signal.key, LadderLevel.key: return vectors(asked)
    // Which level repetitions lead to, and when, says less than what becomes of users there.
    case LadderVector.key where !Set(change.location.parts).isDisjoint(with: ["after", "at"]): return vectors(asked)
    case Setting.key:
      let first = following(asked)
      return (first.isEmpty ? vectors(asked) : spoken(first)) + connection(asked) + read
    // Why a link is not opened says nothing to users.
    case Router.key where asked.allSatisfy({ $0.differences.allSatisfy { TellingDifferences.isAside($0.key) } }):
      return " Links that were sent open as before."
    case NotificationType.key: return event + late + overflow + spoken(asked.filter(DayMoved.isIn).prefix(1))
    default: return ""
    }
  }

  /// The most sentences about what follows from a setting.
  private static let most = 4

  /// The answers that show what a setting does: what users may do, what the app shows them, and what facts it changes, each once.
  private func following(_ groups: [AnswerGroup]) -> [AnswerGroup] {
    let acting = acting(groups.filter { [Action.key, DecisionTable.key].contains($0.kind) && $0.ask.isEmpty })
    let screens = groups.filter { $0.kind == Route.key }
    let screen = screens.first { $0.differences.contains { $0.key == "allowed" } } ?? screens.first
    let waiting = groups.first {
      $0.kind == NotificationType.key && $0.differences.contains { TellingDifferences.last($0.key) == "waited" }
        && !$0.differences.contains { $0.key == "requests" }
    }
    let lost = groups.first { group in
      group.kind == NotificationType.key && group.differences.contains { $0.key == "requests" && !$0.removed.isEmpty && $0.added.isEmpty }
    }
    let moment = simplest(groups.filter { $0.kind == Moment.key })
    let field = simplest(groups.filter { $0.kind == InputField.key })
    let retry = groups.first { $0.kind == RetryPolicy.key }
    let shown = acting + [screen, waiting, waiting == nil ? nil : lost, moment, field, retry].compactMap(\.self)
    if !shown.isEmpty { return Array(shown.prefix(Self.most)) }
    // When reminders come together, and what a fact is, say less than what follows from it.
    let planned = groups.filter { group in
      [NotificationType.key, Planner.key].contains(group.kind) && group.differences.contains { ["requests", "inApp"].contains($0.key) }
    }
    let together = planned.first { $0.category == change.category } ?? planned.first
    let later = groups.first { group in
      group.kind == NotificationType.key && group.differences.contains { $0.key.hasPrefix("requests.") && $0.key.hasSuffix(".local") }
    }
    return [together ?? later ?? groups.first { $0.kind == Fact.key && FactAnswer($0) != nil }].compactMap(\.self)
  }

  /// The answers about what users may do, with the fewest conditions first: one for each outcome. A denial for another reason comes last.
  private func acting(_ groups: [AnswerGroup]) -> [AnswerGroup] {
    var outcomes: Set<[String]> = []
    func rank(_ group: AnswerGroup) -> Int { group.old.hasPrefix("denied") && group.new.hasPrefix("denied") ? 1 : 0 }
    let ranked = groups.enumerated().sorted { one, other in
      (rank(one.element), one.element.circumstances.terms.count, one.offset)
        < (rank(other.element), other.element.circumstances.terms.count, other.offset)
    }
    return ranked.map(\.element).filter { outcomes.insert([$0.old, $0.new]).inserted }
  }

  /// What users read because of a setting, in the first answer whose words differ. Empty if the sentence is about words already.
  private var read: String {
    guard change.category != .copy,
      let words = groups.first(where: { $0.category == .copy && $0.scenario.isEmpty && ReadSentence($0.part(of: change), book) != nil })
    else { return "" }
    return ReadSentence(words.part(of: change), book).map { " \($0.text(Who(words.plans, in: book, notes: words.notes)))" } ?? ""
  }

  /// What becomes of a notification that should have come before the app got the new rules. Empty if it comes later than before.
  private var late: String {
    guard change.location.parts.last == "before", let old = change.old.flatMap(Amount.init), let new = change.new, let now = Amount(new),
      now.isComparable(with: old), now.number > old.number, let type = book.notifications[change.location.parts[1]]
    else { return "" }
    // What comes before a reset is current until the reset; what is about a thing, for one day.
    let most = type.fires.limit == nil ? " at most" : " only"
    return " If less than \(new) are left already, it appears\(most) inside the app."
  }

  /// Where notifications come for which there is no room of their own. Empty unless the room changed.
  private var overflow: String {
    guard change.location.parts.contains("at_most"), let type = book.notifications[change.location.parts[1]], let batch = type.overflow
    else {
      return ""
    }
    return " Further ones come in the summary `\(batch.text)`."
  }

  /// The event of a notification that comes before the reset of a limit. Empty for others.
  private var event: String {
    guard change.location.parts.last == "before", let limit = book.notifications[change.location.parts[1]]?.fires.limit else { return "" }
    return " The event is the reset of `\(limit.text)`."
  }

  private func spoken(_ groups: some Sequence<AnswerGroup>) -> String { groups.map { " \(sentence($0))" }.joined() }

  /// The answer about the most users, which has the fewest conditions.
  private func simplest(_ groups: [AnswerGroup]) -> AnswerGroup? {
    groups.min { $0.circumstances.terms.count < $1.circumstances.terms.count }
  }

  /// The words of an error that contain the limit. Empty if there are none.
  private var refusal: String {
    guard change.kind == Limit.key else { return "" }
    for group in groups where group.kind == ErrorRule.key && group.scenario.isEmpty {
      guard let read = ReadSentence(group.part(of: change), book) else { continue }
      return " \(read.text(who))"
    }
    return ""
  }

  /// What the connection counts as between the two values of a setting. Empty if that is not what it decides.
  private func connection(_ groups: [AnswerGroup]) -> String {
    let states = groups.lazy.filter { $0.kind == ConnectionRules.key }.compactMap { $0.differences.first { $0.key == "state" } }
    guard let state = states.first, let old = state.old, let new = state.new else { return "" }
    return " In between, the connection counts as `\(new)` instead of `\(old)`."
  }

  /// One sentence for each vector of the warning ladder and each level that no longer comes, because each vector counts for itself.
  private func vectors(_ groups: [AnswerGroup]) -> String {
    var known: Set<[String]> = []
    var isTold: Set<[String]> = []
    let first = groups.filter { group in
      guard group.kind == LadderVector.key else { return false }
      let level = group.differences.first { TellingDifferences.last($0.key) == "level" }
      let vector = group.decisions + group.plans
      let isFirst = isTold.insert(vector).inserted
      return known.insert(vector + [level?.old ?? "", level?.new ?? ""]).inserted && (isFirst || level != nil)
    }
    return spoken(first)
  }

  private func sentence(_ group: AnswerGroup) -> String {
    AnswerSentence(group: group, who: Who(group.plans, in: book, notes: group.notes)).text
  }
}
