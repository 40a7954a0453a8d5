/// Which facts the conditions of some rows can read, directly and through others, in the order of first use.
public struct FactsRead {
  private let bundle: RuleBundle
  private var seen: Set<Int> = []
  private var programs: Set<Int> = []
  private var order: [Int] = []

  public init(_ bundle: RuleBundle) { self.bundle = bundle }

  public consuming func facts(ofRows rows: ClosedRange<Int>) -> [Int] {
    for row in rows { if let program = bundle.tableRows[row].condition { visit(program) } }
    return order
  }

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
    // What a derived fact rests on is read with it; the plan's own table is another question.
    if let program = bundle.facts[fact].program { visit(program) }
  }
}
