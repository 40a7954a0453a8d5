import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// What holds for every action with any facts: tried on many of them, with printed seeds.
@Suite struct PromiseTests {
  static let rules = RealRules.rules
  static let actions = (0..<rules.bundle.count(.actions)).map { rules.bundle.name(.actions, $0) }

  private func answer(_ action: String, _ facts: String, _ frame: Frame, trace: Bool = false) throws -> JSON {
    var writer = JSONWriter()
    let line = "{\"ask\":\"entitlement\",\"action\":\"\(action)\",\"facts\":\(facts),\"trace\":\(trace)}"
    #expect(Self.rules.answer(Array(line.utf8), frame, into: &writer))
    return try JSON.parse(writer.bytes)
  }

  @Test(arguments: actions) func trialAndGraceAreWholeResultsOfPro(action: String) throws {
    let facts = RandomFacts(Self.rules)
    let frame = Self.rules.makeFrame()
    for seed in 0..<40 as Range<UInt64> {
      let results = try ["pro", "trial", "pro_grace"].map { plan in
        var random = Numbers(seed: seed)
        let given = facts.next(&random, fixed: [("plan", "\"\(plan)\"")], missing: seed < 20 ? 1_000_000 : 6)
        let text = String(decoding: try answer(action, given, frame).compact(), as: UTF8.self)
        return text.replacing("\"plan\":\"\(plan)\"", with: "\"plan\":\"pro\"").replacing(
          "\"planState\":\"\(plan)\"", with: "\"planState\":\"pro\"")
      }
      #expect(results[1] == results[0], "\(action), seed \(seed)")
      #expect(results[2] == results[0], "\(action), seed \(seed)")
    }
  }

  /// The same holds if the person is unknown.
  @Test(arguments: actions) func aGuestNeverKeepsAnything(action: String) throws {
    let facts = RandomFacts(Self.rules)
    let frame = Self.rules.makeFrame()
    let forbidden = Set(["persist", "delete", "share", "export", "upload", "practice"].map { JSON.string($0).compact() })
    for seed in 0..<80 as Range<UInt64> {
      var random = Numbers(seed: seed)
      // A guest by plan, one who is not signed in, and an unknown person.
      let fixed = [[("plan", "\"guest\"")], [("auth.signedIn", "false")], []][Int(seed % 3)]
      let given = seed % 3 == 2 ? "{}" : facts.next(&random, fixed: fixed)
      let result = try answer(action, given, frame)
      guard [.string("guest"), .null].contains(result["plan"]) else { continue }
      let effects = result["effects"]?.arrayValue?.map { $0.compact() } ?? []
      #expect(effects.allSatisfy { !forbidden.contains($0) }, "\(action), seed \(seed): \(given)")
    }
  }

  /// Whether or not the rules could decide: a denial always has copy and a button.
  @Test(arguments: actions) func everyRefusalIsComplete(action: String) throws {
    let facts = RandomFacts(Self.rules)
    let frame = Self.rules.makeFrame()
    var refusals = 0
    for seed in 0..<120 as Range<UInt64> {
      var random = Numbers(seed: seed)
      let given = facts.next(&random, missing: seed < 60 ? 1_000_000 : 3)
      let result = try answer(action, given, frame)
      guard result["allowed"] == .bool(false) else { continue }
      refusals += 1
      #expect(result["gateType"]?.stringValue?.isEmpty == false, "\(action), seed \(seed)")
      #expect(result["reasonCode"]?.stringValue?.isEmpty == false, "\(action), seed \(seed)")
      #expect(result["copy"]?["text"]?.stringValue?.isEmpty == false, "\(action), seed \(seed)")
      #expect(result["surfaces"]?.arrayValue?.isEmpty == false, "\(action), seed \(seed)")
      #expect(result["buttons"]?.arrayValue?.isEmpty == false || result["dismiss"] != nil, "\(action), seed \(seed)")
      #expect(result["effects"] == .array([]) && result["spends"] == nil, "\(action), seed \(seed)")
      // No sentence lacks a value: every fact that its copy needs is one that the decision has read.
      if result["undecided"] == nil { #expect(result["copy"]?["text"]?.stringValue?.contains("…") == false, "\(action), seed \(seed)") }
    }
    let alwaysAllowed = ["purchases.restore", "demo.browse", "share.open_link", "account.create", "account.log_in", "move.view"]
    #expect(refusals > 0 || alwaysAllowed.contains(action))
  }

  /// The counterfactuals of the trace are also correct: with the fact changed, the answer is as stated.
  @Test(arguments: actions) func flipsAreTrue(action: String) throws {
    let facts = RandomFacts(Self.rules)
    let frame = Self.rules.makeFrame()
    for seed in 0..<12 as Range<UInt64> {
      var random = Numbers(seed: seed)
      let given = facts.next(&random, missing: 1_000_000)
      let result = try answer(action, given, frame, trace: true)
      guard case .object(let members) = try JSON.parse(Array(given.utf8)) else { continue }
      for counterfactual in result["trace"]?["flips"]?.arrayValue ?? [] {
        let name = try #require(counterfactual["fact"]?.stringValue)
        let value = try #require(counterfactual["value"])
        let changed = JSON.object(members.filter { $0.key != name } + [.init(key: name, value: value)])
        let other = try answer(action, String(decoding: changed.compact(), as: UTF8.self), frame)
        let becomes = other["allowed"] == .bool(true) ? "allow" : other["reasonCode"]?.stringValue
        #expect(becomes == counterfactual["becomes"]?.stringValue, "\(action), seed \(seed): \(name)")
      }
    }
  }
}
