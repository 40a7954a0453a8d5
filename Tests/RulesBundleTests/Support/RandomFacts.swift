import RulesBundle
import RulesRuntime

/// JSON objects of facts that a bundle declares, with values near the places where answers change. Facts are left out at times.
struct RandomFacts {
  private let bundle: Bundle
  private let names: [Int]

  init(_ rules: Rules) {
    bundle = rules.bundle
    names = (0..<bundle.count(.facts)).filter {
      !rules.bundle.isReserved($0) && rules.bundle.optional(.facts, $0, Word.Facts.program) == nil
    }
  }

  /// `fixed`: facts that have this value, as JSON; of the others one in `missing` is left out.
  func next(_ random: inout Numbers, fixed: [(String, String)] = [], missing: Int = 5) -> String {
    var members = fixed.map { "\"\($0.0)\":\($0.1)" }
    for fact in names where !fixed.contains(where: { $0.0 == bundle.name(.facts, fact) }) {
      // The plan is worked out in most requests and given in some.
      let isPlan = fact == bundle.word(.book, 0, Word.Book.plan)
      if random.next(below: isPlan ? 2 : missing) == 0 { continue }
      members.append("\"\(bundle.name(.facts, fact))\":\(value(fact, &random))")
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private func value(_ fact: Int, _ random: inout Numbers) -> String {
    if bundle.flag(.facts, fact, Word.Facts.orNull), random.next(below: 4) == 0 { return "null" }
    switch bundle.factKind(fact) {
    case .bool: return random.next(below: 2) == 0 ? "true" : "false"
    case .int:
      let most = bundle.integer(.facts, fact, Word.Facts.atMost)
      let least = bundle.integer(.facts, fact, Word.Facts.atLeast)
      let numbers = [0, 1, 2, 3, 9, 10, 11, 50, 2000, 2001, 100_000_001, 1_900_000_000, 2_000_000_000, least, most]
      let possible = numbers.filter { $0 >= least && $0 <= most }
      return "\(possible[random.next(below: possible.count)])"
    case .string where bundle.flag(.facts, fact, Word.Facts.isId): return ["\"f1\"", "\"a-2\"", "\"x/y:3.4_5\""][random.next(below: 3)]
    case .string: return ["\"f1\"", "\"\"", "\"{limit}\""][random.next(below: 3)]
    case .enumeration:
      let values = bundle.range(.facts, fact, Word.Facts.values)
      return "\"\(bundle.text(.factValues, values.lowerBound + random.next(below: values.count), Word.FactValues.value))\""
    case .duration: return ["\"1h\"", "\"72h\""][random.next(below: 2)]
    case .timestamp: return ["\"2026-01-05T10:00:00Z\"", "\"2026-01-04T10:00:00Z\"", "\"2025-12-01T00:00:00Z\""][random.next(below: 3)]
    case .listOfBool, .listOfInt, .listOfString: return "[]"
    }
  }
}
