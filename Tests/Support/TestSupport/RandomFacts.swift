import RulesBundle
package import RulesRuntime

/// JSON objects of facts that a bundle declares, with values near those at which answers change. Facts are sometimes omitted.
package struct RandomFacts {
  private let bundle: RuleBundle
  private let names: [Int]

  package init(_ rules: Rules) {
    bundle = rules.bundle
    names = (0..<bundle.count(.facts)).filter {
      !rules.bundle.isReserved($0) && rules.bundle.facts[$0].program == nil
    }
  }

  /// `fixed`: facts with this value, as JSON; of the others, one in `missing` is omitted.
  package func next(_ random: inout Numbers, fixed: [(String, String)] = [], missing: Int = 5) -> String {
    var members = fixed.map { "\"\($0.0)\":\($0.1)" }
    for fact in names where !fixed.contains(where: { $0.0 == bundle.name(.facts, fact) }) {
      // The plan is derived in most requests and given in some.
      let isPlan = fact == bundle.book[0].plan
      if random.next(below: isPlan ? 2 : missing) == 0 { continue }
      members.append("\"\(bundle.name(.facts, fact))\":\(value(fact, &random))")
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private func value(_ fact: Int, _ random: inout Numbers) -> String {
    if bundle.facts[fact].orNull, random.next(below: 4) == 0 { return "null" }
    switch bundle.factKind(fact) {
    case .bool: return random.next(below: 2) == 0 ? "true" : "false"
    case .int:
      let most = bundle.facts[fact].atMost
      let least = bundle.facts[fact].atLeast
      let numbers = [0, 1, 2, 3, 9, 10, 11, 50, 2000, 2001, 100_000_001, 1_900_000_000, 2_000_000_000, least, most]
      let possible = numbers.filter { $0 >= least && $0 <= most }
      return "\(possible[random.next(below: possible.count)])"
    case .string where bundle.facts[fact].isId: return ["\"f1\"", "\"a-2\"", "\"x/y:3.4_5\""][random.next(below: 3)]
    case .string: return ["\"f1\"", "\"\"", "\"{limit}\""][random.next(below: 3)]
    case .enumeration:
      let values = bundle.facts[fact].values
      return "\"\(bundle.text(bundle.factValues[values.lowerBound + random.next(below: values.count)].value))\""
    case .duration: return ["\"1h\"", "\"72h\""][random.next(below: 2)]
    case .timestamp: return ["\"2026-01-05T10:00:00Z\"", "\"2026-01-04T10:00:00Z\"", "\"2025-12-01T00:00:00Z\""][random.next(below: 3)]
    case .listOfBool, .listOfInt, .listOfString: return "[]"
    }
  }
}
