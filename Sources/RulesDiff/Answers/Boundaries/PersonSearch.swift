/// A made-up person: the value of each fact, in the order of the facts.
typealias Person = [BoundaryValue]

/// Goes through made-up people: all of them where there are few, and else from those already seen to their neighbours, first those that
/// were answered in a way that nobody was answered before. Bounded, and the same on every run.
struct PersonSearch<Answer: Hashable> {
  /// For each fact the values that it can have; the first is where it begins.
  let values: [[BoundaryValue]]

  /// So many people are tried at most, unless all of them are few more.
  static var most: Int { 6000 }

  /// Whether every combination of values is tried.
  var isComplete: Bool {
    var product = 1
    for choices in values {
      product = product &* max(choices.count, 1)
      if product > PersonSearch.most { return false }
    }
    return true
  }

  /// Calls `ask` with people until all or enough have been tried; returns how many.
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
      guard asked.count < PersonSearch.most, asked.insert(positions).inserted else { return }
      if answers.insert(ask(person(positions))).inserted { front.append(positions) }
    }
    tryOut([Int](repeating: 0, count: values.count))
    // One fact of somebody answered in a new way at a time, until no way is new.
    var next = 0
    while next < front.count {
      let seen = front[next]
      next += 1
      for fact in seen.indices { for value in values[fact].indices { tryOut(changed(seen, fact, value)) } }
    }
    // Then two facts at a time, from the same people; who is answered in a new way is looked at as before.
    var paired = 0
    while paired < front.count, asked.count < PersonSearch.most {
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
