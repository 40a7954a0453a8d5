import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// A history is written and read without loss, and an invalid history is rejected.
@Suite struct HistoryJSONTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func whatIsWrittenIsReadBack(seed: UInt64) throws {
    var somebody = RandomHistory(RealRules.rules, seed: seed)
    for step in 0..<1500 {
      somebody.step()
      guard step % 10 == 0 else { continue }
      let json = RealRules.rules.json(of: somebody.history)
      #expect(try RealRules.rules.history(json: json) == somebody.history, "seed \(seed), step \(step)")
      #expect(RealRules.rules.json(of: try RealRules.rules.history(json: json)) == json, "seed \(seed), step \(step)")
    }
  }

  @Test func nothingIsAnEmptyObject() throws {
    let empty = History(for: RealRules.rules.bundle)
    #expect(RealRules.rules.json(of: empty) == Array("{}".utf8))
    #expect(try RealRules.rules.history(json: Array(" {} ".utf8)) == empty)
  }

  /// One changed bit of a real history, many times: it is rejected with a code, or it is a history that reads back and can be evaluated.
  @Test(arguments: [11, 12] as [UInt64]) func damageIsRefusedOrHarmless(seed: UInt64) throws {
    var somebody = RandomHistory(RealRules.rules, seed: seed)
    for _ in 0..<400 { somebody.step() }
    let bytes = RealRules.rules.json(of: somebody.history)
    var random = Numbers(seed: seed)
    var outcomes: [String: Int] = [:]
    for round in 0..<1000 {
      var damaged = bytes
      damaged[random.next(below: bytes.count)] ^= UInt8(1 << random.next(below: 8))
      outcomes[try outcome(damaged, "seed \(seed), round \(round)"), default: 0] += 1
    }
    #expect(Set(outcomes.keys) == ["malformed_json", "malformed_history", "read"], "\(outcomes)")
  }

  /// A value of another type in place of each value of a real history.
  @Test func valuesOfAnotherKind() throws {
    var somebody = RandomHistory(RealRules.rules, seed: 7)
    for _ in 0..<300 { somebody.step() }
    let tree = try JSON.parse(RealRules.rules.json(of: somebody.history))
    let strangers: [JSON] = [
      .null, .bool(true), .int(0), .int(.min), .string(""), .string("0000-00-00T00:00:00Z"), .string("9999-12-31T23:59:59Z"), .array([]),
      .array([.null]), .object([]), .object([.init(key: "", value: .null)]),
    ]
    var refused = 0
    let count = size(tree)
    for place in Set((0..<40).map { $0 * count / 40 } + Array(0..<min(count, 12))) {
      for stranger in strangers {
        var rest = place
        let bytes = replaced(tree, &rest, stranger).compact()
        if try outcome(bytes, "place \(place), \(stranger)") == "malformed_history" { refused += 1 }
      }
    }
    #expect(refused > 200)
  }

  @Test(arguments: [
    "[]", "null", "\"x\"", "{\"at\":1}", "{\"owner\":7}", "{\"others\":{}}", "{\"others\":[{\"events\":1}]}",
    "{\"owner\":\"ann\",\"others\":[{\"owner\":\"ann\"}]}", "{\"others\":[{\"owner\":\"b\"},{\"owner\":\"a\"}]}", "{\"at\":\"yesterday\"}",
    "{\"at\":\"2026-02-30T00:00:00Z\"}",
    "{\"events\":[]}", "{\"ladder\":null}", "{\"at\":\"2026-03-02T10:00:00Z\",\"events\":{\"login.failed\":{}}}",
    "{\"at\":\"2026-03-02T10:00:00Z\",\"events\":{\"login.failed\":[\"2026-03-02T10:00:00Z\"]}}",
    "{\"at\":\"2026-03-02T10:00:00Z\",\"events\":{\"login.failed\":[[\"2026-03-02T10:00:00Z\"]]}}",
    "{\"at\":\"2026-03-02T10:00:00Z\",\"events\":{\"login.failed\":[[\"2026-03-02T10:00:00Z\",\"9F86D081884C7D65\"]]}}",
    "{\"at\":\"2026-03-02T10:00:00Z\",\"events\":{\"login.failed\":[[\"2026-03-02T10:00:00Z\",\"9f86d081884c7d6\"]]}}",
    "{\"at\":\"2026-03-02T10:00:00Z\",\"events\":{\"login.failed\":[[\"2026-03-02T10:00:00Z\",\"9f86d081884c7d65\",1]]}}",
    // Out of order, and after the history's own time.
    "{\"at\":\"2026-03-02T10:00:00Z\",\"events\":{\"login.failed\":[[\"2026-03-02T10:00:00Z\",\"9f86d081884c7d65\"],[\"2026-03-02T09:00:00Z\",\"9f86d081884c7d66\"]]}}",
    "{\"at\":\"2026-03-02T10:00:00Z\",\"events\":{\"login.failed\":[[\"2026-03-02T10:00:01Z\",\"9f86d081884c7d65\"]]}}",
    "{\"events\":{\"login.failed\":[[\"2026-03-02T10:00:01Z\",\"9f86d081884c7d65\"]]}}",
    "{\"ladder\":{\"login_attempts\":[]}}", "{\"ladder\":{\"login_attempts\":{\"since\":1}}}",
    "{\"ladder\":{\"login_attempts\":{\"level\":3}}}",
    "{\"at\":\"2026-03-02T10:00:00Z\",\"ladder\":{\"login_attempts\":{\"level\":\"L3\",\"since\":\"2026-03-02T10:00:01Z\"}}}",
    "{\"at\":\"2026-03-02T10:00:00Z\",\"ladder\":{\"login_attempts\":{\"ended\":\"2026-03-02T10:00:01Z\"}}}",
    "{\"at\":\"2026-03-02T10:00:00Z\",\"ladder\":{\"login_attempts\":{\"reached\":[[\"L3\",\"2026-03-02T10:00:01Z\"]]}}}",
    "{\"at\":\"2026-03-02T10:00:00Z\",\"ladder\":{\"login_attempts\":{\"reached\":[[\"L3\"]]}}}",
    "{\"at\":\"2026-03-02T10:00:00Z\",\"ladder\":{\"login_attempts\":{\"refused\":[\"2026-03-02T10:00:01Z\"]}}}",
    "{\"at\":\"2026-03-02T10:00:00Z\",\"ladder\":{\"login_attempts\":{\"signals\":{\"repeated_failures\":\"2026-03-02T10:00:01Z\"}}}}",
    "{\"at\":\"2026-03-02T10:00:00Z\",\"ladder\":{\"login_attempts\":{\"signals\":{\"repeated_failures\":true}}}}",
  ]) func whatIsNoHistory(text: String) {
    #expect { _ = try RealRules.rules.history(json: Array(text.utf8)) } throws: { ($0 as? RequestError)?.code == "malformed_history" }
  }

  @Test(arguments: ["", "{", "{}x", "{\"at\":1,\"at\":1}"]) func whatIsNoJSON(text: String) {
    #expect { _ = try RealRules.rules.history(json: Array(text.utf8)) } throws: { ($0 as? RequestError)?.code == "malformed_json" }
  }

  /// Entries of a newer version that these rules do not know are written back unchanged, whatever happens in between: events, vectors,
  /// levels, signals, and keys. They have no effect.
  @Test func aNewerVersionsHistoryIsKept() throws {
    let rules = RealRules.rules
    let newer = """
      {"at":"2026-03-02T10:00:00Z","events":{"door.slammed":[["2026-03-02T10:00:00Z","9f86d081884c7d65"]],\
      "login.failed":[["2026-03-02T10:00:00Z","9f86d081884c7d65"]],"zeppelin.landed":{"any":["form"]}},\
      "ladder":{"doors":{"level":"L3"},"login_attempts":{"level":"L9","since":"2026-03-02T09:30:00Z","ended":"2026-03-02T09:00:00Z",\
      "mood":[1,{"x":null}],"logged":"L9","reached":[["L9","2026-03-02T09:30:00Z"]],"signals":{"door_noise":"2026-03-02T09:30:00Z"}},\
      "share_link_creation":{"ended":"2026-03-02T09:00:00Z","logged":"L9","reached":[["L9","2026-03-01T09:30:00Z"],["L3","2026-03-02T08:45:00Z"]],\
      "signals":{"door_noise":"2026-03-02T09:30:00Z"},"mood":7}},"others":[{"owner":"ben","weather":2}],"more":{"sky":1},"weather":{"wind":[3]}}
      """
    var history = try rules.history(json: Array(newer.utf8))
    #expect(String(decoding: rules.json(of: history), as: UTF8.self) == newer)
    // A hundred failed sign-ins: the newer level stays unchanged, and known events are counted.
    let frame = rules.makeFrame()
    frame.set(rules.bundle.book[0].plan, .enumeration(try #require(rules.bundle.find(.plans, "guest"))))
    let event = try #require(rules.bundle.find(.countedEvents, "login.failed"))
    for number in 1...100 {
      frame.set(try #require(rules.bundle.book[0].now), Timestamp(milliseconds: 1_772_445_600_000 + Int64(number)).value)
      #expect(rules.count(.event(event, EventID("\(number)")), &history, frame).changes.isEmpty)
    }
    let after = String(decoding: rules.json(of: history), as: UTF8.self)
    for part in [
      "\"door.slammed\":[[\"2026-03-02T10:00:00Z\",\"9f86d081884c7d65\"]]", "\"zeppelin.landed\":{\"any\":[\"form\"]}",
      "\"doors\":{\"level\":\"L3\"}",
      "\"login_attempts\":{\"level\":\"L9\",\"since\":\"2026-03-02T09:30:00Z\",\"ended\":\"2026-03-02T09:00:00Z\",\"mood\":[1,{\"x\":null}],\"logged\":\"L9\"",
      "\"logged\":\"L9\",\"reached\":[[\"L9\",\"2026-03-01T09:30:00Z\"],[\"L3\",\"2026-03-02T08:45:00Z\"]]", "\"weather\":{\"wind\":[3]}}",
    ] { #expect(after.contains(part), "\(part) in \(after)") }
  }

  /// A history stays small, however much happens, so that a request can contain it.
  @Test func aHistoryIsBounded() throws {
    let rules = RealRules.rules
    var history = History(for: rules.bundle)
    let frame = rules.makeFrame()
    frame.set(rules.bundle.book[0].plan, .enumeration(try #require(rules.bundle.find(.plans, "pro"))))
    var now: Int64 = 1_772_445_600_000
    for event in 0..<rules.bundle.count(.countedEvents) {
      for number in 0..<6000 {
        now += 10
        frame.set(try #require(rules.bundle.book[0].now), Timestamp(milliseconds: now).value)
        _ = rules.count(.event(event, EventID("\(number)")), &history, frame)
      }
    }
    let bytes = rules.json(of: history)
    #expect(bytes.count < JSON.defaultLimit / 2, "\(bytes.count)")
    #expect(try rules.history(json: bytes) == history)
  }

  // MARK: Parts

  /// The result of some bytes: the code of the error, or `read`. A history that is read can be written, read, and evaluated.
  private func outcome(_ bytes: [UInt8], _ about: String) throws -> String {
    let rules = RealRules.rules
    let history: History
    do {
      history = try rules.history(json: bytes)
    } catch let error {
      #expect(!error.message.isEmpty)
      return error.code
    }
    #expect(try rules.history(json: rules.json(of: history)) == history, "\(about)")
    var later = history
    let frame = rules.makeFrame()
    frame.set(rules.bundle.book[0].plan, .enumeration(0))
    frame.set(try #require(rules.bundle.book[0].now), Timestamp(seconds: 1_900_000_000).value)
    for action in 0..<rules.bundle.count(.actions) {
      _ = try rules.presentCountedDecision(action: action, id: "x\(action)", &later, frame)
    }
    #expect(try rules.presentLadder(after: later, frame).count == rules.bundle.count(.ladder), "\(about)")
    return "read"
  }

  private func size(_ json: JSON) -> Int {
    switch json {
    case .array(let items): items.reduce(1) { $0 + size($1) }
    case .object(let members): members.reduce(1) { $0 + size($1.value) }
    default: 1
    }
  }

  /// The tree with the value at a path from its root replaced.
  private func replaced(_ json: JSON, _ place: inout Int, _ stranger: JSON) -> JSON {
    let isHere = place == 0
    place -= 1
    if isHere { return stranger }
    switch json {
    case .array(let items): return .array(items.map { replaced($0, &place, stranger) })
    case .object(let members): return .object(members.map { .init(key: $0.key, value: replaced($0.value, &place, stranger)) })
    default: return json
    }
  }
}
