import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Requests with stored state of another person, or without a person, are rejected.
@Suite struct OwnerTests {
  private func code(_ request: String) throws -> String? {
    var writer = JSONWriter()
    _ = RealRules.rules.answer(Array(request.utf8), RealRules.rules.makeFrame(), into: &writer)
    return try JSON.parse(writer.bytes)["error"]?["code"]?.stringValue
  }

  @Test(
    arguments: [
      (#""facts":{"person":"ann"}"#, nil), (#""facts":{"person":"ben"}"#, "other_person"), (#""facts":{"person":null}"#, "other_person"),
      ("\"facts\":{}", nil),
    ] as [(String, String?)])
  func aRecordIsItsOwners(facts: String, expected: String?) throws {
    #expect(try code("{\"ask\":\"record\",\"record\":\"NotificationPreferences\",\"stored\":{\"userId\":\"ann\"},\(facts)}") == expected)
    // State without an owner belongs to no other person.
    #expect(try code("{\"ask\":\"record\",\"record\":\"NotificationPreferences\",\"stored\":{},\(facts)}") == nil)
  }

  @Test func wishesAreTheirOwners() throws {
    for (person, expected) in [("ann", nil), ("ben", "other_person")] as [(String, String?)] {
      let request =
        #"{"ask":"notifications","zone":"UTC","preferences":{"userId":"ann","pausedAll":true},"facts":{"now":"2026-03-02T12:00:00Z","plan":"pro","person":"\#(person)"}}"#
      #expect(try code(request) == expected, "\(person)")
    }
  }

  @Test(arguments: [
    "entitlement\",\"action\":\"share.create_link", "do\",\"action\":\"share.create_link\",\"event_id\":\"x", "overview", "ladder",
    "snapshot",
  ])
  func somebodysHistoryNeedsToKnowWhoAsks(question: String) throws {
    let request = "{\"ask\":\"\(question)\",\"history\":{\"owner\":\"ann\"},\"facts\":{\"now\":\"2026-03-02T12:00:00Z\",\"plan\":\"pro\"}}"
    #expect(try code(request) == "missing_person")
    #expect(try code(request.replacing("\"plan\":\"pro\"", with: "\"plan\":\"pro\",\"person\":\"ben\"")) == nil)
  }
}
