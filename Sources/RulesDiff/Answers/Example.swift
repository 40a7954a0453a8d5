/// A user whose answer changes, reduced to the facts that cause the change.
struct Example {
  private(set) var shown: [AnswerChange.Given] = []
  private(set) var besides: [AnswerChange.Given] = []

  /// `isPossible`: returns whether there can be such a user. `isSame`: returns whether the answer of another user changes in the same way.
  init(_ person: Person, _ population: Population, isPossible: (Person) -> Bool, _ isSame: (Person) -> Bool) {
    var person = person
    func changed(_ fact: Int, _ value: BoundaryValue) -> Person {
      var other = person
      other[fact] = value
      return other
    }
    // A simpler user with the same change is a better example.
    for fact in person.indices where fact != population.planPosition {
      if person[fact] != .absent, isSame(changed(fact, .absent)) { person = changed(fact, .absent) }
    }
    for fact in person.indices where person[fact] != .absent && fact != population.planPosition {
      if let first = population.values[fact].first, first != person[fact], isSame(changed(fact, first)) { person = changed(fact, first) }
    }
    for fact in person.indices where person[fact] != .absent {
      let given = AnswerChange.Given(fact: population.facts[fact], value: person[fact].text)
      let matters =
        fact == population.planPosition
        || population.values[fact].contains { $0 != .absent && isPossible(changed(fact, $0)) && !isSame(changed(fact, $0)) }
      if matters { shown.append(given) } else { besides.append(given) }
    }
  }
}
