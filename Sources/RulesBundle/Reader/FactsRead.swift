/// Which facts the conditions of some rows can read, directly and through others, in the order of first use.
public struct FactsRead {
  private let bundle: Bundle
  private var seen: Set<Int> = []
  private var programs: Set<Int> = []
  private var order: [Int] = []

  public init(_ bundle: Bundle) { self.bundle = bundle }

  public consuming func facts(ofRows rows: ClosedRange<Int>) -> [Int] {
    for row in rows { if let program = bundle.optional(.tableRows, row, Word.TableRows.condition) { visit(program) } }
    return order
  }

  public consuming func facts(ofPrograms programs: [Int]) -> [Int] {
    for program in programs { visit(program) }
    return order
  }

  private mutating func visit(_ program: Int) {
    guard programs.insert(program).inserted else { return }
    for index in bundle.range(.programs, program, Word.Programs.code) {
      let instruction = bundle.instruction(index)
      switch instruction.operation {
      case let operation where operation.readsFact: read(Int(instruction.a))
      case .limit, .planCan: read(bundle.word(.book, 0, Word.Book.plan))
      case .condition: visit(bundle.word(.conditions, Int(instruction.b), Word.Conditions.program))
      default: break
      }
    }
  }

  private mutating func read(_ fact: Int) {
    guard seen.insert(fact).inserted else { return }
    order.append(fact)
    // What a derived fact rests on is read with it; the plan's own table is another question.
    if let program = bundle.optional(.facts, fact, Word.Facts.program) { visit(program) }
  }
}
