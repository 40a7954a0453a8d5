/// Looks for facts that make a formula true, over all values that they can have.
///
/// Only facts that the answer depends on are tried, in the order in which they are met, so what is found names no others.
struct FactSearch {
  enum Outcome: Sendable, Equatable {
    /// By the position of the fact; nil where it does not matter.
    case found([FactValue?])
    /// Nobody's facts do.
    case never
    /// It is not known: the formula is too large, or does what the analysis cannot follow.
    case open
  }

  /// Formulas that are evaluated for one answer, at most.
  static let most = 20_000

  private let formula: Formula
  private let values: FactValues
  private var known: [FactValue?]
  private var tries = 0

  static func run(_ formula: Formula, _ values: FactValues, knowing known: [Int: FactValue] = [:]) -> Outcome {
    var search = FactSearch(formula, values, known)
    if search.isFound() { return .found(search.withoutIdle(known)) }
    return values.isExact && search.tries <= most ? .never : .open
  }

  private init(_ formula: Formula, _ values: FactValues, _ known: [Int: FactValue]) {
    self.formula = formula
    self.values = values
    self.known = Array(repeating: nil, count: values.values.count)
    for (index, value) in known { self.known[index] = value }
  }

  private mutating func isFound() -> Bool {
    tries += 1
    guard tries <= FactSearch.most else { return false }
    let result = formula.evaluate(known)
    guard case .unknown(let fact) = result else { return result == .yes }
    for value in values.values[fact] {
      known[fact] = value
      if isFound() { return true }
    }
    known[fact] = nil
    return false
  }

  /// The facts that were found, without those that nothing depends on.
  private func withoutIdle(_ given: [Int: FactValue]) -> [FactValue?] {
    var facts = known
    for index in facts.indices where facts[index] != nil && given[index] == nil {
      let value = facts[index]
      facts[index] = nil
      if formula.evaluate(facts) != .yes { facts[index] = value }
    }
    return facts
  }
}
