import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// The JSON form of a queue, and adversarial queues and requests.
@Suite struct SyncJSONTests {
  private static let sound = #"""
    {"operations":[
    {"op_id":"a","op_type":"UPSERT","entity_type":"flow","entity_id":"f1","payload_json":"{}","created_at":"2026-03-02T12:00:00Z",
    "attempt_count":2,"next_retry_at":"2026-03-02T12:00:04.5Z","last_error_code":"503","last_error_message":null,
    "depends_on_op_id":null,"device_id":"phone","user_id":"u","shade":["red"]},
    {"op_id":"b","op_type":"DANCE","entity_type":"x","entity_id":"y","payload_json":null,"created_at":null,"attempt_count":0,
    "next_retry_at":null,"last_error_code":null,"last_error_message":null,"depends_on_op_id":"a","device_id":null,"user_id":"u"}],
    "marks":[{"operation":"a","state":"conflict","revision":9,"owner":{"type":"move","id":"m"}},{"operation":"b","state":"sending"}],
    "things":[{"type":"flow","id":"f1","base":7,"draft":2}],"done":["x","y"],"waitsForLogin":true,"user":"u",
    "lastSync":"2026-03-02T11:00:00Z"}
    """#

  @Test func aQueueIsReadAsItWasWritten() throws {
    let rules = Queued.rules
    let expected = try JSON.parse(Array(Self.sound.utf8)).compact()
    let queue = try rules.syncQueue(json: expected)
    #expect(String(decoding: rules.json(of: queue), as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    #expect(queue.operations.map(\.attempts) == [2, 0])
  }

  /// An operation of another version of the rules waits; it is neither lost nor sent.
  @Test func whatIsNotKnownStays() throws {
    var queued = Queued()
    queued.queue = try Queued.rules.syncQueue(json: Array(Self.sound.utf8))
    queued.happen(.loggedIn(user: Array("u".utf8)))
    #expect(queued.blocks() == ["a": .conflict, "b": .unknownType] && queued.run.isEmpty)
  }

  /// Keys, states, and things that only a newer version knows are written back unchanged; an operation that these rules do not know is not
  /// sent.
  @Test func aNewerVersionsQueueIsKept() throws {
    let newer = #"""
      {"operations":[
      {"op_id":"a","op_type":"UPSERT","entity_type":"planet","entity_id":"p","payload_json":null,"created_at":null,"attempt_count":0,
      "next_retry_at":null,"last_error_code":null,"last_error_message":null,"depends_on_op_id":null,"device_id":null,"user_id":"u"},
      {"op_id":"b","op_type":"UPSERT","entity_type":"flow","entity_id":"f","payload_json":null,"created_at":null,"attempt_count":1,
      "next_retry_at":null,"last_error_code":null,"last_error_message":null,"depends_on_op_id":null,"device_id":null,"user_id":"u"}],
      "marks":[{"operation":"b","state":"dreaming","revision":4,"mood":{"x":[]}}],
      "things":[{"type":"flow","id":"f","base":7,"draft":2,"mood":"good"}],"user":"u","weather":[1]}
      """#
    let bytes = try JSON.parse(Array(newer.utf8)).compact()
    var queued = Queued()
    queued.queue = try Queued.rules.syncQueue(json: bytes)
    #expect(String(decoding: Queued.rules.json(of: queued.queue), as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
    for event in [SyncEvent.launched, .retriedNow, .started(Array("a".utf8)), .started(Array("b".utf8)), .canceled(Array("b".utf8))] {
      queued.happen(event)
      #expect(queued.run.isEmpty && queued.blocks() == ["a": .unknownType, "b": .unknownType], "\(event)")
      #expect(String(decoding: Queued.rules.json(of: queued.queue), as: UTF8.self) == String(decoding: bytes, as: UTF8.self), "\(event)")
    }
  }

  @Test func aCircleThatIsStoredIsSaid() throws {
    func operation(_ id: String, _ entity: String, _ after: String) -> String {
      #"{"op_id":"\#(id)","op_type":"UPSERT","entity_type":"flow","entity_id":"\#(entity)","attempt_count":0,"depends_on_op_id":"\#(after)"}"#
    }
    var queued = Queued()
    let json = "{\"operations\":[\(operation("a", "1", "b")),\(operation("b", "2", "a")),\(operation("c", "2", "a"))]}"
    queued.queue = try Queued.rules.syncQueue(json: Array(json.utf8))
    #expect(queued.blocks() == ["a": .circular, "b": .circular, "c": .circular] && queued.run.isEmpty)
  }

  @Test func aLongQueueIsQuick() throws {
    var queued = Queued()
    for number in 0..<300 { queued.add("a\(number)", "UPSERT", SyncEntity("flow", "f\(number % 7)")) }
    let json = Queued.rules.json(of: queued.queue)
    #expect(try Queued.rules.syncQueue(json: json) == queued.queue)
    #expect(queued.run.count == 7)
  }

  @Test func aGreatManyAreSaidInWords() throws {
    var queued = Queued()
    for number in 0..<501 { queued.add("a\(number)") }
    let queue = String(decoding: Queued.rules.json(of: queued.queue), as: UTF8.self)
    let request = #"{"ask":"sync","connection":"offline","queue":\#(queue),"facts":{"now":"2026-03-02T12:00:00Z"}}"#
    var writer = JSONWriter()
    #expect(Queued.rules.answer(Array(request.utf8), Queued.rules.makeFrame(), into: &writer))
    let answer = try JSON.parse(writer.bytes)
    #expect(answer["backlog"]?["says"]?["error"]?.stringValue == "ERR-PH-SYNC-BACKLOG" && answer["pending"] == .int(501))
    guard case .array(let buttons)? = answer["backlog"]?["says"]?["buttons"] else {
      return #expect(Bool(false), "the answer has no buttons")
    }
    #expect(buttons.contains { $0["id"]?.stringValue == "export_drafts" && $0["action"]?.stringValue == "drafts.export" })
    #expect(answer["queue"].map { $0.compact() } == Queued.rules.json(of: queued.queue))
  }

  private static let odd: [JSON] = [
    .null, .bool(true), .int(0), .int(-1), .int(.max), .int(.min), .string(""), .string("a"), .string("b"), .string("\u{0}"),
    .string("9999-12-31T23:59:59Z"), .string("0001-01-01T00:00:00Z"), .string("UPLOAD_MEDIA"), .string("DELETE"), .string("💥"),
    .string("sending"), .string("failed"), .array([]), .object([]), .array([.null]), .string("flow"), .string("keep_mine"),
  ]

  @Test(arguments: [
    #"{"ask":"sync","connection":"online","event":{"succeeded":"a","revision":8},"entities":[{"type":"flow","id":"f2"}],"jitter":3,"#,
    #"{"ask":"sync","connection":"degraded","event":{"added":{"op_id":"n","op_type":"UPLOAD_MEDIA","entity_type":"media","entity_id":"v"},"owner":{"type":"flow","id":"f1"}},"#,
    #"{"ask":"sync","connection":"online","event":{"failed":"b","as":"transient","code":"503"},"#,
    #"{"ask":"conflict","operation":"a","choice":"keep_mine","copy":"f1-copy","ids":["n1","n2"],"theirs":"t","#,
    #"{"ask":"conflict","undo":{"main":{"type":"flow","id":"f1"},"copy":{"type":"flow","id":"c"},"before":"a","after":"b","left":["a"],"was":{"operations":[{"op_id":"z","op_type":"UPSERT","entity_type":"flow","entity_id":"f1"}]}},"#,
  ]) func everyRequestIsAnswered(beginning: String) throws {
    let request = try JSON.parse(Array((beginning + #""facts":{"now":"2026-03-02T12:00:00Z"},"queue":"# + Self.sound + "}").utf8))
    let frame = Queued.rules.makeFrame()
    var random = Numbers(seed: 7)
    var answered = 0
    for round in 0..<3000 {
      var changed = request
      for _ in 0..<(round == 0 ? 0 : 1 + random.next(below: 3)) { changed = changed.changed(into: Self.odd, depth: 8, &random) }
      var (writer, again) = (JSONWriter(), JSONWriter())
      let isAnswered = Queued.rules.answer(changed, frame, into: &writer)
      _ = Queued.rules.answer(changed, frame, into: &again)
      let answer = try JSON.parse(writer.bytes)
      #expect(writer.bytes == again.bytes)
      #expect(isAnswered == (answer["error"] == nil), "\(String(decoding: changed.compact(), as: UTF8.self))")
      if isAnswered, case .object(let queue)? = answer["queue"] {
        answered += 1
        // What is returned can be passed again, with the same result.
        let read = try Queued.rules.syncQueue(queue)
        #expect(Queued.rules.json(of: read) == answer["queue"]?.compact())
      }
      if round == 0 { #expect(isAnswered, "the valid request: \(answer)") }
    }
    #expect(answered > 100)
  }
}
