import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Requests are read strictly: each mistake has its code, is in the place of the answer, and does not affect later requests.
@Suite struct RequestTests {
  private func answer(_ line: String, _ frame: Frame = RealRules.rules.makeFrame()) throws -> (isAnswer: Bool, json: JSON) {
    var writer = JSONWriter()
    let isAnswer = RealRules.rules.answer(Array(line.utf8), frame, into: &writer)
    return (isAnswer, try JSON.parse(writer.bytes))
  }

  @Test(arguments: [
    ("", "malformed_json"), ("{", "malformed_json"), ("{\"ask\":\"plan\",}", "malformed_json"), ("{\"ask\":\"plan\"} x", "malformed_json"),
    ("{\"ask\":\"plan\",\"ask\":\"plan\"}", "malformed_json"), ("{'ask':'plan'}", "malformed_json"),
    ("{\"ask\":\"plan\",\"facts\":{\"usage.savedFlows\":1.5}}", "malformed_json"),
    ("{\"ask\":\"plan\",\"facts\":{\"usage.savedFlows\":9223372036854775808}}", "malformed_json"),
    ("{\"ask\":\"plan\",\"facts\":\(String(repeating: "{\"a\":", count: 70))1\(String(repeating: "}", count: 70))}", "malformed_json"),
    ("[]", "malformed"), ("\"plan\"", "malformed"), ("null", "malformed"), ("{}", "malformed"), ("{\"action\":\"flow.save\"}", "malformed"),
    ("{\"ask\":1}", "malformed"), ("{\"ask\":\"entitlement\"}", "malformed"), ("{\"ask\":\"entitlement\",\"action\":null}", "malformed"),
    ("{\"ask\":\"plan\",\"action\":\"flow.save\"}", "malformed"), ("{\"ask\":\"snapshot\",\"action\":\"flow.save\"}", "malformed"),
    ("{\"ask\":\"plan\",\"facts\":[]}", "malformed"), ("{\"ask\":\"plan\",\"trace\":1}", "malformed"),
    ("{\"ask\":\"plan\",\"id\":true}", "malformed"), ("{\"ask\":\"plan\",\"id\":null}", "malformed"),
    ("{\"ask\":\"table\"}", "malformed"), ("{\"ask\":\"table\",\"table\":1}", "malformed"),
    ("{\"ask\":\"table\",\"table\":\"weather\"}", "unknown_table"), ("{\"ask\":\"table\",\"table\":\"\"}", "unknown_table"),
    ("{\"ask\":\"plan\",\"table\":\"practice_label\"}", "malformed"),
    ("{\"ask\":\"table\",\"table\":\"practice_label\",\"action\":\"flow.save\"}", "malformed"),
    ("{\"ask\":\"meter\",\"items\":[]}", "malformed"), ("{\"ask\":\"meter\",\"limit\":\"media_bytes\"}", "malformed"),
    ("{\"ask\":\"meter\",\"limit\":\"room\",\"items\":[]}", "unknown_limit"),
    ("{\"ask\":\"meter\",\"limit\":\"saved_flows\",\"items\":[]}", "no_meter"),
    ("{\"ask\":\"meter\",\"limit\":\"media_bytes\",\"items\":{}}", "malformed"),
    ("{\"ask\":\"meter\",\"limit\":\"media_bytes\",\"items\":[1]}", "malformed"),
    ("{\"ask\":\"meter\",\"limit\":\"media_bytes\",\"items\":[{\"amount\":1}]}", "malformed"),
    ("{\"ask\":\"meter\",\"limit\":\"media_bytes\",\"items\":[{\"id\":\"\",\"amount\":1}]}", "malformed"),
    ("{\"ask\":\"meter\",\"limit\":\"media_bytes\",\"items\":[{\"id\":\"a\"}]}", "malformed"),
    ("{\"ask\":\"meter\",\"limit\":\"media_bytes\",\"items\":[{\"id\":\"a\",\"amount\":-1}]}", "malformed"),
    ("{\"ask\":\"meter\",\"limit\":\"media_bytes\",\"items\":[{\"id\":\"a\",\"amount\":1,\"pending\":1}]}", "malformed"),
    ("{\"ask\":\"meter\",\"limit\":\"media_bytes\",\"items\":[{\"id\":\"a\",\"amount\":1,\"url\":\"x\"}]}", "unknown_key"),
    ("{\"ask\":\"meter\",\"limit\":\"media_bytes\",\"items\":[{\"id\":\"a\",\"amount\":1},{\"id\":\"a\",\"amount\":2}]}", "malformed"),
    ("{\"ask\":\"overview\",\"items\":[]}", "malformed"), ("{\"ask\":\"overview\",\"limit\":\"media_bytes\"}", "malformed"),
    ("{\"ask\":\"downgrade\"}", "malformed"),
    ("{\"ask\":\"downgrade\",\"items\":[]}", "malformed"),
    ("{\"ask\":\"downgrade\",\"items\":{\"flows\":{}}}", "malformed"),
    ("{\"ask\":\"downgrade\",\"items\":{\"flights\":[]}}", "unknown_kind"),
    ("{\"ask\":\"downgrade\",\"items\":{\"flows\":[{\"id\":\"a\"}]}}", "malformed"),
    ("{\"ask\":\"downgrade\",\"items\":{\"flows\":[{\"id\":\"a\",\"created\":\"2026-01-05T10:00:00Z\"}]}}", "malformed"),
    ("{\"ask\":\"downgrade\",\"items\":{\"flows\":[{\"id\":\"a\",\"edited\":\"yesterday\"}]}}", "malformed"),
    ("{\"ask\":\"downgrade\",\"items\":{\"drafts\":[{\"id\":\"a\"},{\"id\":\"a\"}]}}", "malformed"),
    ("{\"ask\":\"downgrade\",\"items\":{\"drafts\":[{\"id\":\"a\",\"givesWay\":\"yes\"}]}}", "malformed"),
    ("{\"ask\":\"downgrade\",\"items\":{\"drafts\":[{\"id\":\"a\",\"path\":\"x\"}]}}", "unknown_key"),
    ("{\"ask\":\"payload\",\"items\":[]}", "malformed"),
    ("{\"ask\":\"payload\",\"payload\":\"parcel\",\"items\":[]}", "unknown_payload"),
    ("{\"ask\":\"payload\",\"payload\":\"flow_share\"}", "malformed"),
    ("{\"ask\":\"payload\",\"payload\":\"flow_share\",\"items\":[{}]}", "malformed"),
    ("{\"ask\":\"payload\",\"payload\":\"flow_share\",\"items\":[{\"type\":\"link\",\"fields\":[]}]}", "malformed"),
    (
      "{\"ask\":\"payload\",\"payload\":\"flow_share\",\"items\":[{\"type\":\"link\",\"fields\":{\"title\":{\"path\":\"/x\"}}}]}",
      "malformed"
    ),
    ("{\"ask\":\"payload\",\"payload\":\"flow_share\",\"items\":[{\"type\":\"link\",\"fields\":{\"title\":[[\"/x\"]]}}]}", "malformed"),
    ("{\"ask\":\"payload\",\"payload\":\"flow_share\",\"items\":[{\"type\":\"link\",\"url\":\"x\"}]}", "unknown_key"),
    ("{\"ask\":\"weather\"}", "unknown_question"), ("{\"ask\":\"condition\"}", "unknown_question"),
    ("{\"ask\":\"Plan\"}", "unknown_question"),
    ("{\"ask\":\"plan\",\"fact\":{}}", "malformed"), ("{\"ask\":\"plan\",\"link\":\"handz://inbox\"}", "malformed"),
    ("{\"ask\":\"link\"}", "malformed"), ("{\"ask\":\"link\",\"link\":7}", "malformed"), ("{\"ask\":\"link\",\"link\":null}", "malformed"),
    ("{\"ask\":\"link\",\"link\":\"handz://inbox\",\"exists\":null}", "malformed"),
    ("{\"ask\":\"link\",\"link\":\"handz://inbox\",\"exists\":\"yes\"}", "malformed"),
    ("{\"ask\":\"link\",\"link\":\"handz://inbox\",\"items\":[]}", "malformed"),
    ("{\"ask\":\"table\",\"table\":\"practice_label\",\"exists\":true}", "malformed"),
    ("{\"ask\":\"fact\"}", "malformed"), ("{\"ask\":\"fact\",\"fact\":\"badge\"}", "unknown_fact"),
    ("{\"ask\":\"fact\",\"fact\":\"decision.reason\"}", "reserved_fact"), ("{\"ask\":\"fact\",\"fact\":\"ladder.level\"}", "reserved_fact"),
    ("{\"ask\":\"plan\",\"Facts\":{}}", "unknown_key"),
    ("{\"ask\":\"entitlement\",\"action\":\"flow.fly\"}", "unknown_action"),
    ("{\"ask\":\"entitlement\",\"action\":\"\"}", "unknown_action"),
    ("{\"ask\":\"plan\",\"facts\":{\"usage.saved\":1}}", "unknown_fact"), ("{\"ask\":\"plan\",\"facts\":{\"\":1}}", "unknown_fact"),
    ("{\"ask\":\"plan\",\"facts\":{\"decision.reason\":\"x\"}}", "unknown_fact"),
    ("{\"ask\":\"plan\",\"facts\":{\"usage.savedFlows\":2,\"usage\":{\"savedFlows\":2}}}", "duplicate_fact"),
    ("{\"ask\":\"plan\",\"facts\":{\"usage.savedFlows\":\"2\"}}", "wrong_type"),
    ("{\"ask\":\"plan\",\"facts\":{\"plan\":2}}", "wrong_type"),
    ("{\"ask\":\"plan\",\"facts\":{\"plan\":\"gold\"}}", "wrong_type"), ("{\"ask\":\"plan\",\"facts\":{\"plan\":null}}", "wrong_type"),
    ("{\"ask\":\"plan\",\"facts\":{\"auth.signedIn\":\"true\"}}", "wrong_type"),
    ("{\"ask\":\"plan\",\"facts\":{\"auth.signedIn\":null}}", "wrong_type"), ("{\"ask\":\"plan\",\"facts\":{\"flow.id\":7}}", "wrong_type"),
    ("{\"ask\":\"plan\",\"facts\":{\"now\":\"yesterday\"}}", "wrong_type"),
    ("{\"ask\":\"plan\",\"facts\":{\"now\":\"2026-02-30T00:00:00Z\"}}", "wrong_type"),
    ("{\"ask\":\"plan\",\"facts\":{\"now\":1767607200}}", "wrong_type"),
    ("{\"ask\":\"plan\",\"facts\":{\"flow.id\":[\"f\"]}}", "wrong_type"),
    ("{\"ask\":\"plan\",\"facts\":{\"storage.used\":1}}", "derived_fact"), ("{\"ask\":\"plan\",\"facts\":{\"usage\":{}}}", "unknown_fact"),
    ("{\"ask\":\"plan\",\"facts\":{\"plan\":{}}}", "wrong_type"),
    ("{\"ask\":\"plan\",\"facts\":{\"usage.savedFlows\":-1}}", "out_of_range"),
    ("{\"ask\":\"plan\",\"facts\":{\"usage.savedFlows\":-9223372036854775808}}", "out_of_range"),
  ]) func everyMistakeHasItsCode(line: String, code: String) throws {
    let (isAnswer, json) = try answer(line)
    #expect(!isAnswer)
    #expect(json["error"]?["code"]?.stringValue == code)
    #expect(json["error"]?["message"]?.stringValue?.isEmpty == false)
    #expect(json.objectValue?.map(\.key) == ["error"])
  }

  @Test(arguments: ["7", "\"a\"", "-1", "\"\\u0000\""]) func anIdComesBack(id: String) throws {
    #expect(
      try answer("{\"id\":\(id),\"ask\":\"plan\"}").json.objectValue?.first == .init(key: "id", value: try JSON.parse(Array(id.utf8))))
    let refused = try answer("{\"ask\":\"plan\",\"weather\":1,\"id\":\(id)}").json
    #expect(refused["id"] == (try JSON.parse(Array(id.utf8))))
    #expect(refused["error"]?["code"]?.stringValue == "unknown_key")
  }

  @Test func nestedAndDottedFactsAreTheSame() throws {
    let dotted = try answer("{\"ask\":\"snapshot\",\"facts\":{\"plan\":\"free\",\"credits.left\":2,\"usage.savedFlows\":1}}")
    let nested = try answer("{\"ask\":\"snapshot\",\"facts\":{\"usage\":{\"savedFlows\":1},\"credits\":{\"left\":2},\"plan\":\"free\"}}")
    #expect(dotted.isAnswer && dotted.json == nested.json)
  }

  @Test func aMistakeLeavesNothingBehind() throws {
    let frame = RealRules.rules.makeFrame()
    let question = "{\"ask\":\"entitlement\",\"action\":\"flow.save_new\",\"facts\":{\"plan\":\"free\",\"usage.savedFlows\":2}}"
    let before = try answer(question, frame)
    for line in [
      "{\"ask\":\"entitlement\",\"action\":\"flow.save_new\",\"facts\":{\"usage.savedFlows\":0,\"plan\":\"gold\"}}", "{", "{\"ask\":\"x\"}",
    ] { #expect(try !answer(line, frame).isAnswer) }
    #expect(try answer(question, frame).json == before.json)
    let empty = try answer("{\"ask\":\"entitlement\",\"action\":\"flow.save_new\",\"facts\":{\"plan\":\"free\"}}", frame)
    #expect(empty.json["undecided"]?["fact"]?.stringValue == "usage.savedFlows")
  }

  /// The cost of a hostile line is proportional to its length: a million undeclared names.
  @Test(.timeLimit(.minutes(1))) func manyFactsAreRefusedQuickly() throws {
    let facts = (0..<60_000).map { "\"f\($0)\":1" }.joined(separator: ",")
    #expect(try answer("{\"ask\":\"plan\",\"facts\":{\(facts)}}").json["error"]?["code"]?.stringValue == "unknown_fact")
  }
}
