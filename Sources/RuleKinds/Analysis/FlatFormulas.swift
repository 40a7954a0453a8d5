/// Formulas in a flat form for trying many facts. The result of a comparison is computed once for each choice of its facts, then looked up.
///
/// The results equal those of `Formula.evaluate`. An instance has state, the chosen values of the facts, so it must not be shared.
final class FlatFormulas {
  /// The position of a formula.
  struct Handle {
    let formula: Formula
    fileprivate let node: Int
  }

  /// The result of a formula.
  struct Answer: Equatable {
    fileprivate let code: Int32

    static let yes = Answer(code: -1)
    static let no = Answer(code: -2)
    static let error = Answer(code: -3)
    /// Neither true nor false: null decides nothing.
    static let neither = Answer(code: -4)
    fileprivate static let unasked = Answer(code: -5)

    /// A fact without a chosen value that the result depends on.
    var unknown: Int? { code >= 0 ? Int(code) : nil }
  }

  private enum Kind { case constant, not, all, any, choice, byPlan, comparison }

  private struct Node {
    var kind: Kind
    /// The first index in `children`; for a constant its answer, for a comparison its index.
    var first: Int32
    var count: Int32 = 0
    /// The fact that holds the plan.
    var fact: Int32 = 0
  }

  /// A comparison. Its answers are stored next to each other, indexed by the chosen values of its facts.
  private struct Comparison {
    /// The first of its facts in `terms`.
    var first: Int32
    var count: Int32
    /// The index of its first answer; nil if there are too many answers to store.
    var table: Int32?
  }

  /// The maximum number of stored answers for one comparison.
  private static let mostAnswers = 1 << 12

  /// The values that each fact may have.
  let values: [[FactValue]]
  /// The position of the chosen value of each fact, counted from 1; 0 if none is chosen.
  @exclusivity(unchecked) private var choices: [Int32]
  @exclusivity(unchecked) private var nodes: [Node] = []
  @exclusivity(unchecked) private var children: [Int32] = []
  @exclusivity(unchecked) private var comparisons: [Comparison] = []
  @exclusivity(unchecked) private var terms: [(fact: Int32, stride: Int32)] = []
  @exclusivity(unchecked) private var answers: [Answer] = []
  /// The formulas of the comparisons.
  private var formulas: [Formula] = []
  /// The chosen values of the facts in the comparison that is being evaluated.
  @exclusivity(unchecked) private var known: [FactValue?]

  init(_ values: [[FactValue]]) {
    self.values = values
    choices = Array(repeating: 0, count: values.count)
    known = Array(repeating: nil, count: values.count)
  }

  // MARK: Choosing

  func choose(_ position: Int, of fact: Int) { choices[fact] = Int32(position + 1) }

  func forget(_ fact: Int) { choices[fact] = 0 }

  /// Returns the position of the chosen value.
  func choice(of fact: Int) -> Int? { choices[fact] > 0 ? Int(choices[fact]) - 1 : nil }

  // MARK: Building

  func add(_ formula: Formula) -> Handle { Handle(formula: formula, node: Int(lay(formula))) }

  private func lay(_ formula: Formula) -> Int32 {
    switch formula {
    case .value(let value): return append(Node(kind: .constant, first: Answer(.value(value)).code))
    case .opaque: return append(Node(kind: .constant, first: Answer.error.code))
    case .not(let operand): return append(.not, [lay(operand)])
    case .all(let sides): return append(.all, sides.map(lay))
    case .any(let sides): return append(.any, sides.map(lay))
    case .conditional(let test, let then, let otherwise): return append(.choice, [lay(test), lay(then), lay(otherwise)])
    case .byPlan(let fact, let cells): return append(.byPlan, cells.map(lay), fact: fact)
    case .variable, .compare, .arithmetic, .negate, .size, .list: return append(comparison: formula)
    }
  }

  private func append(_ node: Node) -> Int32 {
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private func append(_ kind: Kind, _ below: [Int32], fact: Int = 0) -> Int32 {
    children += below
    return append(Node(kind: kind, first: Int32(children.count - below.count), count: Int32(below.count), fact: Int32(fact)))
  }

  private func append(comparison formula: Formula) -> Int32 {
    let first = terms.count
    var size = 1
    for fact in formula.facts {
      terms.append((Int32(fact), Int32(size)))
      if size <= FlatFormulas.mostAnswers { size *= values[fact].count + 1 }
    }
    let isKept = size <= FlatFormulas.mostAnswers
    comparisons.append(Comparison(first: Int32(first), count: Int32(terms.count - first), table: isKept ? Int32(answers.count) : nil))
    formulas.append(formula)
    if isKept { answers.append(contentsOf: repeatElement(.unasked, count: size)) }
    return append(Node(kind: .comparison, first: Int32(comparisons.count - 1)))
  }

  // MARK: Evaluating

  func answer(_ handle: Handle) -> Answer { answer(Int32(handle.node)) }

  private func answer(_ index: Int32) -> Answer {
    let node = nodes[Int(index)]
    switch node.kind {
    case .constant: return Answer(code: node.first)
    case .comparison: return answer(comparison: Int(node.first))
    case .not: return FlatFormulas.opposite(answer(children[Int(node.first)]))
    case .all: return decide(node, by: .no, else: .yes)
    case .any: return decide(node, by: .yes, else: .no)
    case .choice:
      let test = answer(children[Int(node.first)])
      return test == .yes ? answer(children[Int(node.first) + 1]) : test == .no ? answer(children[Int(node.first) + 2]) : test
    case .byPlan:
      guard let plan = choice(of: Int(node.fact)) else { return Answer(code: node.fact) }
      guard case .ordinal(let ordinal) = values[Int(node.fact)][plan], ordinal < Int(node.count) else { return .error }
      return answer(children[Int(node.first) + ordinal])
    }
  }

  static func opposite(_ answer: Answer) -> Answer { answer == .yes ? .no : answer == .no ? .yes : answer }

  private func decide(_ node: Node, by deciding: Answer, else otherwise: Answer) -> Answer {
    var open: Answer?
    var fails = false
    for child in Int(node.first)..<Int(node.first + node.count) {
      let answer = answer(children[child])
      if answer == deciding { return deciding }
      if answer.unknown != nil, open == nil { open = answer }
      if answer == .error { fails = true }
    }
    return open ?? (fails ? .error : otherwise)
  }

  private func answer(comparison index: Int) -> Answer {
    let comparison = comparisons[index]
    let terms = Int(comparison.first)..<Int(comparison.first + comparison.count)
    guard let table = comparison.table else { return workOut(index, terms) }
    var place = table
    for term in terms {
      place += choices[Int(self.terms[term].fact)] * self.terms[term].stride
    }
    let known = answers[Int(place)]
    if known != .unasked { return known }
    let answer = workOut(index, terms)
    answers[Int(place)] = answer
    return answer
  }

  private func workOut(_ comparison: Int, _ terms: Range<Int>) -> Answer {
    for term in terms {
      let fact = Int(self.terms[term].fact)
      known[fact] = choice(of: fact).map { values[fact][$0] }
    }
    return Answer(formulas[comparison].evaluate(known))
  }

  // MARK: Equivalent values

  /// Returns the values of a fact that some formulas distinguish. Of several equivalent values, it contains the first.
  ///
  /// - Parameter fixed: Facts whose chosen value does not change.
  func different(_ fact: Int, in handles: [Handle], fixed: Set<Int>) -> [Int] {
    let all = Array(values[fact].indices)
    guard all.count > 2 else { return all }
    var asked: [Int] = []
    for handle in handles where !collect(Int32(handle.node), about: fact, fixed, &asked) { return all }
    var seen: Set<[Int32]> = []
    let before = choices[fact]
    defer { choices[fact] = before }
    return all.filter { position in
      choose(position, of: fact)
      return seen.insert(asked.map { answer(comparison: $0).code }).inserted
    }
  }

  /// Collects the comparisons below a node that use a fact. Returns false if one of them also uses other facts that are not fixed.
  private func collect(_ index: Int32, about fact: Int, _ fixed: Set<Int>, _ found: inout [Int]) -> Bool {
    let node = nodes[Int(index)]
    switch node.kind {
    case .constant: return true
    case .comparison:
      let comparison = comparisons[Int(node.first)]
      let facts = terms[Int(comparison.first)..<Int(comparison.first + comparison.count)].map { Int($0.fact) }
      guard facts.contains(fact) else { return true }
      found.append(Int(node.first))
      return facts.allSatisfy { $0 == fact || fixed.contains($0) }
    case .byPlan where Int(node.fact) == fact: return false
    case .not, .all, .any, .choice, .byPlan:
      return (Int(node.first)..<Int(node.first + node.count)).allSatisfy { collect(children[$0], about: fact, fixed, &found) }
    }
  }
}

extension FlatFormulas.Answer {
  fileprivate init(_ result: FormulaResult) {
    switch result {
    case .yes: self = .yes
    case .no: self = .no
    case .value: self = .neither
    case .error: self = .error
    case .unknown(let fact): self.init(code: Int32(fact))
    }
  }
}
