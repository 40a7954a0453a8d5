internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler

/// The plans of the users who can come to a rule: who has the data, opens the screen, gets the notification, or is denied an action; and who comes
/// to a rule that shows it.
struct RuleAudience {
  private let book: RuleBook
  private let analysis: PlanAnalysis
  private let index: RuleIndex

  init(_ side: Side) { (book, analysis, index) = (side.rules.book, side.rules.analysis, side.index) }

  /// In the order of the plans. Empty for all users, and if it is unknown who comes to the rule.
  func plans(of rule: RulePath) -> [String] {
    guard rule.parts.count > 1, let plans = coming(to: rule, []) else { return [] }
    return ordered(plans)
  }

  /// Nil for all users. `path`: the rules that lead here.
  private func coming(to rule: RulePath, _ path: [RulePath]) -> Set<String>? {
    let name = rule.parts[1]
    switch rule.parts[0] {
    case Record.key: return having(book.dataTypes.entries.map(\.value).filter { $0.records.contains(Name(name)) })
    case Payload.key: return having(book.dataTypes.entries.map(\.value).filter { $0.travels.contains { $0.payload.text == name } })
    case Planner.key: return Set(book.plans.states.names).subtracting(book.planner.neverTo.map(\.text))
    case NotificationType.key: return book.notifications[name].map(recipients)
    case NotificationCategory.key: return getting { $0.category.text == name }
    case NotificationBatch.key: return getting { [$0.batch, $0.overflow].contains(Name(name)) }
    case Action.key: return acting([Name(name)])
    case OperationType.key:
      return acting(book.actions.entries.filter { $0.value.sends.contains { $0.operation.text == name } }.map(\.name))
    case Route.key: return book.routes[name].map { opening([$0]) }
    case InputForm.key: return opening { $0.form?.text == name }
    case InputField.key:
      let forms = book.forms.entries.filter { $0.value.fields.contains(Name(name)) }.map(\.name)
      return opening { $0.form.map(forms.contains) ?? false }
    case Notice.key where book.notices[name]?.isEverywhere == true: return nil
    case Notice.key: return opening { route in route.banners.contains { $0.name.text == name } } ?? showing(rule, path)
    case EmptyState.key: return opening { $0.whenEmpty?.text == name }
    case Setting.key where book.settings[name]?.keeps != nil: return having(written)
    case Moment.key: return leaving(name)
    case DowngradeRule.key:
      let types = book.dataTypes.entries.map(\.value).filter { $0.downgrade.contains(Name(name)) }
      return types.isEmpty ? nil : having(types)
    case Reason.key: return denied(rule)
    case Button.key: return fulfilling(conditions(at: rule.appending("if")), showing(rule, path))
    case ErrorRule.key, Gate.key, Copy.key: return showing(rule, path)
    default: return nil
    }
  }

  /// The users who come to one of the rules that show a rule.
  private func showing(_ rule: RulePath, _ path: [RulePath]) -> Set<String>? {
    // A cycle adds no users.
    if path.contains(rule) { return [] }
    let users = users(of: rule)
    if users.isEmpty { return nil }
    var plans: Set<String> = []
    for user in users {
      guard let coming = fulfilling(conditions(at: user), inColumn(of: user, coming(to: user.rule, path + [rule]))) else { return nil }
      plans.formUnion(coming)
    }
    return plans.isEmpty ? nil : plans
  }

  /// The conditions next to a use, in the same object, and those of the whole rule that uses: a button on a screen has some of its own.
  private func conditions(at use: RulePath) -> [Name<Condition>] {
    let object = Array(use.parts.dropLast())
    let owners = [object, use.rule.parts].map { $0 + ["if"] }
    return index.uses(by: use.rule).filter { one in
      one.form == .name && one.target.parts[0] == Condition.key && owners.contains { Array(one.path.parts.prefix($0.count)) == $0 }
    }.map { Name($0.target.parts[1]) }.uniqued
  }

  /// Returns the users of some for which conditions can hold. Nil for all users.
  private func fulfilling(_ conditions: [Name<Condition>], _ users: Set<String>?) -> Set<String>? {
    if conditions.isEmpty { return users }
    let own = book.plans.states.names.filter { analysis.holds(conditions, under: Name($0)) != false }
    return own.count == book.plans.states.names.count ? users : users.map(Set(own).intersection) ?? Set(own)
  }

  /// Those of some users who are on the plans of the column that a path leads through; all of them if it leads through none.
  private func inColumn(of path: RulePath, _ users: Set<String>?) -> Set<String>? {
    guard let column = RuleBookSchema.planColumn(of: path) else { return users }
    let own = Set(book.plans.states.names.filter { book.plans.column(of: Name($0)).text == column })
    return users.map(own.intersection) ?? own
  }

  /// The users whose actions can be denied for a reason. Nil if something else gives the reason, too.
  private func denied(_ reason: RulePath) -> Set<String>? {
    guard users(of: reason).allSatisfy({ (Self.denying + Self.counting).contains($0.parts[0]) }) else { return nil }
    let ending = PlanAnalysis.Ending.deny(Name(reason.parts[1]))
    let plans = book.plans.states.names.filter { plan in
      book.actions.names.contains { action in
        analysis.endings(of: Name(action), under: Name(plan)).contains { $0.ending == ending }
      }
    }
    return plans.isEmpty ? nil : Set(plans)
  }

  /// The kinds whose denials the analysis of actions covers.
  private static let denying = [Action.key, Capability.key, Limit.key, OfflineRow.key]

  /// The kinds that count denials, and deny nothing.
  private static let counting = [CountedEvent.key, Signal.key]

  /// The users whose data a moment deletes or leaves. Nil if it is about no data.
  private func leaving(_ moment: String) -> Set<String>? {
    guard let rule = book.moments[moment] else { return nil }
    if !rule.settles.isEmpty { return having(written) }
    let types = users(of: RulePath(Moment.key, moment)).filter { $0.parts[0] == DataType.key }
    return types.isEmpty ? nil : having(types.compactMap { book.dataTypes[$0.parts[1]] })
  }

  /// The types of what users wrote, which is in the cloud. A catalog that comes with the app has no records.
  private var written: [DataType] { book.dataTypes.entries.map(\.value).filter { $0.livesIn == .cloud && !$0.records.isEmpty } }

  /// The plans whose users have data in the cloud. Empty for all users.
  var writing: [String] { storing(written) }

  /// The plans whose users have data of some types. Empty for all users.
  func storing(_ types: [DataType]) -> [String] { having(types).map(ordered) ?? [] }

  private func having(_ types: [DataType]) -> Set<String>? {
    types.contains(where: \.plans.isEmpty) ? nil : Set(types.flatMap(\.plans).map(\.text))
  }

  /// The plans whose users can get a notification.
  func recipients(of type: NotificationType) -> Set<String> { book.recipients(of: type) }

  /// The users who get one of some notifications. Nil if there is no such notification.
  private func getting(_ isMeant: (NotificationType) -> Bool) -> Set<String>? {
    let types = book.notifications.entries.map(\.value).filter(isMeant)
    return types.isEmpty ? nil : types.reduce(into: []) { $0.formUnion(recipients(of: $1)) }
  }

  /// The users who can use one of some actions. Nil if no user can.
  private func acting(_ actions: [Name<Action>]) -> Set<String>? {
    let plans = book.plans.states.names.filter { plan in
      actions.contains { action in analysis.endings(of: action, under: Name(plan)).contains { $0.ending == .allow } }
    }
    return plans.isEmpty ? nil : Set(plans)
  }

  /// Nil if there is no such screen, or none that users can open.
  private func opening(_ isMeant: (Route) -> Bool) -> Set<String>? {
    let plans = opening(book.routes.entries.map(\.value).filter(isMeant))
    return plans.isEmpty ? nil : plans
  }

  private func opening(_ routes: [Route]) -> Set<String> {
    Set(book.plans.states.names.filter { plan in routes.contains { analysis.holds($0.guards, under: Name(plan)) != false } })
  }

  /// The rules that use a rule in answers, each with the place of the use.
  private func users(of rule: RulePath) -> [RulePath] {
    index.uses(of: rule).filter { !$0.isByPath && !Subjects.registers.contains($0.user.parts[0]) }.map(\.path)
  }

  /// In the order of the plans. Empty for all.
  func ordered(_ plans: Set<String>) -> [String] {
    let all = book.plans.states.names
    return plans.count == all.count ? [] : all.filter(plans.contains)
  }
}

extension RuleBook {
  /// The plans whose users can get a notification. A plan that follows another one is included with it.
  func recipients(of type: NotificationType) -> Set<String> {
    func names(_ names: [Name<Plan>], _ plan: Name<Plan>) -> Bool { names.contains(plan) || names.contains(plans.column(of: plan)) }
    return Set(
      plans.states.names.filter { text in
        let plan = Name<Plan>(text)
        return (type.to.isEmpty || names(type.to, plan)) && !names(planner.neverTo, plan) && !names(type.neverTo, plan)
      })
  }
}
