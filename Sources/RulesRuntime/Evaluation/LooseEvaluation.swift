package import RulesBundle
package import RulesJSON

extension Evaluator {
  /// Returns the value of a program that is not in the bundle. The frame must have room for it (`Frame.init(for:brought:)`) and all facts
  /// that it adds.
  package func evaluate(_ program: LooseProgram, _ frame: Frame) -> Value {
    var code: [UInt32] = []
    code.reserveCapacity(program.instructions.count * 2)
    for instruction in program.instructions { for word in CodeBuilder(instruction).words { code.append(word.littleEndian) } }
    let kept = frame.keep(program)
    var constants: [UInt32] = []
    constants.reserveCapacity(kept.count * 4)
    for value in kept { for word in ConstantBuilder(value).words { constants.append(word.littleEndian) } }
    // An empty array has no memory, and nothing is read from it.
    if constants.isEmpty { constants.append(0) }
    return code.withUnsafeBytes { code in
      constants.withUnsafeBytes { constants in
        guard let start = code.baseAddress, let first = constants.baseAddress else { return .error(.wrongType) }
        return run(loose: 0..<program.instructions.count, start, RuleBundle.Rows(start: first), frame)
      }
    }
  }
}

extension Frame {
  /// Sets a fact that no rule declares. Returns false for a value that a fact cannot have.
  package func bring(_ fact: Int, _ value: JSON) -> Bool {
    switch value {
    case .null: set(fact, .null)
    case .bool(let flag): set(fact, .bool(flag))
    case .int(let number): set(fact, .int(number))
    case .string(let text): setText(fact, text.utf8)
    case .array(let items):
      switch items.first {
      case .bool: return setList(fact, items, type: .listOfBool)
      case .string: return setList(fact, items, type: .listOfString)
      default: return setList(fact, items, type: .listOfInt)
      }
    default: return false
    }
    return true
  }
}
