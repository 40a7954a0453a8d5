internal import RuleKinds
internal import RulesCompiler
internal import Schema

/// Determines what each change means, what it affects and how it reaches users.
struct Meaning {
  private let before: Side
  private let after: Side
  private let answers: [AnswerChange]
  private let breaks: [ContractComparison.Break]
  private let renames: Renames

  init(_ before: Side, _ after: Side, _ answers: [AnswerChange], _ breaks: [ContractComparison.Break], _ renames: Renames) {
    (self.before, self.after, self.answers, self.breaks, self.renames) = (before, after, answers, breaks, renames)
  }

  /// The changes in the order of the reference, then by path.
  func changes(_ values: [ValueChange]) -> [DiffReport.Change] {
    let credit = AnswerCredit(answers, before.rules, after.rules)
    let fields = FieldRenames(before.rules.book, after.rules.book, renames)
    let isOnly = values.filter { !Subjects.isNote($0) }.count == 1
    let sorted = values.sorted { one, other in
      let (a, b) = (after.index.order(of: one.kind), after.index.order(of: other.kind))
      if a != b { return a < b }
      return one.path == other.path ? one.form == .removed : precedes(one.path, other.path)
    }
    return sorted.map { change in
      let isSame =
        SameExpression.isProven(change, before, after) || SameRows.isProven(change, before, after) || fields.isOnly(change)
        || (change.form == .reordered && !change.shape.isOrdered)
      let fixed = isSame ? .notes : fixed(change)
      let category = fixed ?? .changes
      let side = change.form == .removed ? before : after
      let affected = AffectedRules(index: side.index, book: side.rules.book)
      let plans = change.form == .renamed ? [] : affected.plans(change)
      let list = ListDifference(change)
      return DiffReport.Change(
        location: change.path, kind: change.kind, category: category, isWhole: change.isWholeRule, form: "\(change.form)",
        old: old(change), new: new(change),
        added: list?.added ?? [], removed: list?.removed ?? [],
        oldPlace: change.form == .added ? nil : before.place(change.oldPath),
        newPlace: change.form == .removed ? nil : after.place(change.newPath),
        delivery: delivery(change, category), breaks: breaks(change), plans: plans, affects: affects(change, category, affected),
        isSame: isSame, fixed: fixed, direction: Directions.category(of: change, before.rules, after.rules),
        answers: category == .notes ? [] : telling(credit.positions(of: change, isOnly: isOnly, in: plans)))
    }
  }

  /// The answers that users notice, or all if they notice none.
  private func telling(_ positions: [Int]) -> [Int] {
    let noticed = positions.filter { !answers[$0].isAside }
    return noticed.isEmpty ? positions : noticed
  }

  /// A change with the category and the plans that follow from the answers that it causes.
  func settled(_ change: DiffReport.Change, _ answers: [AnswerChange], _ covered: Covered, isSameBundle: Bool) -> DiffReport.Change {
    var change = change
    // A rule that is not in the bundle reaches no user. Environments get their values from a server.
    if isSameBundle, change.answers.isEmpty, change.breaks.isEmpty, change.kind != Environment.key, !Subjects.isInstruction(change) {
      (change.fixed, change.delivery) = (.notes, .none)
    }
    let rule = change.location.rule
    // If the decision changed for some users, another edit may have got the credit.
    let isChanged = answers.contains {
      $0.ask.isEmpty && $0.kind == rule.parts[0] && (rule.parts[0] == Plan.key || rule.parts.count == 1 || $0.decision == rule.parts[1])
    }
    if change.answers.isEmpty, change.breaks.isEmpty, !isChanged, Meaning.isDecided(change.location, covered) {
      (change.isSame, change.fixed, change.delivery) = (true, .notes, .none)
    }
    if change.answers.isEmpty, isUnasked(rule) { (change.fixed, change.delivery) = (.notes, .none) }
    let mine = change.answers.map { answers[$0] }
    change.category = change.fixed ?? Meaning.risk(mine.map(\.category)) ?? change.direction ?? .changes
    // A notification or a reset that comes at another time is not one fewer, and neither is a notification in a summary.
    let isMoved = change.kind == Reset.key && !["every", "interval"].contains(change.location.parts.last)
    if change.fixed == nil, [.tightens, .loosens].contains(change.category),
      isMoved || mine.contains(where: { $0.isMoved }) && !Meaning.isNumberOf(change)
    {
      change.category = .changes
    }
    if change.category == .changes, let direction = change.direction { change.category = direction }
    if [.tightens, .loosens].contains(change.category), onlyWarns(change.location) { change.category = .changes }
    // What is on for users who never chose reaches them without their consent.
    if change.category == .loosens, change.direction == .privacy { change.category = .privacy }
    let names = after.rules.book.plans.states.names
    // A scenario shows one user, and not who else has the answer.
    let asked = mine.filter(\.scenario.isEmpty)
    let plans = asked.contains { $0.plans.isEmpty } ? [] : names.filter { plan in asked.contains { $0.plans.contains(plan) } }
    // Users on another plan have such an answer only once they come to the plan of the cell.
    let isCell = RuleBookSchema.planColumn(of: change.location) != nil
    let own = isCell ? plans.filter(change.plans.contains) : plans
    if !own.isEmpty { change.plans = own }
    return change
  }

  /// Whether a value is the number of a limit that only warns, before and after, so that users may do as much as before.
  private func onlyWarns(_ path: RulePath) -> Bool {
    guard path.parts[0] == Limit.key, let plan = RuleBookSchema.planColumn(of: path) else { return false }
    let (name, column) = (Name<Limit>(renames.nameBefore(Limit.key, path.parts[1])), Name<Plan>(renames.nameBefore(Plan.key, plan)))
    return before.rules.book.limits[name]?.soft.contains(column) == true
      && after.rules.book.limits[path.parts[1]]?.soft.contains(Name(plan)) == true
  }

  /// Whether a value says how many there may be, and not when: fewer notifications are fewer, although some come in a summary.
  private static func isNumberOf(_ change: DiffReport.Change) -> Bool {
    guard let old = change.old.flatMap(Amount.init), let new = change.new.flatMap(Amount.init) else { return false }
    return [old, new].allSatisfy { amount in
      switch amount.unit {
      case .count, .rate: true
      case .seconds, .bytes, .percent, .timeOfDay: false
      }
    }
  }

  /// Whether a row of the offline matrix is one that no action uses, before and after.
  private func isUnasked(_ rule: RulePath) -> Bool {
    guard rule.parts[0] == OfflineRow.key else { return false }
    return [before, after].allSatisfy { $0.rules.book.offline[rule.parts[1]]?.unasked != nil }
  }

  /// A change of what a server sets, with the category of what it changes there.
  func served(_ change: DiffReport.Change, _ environments: [EnvironmentReport]) -> DiffReport.Change {
    let path = change.location
    guard change.kind == Environment.key, path.parts.count > 1 else { return change }
    let sentences = environments.filter { $0.environment == path.parts[1] }.flatMap(\.headlines)
    guard let category = Meaning.risk(sentences.map(\.category).filter { $0 != .notes }) else { return change }
    var change = change
    change.category = category
    return change
  }

  /// Whether a value only decides, and every decision that rests on it was compared for every user.
  private static func isDecided(_ path: RulePath, _ covered: Covered) -> Bool {
    guard path.parts.count > 2 || path.parts == [Plan.key, "resolution"], covered.decisions > 0 else { return false }
    let isRow =
      switch path.parts[0] {
      case DecisionTable.key, Action.key: path.parts[2] == "first_match"
      case Capability.key: path.parts[2] == "plans"
      case Plan.key: path.parts[1] == "resolution"
      default: false
      }
    return isRow && !covered.unproven.contains { $0.hasPrefix(path.rule) }
  }

  /// The category of several answers: the riskiest, or `changes` if some users may do more and others less. A denial for another reason
  /// neither tightens nor loosens.
  private static func risk(_ categories: [Category]) -> Category? {
    let found = Set(categories)
    if let risk = [Category.contract, .privacy, .loss].first(where: found.contains) { return risk }
    let directions = found.subtracting([.changes, .copy])
    if directions.count == 1 { return directions.first }
    return directions.isEmpty && !found.contains(.changes) ? (found.isEmpty ? nil : .copy) : .changes
  }

  private func affects(_ change: ValueChange, _ category: Category, _ affected: AffectedRules) -> [Affected] {
    // Users do not see the names of rules.
    if category == .notes || change.form == .renamed { return [] }
    if category == .copy, [Copy.key, Translation.key].contains(change.kind) { return affected.sayers(change.path) }
    return affected.rules(change.path, byWords: category == .copy)
  }

  private func precedes(_ one: RulePath, _ other: RulePath) -> Bool {
    for (a, b) in zip(one.parts, other.parts) where a != b {
      if let a = Int(a), let b = Int(b) { return a < b }
      return a.utf8.lexicographicallyPrecedes(b.utf8)
    }
    return one.parts.count < other.parts.count
  }

  /// The category of a change whatever the answers are; nil if they determine it.
  private func fixed(_ change: ValueChange) -> Category? {
    // A new name that breaks nothing matters only inside the rules.
    if change.form == .renamed { return breaks(change).isEmpty ? .notes : .changes }
    // A stored name that nothing lost: what would be lost is a breaking change.
    if Subjects.isNote(change) || Subjects.isStoredName(change) { return .notes }
    if change.kind == Translation.key { return .copy }
    if change.isWholeRule, change.form == .added { return isOnByDefault(change) ? .privacy : .adds }
    if change.isWholeRule, change.form == .removed { return .removes }
    if Subjects.isCopy(change) { return .copy }
    return nil
  }

  /// Whether a new notification is sent to users who never chose it.
  private func isOnByDefault(_ change: ValueChange) -> Bool {
    guard change.kind == NotificationType.key, let type = after.rules.book.notifications[change.newPath.parts[1]] else { return false }
    return type.isSwitchedOn && type.isOnByDefault
  }

  private func breaks(_ change: ValueChange) -> [String] {
    breaks.filter { broken in
      let path = broken.isGone ? change.oldPath : change.newPath
      return broken.path == path
        || (broken.path.parts.count == 2 ? path.rule == broken.path && change.kind == Fact.key : path.hasPrefix(broken.path))
    }
    .map(\.text)
  }

  /// A change can ship in a remote config if the old rules, which released apps contain, accept the new value and the new rules still
  /// declare the path as remotely overridable.
  private func delivery(_ change: ValueChange, _ category: Category) -> Delivery {
    if category == .notes { return .none }
    if change.kind == Environment.key { return .server }
    guard change.form == .changed, change.oldPath == change.newPath, let new = after.written(change.newPath),
      after.opens(change.newPath) != nil,
      let open = before.opens(change.oldPath), open.allows(new)
    else { return .release }
    return .server
  }

  private func old(_ change: ValueChange) -> String? { text(change.old, change.oldPath, before, change) }
  private func new(_ change: ValueChange) -> String? { text(change.new, change.newPath, after, change) }

  /// The value as it is written in the rules, if it is written exactly there. For an added or removed rule, its `about`.
  private func text(_ value: RuleValue?, _ path: RulePath, _ side: Side, _ change: ValueChange) -> String? {
    guard let value else { return change.fallback.isEmpty ? nil : change.fallback }
    if change.form == .renamed { return value.text }
    if change.isWholeRule { return side.index[path].map(\.about).flatMap { $0.isEmpty ? nil : $0 } ?? value.text }
    if change.form == .reordered { return moved(value.items, change) }
    return side.written(path) ?? value.text
  }

  /// The reordered rows, without the unchanged rows before and after them.
  private func moved(_ rows: [RuleValue], _ change: ValueChange) -> String {
    guard let old = change.old?.items, let new = change.new?.items else { return "" }
    let pairs = zip(old, new).map { $0 == $1 }
    let (first, last) = (pairs.prefix { $0 }.count, pairs.reversed().prefix { $0 }.count)
    return (first > 0 ? "... " : "") + rows[first..<(rows.count - last)].map(\.text).joined(separator: ", ") + (last > 0 ? " ..." : "")
  }
}

extension Side {
  /// The declaration that makes a path remotely overridable; nil if there is no such declaration.
  fileprivate func opens(_ path: RulePath) -> RemotePath? {
    rules.book.remote.entries.first { rules.places.path($0.name.text) == path }?.value
  }
}
