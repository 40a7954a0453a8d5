internal import RuleKinds

/// Finds the facts that decide whether an answer changes for a user: each fact is replaced by its other values, in both rule books. A fact
/// whose every other value leaves the difference does not decide, even if the example contains it.
struct DecidingFacts {
  /// What another user gets instead of the changed answer.
  enum Likeness {
    /// The same difference.
    case same
    /// No such difference, because another rule denies the action before or after.
    case denied
    /// No such difference.
    case other
    /// There is no such user.
    case impossible
  }

  /// The fact with the present.
  static let present = "now"

  let population: Population
  let book: RuleBook
  /// The facts that the changed rules and the deciding rows mention.
  let mentioned: Set<String>
  /// The facts in the changed parts of conditions, which are said first.
  let moved: Set<String>
  let likeness: (Person) -> Likeness

  /// The circumstances in which the difference remains for users on several plans. If they are not the same on all of them, or not those of
  /// all users with the difference, those of the first are an example.
  func circumstances(of users: [Person], on plans: [String]) -> Circumstances {
    let user = users[0]
    let first = terms(of: user)
    var circumstances = said(first)
    // Users who have the difference in other circumstances.
    let others = users.filter { isOnSamePlan($0, user) && !accepts($0, first) }
    if let other = others.first {
      let second = terms(of: other, keeping: Set(first.found.map(\.position)))
      let its = said(second)
      if !its.isExample, users.filter({ isOnSamePlan($0, user) }).allSatisfy({ accepts($0, second) }) {
        // The first user is one of many, and less must be true of the others.
        circumstances = its
      } else {
        let isWhole = !its.isExample && !circumstances.isExample && others.allSatisfy { accepts($0, second) }
        circumstances.isPartial = !isWhole
        if isWhole, its.terms != circumstances.terms { circumstances.otherwise = its.terms }
        circumstances.isUnlessDenied = circumstances.isUnlessDenied || its.isUnlessDenied
      }
    }
    guard let position = population.planPosition else { return circumstances }
    for plan in plans where user[position] != .text(plan) {
      // On another plan, the same user may be denied by another rule, for example without credits. Then another user of that plan is compared.
      let moved = changed(user, position, .text(plan))
      guard let other = likeness(moved) == .same ? moved : users.first(where: { $0[position] == .text(plan) }) else { continue }
      let its = said(terms(of: other))
      if its.terms != circumstances.terms { circumstances.isExample = true }
      if its.isUnlessDenied { circumstances.isUnlessDenied = true }
    }
    return circumstances
  }

  /// The deciding facts of a user.
  private struct Terms {
    let person: Person
    var found: [(position: Int, term: DecidingTerm)] = []
    var isUnlessDenied = false
  }

  /// - Parameter kept: The facts that keep their values, because they decide for another user.
  private func terms(of user: Person, keeping kept: Set<Int> = []) -> Terms {
    var terms = Terms(person: ordinary(user, keeping: kept))
    for position in terms.person.indices where position != population.planPosition {
      guard let choices = choices(terms.person, position) else { continue }
      if choices.rest.allSatisfy({ $0.likeness == .denied }) {
        terms.isUnlessDenied = true
        continue
      }
      let term = DecidingTerm(choices, terms.person, population, book, likeness)
      terms.found.append((position, term))
    }
    // Several times are said from one of them, the present.
    if terms.found.contains(where: { $0.term.isFromNow }) {
      terms.found.removeAll { population.facts[$0.position] == DecidingFacts.present }
    }
    return terms
  }

  /// Whether the terms are true of a user.
  private func accepts(_ user: Person, _ terms: Terms) -> Bool { terms.found.allSatisfy { $0.term.accepts(user[$0.position]) } }

  /// The circumstances in which the difference remains, as they are said.
  private func said(_ terms: Terms) -> Circumstances {
    // The bounds of a fact that is compared with another fact are those of one user.
    let isRelated = terms.found.contains { !$0.term.ends.isEmpty && population.related.contains(population.facts[$0.position]) }
    let isExample = isRelated || !isBox(terms.found, terms.person)
    func rank(_ one: (position: Int, term: DecidingTerm)) -> Int {
      let fact = population.facts[one.position]
      return moved.contains(fact) ? 0 : mentioned.contains(fact) ? 1 : 2
    }
    // Of many terms the last are only counted. A bound limits more than a value that most users have.
    let isCut = terms.found.count > Circumstances.most
    func hasNoBound(_ one: (position: Int, term: DecidingTerm)) -> Int { isCut && one.term.ends.isEmpty ? 1 : 0 }
    let ranked = terms.found.enumerated().sorted { one, other in
      (rank(one.element), hasNoBound(one.element), one.offset) < (rank(other.element), hasNoBound(other.element), other.offset)
    }.map(\.element.term)
    return Circumstances(
      terms: ranked.map { isExample ? $0.example : $0.text }, isUnlessDenied: terms.isUnlessDenied, isExample: isExample)
  }

  /// The same user with the ordinary values of all facts that do not decide alone. A fact is missing only if the difference is about that.
  private func ordinary(_ user: Person, keeping kept: Set<Int>) -> Person {
    var person = user
    for position in person.indices where position != population.planPosition && !kept.contains(position) {
      guard let first = population.values[position].first, first != .absent, first != person[position] else { continue }
      let other = changed(person, position, first)
      if likeness(other) == .same { person = other }
    }
    return person
  }

  /// The other values of a fact. Nil if all of them leave the difference.
  private func choices(_ person: Person, _ position: Int) -> FactChoices? {
    let value = person[position]
    // A user without a fact that others have gets no answer, which decides nothing.
    let values = population.values[position].filter { $0 != value && $0 != .absent }
    let judged = values.map { (value: $0, likeness: likeness(changed(person, position, $0))) }.filter { $0.likeness != .impossible }
    let rest = judged.filter { $0.likeness != .same }
    if rest.isEmpty { return nil }
    return FactChoices(
      position: position, value: value, same: [value] + judged.filter { $0.likeness == .same }.map(\.value), rest: rest)
  }

  /// Whether the difference remains at the corners of the ranges, so that the ranges of several facts hold together.
  private func isBox(_ found: [(position: Int, term: DecidingTerm)], _ person: Person) -> Bool {
    let ranges = found.filter { !$0.term.ends.isEmpty }
    guard ranges.count > 1, ranges.count <= 5 else { return ranges.count <= 1 }
    return (0..<(1 << ranges.count)).allSatisfy { corner in
      var other = person
      for (bit, range) in ranges.enumerated() {
        let ends = range.term.ends
        other[range.position] = corner & (1 << bit) == 0 ? ends[0] : ends[ends.count - 1]
      }
      return [.same, .impossible].contains(likeness(other))
    }
  }

  private func isOnSamePlan(_ one: Person, _ other: Person) -> Bool { population.planPosition.map { one[$0] == other[$0] } ?? true }

  private func changed(_ person: Person, _ position: Int, _ value: BoundaryValue) -> Person {
    var other = person
    other[position] = value
    return other
  }
}

/// The values of one fact: those that leave a difference, and the others.
struct FactChoices {
  let position: Int
  /// The value of the example.
  let value: BoundaryValue
  let same: [BoundaryValue]
  let rest: [(value: BoundaryValue, likeness: DecidingFacts.Likeness)]

  /// The same values with the first of those that leave the difference and fulfill a condition as the value of the example. Nil if none does.
  func starting(where isWanted: (BoundaryValue) -> Bool) -> FactChoices? {
    same.first(where: isWanted).map { FactChoices(position: position, value: $0, same: same, rest: rest) }
  }
}
