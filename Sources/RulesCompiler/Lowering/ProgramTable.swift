internal import Conditions
internal import RulesBundle

/// The programs of the bundle without duplicates, and their constants.
struct ProgramTable {
  private struct Entry {
    var program: Program
    var type: ConditionType
  }

  private var entries: [Entry] = []
  private var numbers: [TypedExpression: Int] = [:]
  private var pool = ConstantPool()

  /// Returns the index of the program of an expression, adding it if it is new.
  mutating func add(_ expression: TypedExpression, type: ConditionType) -> Int {
    if let number = numbers[expression] { return number }
    entries.append(Entry(program: expression.emit(constants: &pool), type: type))
    numbers[expression] = entries.count - 1
    return entries.count - 1
  }

  /// Returns the constant pool index of a constant, adding it if it is new.
  mutating func constant(_ constant: Constant) -> Int { pool.index(of: constant) }

  /// Writes constants, instructions, and programs. Returns the row of each constant.
  ///
  /// - Parameter facts: The ordinal of a fact for each list of declared values, which provides the names of results.
  mutating func write(to writer: inout BundleWriter, facts: [[String]: Int]) -> [Int] {
    let rows = pool.constants.map { ProgramTable.write($0, to: &writer) }
    for entry in entries {
      let code = entry.program.instructions.map { instruction in
        var instruction = instruction
        if instruction.operation.readsConstant { instruction.b = UInt32(rows[Int(instruction.b)]) }
        return CodeBuilder(instruction)
      }
      let type = entry.type.withoutNull
      let fact = type.values.flatMap { facts[$0] }
      writer.add(
        ProgramBuilder(
          code: writer.addRange(code), stack: entry.program.maximumStack, type: ProgramTable.tag(of: type), valuesOf: fact))
    }
    return rows
  }

  /// Writes a constant. The items of a list precede the list.
  private static func write(_ constant: Constant, to writer: inout BundleWriter) -> Int {
    switch constant {
    case .null: return add(.null, to: &writer)
    case .bool(let flag): return add(.bool(flag), to: &writer)
    case .int(let number): return add(.int(number), to: &writer)
    case .string(let text): return add(writer.string(text), to: &writer)
    case .enumeration(let ordinal): return add(.enumeration(ordinal), to: &writer)
    case .duration(let seconds, let nanoseconds): return add(.duration(seconds: seconds, nanoseconds: nanoseconds), to: &writer)
    case .timestamp(let seconds, let nanoseconds): return add(.timestamp(seconds: seconds, nanoseconds: nanoseconds), to: &writer)
    case .list(let items):
      let first = writer.count(of: .constants)
      for item in items { _ = write(item, to: &writer) }
      return add(.list(start: items.isEmpty ? 0 : first, count: items.count, in: .bundle), to: &writer)
    }
  }

  private static func add(_ value: Value, to writer: inout BundleWriter) -> Int { writer.add(ConstantBuilder(value)) }

  private static func tag(of type: ConditionType) -> Value.Tag {
    switch type {
    case .bool: .bool
    case .int: .int
    case .string: .string
    case .duration: .duration
    case .timestamp: .timestamp
    case .enumeration: .enumeration
    case .list: .list
    case .null, .unknown: .null
    case .nullable(let type): tag(of: type)
    }
  }
}
