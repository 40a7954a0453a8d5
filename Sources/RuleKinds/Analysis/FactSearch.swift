/// Looks for facts that make formulas true, over all values that they can have.
///
/// Only facts that the answer depends on are tried, in the order in which they are met, so what is found names no others.
package final class FactSearch {
  package enum Outcome: Sendable, Equatable {
    /// By the position of the fact; nil where it does not matter.
    case found([FactValue?])
    /// Nobody's facts do.
    case never
    /// It is not known: the formula is too large, or does what the analysis cannot follow.
    case open
  }

  /// A formula that is to hold, or not to hold.
  struct Side {
    let handle: FlatFormulas.Handle
    let isNegated: Bool
  }

  /// Facts that are tried for one answer, at most.
  static let most = 20_000

  private let isExact: Bool
  private let flat: FlatFormulas
  private var sides: [Side] = []
  /// Sides that depend on facts that are not chosen, those of one fact after those of another.
  private var open: [Side] = []
  private var given: Set<Int> = []
  private var tries = 0
  /// Values that are worth trying, by the position of the fact.
  private var worthTrying: [Int: [Int]] = [:]

  init(_ values: FactValues) {
    isExact = values.isExact
    flat = FlatFormulas(values.values)
  }

  /// Makes a formula known, so that it can be asked about often.
  func add(_ formula: Formula) -> FlatFormulas.Handle { flat.add(formula) }

  /// Facts for which every side is as it is to be.
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
    return isExact && tries <= FactSearch.most ? .never : .open
  }

  /// Looks on among the sides that are open still. What holds now holds whatever else is chosen, and what fails, fails.
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

  /// What is alike is tried once.
  private func positions(of fact: Int) -> [Int] {
    if let known = worthTrying[fact] { return known }
    let found = flat.different(fact, in: sides.map(\.handle), fixed: given)
    worthTrying[fact] = found
    return found
  }

  /// The facts that were found, without those that nothing depends on.
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
  /// For one question about one formula.
  package static func run(_ formula: Formula, _ values: FactValues, knowing known: [Int: FactValue] = [:]) -> Outcome {
    let search = FactSearch(values)
    return search.find([search.add(formula).holds], knowing: known)
  }
}

extension FlatFormulas.Handle {
  var holds: FactSearch.Side { .init(handle: self, isNegated: false) }
  var fails: FactSearch.Side { .init(handle: self, isNegated: true) }
}
