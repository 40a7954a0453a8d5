internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler

/// The plans of the users who can meet a rule whose answer does not depend on the plan: what is stored, sent, or deleted for some users only,
/// and errors that only denials of some users raise.
struct AnswerOwners {
  private let book: RuleBook
  private let analysis: PlanAnalysis
  private let index: RuleIndex

  init(_ side: Side) { (book, analysis, index) = (side.rules.book, side.rules.analysis, side.index) }

  /// The answers with the plans of their users. A scenario shows one user, and says nothing about others.
  func owned(_ answers: [AnswerChange]) -> [AnswerChange] {
    var known: [RulePath: [String]] = [:]
    // The same for all answers about a rule, whatever differs in them.
    func ofRule(_ answer: AnswerChange) -> [String] {
      let rule = RulePath(answer.kind, answer.decision)
      let plans = known[rule] ?? plans(of: rule)
      known[rule] = plans
      return plans
    }
    return answers.map { answer in
      guard answer.scenario.isEmpty else { return answer }
      if answer.kind == OperationType.key { return narrowed(answer) }
      let plans = clearing(answer) ?? sending(answer) ?? snoozing(answer) ?? ofRule(answer)
      var answer = answer
      let both = answer.plans.filter(plans.contains)
      if answer.plans.isEmpty { answer.plans = plans } else if !both.isEmpty { answer.plans = both }
      return answer
    }
  }

  /// The plans of the users whose data a moment deletes or leaves. Nil if something else differs.
  private func clearing(_ answer: AnswerChange) -> [String]? {
    guard answer.kind == Moment.key, !answer.differences.isEmpty, answer.differences.allSatisfy({ ["clears", "keeps"].contains($0.key) })
    else { return nil }
    let names = Set(answer.differences.flatMap { $0.added + $0.removed })
    // Only users with data of their own leave a device.
    if let moment = book.moments[answer.decision], !moment.settles.isEmpty { return storing(written) }
    return storing(book.dataTypes.entries.filter { names.contains($0.name.text) }.map(\.value))
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
    return types.isEmpty ? nil : storing(types)
  }

  /// The plans of the users who get a notification that they can snooze. Nil if something else than a snooze differs.
  private func snoozing(_ answer: AnswerChange) -> [String]? {
    guard [Planner.key, NotificationType.key].contains(answer.kind), !answer.differences.isEmpty,
      answer.differences.allSatisfy({ $0.key == "snoozes" || $0.key.hasPrefix("snoozes.") })
    else { return nil }
    let never = book.planner.neverTo
    let snoozable = book.notifications.entries.filter(\.value.isSnoozable)
    // A plan lists all snoozes, also if nothing in it can be snoozed.
    let own = snoozable.filter { $0.name.text == answer.decision }
    let types = own.isEmpty ? snoozable : own
    let plans = types.flatMap { entry in
      let to = entry.value.to.isEmpty ? book.plans.states.names.map { Name<Plan>($0) } : entry.value.to
      return to.filter { !never.contains($0) && !entry.value.neverTo.contains($0) }.map(\.text)
    }
    return plans.isEmpty ? nil : ordered(Set(plans))
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

  /// Empty for all users.
  func plans(of rule: RulePath) -> [String] {
    guard rule.parts.count > 1 else { return [] }
    switch rule.parts[0] {
    case Record.key: return storing(book.dataTypes.entries.map(\.value).filter { $0.records.contains(Name(rule.parts[1])) })
    case Payload.key:
      return storing(book.dataTypes.entries.map(\.value).filter { $0.travels.contains { $0.payload.text == rule.parts[1] } })
    case ErrorRule.key: return raising(rule)
    case Planner.key: return ordered(Set(book.plans.states.names).subtracting(book.planner.neverTo.map(\.text)))
    case Notice.key where book.notices[rule.parts[1]]?.isEverywhere == false:
      return opening { route in route.banners.contains { $0.name.text == rule.parts[1] } }
    case EmptyState.key: return opening { $0.whenEmpty?.text == rule.parts[1] }
    case InputForm.key: return opening { $0.form?.text == rule.parts[1] }
    case InputField.key:
      let forms = book.forms.entries.filter { $0.value.fields.contains(Name(rule.parts[1])) }.map(\.name)
      return opening { $0.form.map(forms.contains) ?? false }
    case Setting.key where book.settings[rule.parts[1]]?.keeps != nil: return storing(written)
    default: return []
    }
  }

  /// The types of what users wrote, which is in the cloud. A catalog that comes with the app has no records.
  private var written: [DataType] { book.dataTypes.entries.map(\.value).filter { $0.livesIn == .cloud && !$0.records.isEmpty } }

  /// The plans whose users can open one of the screens. Empty for all users, and if there is no screen that users can open.
  private func opening(_ isMeant: (Route) -> Bool) -> [String] {
    let routes = book.routes.entries.map(\.value).filter(isMeant)
    return ordered(
      Set(book.plans.states.names.filter { plan in routes.contains { analysis.holds($0.guards, under: Name(plan)) != false } }))
  }

  /// The plans whose users have data of some types.
  private func storing(_ types: [DataType]) -> [String] {
    types.contains(where: \.plans.isEmpty) ? [] : ordered(Set(types.flatMap(\.plans).map(\.text)))
  }

  /// The plans of users whose actions can be denied with an error. Empty if something else raises it, too.
  private func raising(_ error: RulePath) -> [String] {
    let reasons = users(of: error)
    let isOfActions = reasons.allSatisfy { reason in
      reason.parts[0] == Reason.key
        && users(of: reason).allSatisfy { (Self.denying + Self.counting).contains($0.parts[0]) }
    }
    guard isOfActions else { return [] }
    let endings = Set(reasons.map { PlanAnalysis.Ending.deny(Name($0.parts[1])) })
    let plans = book.plans.states.names.filter { plan in
      book.actions.names.contains { action in
        analysis.endings(of: Name(action), under: Name(plan)).contains { endings.contains($0.ending) }
      }
    }
    return ordered(Set(plans))
  }

  /// The kinds whose denials the analysis of actions covers.
  private static let denying = [Action.key, Capability.key, Limit.key, OfflineRow.key]

  /// The kinds that count denials, and deny nothing.
  private static let counting = [CountedEvent.key, Signal.key]

  /// The rules that use a rule in answers.
  private func users(of rule: RulePath) -> [RulePath] {
    index.uses(of: rule).filter { !$0.isByPath && !Subjects.registers.contains($0.user.parts[0]) }.map(\.user)
  }

  private func ordered(_ plans: Set<String>) -> [String] {
    let all = book.plans.states.names
    return plans.count == all.count ? [] : all.filter(plans.contains)
  }
}
