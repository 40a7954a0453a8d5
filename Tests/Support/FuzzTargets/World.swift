import Conditions
import Reference
import RuleKinds
import TestSupport

/// A fact of every type, with its possible values.
enum World {
  private static let ints: [Int64] = [0, 1, 2, 3, -1, 7, 10, .max, .min, .min + 1]
  private static let texts = ["", "a", "ab", "b", "\u{E9}", "e\u{301}", "\u{FF5A}", "\u{1F600}", "1h", "2026-01-05T10:00:00Z"]
  private static let times = [0, 1, -1, 1_500_000_000, -1_500_000_000, 3_600_000_000_000, 1_700_000_000_000_000_000]

  private struct Known {
    var name: String
    var type: FactType
    var orNull = false
    var condition: ConditionType
    var values: [Meaning]
  }

  private static let known: [Known] = [
    Known(name: "a", type: .int, condition: .int, values: ints.map { .int($0) }),
    Known(name: "b", type: .int, condition: .int, values: [0, 1, 2, -3].map { .int($0) }),
    Known(name: "p", type: .bool, condition: .bool, values: [.bool(true), .bool(false)]),
    Known(name: "q", type: .bool, condition: .bool, values: [.bool(true), .bool(false)]),
    Known(name: "s", type: .text, condition: .string, values: texts.map { .text($0) }),
    Known(name: "t", type: .text, condition: .string, values: texts.map { .text($0) }),
    Known(name: "n", type: .int, orNull: true, condition: .nullable(.int), values: [.null, .int(3), .int(-1)]),
    Known(
      name: "color", type: .oneOf(["red", "green", "blue"]), condition: .enumeration(["red", "green", "blue"]),
      values: [0, 1, 2].map { .choice($0) }),
    Known(name: "d", type: .duration, condition: .duration, values: times.map { .duration(Moment(nanoseconds: $0)) }),
    Known(name: "m", type: .timestamp, condition: .timestamp, values: times.map { .timestamp(Moment(nanoseconds: $0)) }),
    Known(
      name: "nums", type: .listOf(.int), condition: .list(.int), values: (0..<3).map { .list((0..<$0).map { .int(Int64($0)) }) }),
  ]

  static let facts: [(name: String, type: FactType, orNull: Bool)] = known.map { ($0.name, $0.type, $0.orNull) }

  static let names: ConditionNames = {
    var names = ConditionNames()
    for (ordinal, fact) in known.enumerated() { names.facts[fact.name] = .init(ordinal: ordinal, type: fact.condition) }
    return names
  }()

  /// Numbers from the fuzzer's bytes; zeros at the end of the bytes.
  struct Choices {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    mutating func next() -> Int { Int(bytes.popFirst() ?? 0) }
  }

  /// A byte for each fact: its value, or that it is missing.
  static func make(_ choices: inout Choices) -> [String: Meaning] {
    var world: [String: Meaning] = [:]
    for fact in known {
      let choice = choices.next() % (fact.values.count + 1)
      if choice < fact.values.count { world[fact.name] = fact.values[choice] }
    }
    return world
  }
}
