/// Proves before anything runs that every program ends, leaves one value, stays within its stack and names only what is
/// there, and that conditions, derived facts and tables do not depend on themselves.
struct ProgramVerifier {
  static let maximumStack = 64
  static let maximumLevels = 48
  static let maximumCost = 100_000

  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func verify() throws(BundleError) {
    for program in 0..<info(.programs).rows { try verify(program) }
    try verifyDependencies()
  }

  private func info(_ section: Section) -> BundleStorage.Info { storage.infos[Int(section.rawValue)] }
  private func word(_ section: Section, _ row: Int, _ column: Int) -> Int {
    let info = info(section)
    return storage.position(at: info.offset + (row * info.stride + column) * 4)
  }

  // MARK: One program

  private func verify(_ program: Int) throws(BundleError) {
    let place = info(.programs).offset + program * info(.programs).stride * 4
    let first = word(.programs, program, Word.Programs.code)
    let count = word(.programs, program, Word.Programs.code + 1)
    let stack = word(.programs, program, Word.Programs.stack)
    guard count > 0, count <= 65_535, stack <= ProgramVerifier.maximumStack else { throw BundleError(.programInvalid, at: place) }
    // The depth of the stack before each instruction; -1 while nothing leads there.
    var depths = Array(repeating: -1, count: count + 1)
    depths[0] = 0
    for index in 0..<count {
      let offset = info(.code).offset + (first + index) * 8
      let depth = depths[index]
      guard depth >= 0 else { throw BundleError(.programInvalid, at: offset) }
      guard let step = step(at: offset) else { throw BundleError(.instructionInvalid, at: offset) }
      guard depth >= step.takes, depth - step.takes + step.leaves <= stack else { throw BundleError(.programInvalid, at: offset) }
      if step.goesOn, !lead(&depths, to: index + 1, with: depth - step.takes + step.leaves) {
        throw BundleError(.programInvalid, at: offset)
      }
      for jump in step.jumps {
        guard jump.target > index, jump.target <= count, lead(&depths, to: jump.target, with: depth + jump.change) else {
          throw BundleError(.programInvalid, at: offset)
        }
      }
    }
    guard depths[count] == 1 else { throw BundleError(.programInvalid, at: place) }
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
    var jumps: [(target: Int, change: Int)] = []
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
      return a < info(.facts).rows && self.word(.facts, a, Word.Facts.type) == FactKind.enumeration.rawValue
        && self.word(.facts, a, Word.Facts.values + 1) <= 32 ? Step() : nil
    case .not, .negate, .size, .parseDuration, .parseTimestamp: return Step(takes: 1)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .add, .subtract, .multiply, .divide, .remainder, .isIn, .and,
      .or:
      return Step(takes: 2)
    case .makeList: return b <= ProgramVerifier.maximumStack ? Step(takes: b) : nil
    case .jumpIfFalse, .jumpIfTrue: return Step(takes: 1, jumps: [(b, 0)])
    case .branch: return Step(takes: 1, leaves: 0, jumps: [(b, -1), (a, 0)])
    case .jump: return Step(leaves: 0, goesOn: false, jumps: [(b, 0)])
    }
  }

  // MARK: What depends on what

  /// Programs, tables and facts as the nodes of one graph: `0..<programs`, then tables, then facts.
  private func verifyDependencies() throws(BundleError) {
    let programs = info(.programs).rows
    let tables = info(.tables).rows
    let total = programs + tables + info(.facts).rows
    // 0: not seen, 1: open, 2: done.
    var states = Array(repeating: UInt8(0), count: total)
    var levels = Array(repeating: 0, count: total)
    var costs = Array(repeating: 0, count: total)
    var stacks = Array(repeating: 0, count: total)
    for start in 0..<total where states[start] == 0 {
      var open = [(node: start, next: 0, needs: dependencies(of: start, programs, tables))]
      states[start] = 1
      while let top = open.last {
        if top.next < top.needs.count {
          open[open.count - 1].next += 1
          let node = top.needs[top.next]
          if states[node] == 1 { throw BundleError(.cyclic, at: place(of: node, programs, tables)) }
          if states[node] == 0 {
            states[node] = 1
            open.append((node, 0, dependencies(of: node, programs, tables)))
          }
          continue
        }
        open.removeLast()
        states[top.node] = 2
        var cost = top.node < programs ? word(.programs, top.node, Word.Programs.code + 1) : 1
        var level = 0
        var stack = 0
        for need in top.needs {
          cost += costs[need]
          level = max(level, levels[need])
          stack = max(stack, stacks[need])
          if cost > ProgramVerifier.maximumCost { throw BundleError(.tooExpensive, at: place(of: top.node, programs, tables)) }
        }
        levels[top.node] = level + 1
        costs[top.node] = cost
        stacks[top.node] = stack + (top.node < programs ? word(.programs, top.node, Word.Programs.stack) : 0)
        if level + 1 > ProgramVerifier.maximumLevels { throw BundleError(.tooExpensive, at: place(of: top.node, programs, tables)) }
        storage.stackNeeded = max(storage.stackNeeded, stacks[top.node])
      }
    }
  }

  private func dependencies(of node: Int, _ programs: Int, _ tables: Int) -> [Int] {
    var needs: [Int] = []
    if node < programs {
      let first = word(.programs, node, Word.Programs.code)
      for index in first..<(first + word(.programs, node, Word.Programs.code + 1)) {
        let code = storage.word(at: info(.code).offset + index * 8)
        let b = storage.position(at: info(.code).offset + index * 8 + 4)
        switch Instruction.Operation(rawValue: UInt8(truncatingIfNeeded: code)) {
        case .fact, .factIsOneOf: needs.append(programs + tables + Int(code >> 16))
        case .condition: needs.append(word(.conditions, b, Word.Conditions.program))
        case .limit, .planCan: if info(.book).rows > 0 { needs.append(programs + tables + word(.book, 0, Word.Book.plan)) }
        default: break
        }
      }
    } else if node < programs + tables {
      let first = word(.tables, node - programs, Word.Tables.rows)
      for row in first..<(first + word(.tables, node - programs, Word.Tables.rows + 1)) {
        let program = word(.tableRows, row, Word.TableRows.condition)
        if program != Layout.noPosition { needs.append(program) }
      }
    } else {
      let fact = node - programs - tables
      let program = word(.facts, fact, Word.Facts.program)
      let table = word(.facts, fact, Word.Facts.table)
      if program != Layout.noPosition { needs.append(program) }
      if table != Layout.noPosition { needs.append(programs + table) }
    }
    return needs
  }

  private func place(of node: Int, _ programs: Int, _ tables: Int) -> Int {
    let (section, row): (Section, Int) =
      node < programs ? (.programs, node) : node < programs + tables ? (.tables, node - programs) : (.facts, node - programs - tables)
    return info(section).offset + row * info(section).stride * 4
  }
}
