/// Verifies that every program terminates, leaves one value, stays within its stack, and has valid operands, and that conditions, derived
/// facts, and tables have no cyclic dependencies.
struct ProgramVerifier {
  static let maximumStack = 64
  static let maximumLevels = 48
  static let maximumCost = 100_000

  let storage: BundleStorage

  private let bundle: RuleBundle

  init(_ storage: BundleStorage) { (self.storage, bundle) = (storage, RuleBundle(unchecked: storage)) }

  func verify() throws(BundleError) {
    // The height of the stack before each instruction of a program, or -1 if it is not reached yet. The array is shared by all programs.
    var depths: [Int] = []
    for program in 0..<info(.programs).rows { try verify(program, &depths) }
    try verifyDependencies()
  }

  private func info(_ section: BundleSection) -> BundleStorage.Info { storage.infos[Int(section.rawValue)] }

  // MARK: One program

  private func verify(_ program: Int, _ depths: inout [Int]) throws(BundleError) {
    let place = info(.programs).offset + program * info(.programs).stride * 4
    let first = bundle.programs[program].code.lowerBound
    let count = bundle.programs[program].code.count
    let stack = bundle.programs[program].stack
    guard count > 0, count <= 65_535, stack <= ProgramVerifier.maximumStack else { throw BundleError(.programInvalid, at: place) }
    depths.removeAll(keepingCapacity: true)
    for _ in 0...count { depths.append(-1) }
    depths[0] = 0
    for index in 0..<count {
      let offset = info(.code).offset + (first + index) * 8
      guard depths[index] >= 0 else { throw BundleError(.programInvalid, at: offset) }
      guard let step = step(at: offset) else { throw BundleError(.instructionInvalid, at: offset) }
      let depth = depths[index] - step.takes + step.leaves
      guard depths[index] >= step.takes, depth <= stack, !step.goesOn || lead(&depths, to: index + 1, with: depth),
        step.jump.map({ lead(&depths, from: index, to: $0, with: depth) }) ?? true,
        step.jumpOnError.map({ lead(&depths, from: index, to: $0, with: depth + 1) }) ?? true
      else { throw BundleError(.programInvalid, at: offset) }
    }
    guard depths[count] == 1 else { throw BundleError(.programInvalid, at: place) }
  }

  /// Whether a jump goes forward to an existing instruction.
  private func lead(_ depths: inout [Int], from index: Int, to target: Int, with depth: Int) -> Bool {
    target > index && target < depths.count && lead(&depths, to: target, with: depth)
  }

  private func lead(_ depths: inout [Int], to index: Int, with depth: Int) -> Bool {
    if depths[index] >= 0 { return depths[index] == depth }
    depths[index] = depth
    return true
  }

  private struct Step {
    var takes = 0
    var leaves = 1
    var goesOn = true
    /// The jump target.
    var jump: Int?
    /// The jump target with an error on the stack.
    var jumpOnError: Int?
  }

  private func step(at offset: Int) -> Step? {
    let word = storage.word(at: offset)
    let a = Int(word >> 16)
    let b = storage.position(at: offset + 4)
    guard word & 0xFF00 == 0, let operation = Instruction.Operation(rawValue: UInt8(truncatingIfNeeded: word)) else { return nil }
    switch operation {
    case .constant: return b < info(.constants).rows ? Step() : nil
    case .fact: return a < info(.facts).rows ? Step() : nil
    case .limit: return b < info(.limits).rows ? Step() : nil
    case .planCan: return b < info(.capabilities).rows ? Step() : nil
    case .condition: return b < info(.conditions).rows ? Step() : nil
    case .factIsOneOf:
      return a < info(.facts).rows && bundle.facts[a].type == .enumeration
        && bundle.facts[a].values.count <= 32 ? Step() : nil
    case .factEqual, .factNotEqual, .factLess, .factLessOrEqual, .factGreater, .factGreaterOrEqual:
      return a < info(.facts).rows && b < info(.constants).rows ? Step() : nil
    case .not, .negate, .size, .parseDuration, .parseTimestamp: return Step(takes: 1)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .add, .subtract, .multiply, .divide, .remainder, .isIn, .and,
      .or:
      return Step(takes: 2)
    case .makeList: return b <= ProgramVerifier.maximumStack ? Step(takes: b) : nil
    case .jumpIfFalse, .jumpIfTrue: return Step(takes: 1, jump: b)
    case .branch: return Step(takes: 1, leaves: 0, jump: b, jumpOnError: a)
    case .jump: return Step(leaves: 0, goesOn: false, jump: b)
    }
  }

  // MARK: Dependencies

  /// A node of the dependency graph: a program, a table, or a fact, with the accumulated results of its dependencies.
  private struct Node {
    enum State: UInt8 { case unseen, open, done }

    var state = State.unseen
    /// The height of the graph below the node. Like the other results, it includes the node itself when the node is done.
    var levels = 0
    /// The number of instructions. Every use of a dependency counts.
    var cost = 0
    /// The maximum height of the stack.
    var stack = 0

    mutating func add(_ need: Node) {
      levels = max(levels, need.levels)
      cost += need.cost
      stack = max(stack, need.stack)
    }
  }

  /// Traverses the dependency graph. Its nodes are the programs, followed by the tables and the facts.
  private func verifyDependencies() throws(BundleError) {
    let programs = info(.programs).rows
    let tables = info(.tables).rows
    let total = programs + tables + info(.facts).rows
    var nodes = Array(repeating: Node(), count: total)
    // The path to the current node, with the position of the next dependency of each node.
    var open: [(node: Int, position: Int)] = []
    for start in 0..<total where nodes[start].state == .unseen {
      open.append((start, 0))
      nodes[start].state = .open
      while let top = open.last {
        if let next = need(of: top.node, from: top.position, programs, tables) {
          open[open.count - 1].position = next.position
          switch nodes[next.node].state {
          case .open: throw BundleError(.cyclic, at: place(of: next.node, programs, tables))
          case .done: try add(next.node, to: top.node, &nodes, programs, tables)
          case .unseen:
            nodes[next.node].state = .open
            open.append((next.node, 0))
          }
          continue
        }
        open.removeLast()
        nodes[top.node].state = .done
        nodes[top.node].levels += 1
        nodes[top.node].cost += top.node < programs ? bundle.programs[top.node].code.count : 1
        if top.node < programs { nodes[top.node].stack += bundle.programs[top.node].stack }
        guard nodes[top.node].levels <= ProgramVerifier.maximumLevels, nodes[top.node].cost <= ProgramVerifier.maximumCost else {
          throw BundleError(.tooExpensive, at: place(of: top.node, programs, tables))
        }
        storage.stackNeeded = max(storage.stackNeeded, nodes[top.node].stack)
        if let above = open.last { try add(top.node, to: above.node, &nodes, programs, tables) }
      }
    }
  }

  private func add(_ need: Int, to node: Int, _ nodes: inout [Node], _ programs: Int, _ tables: Int) throws(BundleError) {
    let known = nodes[need]
    nodes[node].add(known)
    if nodes[node].cost > ProgramVerifier.maximumCost { throw BundleError(.tooExpensive, at: place(of: node, programs, tables)) }
  }

  /// Returns the next dependency of a node at or after a position, with the position after it, or nil.
  private func need(of node: Int, from position: Int, _ programs: Int, _ tables: Int) -> (node: Int, position: Int)? {
    if node < programs { return need(ofProgram: node, from: position, factsFrom: programs + tables) }
    if node < programs + tables {
      let table = node - programs
      for row in position..<max(position, bundle.tables[table].rows.count) {
        if let program = bundle.tableRows[bundle.tables[table].rows.lowerBound + row].condition { return (program, row + 1) }
      }
      return nil
    }
    let fact = node - programs - tables
    if position == 0, let program = bundle.facts[fact].program { return (program, 1) }
    if position < 2, let table = bundle.facts[fact].table { return (programs + table, 2) }
    return nil
  }

  private func need(ofProgram program: Int, from position: Int, factsFrom facts: Int) -> (node: Int, position: Int)? {
    let code = info(.code).offset + bundle.programs[program].code.lowerBound * 8
    for index in position..<max(position, bundle.programs[program].code.count) {
      let word = storage.word(at: code + index * 8)
      switch Instruction.Operation(verified: UInt8(truncatingIfNeeded: word)) {
      case let operation where operation.readsFact:
        return (facts + Int(word >> 16), index + 1)
      case .condition:
        return (bundle.conditions[storage.position(at: code + index * 8 + 4)].program, index + 1)
      case .limit, .planCan:
        if info(.book).rows > 0 { return (facts + bundle.book[0].plan, index + 1) }
      default: break
      }
    }
    return nil
  }

  private func place(of node: Int, _ programs: Int, _ tables: Int) -> Int {
    let (section, row): (BundleSection, Int) =
      node < programs ? (.programs, node) : node < programs + tables ? (.tables, node - programs) : (.facts, node - programs - tables)
    return info(section).offset + row * info(section).stride * 4
  }
}
