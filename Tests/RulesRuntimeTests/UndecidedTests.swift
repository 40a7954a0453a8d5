import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// If a fact is missing, the answer is the declared safe denial, with the missing fact as the reason.
@Suite struct UndecidedTests {
  private func answer(_ action: String, _ facts: String) throws -> JSON {
    var writer = JSONWriter()
    let line = "{\"ask\":\"entitlement\",\"action\":\"\(action)\",\"facts\":\(facts)}"
    #expect(RealRules.rules.answer(Array(line.utf8), RealRules.rules.makeFrame(), into: &writer))
    return try JSON.parse(writer.bytes)
  }

  @Test(arguments: [
    ("flow.save_new", "{\"plan\":\"free\"}", "usage.savedFlows"), ("inbox.accept_import", "{\"plan\":\"free\"}", "usage.inboxItems"),
    ("practice.start", "{\"plan\":\"free\"}", "practice.source"),
    ("practice.start", "{\"plan\":\"free\",\"practice.source\":\"saved_flow\"}", "credits.left"),
    (
      "media.upload", "{\"plan\":\"pro\",\"upload.type\":\"video\",\"upload.sizeBytes\":1,\"usage.mediaBytes\":1}",
      "usage.mediaPendingCleanupBytes"
    ),
    ("media.upload", "{\"plan\":\"pro\",\"upload.sizeBytes\":1}", "upload.type"), ("export.run", "{\"plan\":\"free\"}", "auth.provider"),
    ("flow.edit_existing", "{\"plan\":\"free\"}", "usage.savedFlows"), ("text.save_note", "{\"plan\":\"pro\"}", "text.length"),
  ]) func aMissingFactRefuses(action: String, facts: String, missing: String) throws {
    let json = try answer(action, facts)
    #expect(json["allowed"] == .bool(false))
    #expect(json["reasonCode"]?.stringValue == "undecided")
    #expect(json["gateType"]?.stringValue == "notice_gate")
    #expect(json["effects"] == .array([]))
    #expect(
      json["undecided"] == .object([.init(key: "code", value: .string("missing_fact")), .init(key: "fact", value: .string(missing))]))
    #expect(json["dismiss"]?["id"]?.stringValue == "cancel")
  }

  /// Without any facts, the person is unknown: denied, but not treated as a guest.
  @Test func nothingKnownIsNobody() throws {
    let json = try answer("flow.save_new", "{}")
    #expect(json["plan"] == .null)
    #expect(json["allowed"] == .bool(false) && json["effects"] == .array([]))
    #expect(json["reasonCode"]?.stringValue == "undecided")
    #expect(json["undecided"]?["fact"]?.stringValue == "auth.signedIn")
    var writer = JSONWriter()
    #expect(RealRules.rules.answer(Array("{\"ask\":\"plan\"}".utf8), RealRules.rules.makeFrame(), into: &writer))
    let plan = try JSON.parse(writer.bytes)
    #expect(plan["plan"]?.stringValue == "guest", "the declared default, for screens that must show something")
    #expect(plan["undecided"]?["fact"]?.stringValue == "auth.signedIn")
  }

  /// Facts that the answer does not depend on may be missing.
  @Test func onlyWhatIsNeededIsAskedFor() throws {
    #expect(try answer("flow.save_new", "{\"plan\":\"pro\"}")["allowed"] == .bool(true))
    #expect(try answer("purchases.restore", "{}")["allowed"] == .bool(true))
    #expect(try answer("media.upload", "{\"plan\":\"free\"}")["reasonCode"]?.stringValue == "free_upload")
  }
}
