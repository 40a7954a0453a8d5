import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// The mode of every action on each connection, for everybody.
@Suite struct ModeTests {
  private static let rules = RealRules.rules

  private static func answer(_ action: String, _ facts: String, _ frame: Frame) throws -> JSON {
    var writer = JSONWriter()
    #expect(rules.answer(Array(#"{"ask":"entitlement","action":"\#(action)","facts":\#(facts)}"#.utf8), frame, into: &writer))
    return try JSON.parse(writer.bytes)
  }

  /// No user is allowed more offline than online, and a denial online has the same reason offline.
  @Test func lessNetworkIsNeverMore() throws {
    let facts = RandomFacts(Self.rules)
    let bundle = Self.rules.bundle
    let frame = Self.rules.makeFrame()
    for round in 0..<60 {
      for action in 0..<bundle.count(.actions) {
        let name = bundle.name(.actions, action)
        let outcomes = try ConnectionKind.allCases.map { connection in
          var random = Numbers(seed: UInt64(round * 1000 + action))
          let given = facts.next(&random, fixed: [("network.state", "\"\(connection.name)\"")])
          return try Self.answer(name, given, frame)
        }
        let isAllowed = outcomes[0]["allowed"]?.boolValue == true
        // The device learns only online that the server ended a session; offline, work continues with the data on the device.
        if outcomes[0]["reasonCode"] == .string("session_over") { continue }
        for outcome in outcomes.dropFirst() {
          // An action whose decision lacks a fact online may be denied offline, where that fact is not needed.
          if !isAllowed, outcomes[0]["reasonCode"] != .string("undecided") {
            #expect(outcome["reasonCode"] == outcomes[0]["reasonCode"], "\(name), round \(round)")
          }
          #expect(isAllowed || outcome["allowed"]?.boolValue == false)
          #expect(outcome["allowed"]?.boolValue == true || outcome["mode"] == nil)
        }
        // Only an action that reads the offline matrix has a mode.
        let asks = bundle.actions[action].connection != nil
        #expect(!isAllowed || (outcomes[0]["mode"] != nil) == asks, "\(name)")
      }
    }
  }
}
