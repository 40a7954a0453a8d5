import Foundation
import RuleKinds
import RulesBundle
import RulesCompiler
import RulesJSON
import RulesRequests
import RulesRuntime
import Schema
import TestSupport
import Testing

/// The analysis of the product's actions agrees with the evaluator: every example has the stated result, for any value of the facts that it
/// omits.
@Suite struct ExampleTests {
  @Test(arguments: 1...3) func everyExampleEndsAsItSays(seed: UInt64) throws {
    let (checked, rules) = (ProductRules.shared.checked, ProductRules.shared.rules)
    let analysis = checked.analysis
    let frame = rules.makeFrame()
    var random = Chance(state: seed)
    var tried = 0
    for action in checked.book.actions.entries {
      for plan in checked.book.plans.states.names {
        for possible in analysis.endings(of: action.name, under: Name(plan)) {
          let example = try #require(possible.example, "\(action.name.text) for \(plan): no example of \(possible.ending)")
          // A value that a server sets is not a fact.
          if example.facts.contains(where: { $0.name.contains("/") }) { continue }
          var writer = JSONWriter()
          let request = Self.request(action.name.text, example, checked.book, &random)
          #expect(rules.answer(Array(request.utf8), frame, into: &writer), "\(request)")
          let answer = try JSON.parse(writer.bytes)
          switch possible.ending {
          case .allow: #expect(answer["allowed"] == .bool(true), "seed \(seed): \(example)\n\(request)")
          case .deny(let reason): #expect(answer["reasonCode"] == .string(reason.text), "seed \(seed): \(example)\n\(request)")
          }
          tried += 1
        }
      }
    }
    #expect(tried > 300)
  }

  /// The example's facts, and any value for every other supplied fact.
  private static func request(_ action: String, _ example: FactExample, _ book: RuleBook, _ random: inout Chance) -> String {
    var facts = example.facts.map { ($0.name, json($0.value)) }
    let given = Set(example.facts.map(\.name))
    for fact in book.facts.entries where fact.value.value == nil && !given.contains(fact.name.text) {
      facts.append((fact.name.text, any(fact.value, book, &random)))
    }
    return #"{"ask": "entitlement", "action": "\#(action)", "facts": {"#
      + facts.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}}"
  }

  private static func json(_ value: String) -> String {
    if value == "null" || value == "true" || value == "false" || Int64(value) != nil { return value }
    return "\"\(value.hasPrefix("'") ? String(value.dropFirst().dropLast()) : value)\""
  }

  private static func any(_ fact: Fact, _ book: RuleBook, _ random: inout Chance) -> String {
    if fact.orNull, Bool.random(using: &random) { return "null" }
    switch fact.type {
    case .bool: return Bool.random(using: &random) ? "true" : "false"
    case .int:
      let least = fact.atLeast ?? 0
      return "\(Int64.random(in: least...max(least, min(fact.atMost ?? 40, least + 40)), using: &random))"
    case .text, .id: return "\"x\""
    case .duration: return "\"\(Int.random(in: 0...100, using: &random))h\""
    case .timestamp: return "\"2026-0\(Int.random(in: 1...9, using: &random))-01T00:00:00Z\""
    case .plan: return "\"\(book.plans.states.names.randomElement(using: &random) ?? "")\""
    case .oneOf(let values): return "\"\(values.randomElement(using: &random) ?? "")\""
    case .listOf: return "[]"
    }
  }
}

/// The same numbers from the same seed on every platform (xorshift64*).
private struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 2_685_821_657_736_338_717
  }
}
