internal import Conditions
internal import RulesBundle

/// An example of the facts of one user, in written form: `plan=trial, usage.savedFlows=0`.
package struct FactExample: Sendable, Hashable, CustomStringConvertible {
  /// The facts in the order in which formulas use them, with the plan first.
  package let facts: [(name: String, value: String)]

  package init(_ values: [FactValue?], in space: FactSpace) {
    let known = zip(space.variables, values).compactMap { variable, value in
      value.map { (name: variable.name, value: FactExample.text($0, variable.type)) }
    }
    let isPlan = { (name: String) in name == Ordinals.planFact }
    facts = known.filter { isPlan($0.name) } + known.filter { !isPlan($0.name) }
  }

  package var description: String { facts.map { "\($0.name)=\($0.value)" }.joined(separator: ", ") }

  package static func == (a: FactExample, b: FactExample) -> Bool { a.description == b.description }
  package func hash(into hasher: inout Hasher) { hasher.combine(description) }

  private static func text(_ value: FactValue, _ type: ConditionType) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .ordinal(let ordinal): type.values.flatMap { $0.indices.contains(ordinal) ? $0[ordinal] : nil } ?? "\(ordinal)"
    case .text(let text): "'\(text)'"
    case .list(let items): "[\(items.map { FactExample.text($0, type) }.joined(separator: ", "))]"
    case .number(let number):
      switch type.withoutNull {
      case .duration: time(number, TimeText.appendDuration)
      case .timestamp: time(number, TimeText.appendTimestamp)
      default: "\(number)"
      }
    }
  }

  private static func time(_ nanoseconds: Int64, _ append: (Int64, Int32, inout [UInt8]) -> Void) -> String {
    let rest = ((nanoseconds % FactValue.second) + FactValue.second) % FactValue.second
    var text: [UInt8] = []
    append((nanoseconds - rest) / FactValue.second, Int32(rest), &text)
    return String(decoding: text, as: UTF8.self)
  }
}
