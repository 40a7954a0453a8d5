/// A generated user: the value of each fact, in the order of the facts.
typealias Person = [BoundaryValue]

/// Enumerates generated users: all of them if there are few, otherwise the neighbors of users that received a new answer. The search is
/// bounded and deterministic.
struct PersonSearch<Answer: Hashable> {
  /// The possible values of each fact; the first is its initial value.
  let values: [[BoundaryValue]]
  /// The maximum number of users.
  var most = 6000

  /// Whether the search covers every combination of values.
  var isComplete: Bool {
    var product = 1
    for choices in values {
      product = product &* max(choices.count, 1)
      if product > most { return false }
    }
    return true
  }

  /// Calls `ask` with users until all combinations or the maximum number are evaluated. Returns the number of users.
  func run(_ ask: (Person) -> Answer) -> Int { isComplete ? all(ask) : near(ask) }

  private func all(_ ask: (Person) -> Answer) -> Int {
    var positions = [Int](repeating: 0, count: values.count)
    var count = 0
    while true {
      _ = ask(person(positions))
      count += 1
      var fact = 0
      while fact < positions.count {
        positions[fact] += 1
        if positions[fact] < values[fact].count { break }
        positions[fact] = 0
        fact += 1
      }
      if fact == positions.count { return count }
    }
  }

  private func person(_ positions: [Int]) -> Person { positions.indices.map { values[$0][positions[$0]] } }

  private func near(_ ask: (Person) -> Answer) -> Int {
    var asked: Set<[Int]> = []
    var answers: Set<Answer> = []
    var front: [[Int]] = []
    func tryOut(_ positions: [Int]) {
      guard asked.count < most, asked.insert(positions).inserted else { return }
      if answers.insert(ask(person(positions))).inserted { front.append(positions) }
    }
    tryOut([Int](repeating: 0, count: values.count))
    // Change one fact at a time of each user that received a new answer, until no answer is new.
    var next = 0
    while next < front.count {
      let seen = front[next]
      next += 1
      for fact in seen.indices { for value in values[fact].indices { tryOut(changed(seen, fact, value)) } }
    }
    // Then change two facts at a time of the same users. Users that receive a new answer join them.
    var paired = 0
    while paired < front.count, asked.count < most {
      let seen = front[paired]
      paired += 1
      for first in seen.indices {
        for second in seen.indices where second > first {
          for one in values[first].indices where one != seen[first] {
            for other in values[second].indices where other != seen[second] {
              tryOut(changed(changed(seen, first, one), second, other))
            }
          }
        }
      }
    }
    return asked.count
  }

  private func changed(_ positions: [Int], _ fact: Int, _ value: Int) -> [Int] {
    var positions = positions
    positions[fact] = value
    return positions
  }
}
