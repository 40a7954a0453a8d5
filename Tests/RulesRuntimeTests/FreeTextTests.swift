import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Errors are logged, so what a person wrote must not be in them: an invalid value of a fact, a field, or a history is never repeated.
@Suite struct FreeTextTests {
  private static let secret = "Ann Smith, 12 Elm St."

  private static let values: [JSON] = [
    .string(secret), .array([.string(secret)]), .array([.array([.string(secret)])]), .object([.init(key: "x", value: .string(secret))]),
    .array([.int(1), .string(secret)]),
  ]

  private func answer(_ request: JSON) -> (text: String, isAnswered: Bool) {
    var writer = JSONWriter()
    let isAnswered = RealRules.rules.answer(request, RealRules.rules.makeFrame(), into: &writer)
    return (String(decoding: writer.bytes, as: UTF8.self), isAnswered)
  }

  @Test func noErrorRepeatsTheValueOfAFact() {
    let bundle = RealRules.rules.bundle
    var refused = 0
    for fact in 0..<bundle.count(.facts) {
      let name: String = bundle.name(.facts, fact)
      for value in Self.values {
        let facts = JSON.object([.init(key: name, value: value)])
        let (text, isAnswered) = answer(.object([.init(key: "ask", value: .string("plan")), .init(key: "facts", value: facts)]))
        if isAnswered { continue }
        refused += 1
        #expect(!text.contains("Elm"), "\(name): \(text)")
      }
    }
    #expect(refused > 400, "\(refused)")
  }

  /// Values in every key of every request, and in a history.
  @Test func noErrorRepeatsWhatUsersWrite() {
    let requests: [(ask: String, key: String)] = [
      ("field", "text"), ("form", "texts"), ("count", "history"), ("sync", "queue"), ("conflict", "queue"), ("toasts", "toasts"),
      ("record", "stored"), ("notifications", "preferences"), ("notifications", "log"), ("notifications", "device"), ("plan", "locale"),
    ]
    for (ask, key) in requests {
      for value in Self.values {
        let (text, isAnswered) = answer(.object([.init(key: "ask", value: .string(ask)), .init(key: key, value: value)]))
        #expect(isAnswered || !text.contains("Elm"), "\(ask) \(key): \(text)")
      }
    }
  }
}
