import Conditions
import Diagnostics
import Testing

/// Random tokens of the language: the invariants hold for every result.
@Suite struct RandomTests {
  static let words = [
    "plan", "'free'", "usage.savedFlows", "limits.saved_flows", "online", "verified", "3", "-1", "null", "true", "now", "duration('1h')",
    "email", "tags", "size(", "(",
    ")", "[", "]", ",", "&&", "||", "==", "!=", "<", ">=", "+", "-", "*", "in", "?", ":", "!", "not", ".", "and", "=",
    "1.5", "nothing", "guest", "{", "}", "'x", "if", "plan_can('flow.save')", "settings.cap", "#", "oldPlan", "trial.daysLeft",
  ]

  @Test func randomWordsAreReadOrReportedOnce() {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<20_000 {
      let text = (0...next(12)).map { _ in Self.words[next(Self.words.count)] }.joined(separator: " ")
      let (condition, diagnostics) = compile(text, expecting: next(2) == 0 ? .bool : nil)
      #expect((condition == nil) == !diagnostics.isEmpty, "\(text)")
      // No location is reported twice.
      #expect(Set(diagnostics.map(\.primary.span)).count == diagnostics.count, "\(text): \(diagnostics.map(\.message))")
      if let condition { #expect(compile(condition.root.text).0?.root == condition.root, "\(text)") }
    }
  }

  /// Expressions that are well-formed by construction, so that the checker decides and not the parser.
  @Test func randomExpressionsReadBackTheSame() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    func number(_ depth: Int) -> String {
      switch depth == 0 ? next(3) : next(9) {
      case 0: "usage.savedFlows"
      case 1: String(next(20) - 10)
      case 2: "settings.cap"
      case 3: "size(email)"
      case 4: "(\(condition(depth - 1)) ? \(number(depth - 1)) : \(number(depth - 1)))"
      case 5: "-(\(number(depth - 1)))"
      case 6: "(\(number(depth - 1)))"
      default: "\(number(depth - 1)) \(["+", "-", "*", "/", "%"][next(5)]) (\(number(depth - 1)))"
      }
    }
    func condition(_ depth: Int) -> String {
      switch depth == 0 ? next(3) : next(10) {
      case 0: "online"
      case 1: "plan == 'free'"
      case 2: "guest"
      case 3: "!(\(condition(depth - 1)))"
      case 4: "\(condition(depth - 1)) && (\(condition(depth - 1)))"
      case 5: "(\(condition(depth - 1))) || \(condition(depth - 1))"
      case 6: "(limits.saved_flows == null || limits.saved_flows > \(number(depth - 1)))"
      case 7: "(\(condition(depth - 1))) == (\(condition(depth - 1)))"
      case 8: "(\(number(depth - 1)) in [\(number(0)), \(number(0))])"
      default: "(\(number(depth - 1)) \(["<", "<=", "==", "!="][next(4)]) \(number(depth - 1)))"
      }
    }
    for _ in 0..<3000 {
      let text = condition(4)
      let (result, diagnostics) = compile(text, expecting: .bool)
      #expect(diagnostics.map(\.message) == [], "\(text)")
      if let root = result?.root { #expect(compile(root.text).0?.root == root, "\(text) -> \(root.text)") }
    }
  }
}
