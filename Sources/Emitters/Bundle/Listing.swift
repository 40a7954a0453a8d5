internal import RulesBundle

/// Formats compiled conditions as text, one instruction after the other.
struct Listing {
  let bundle: RuleBundle

  init(_ bundle: RuleBundle) { self.bundle = bundle }

  func text(ofProgram program: Int) -> String {
    let code = bundle.programs[program].code
    return code.map { text(of: bundle.instruction($0)) }.joined(separator: "; ")
  }

  private func text(of instruction: Instruction) -> String {
    let name = "\(instruction.operation)"
    switch instruction.operation {
    case .constant: return text(of: bundle.constant(Int(instruction.b)))
    case .fact: return bundle.name(.facts, Int(instruction.a))
    case .limit: return "limits." + bundle.name(.limits, Int(instruction.b))
    case .planCan: return "plan_can(" + bundle.name(.capabilities, Int(instruction.b)) + ")"
    case .condition: return "is " + bundle.name(.conditions, Int(instruction.b))
    case .factIsOneOf:
      let fact = Int(instruction.a)
      let values = bundle.facts[fact].values.enumerated().filter { instruction.b >> UInt32($0.offset) & 1 == 1 }
      return bundle.name(.facts, fact) + " in "
        + values.map { bundle.text(bundle.factValues[$0.element].value) }.joined(separator: "|")
    case .factEqual: return comparison(instruction, "==")
    case .factNotEqual: return comparison(instruction, "!=")
    case .factLess: return comparison(instruction, "<")
    case .factLessOrEqual: return comparison(instruction, "<=")
    case .factGreater: return comparison(instruction, ">")
    case .factGreaterOrEqual: return comparison(instruction, ">=")
    case .makeList: return "\(name) \(instruction.b)"
    case .jumpIfFalse, .jumpIfTrue, .jump: return "\(name) \(instruction.b)"
    case .branch: return "\(name) \(instruction.b) \(instruction.a)"
    default: return name
    }
  }

  private func comparison(_ instruction: Instruction, _ sign: String) -> String {
    bundle.name(.facts, Int(instruction.a)) + " \(sign) " + text(of: bundle.constant(Int(instruction.b)))
  }

  func text(of value: Value) -> String {
    switch value.tag {
    case .null: return "null"
    case .bool: return value.isTrue ? "true" : "false"
    case .int: return "\(value.bits)"
    case .string: return "'" + String(decoding: bundle.utf8(start: value.start, count: value.count), as: UTF8.self) + "'"
    case .enumeration: return "#\(value.bits)"
    case .duration, .timestamp:
      var bytes: [UInt8] = []
      if value.tag == .duration {
        TimeText.appendDuration(seconds: value.bits, nanoseconds: value.aux, to: &bytes)
      } else {
        TimeText.appendTimestamp(seconds: value.bits, nanoseconds: value.aux, to: &bytes)
      }
      return String(decoding: bytes, as: UTF8.self)
    case .list: return "[" + (value.start..<(value.start + value.count)).map { text(of: bundle.constant($0)) }.joined(separator: ", ") + "]"
    case .missing, .error: return "?"
    }
  }
}
