/// A search for facts that make formulas true, over all values that the facts can have.
///
/// The search tries only facts that the result depends on, in the order of their use, so the result contains no other facts.
package final class FactSearch {
  package enum Outcome: Sendable, Equatable {
    /// Values by the position of the fact; nil if a fact has no influence.
    case found([FactValue?])
    /// No facts make the formulas true.
    case never
    /// The result is unknown, because the formula is too large or contains something that the analysis cannot follow.
    case open
  }

  /// A formula that must be true, or must be false.
  struct Side {
    let handle: FlatFormulas.Handle
    let isNegated: Bool
  }

  /// The maximum number of steps for one search.
  static let most = 20_000

  private let space: FactValues
  private let flat: FlatFormulas
  private var sides: [Side] = []
  /// A stack of the sides that depend on facts without a chosen value, one level for each chosen fact.
  private var open: [Side] = []
  private var given: Set<Int> = []
  private var tries = 0
  /// The values to try, by the position of the fact.
  private var worthTrying: [Int: [Int]] = [:]

  init(_ values: FactValues) {
    space = values
    flat = FlatFormulas(values.values)
  }

  /// Adds a formula, so that searches can use it repeatedly.
  func add(_ formula: Formula) -> FlatFormulas.Handle { flat.add(formula) }

  /// Finds facts for which every side has its required value.
  func find(_ sides: [Side], knowing known: [Int: FactValue] = [:]) -> Outcome {
    self.sides = sides
    given = Set(known.keys)
    tries = 0
    worthTrying = [:]
    defer { for fact in flat.values.indices { flat.forget(fact) } }
    for (fact, value) in known {
      guard let position = flat.values[fact].firstIndex(of: value) else { return .open }
      flat.choose(position, of: fact)
    }
    open = sides
    if isFound(open.indices) { return .found(withoutIdle()) }
    return space.isExact && tries <= FactSearch.most ? .never : findExactly(knowing: known)
  }

  /// Decides what trying values cannot: it excludes all numbers, or finds numbers between the tried ones.
  private func findExactly(knowing known: [Int: FactValue]) -> Outcome {
    var search = ExactSearch(space, sides.map { ($0.handle.formula, $0.isNegated) }, knowing: known)
    let outcome = search.run()
    guard case .found(var facts) = outcome else { return outcome }
    func holds() -> Bool { sides.allSatisfy { $0.handle.formula.evaluate(facts) == ($0.isNegated ? .no : .yes) } }
    // A calculation that overflows has no result.
    guard holds() else { return .open }
    for fact in facts.indices where !given.contains(fact) {
      let value = facts[fact]
      facts[fact] = nil
      if !holds() { facts[fact] = value }
    }
    for fact in given { facts[fact] = facts[fact] ?? known[fact] }
    return .found(facts)
  }

  /// Continues the search with the sides that are still undecided. A decided side stays decided, whichever values are chosen later.
  private func isFound(_ still: Range<Int>) -> Bool {
    tries += 1
    guard tries <= FactSearch.most else { return false }
    var fact: Int?
    defer { open.removeLast(open.count - still.upperBound) }
    for index in still {
      let answer = answer(open[index])
      if answer == .no || answer == .error { return false }
      guard let unknown = answer.unknown else { continue }
      if fact == nil { fact = unknown }
      open.append(open[index])
    }
    guard let fact else { return true }
    for position in positions(of: fact) {
      flat.choose(position, of: fact)
      if isFound(still.upperBound..<open.count) { return true }
    }
    flat.forget(fact)
    return false
  }

  private func answer(_ side: Side) -> FlatFormulas.Answer {
    let answer = flat.answer(side.handle)
    return side.isNegated ? FlatFormulas.opposite(answer) : answer
  }

  /// Returns the values to try for a fact. Of values that behave the same, it contains one.
  private func positions(of fact: Int) -> [Int] {
    if let known = worthTrying[fact] { return known }
    let found = flat.different(fact, in: sides.map(\.handle), fixed: given)
    worthTrying[fact] = found
    return found
  }

  /// Returns the facts that were found, without those that have no influence.
  private func withoutIdle() -> [FactValue?] {
    for fact in flat.values.indices where !given.contains(fact) {
      guard let position = flat.choice(of: fact) else { continue }
      flat.forget(fact)
      let holds = sides.allSatisfy { side in
        let answer = answer(side)
        return answer == .yes || answer == .neither
      }
      if !holds { flat.choose(position, of: fact) }
    }
    return flat.values.indices.map { fact in flat.choice(of: fact).map { flat.values[fact][$0] } }
  }
}

extension FactSearch {
  /// Runs one search for one formula.
  package static func run(_ formula: Formula, _ values: FactValues, knowing known: [Int: FactValue] = [:]) -> Outcome {
    let search = FactSearch(values)
    return search.find([search.add(formula).holds], knowing: known)
  }
}

extension FlatFormulas.Handle {
  var holds: FactSearch.Side { .init(handle: self, isNegated: false) }
  var fails: FactSearch.Side { .init(handle: self, isNegated: true) }
}
