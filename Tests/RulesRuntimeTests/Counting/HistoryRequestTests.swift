import RulesBundle
import RulesCompiler
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Requests with a history are read as strictly as the others.
@Suite struct HistoryRequestTests {
  private static let facts =
    "\"facts\":{\"plan\":\"free\",\"auth.provider\":\"email\",\"auth.emailVerified\":true,\"now\":\"2026-03-02T10:00:00Z\"}"
  private static let history = """
    "history":{"at":"2026-03-02T10:00:00Z","events":{"login.failed":[["2026-03-02T10:00:00Z","9f86d081884c7d65"]]}}
    """

  private func answer(_ line: String) throws -> (isAnswer: Bool, json: JSON) {
    var writer = JSONWriter()
    let isAnswer = RealRules.rules.answer(Array(line.utf8), RealRules.rules.makeFrame(), into: &writer)
    return (isAnswer, try JSON.parse(writer.bytes))
  }

  /// The members of a request, without its braces; facts are added.
  @Test(arguments: [
    ("\"ask\":\"do\"", "malformed"), ("\"ask\":\"do\",\"action\":1", "malformed"),
    ("\"ask\":\"do\",\"action\":\"flow.fly\"", "unknown_action"),
    ("\"ask\":\"do\",\"action\":\"share.create_link\"", "missing_event_id"),
    ("\"ask\":\"do\",\"action\":\"share.create_link\",\"event_id\":1", "malformed"),
    ("\"ask\":\"do\",\"action\":\"share.create_link\",\"event_id\":null", "malformed"),
    ("\"ask\":\"do\",\"action\":\"share.create_link\",\"event_id\":\"a\",\"confirmed\":\"yes\"", "malformed"),
    ("\"ask\":\"do\",\"action\":\"share.create_link\",\"event_id\":\"a\",\"automatic\":1", "malformed"),
    ("\"ask\":\"do\",\"action\":\"share.create_link\",\"event_id\":\"a\",\"history\":[]", "malformed"),
    ("\"ask\":\"do\",\"action\":\"share.create_link\",\"event_id\":\"a\",\"history\":null", "malformed"),
    ("\"ask\":\"do\",\"action\":\"share.create_link\",\"event_id\":\"a\",\"history\":{\"at\":1}", "malformed_history"),
    ("\"ask\":\"do\",\"action\":\"share.create_link\",\"event_id\":\"a\",\"vector\":\"login_attempts\"", "malformed"),
    ("\"ask\":\"do\",\"action\":\"share.create_link\",\"event_id\":\"a\",\"eventId\":\"a\"", "unknown_key"),
    ("\"ask\":\"entitlement\",\"action\":\"flow.save_new\",\"event_id\":\"a\"", "malformed"),
    ("\"ask\":\"entitlement\",\"action\":\"flow.save_new\",\"automatic\":true", "malformed"),
    ("\"ask\":\"entitlement\",\"action\":\"flow.save_new\",\"confirmed\":1", "malformed"),
    ("\"ask\":\"entitlement\",\"action\":\"flow.save_new\",\"history\":{\"at\":1}", "malformed_history"),
    ("\"ask\":\"count\"", "malformed"), ("\"ask\":\"count\",\"event\":\"login.failed\"", "missing_event_id"),
    ("\"ask\":\"count\",\"event\":\"door.slammed\",\"event_id\":\"a\"", "unknown_event"),
    ("\"ask\":\"count\",\"event\":\"credit.spent\"", "missing_event_id"),
    ("\"ask\":\"count\",\"event\":\"login.failed\",\"event_id\":\"a\",\"confirmed\":true", "malformed"),
    ("\"ask\":\"signal\"", "malformed"), ("\"ask\":\"signal\",\"signal\":\"weather\"", "unknown_signal"),
    ("\"ask\":\"signal\",\"signal\":\"huge_flows\",\"vector\":\"weather\"", "unknown_vector"),
    ("\"ask\":\"signal\",\"signal\":\"huge_flows\",\"automatic\":true", "malformed"),
    ("\"ask\":\"release\"", "malformed"), ("\"ask\":\"release\",\"vector\":\"weather\"", "unknown_vector"),
    ("\"ask\":\"ladder\",\"vector\":\"weather\"", "unknown_vector"), ("\"ask\":\"ladder\",\"vector\":null", "malformed"),
    ("\"ask\":\"ladder\",\"event_id\":\"a\"", "malformed"), ("\"ask\":\"overview\",\"history\":{\"at\":\"\"}", "malformed_history"),
    ("\"ask\":\"snapshot\",\"vector\":\"login_attempts\"", "malformed"),
  ]) func everyMistakeHasItsCode(members: String, code: String) throws {
    let (isAnswer, json) = try answer("{\(members),\(Self.facts)}")
    #expect(!isAnswer && json.objectValue?.map(\.key) == ["error"], "\(json)")
    #expect(json["error"]?["code"]?.stringValue == code, "\(json)")
    #expect(json["error"]?["message"]?.stringValue?.isEmpty == false)
  }

  private static let questions = [
    "\"ask\":\"entitlement\",\"action\":\"practice.start\"", "\"ask\":\"do\",\"action\":\"practice.start\",\"event_id\":\"a\"",
    "\"ask\":\"count\",\"event\":\"login.failed\",\"event_id\":\"a\"", "\"ask\":\"signal\",\"signal\":\"huge_flows\"",
    "\"ask\":\"release\",\"vector\":\"login_attempts\"", "\"ask\":\"ladder\"", "\"ask\":\"overview\"",
  ]

  /// Without a clock, nothing can be counted.
  @Test(arguments: questions) func theTimeIsNeeded(question: String) throws {
    let json = try answer("{\(question),\"history\":{},\"facts\":{\"plan\":\"free\"}}").json
    #expect(json["error"]?["code"]?.stringValue == "missing_now", "\(json)")
  }

  /// There would be two values: the counted one and the given one.
  @Test(arguments: questions) func whatIsCountedIsNotGiven(question: String) throws {
    let json = try answer(
      "{\(question),\"history\":{},\"facts\":{\"plan\":\"free\",\"credits.left\":2,\"now\":\"2026-03-02T10:00:00Z\"}}"
    ).json
    #expect(json["error"]?["code"]?.stringValue == "counted_fact", "\(json)")
  }

  /// A calendar in an unknown zone counts nothing.
  @Test(arguments: questions) func theZoneIsNeeded(question: String) throws {
    let files = RealRules.files.map { file in
      file.name != "resets.yaml"
        ? file
        : .init(
          name: file.name, path: file.path,
          bytes: Array(String(decoding: file.bytes, as: UTF8.self).replacing("zone: UTC", with: "zone: Europe/Oslo").utf8))
    }
    let rules = Rules(try RuleBundle(try #require(RealRules.compile(files)).bundle))
    var writer = JSONWriter()
    let line = "{\(question),\"history\":{},\"facts\":{\"plan\":\"free\",\"now\":\"2026-03-02T10:00:00Z\"}}"
    #expect(!rules.answer(Array(line.utf8), rules.makeFrame(), into: &writer))
    let json = try JSON.parse(writer.bytes)
    #expect(json["error"]?["code"]?.stringValue == "missing_zone", "\(json)")
    #expect(json["error"]?["message"]?.stringValue?.contains("`Europe/Oslo`") == true)
  }

  /// A denial that counts also needs an id; a fact that identifies the attempt is enough.
  @Test func idsComeFromFactsOrTheRequest() throws {
    func tried(_ more: String, _ facts: String) throws -> JSON {
      try answer("{\"ask\":\"do\",\(more),\"facts\":{\"now\":\"2026-03-02T10:00:00Z\",\(facts)}}").json
    }
    let upload =
      "\"plan\":\"pro\",\"upload.type\":\"video\",\"upload.sizeBytes\":200000000,\"usage.mediaBytes\":0,\"usage.mediaPendingCleanupBytes\":0"
    let refused = try tried("\"action\":\"media.upload\"", upload)
    #expect(refused["error"]?["code"]?.stringValue == "missing_event_id", "\(refused)")
    let counted = try tried("\"action\":\"media.upload\",\"event_id\":\"u1\"", upload)
    #expect(counted["counted"] == .array([.string("upload.refused")]) && counted["allowed"] == .bool(false), "\(counted)")
    let practice = "\"plan\":\"free\",\"practice.source\":\"saved_flow\",\"flow.id\":\"f1\""
    let nameless = try tried("\"action\":\"practice.start\"", practice)
    #expect(nameless["error"]?["code"]?.stringValue == "missing_event_id", "\(nameless)")
    let spent = try tried("\"action\":\"practice.start\"", practice + ",\"session.id\":\"p1\"")
    #expect(spent["counted"] == .array([.string("credit.spent")]), "\(spent)")
  }

  /// Asking whether an action is allowed does not change the history of a request.
  @Test func onlyWhatHappensChangesAHistory() throws {
    for question in Self.questions {
      let json = try answer("{\(question),\(Self.history),\(Self.facts)}").json
      let changes = ["do", "count", "signal", "release"].contains { question.hasPrefix("\"ask\":\"\($0)\"") }
      #expect((json["history"] != nil) == changes, "\(json)")
    }
  }

  /// An error leaves the caller's history unchanged.
  @Test func anErrorCountsNothing() throws {
    let rules = RealRules.rules
    var history = History(for: rules.bundle)
    let frame = rules.makeFrame()
    let action = try #require(rules.action("share.create_link"))
    #expect(throws: RequestError.self) { _ = try rules.presentCountedDecision(action: action, id: "a", &history, frame) }
    frame.set(try #require(rules.bundle.book[0].now), Timestamp(seconds: 1_772_445_600).value)
    #expect(throws: RequestError.self) { _ = try rules.presentCountedDecision(action: action, id: nil, &history, frame) }
    #expect(history == History(for: rules.bundle))
  }
}
