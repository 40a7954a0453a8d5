internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON

/// What users see and may do on another plan than before. The old rules are asked with the old plan, and the new rules with the new one, which no
/// other question does.
struct PlanMove {
  /// Something that users of a plan can come to: a notice, a screen, a button on a screen, an action.
  struct Item: Hashable, Sendable {
    var kind: String
    var name: String
    /// The screen with a button.
    var screen = ""
  }

  private let books: ComparedBooks
  private let old: String
  private let new: String
  /// The facts that put users on the plans, of a few users.
  private let users: [[String: BoundaryValue]]

  /// - Parameters:
  ///   - old: The plan before, by its new name.
  ///   - users: The facts of users whose plan changes.
  init(_ books: ComparedBooks, from old: String, to new: String, _ users: [[String: BoundaryValue]]) {
    (self.books, self.old, self.new, self.users) = (books, old, new, Array(users.prefix(Self.mostUsers)))
  }

  /// The number of users with different facts of the plan, and of the users for each who differ in other facts.
  private static let mostUsers = 3
  private static let most = 40

  /// What some of the users came to before and none does now, and the other way around.
  var effects: (lost: [Item], gained: [Item]) {
    var lost: [Item] = []
    var gained: [Item] = []
    for subject in subjects {
      let (before, after) = items(books.both(subject))
      lost += before.filter { !after.contains($0) }
      gained += after.filter { !before.contains($0) }
    }
    return (notifications(areLost: true) + lost, notifications(areLost: false) + gained)
  }

  /// The actions, notices, and screens that both sides have.
  private var subjects: [DecisionSubject] {
    let known = Set(DecisionSubject.all(of: books.old) + DecisionSubject.asked(of: books.old))
    let kinds = [Route.key, Notice.key]
    return (DecisionSubject.all(of: books.new) + DecisionSubject.asked(of: books.new)).filter { subject in
      guard known.contains(books.both(subject).old) else { return false }
      switch subject {
      case .action: return true
      case .asked(let rule): return kinds.contains(rule.kind)
      default: return false
      }
    }
  }

  /// What the users come to with the plan of each side.
  private func items(_ subject: (old: DecisionSubject, new: DecisionSubject)) -> (before: [Item], after: [Item]) {
    func reach(_ subject: DecisionSubject, _ rules: CheckedRules, _ uses: RuleClosure) -> DecisionReach {
      subject.isAsked ? DecisionReach(asking: uses.rules(from: [subject.path]), rules) : DecisionReach(subject, rules)
    }
    let population = Population(
      (subject.old, reach(subject.old, books.old, books.uses.old), books.old),
      (subject.new, reach(subject.new, books.new, books.uses.new), books.new), books.before, books.after, books.renames)
    guard let position = population.planPosition else { return ([], []) }
    var (before, after): ([Item], [Item]) = ([], [])
    for user in users {
      var values = population.values
      for index in values.indices { if let value = user[population.facts[index]] { values[index] = [value] } }
      values[position] = [.text(new)]
      _ = PersonSearch<[Item]>(values: values, most: Self.most).run { person in
        var other = person
        other[position] = .text(old)
        let was = Self.items(subject.new, books.before.decide(subject.old, population.facts(of: other, for: .old)))
        let now = Self.items(subject.new, books.after.decide(subject.new, population.facts(of: person, for: .new)))
        before += was.filter { !before.contains($0) }
        after += now.filter { !after.contains($0) }
        return now
      }
    }
    return (before, after)
  }

  /// What an answer lets a user come to.
  private static func items(_ subject: DecisionSubject, _ outcome: DecisionOutcome?) -> [Item] {
    guard let outcome else { return [] }
    let own = Item(kind: subject.path.parts[0], name: subject.name)
    guard let answer = outcome.answer else { return outcome.verdict == .allowed ? [own] : [] }
    if subject.path.parts[0] == Notice.key { return answer["shown"] == .bool(true) ? [own] : [] }
    guard answer["allowed"] == .bool(true) else { return [] }
    let buttons = answer["buttons"]?.arrayValue?.compactMap { $0["id"]?.stringValue } ?? []
    return [own] + buttons.uniqued.map { Item(kind: Button.key, name: $0, screen: subject.name) }
  }

  /// Whether the conditions of a notification can hold for one of the users. A payment cannot fail while the store cannot be asked.
  private func canFire(_ type: Name<NotificationType>, areLost: Bool) -> Bool {
    let side = areLost ? books.old : books.new
    let name = areLost ? books.renames.nameBefore(NotificationType.key, type.text) : type.text
    guard let type = side.book.notifications[name] else { return false }
    return users.contains { user in
      let facts = areLost ? Dictionary(uniqueKeysWithValues: user.map { (books.renames.nameBefore(Fact.key, $0.key), $0.value) }) : user
      return PossibleConditions(side).canHold(type.fires.conditions + type.onlyIf, facts)
    }
  }

  /// The notifications that users could get before and cannot now, or the other way around.
  private func notifications(areLost: Bool) -> [Item] {
    func recipients(_ type: Name<NotificationType>, of side: RuleBook, _ name: String) -> Bool {
      side.notifications[type].map { side.recipients(of: $0).contains(name) } ?? false
    }
    return books.new.book.notifications.entries.map(\.name).filter { type in
      guard canFire(type, areLost: areLost) else { return false }
      let before = recipients(
        Name(books.renames.nameBefore(NotificationType.key, type.text)), of: books.old.book, books.renames.nameBefore(Plan.key, old))
      let after = recipients(type, of: books.new.book, new)
      return areLost ? before && !after : after && !before
    }.map { Item(kind: NotificationType.key, name: $0.text) }
  }
}
