import Foundation
import RulesJSON
import Testing

@Suite struct EvalTests {
  private static let good = #"{"id":7,"ask":"entitlement","action":"flow.save_new","facts":{"plan":"free","usage.savedFlows":2}}"#

  private func answer(_ input: String) throws -> (status: Int32, answers: [JSON]) {
    let run = try Tool.ask("eval", input: input)
    return (run.status, try run.json())
  }

  @Test func answersInOrder() throws {
    let input = #"{"id":"a","ask":"plan","facts":{"plan":"pro"}}"# + "\n" + Self.good + "\n"
    let (status, answers) = try answer(input)
    #expect(status == 0)
    #expect(answers.map { $0["id"] } == [.string("a"), .int(7)])
    #expect(answers.allSatisfy { $0["error"] == nil || $0["error"] != nil && $0["id"] == .int(7) })
  }

  /// A line that cannot be answered has its error in its place, and the run continues.
  @Test func brokenLinesKeepTheirPlace() throws {
    let (status, answers) = try answer("{\n\(Self.good)\n[]\nnull\n{\"id\":1,\"ask\":\"what\"}\n\u{0}\n\(Self.good)\n")
    #expect(status == 1)
    #expect(answers.map { $0["id"] } == [nil, .int(7), nil, nil, .int(1), nil, .int(7)])
    for index in [0, 2, 3, 4, 5] {
      guard case .string(let code) = answers[index]["error"]?["code"], case .string(let message) = answers[index]["error"]?["message"]
      else {
        Issue.record("line \(index) has no error")
        continue
      }
      #expect(!code.isEmpty && !message.isEmpty)
    }
    #expect(answers[1] == answers[6])
  }

  /// A line beyond the limit has its error in its place, whether it ends or not, and the run continues.
  @Test func aLineThatIsTooLong() throws {
    let most = 2 << 20
    let long = String(repeating: " ", count: most + 1)
    for input in ["\(long)\n\(Self.good)\n", "\(long)\(long)\(long)\n\(Self.good)\n\(long)"] {
      let (status, answers) = try answer(input)
      #expect(status == 1)
      #expect(answers[0]["error"]?["code"] == .string("malformed_json") && answers[1]["id"] == .int(7), "\(answers.prefix(2))")
      #expect(answers.count == (input.hasSuffix("\n") ? 2 : 3))
    }
  }

  @Test func mistakesInRequests() throws {
    let lines: [(String, String)] = [
      (#"{"ask":"entitlement","action":"flow.nope"}"#, "unknown_action"), (#"{"ask":"entitlement"}"#, "malformed"),
      (#"{"ask":"plan","facts":{"nope":1}}"#, "unknown_fact"), (#"{"ask":"plan","facts":{"plan":1}}"#, "wrong_type"),
      (#"{"ask":"plan","facts":{"plan":"king"}}"#, "wrong_type"), (#"{"ask":"plan","facts":{"plan":null}}"#, "wrong_type"),
      (#"{"ask":"plan","facts":{"usage":{"savedFlows":1},"usage.savedFlows":1}}"#, "duplicate_fact"),
      (#"{"ask":"plan","facts":{"usage.savedFlows":-1}}"#, "out_of_range"), (#"{"ask":"plan","extra":1}"#, "unknown_key"),
      (#"{"ask":"plan","ask":"plan"}"#, "malformed_json"), (#"{"ask":"plan",}"#, "malformed_json"),
      (#"{"ask":"plan","facts":{"decision.gate":"x"}}"#, "unknown_fact"), (#"{"ask":"condition"}"#, "malformed"),
      (#"{"ask":"condition","expression":"1 +"}"#, "condition.syntax"),
    ]
    let (status, answers) = try answer(lines.map(\.0).joined(separator: "\n"))
    #expect(status == 1)
    #expect(answers.map { $0["error"]?["code"] } == lines.map { .string($0.1) })
  }

  @Test func blankLinesAndLineEnds() throws {
    let (status, answers) = try answer("\n  \n\(Self.good)\r\n\t\r\n\r\n\(Self.good)")
    #expect(status == 0)
    #expect(answers.count == 2 && answers[0] == answers[1])
    let (nothing, none) = try answer("")
    #expect(nothing == 0 && none.isEmpty)
  }

  /// Longer than any buffer, and nested deeper than any stack.
  @Test func hugeLines() throws {
    let long = #"{"id":1,"ask":"plan","facts":{"flow.id":""# + String(repeating: "x", count: 300_000) + #"","plan":"pro"}}"#
    let deep = String(repeating: "[", count: 200_000)
    let many = #"{"id":2,"ask":"plan","facts":{"# + (0..<2_000).map { "\"f\($0)\":1" }.joined(separator: ",") + "}}"
    let (status, answers) = try answer([long, deep, many, Self.good].joined(separator: "\n"))
    #expect(status == 1)
    #expect(answers.map { $0["id"] } == [.int(1), nil, .int(2), .int(7)])
    #expect(answers[1]["error"]?["code"] == .string("malformed_json"))
    #expect(answers[2]["error"]?["code"] == .string("unknown_fact"))
  }

  @Test func conditionsAsRequests() throws {
    let input = """
      {"id":1,"ask":"condition","expression":"1 + 2 * 3"}
      {"id":2,"ask":"condition","expression":"a.b > 1 && c","facts":{"a":{"b":2},"c":true}}
      {"id":3,"ask":"condition","expression":"1 / 0 == 1"}
      {"id":4,"ask":"condition","expression":"plan == 'free' ? limits.saved_flows : 0","facts":{"plan":"free"}}
      {"id":5,"ask":"condition","expression":"stranger"}
      """
    let (status, answers) = try answer(input)
    #expect(status == 1)
    #expect(answers.map { $0["value"] } == [.int(7), .bool(true), nil, .int(2), nil])
    #expect(answers[2]["error"]?["code"] == .string("division_by_zero"))
    #expect(answers[4]["error"]?["code"] == .string("name.unknown"))
  }

  @Test func theBundleAnswersAsTheRulesDo() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("build", "--quiet").status == 0)
    let fromRules = try sandbox.run("eval", input: Self.good)
    let fromBundle = try sandbox.run("eval", "--bundle", "generated/rulebook.bundle", input: Self.good)
    #expect(fromRules.output == fromBundle.output && !fromRules.output.isEmpty)
    #expect(try sandbox.run("eval", "--bundle", "nothing", input: Self.good).status == 66)
  }
}
