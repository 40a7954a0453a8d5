import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// One line of an acceptance table: a request, and the required members of its answer.
struct Row: Sendable, CustomTestStringConvertible {
  let name: String
  let request: String
  let expected: String

  init(_ name: String, ask request: String, expect expected: String) {
    self.name = name
    self.request = request
    self.expected = expected
  }

  /// A request about an action, with facts as the members of a JSON object.
  init(_ name: String, _ action: String, _ facts: String, expect expected: String) {
    self.init(name, ask: "{\"ask\":\"entitlement\",\"action\":\"\(action)\",\"facts\":{\(facts)}}", expect: expected)
  }

  var testDescription: String { name }

  func check() throws {
    var writer = JSONWriter()
    let isAnswer = RealRules.rules.answer(Array(request.utf8), RealRules.rules.makeFrame(), into: &writer)
    let answer = String(decoding: writer.bytes, as: UTF8.self)
    #expect(isAnswer, "\(answer)")
    let differences = Row.differences(try JSON.parse(Array(expected.utf8)), try JSON.parse(writer.bytes), "")
    #expect(differences.isEmpty, "\(differences.joined(separator: "; ")) in \(answer)")
  }

  /// An object must have the expected members and may have more; a list must have exactly the expected items; `"(none)"` represents a
  /// missing member.
  private static func differences(_ expected: JSON, _ actual: JSON?, _ path: String) -> [String] {
    switch (expected, actual) {
    case (.string("(none)"), nil): return []
    case (.object(let members), .object): return members.flatMap { differences($0.value, actual?[$0.key], "\(path)/\($0.key)") }
    case (.array(let items), .array(let others)) where items.count == others.count:
      return zip(items, others).enumerated().flatMap { differences($0.element.0, $0.element.1, "\(path)/\($0.offset)") }
    default:
      return expected == actual ? [] : ["\(path) is \(actual.map(text) ?? "absent"), not \(text(expected))"]
    }
  }

  private static func text(_ json: JSON) -> String { String(decoding: json.compact(), as: UTF8.self) }
}
