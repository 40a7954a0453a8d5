/// Finds the facts that conditions can read, directly and through other conditions and facts, in the order of first use.
public struct FactsRead {
  private let bundle: RuleBundle
  private var seen: Set<Int> = []
  private var programs: Set<Int> = []
  private var order: [Int] = []

  /// Creates a search in a bundle.
  public init(_ bundle: RuleBundle) { self.bundle = bundle }

  /// Returns the facts that the conditions of table rows can read.
  public consuming func facts(ofRows rows: ClosedRange<Int>) -> [Int] {
    for row in rows { if let program = bundle.tableRows[row].condition { visit(program) } }
    return order
  }

  /// Returns the facts that programs can read.
  public consuming func facts(ofPrograms programs: [Int]) -> [Int] {
    for program in programs { visit(program) }
    return order
  }

  private mutating func visit(_ program: Int) {
    guard programs.insert(program).inserted else { return }
    for index in bundle.programs[program].code {
      let instruction = bundle.instruction(index)
      switch instruction.operation {
      case let operation where operation.readsFact: read(Int(instruction.a))
      case .limit, .planCan: read(bundle.book[0].plan)
      case .condition: visit(bundle.conditions[Int(instruction.b)].program)
      default: break
      }
    }
  }

  private mutating func read(_ fact: Int) {
    guard seen.insert(fact).inserted else { return }
    order.append(fact)
    // The facts that a derived fact reads are included. The facts of the plan table are not.
    if let program = bundle.facts[fact].program { visit(program) }
  }
}
