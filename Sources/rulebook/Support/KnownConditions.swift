import RuleKinds
import RulesCompiler

/// A cache of compiled conditions. The key is the text of the condition and the types of the facts that it brings.
struct KnownConditions {
  private static let most = 4096
  private var conditions: [[UInt8]: AdHocConditions.Compiled] = [:]

  static func key(_ expression: String, _ facts: [AdHocConditions.BroughtFact]) -> [UInt8] {
    var key = Array(expression.utf8)
    for fact in facts { key += [0] + Array(fact.name.utf8) + [0, letter(of: fact)] }
    return key
  }

  subscript(key: [UInt8]) -> AdHocConditions.Compiled? {
    get { conditions[key] }
    set {
      if conditions.count >= KnownConditions.most { conditions.removeAll(keepingCapacity: true) }
      conditions[key] = newValue
    }
  }

  private static func letter(of fact: AdHocConditions.BroughtFact) -> UInt8 {
    if fact.orNull { return UInt8(ascii: "n") }
    return switch fact.type {
    case .bool: UInt8(ascii: "b")
    case .int: UInt8(ascii: "i")
    case .listOf(.bool): UInt8(ascii: "B")
    case .listOf(.int): UInt8(ascii: "I")
    case .listOf(.text): UInt8(ascii: "T")
    default: UInt8(ascii: "t")
    }
  }
}
