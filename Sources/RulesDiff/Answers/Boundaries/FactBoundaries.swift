internal import Conditions
internal import RuleKinds

/// The boundary values of facts, at which the answer of a decision can change: each constant that a fact is compared with and the values
/// just below and above it, every value of an enumeration, null, and no value.
///
/// A comparison of sums is solved for each of its facts in turn, with the other facts at their initial values. Values are collected in the
/// order in which expressions name them, so the result is deterministic.
struct FactBoundaries {
  private let book: RuleBook
  private let linear: SumReader
  private var found: [String: [BoundaryValue]] = [:]
  /// The facts that conditions compare with other facts, so that no constant is a boundary of them. Times are compared with the present.
  private(set) var related: Set<String> = []

  /// The initial value of timestamps, in seconds since 1970: 2026-01-05.
  static let beginning: Int64 = 1_767_614_400
  /// The timestamps that can be written, in seconds since 1970: the years 1 to 9999.
  static let times: Range<Int64> = -62_135_596_800..<253_402_300_800
  /// The maximum number of values of a fact, which bounds the number of generated users. The first values are kept.
  private static let most = 16

  init(_ reach: DecisionReach, _ book: RuleBook, _ typed: TypedBook) {
    self.book = book
    linear = SumReader(book: book, typed: typed)
    for fact in reach.facts { declare(fact) }
    for expression in reach.expressions { visit(expression) }
    for limit in reach.limits { look(at: limit) }
    for name in reach.facts where reach.isRequest {
      guard let fact = book.facts[name], fact.type == .int else { continue }
      for number in [1, 2] as [Int64] where FactBoundaries.number(number, of: fact) == number { add(.int(number), to: name) }
    }
  }

  /// The values of a fact. The first is its initial value.
  func values(of fact: String) -> [BoundaryValue] { found[fact] ?? [] }

  private mutating func add(_ value: BoundaryValue, to fact: String) {
    guard var values = found[fact], values.count < FactBoundaries.most, !values.contains(value) else { return }
    values.append(value)
    found[fact] = values
  }

  /// Adds the values that follow from the declaration of the fact.
  private mutating func declare(_ name: String) {
    guard let fact = book.facts[name], found[name] == nil else { return }
    found[name] = FactBoundaries.ordinary(fact, book)
    if fact.orNull { add(.null, to: name) }
    add(.absent, to: name)
  }

  /// The ordinary values of a text.
  static let texts: [BoundaryValue] = [.text("a"), .text("b")]

  /// The ordinary values of a fact. The first is its initial value.
  static func ordinary(_ fact: Fact, _ book: RuleBook) -> [BoundaryValue] {
    switch fact.type {
    case .bool: [.bool(false), .bool(true)]
    case .int: [.int(number(0, of: fact))]
    case .text, .id: texts
    case .duration: [.duration(seconds: 0)]
    case .timestamp: [.timestamp(seconds: FactBoundaries.beginning)]
    case .plan: book.plans.states.names.map { .text($0) }
    case .oneOf(let values): values.map { .text($0) }
    case .listOf: [.list([])]
    }
  }

  private static func number(_ number: Int64, of fact: Fact) -> Int64 { max(fact.atLeast ?? 0, min(fact.atMost ?? .max, number)) }

  private mutating func visit(_ expression: TypedExpression) {
    if case .binary(let operation, let left, let right, _) = expression {
      switch operation {
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
        let sums = linear.sums(linear.forms(of: left), linear.forms(of: right), times: -1)
        for sum in sums { relate(sum) }
        solve(sums)
        name(left, right)
        name(right, left)
      case .isIn: member(left, right)
      default: break
      }
    }
    for child in expression.children { visit(child) }
  }

  /// Adds the boundaries of a limit: it is full when the used and the added amount exceed its number.
  private mutating func look(at name: Name<Limit>) {
    guard let limit = book.limits[name] else { return }
    func form(_ fact: Name<Fact>?) -> [FactSum] {
      guard let fact else { return [FactSum(constant: 1)] }
      return linear.forms(of: .fact(name: fact.text, ordinal: 0, type: .int))
    }
    if limit.left != nil {
      solve(linear.sums(form(limit.left), form(limit.adds), times: -1))
    } else if limit.used != nil || limit.adds != nil {
      let numbers = SumReader.numbers(of: limit).map { FactSum(constant: $0) }
      // A limit on a single thing counts nothing before it.
      let used = limit.used == nil ? [FactSum(constant: 0)] : form(limit.used)
      solve(linear.sums(linear.sums(used, form(limit.adds), times: 1), numbers, times: -1))
    }
  }

  /// Adds the values at which the sums are zero, and the values one below and one above.
  private mutating func solve(_ forms: [FactSum]) {
    for form in forms {
      for term in form.coefficients.keys.sorted(by: { ($0.fact, $0.isLength ? 1 : 0) < ($1.fact, $1.isLength ? 1 : 0) }) {
        guard let factor = form.coefficients[term], abs(factor) == 1 else { continue }
        var rest = form.constant
        for (other, factor) in form.coefficients where other != term { rest &+= factor &* start(of: other) }
        for value in [rest &* -factor &- 1, rest &* -factor, rest &* -factor &+ 1] { add(value, to: term) }
      }
    }
  }

  private mutating func relate(_ sum: FactSum) {
    let facts = sum.coefficients.keys.map(\.fact).filter { book.facts[$0]?.type == .int }
    if facts.count > 1 { related.formUnion(facts) }
  }

  private func start(of term: FactTerm) -> Int64 {
    guard let fact = book.facts[term.fact], !term.isLength else { return 1 }
    return fact.type == .timestamp ? FactBoundaries.beginning : fact.type == .int ? FactBoundaries.number(0, of: fact) : 0
  }

  private mutating func add(_ number: Int64, to term: FactTerm) {
    guard let fact = book.facts[term.fact] else { return }
    if term.isLength {
      guard (0...4096).contains(number) else { return }
      return add(.text(String(repeating: "a", count: Int(number))), to: term.fact)
    }
    switch fact.type {
    case .int: if FactBoundaries.number(number, of: fact) == number { add(.int(number), to: term.fact) }
    case .duration: if abs(number) < 315_576_000_000 { add(.duration(seconds: number), to: term.fact) }
    case .timestamp: if FactBoundaries.times.contains(number) { add(.timestamp(seconds: number), to: term.fact) }
    default: break
    }
  }

  /// Adds a string that a fact is compared with.
  private mutating func name(_ side: TypedExpression, _ other: TypedExpression) {
    if case .fact(let fact, _, _) = side, case .constant(.string(let text), _, _) = other { add(.text(text), to: fact) }
  }

  private mutating func member(_ item: TypedExpression, _ list: TypedExpression) {
    switch (item, list) {
    case (.fact(let fact, _, _), .constant(.list(let items), _, _)):
      for item in items {
        if let number = item.number {
          solve(linear.forms(of: .fact(name: fact, ordinal: 0, type: .int)).compactMap { $0.adding(FactSum(constant: number), times: -1) })
        }
        if case .string(let text) = item { add(.text(text), to: fact) }
      }
    case (.constant(let constant, _, _), .fact(let fact, _, _)): if let value = constant.boundary { add(.list([value]), to: fact) }
    default: break
    }
  }
}

extension Constant {
  fileprivate var number: Int64? { if case .int(let number) = self { number } else { nil } }

  fileprivate var boundary: BoundaryValue? {
    switch self {
    case .bool(let flag): .bool(flag)
    case .int(let number): .int(number)
    case .string(let text): .text(text)
    default: nil
    }
  }
}
