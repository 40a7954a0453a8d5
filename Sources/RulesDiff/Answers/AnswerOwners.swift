internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler

/// The plans of the users of an answer that does not depend on the plan: about what is stored, sent, or deleted for some users only.
struct AnswerOwners {
  private let oldBook: RuleBook
  private let book: RuleBook
  private let analysis: PlanAnalysis
  private let audience: RuleAudience
  private let before: RuleAudience
  private let renames: Renames

  init(_ old: Side, _ new: Side, _ renames: Renames) {
    (book, analysis, audience) = (new.rules.book, new.rules.analysis, RuleAudience(new))
    (before, oldBook, self.renames) = (RuleAudience(old), old.rules.book, renames)
  }

  /// The kinds of rules that users come to only through other rules, although an app can ask for them with any plan.
  private static let shown: Set<String> = [ErrorRule.key, Notice.key, Gate.key, Reason.key, Button.key, Copy.key]

  /// Whether no user of an answer comes to its rule, before or after.
  func reachesNobody(_ answer: AnswerChange) -> Bool {
    guard answer.scenario.isEmpty, !answer.plans.isEmpty, Self.shown.contains(answer.kind) else { return false }
    let rule = RulePath(answer.kind, answer.decision)
    let (now, was) = (audience.plans(of: rule), before.plans(of: renames.oldName(of: rule) ?? rule))
    // Who came to it only before has another answer elsewhere, and so has who comes to it only now.
    let both = Set(now).intersection(was.map { renames.nameNow(Plan.key, $0) })
    return !now.isEmpty && !was.isEmpty && both.isDisjoint(with: answer.plans)
  }

  /// The answers with the plans of their users. A scenario shows one user, and says nothing about others.
  func owned(_ answers: [AnswerChange]) -> [AnswerChange] {
    var known: [RulePath: [String]] = [:]
    // The same for all answers about a rule, whatever differs in them.
    func ofRule(_ answer: AnswerChange) -> [String] {
      let rule = RulePath(answer.kind, answer.decision)
      let plans = known[rule] ?? audience.plans(of: rule)
      known[rule] = plans
      return plans
    }
    return answers.map { answer in
      guard answer.scenario.isEmpty else { return answer }
      if answer.kind == OperationType.key { return narrowed(answer) }
      if isRefusal(answer) { return answer }
      let plans = clearing(answer) ?? sending(answer) ?? snoozing(answer) ?? ofRule(answer)
      var answer = answer
      let both = answer.plans.filter(plans.contains)
      if answer.plans.isEmpty { answer.plans = plans } else if !both.isEmpty { answer.plans = both }
      if answer.notes.isEmpty, isOff(answer) { answer.notes = ["who switched it on"] }
      return answer
    }
  }

  /// Whether an answer is about what a refused action shows and logs, which users meet who may never do it.
  private func isRefusal(_ answer: AnswerChange) -> Bool {
    guard answer.kind == Action.key, !answer.plans.isEmpty else { return false }
    return answer.differences.contains { ["telemetry", "buttons", "gateType"].contains($0.key.prefix { $0 != "." }) }
  }

  /// Whether an answer is about a notification that users get only after they switched it on.
  private func isOff(_ answer: AnswerChange) -> Bool {
    guard answer.kind == NotificationType.key else { return false }
    func isOff(_ book: RuleBook, _ name: String) -> Bool {
      guard let type = book.notifications[name] else { return false }
      return !type.isOnByDefault || book.notificationCategories[type.category]?.isOnByDefault == false
    }
    return isOff(book, answer.decision) && isOff(oldBook, renames.nameBefore(NotificationType.key, answer.decision))
  }

  /// The plans of the users whose data a moment deletes or leaves. Nil if something else differs.
  private func clearing(_ answer: AnswerChange) -> [String]? {
    guard answer.kind == Moment.key, !answer.differences.isEmpty, answer.differences.allSatisfy({ ["clears", "keeps"].contains($0.key) })
    else { return nil }
    let names = Set(answer.differences.flatMap { $0.added + $0.removed })
    // Only users with data of their own leave a device.
    if let moment = book.moments[answer.decision], !moment.settles.isEmpty { return audience.writing }
    return audience.storing(book.dataTypes.entries.filter { names.contains($0.name.text) }.map(\.value))
  }

  /// The plans of the users who have the parts of a payload that differ. Nil if more differs.
  private func sending(_ answer: AnswerChange) -> [String]? {
    guard answer.kind == Payload.key, !answer.differences.isEmpty else { return nil }
    var parts: Set<String> = []
    for one in answer.differences {
      let keys = one.key.split(separator: ".").map(String.init)
      guard keys.first == "parts" else { return nil }
      parts.formUnion(keys.count > 1 ? [keys[1]] : one.added + one.removed)
    }
    let types = book.dataTypes.entries.map(\.value).filter { type in
      type.travels.contains { $0.payload.text == answer.decision && !parts.isDisjoint(with: $0.parts) }
    }
    return types.isEmpty ? nil : audience.storing(types)
  }

  /// The plans of the users who get a notification that they can snooze. Nil if something else than a snooze differs.
  private func snoozing(_ answer: AnswerChange) -> [String]? {
    guard [Planner.key, NotificationType.key].contains(answer.kind), !answer.differences.isEmpty,
      answer.differences.allSatisfy({ $0.key == "snoozes" || $0.key.hasPrefix("snoozes.") })
    else { return nil }
    let snoozable = book.notifications.entries.filter(\.value.isSnoozable)
    let own = snoozable.filter { $0.name.text == answer.decision }
    let types = own.isEmpty ? snoozable : own
    let plans = types.reduce(into: Set<String>()) { $0.formUnion(audience.recipients(of: $1.value)) }
    return plans.isEmpty ? nil : audience.ordered(plans)
  }

  /// An answer about an operation, without the plans whose users can do nothing that adds it.
  private func narrowed(_ answer: AnswerChange) -> AnswerChange {
    let adding = book.actions.entries.filter { $0.value.sends.contains { $0.operation.text == answer.decision } }.map(\.name)
    var answer = answer
    let plans = answer.plans.filter { plan in
      adding.contains { analysis.endings(of: Name($0.text), under: Name(plan)).contains { $0.ending == .allow } }
    }
    if !plans.isEmpty { answer.plans = plans }
    return answer
  }
}
