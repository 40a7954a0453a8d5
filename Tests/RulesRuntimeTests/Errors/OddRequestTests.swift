import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Adversarial requests about the connection, errors, retries, and toasts: each has an answer, always the same one.
@Suite struct OddRequestTests {
  private static let odd: [JSON] = [
    .null, .bool(true), .int(0), .int(-1), .int(.max), .int(.min), .string(""), .string("a"), .string("\u{0}"), .string("1.2s"),
    .string("9999-12-31T23:59:59Z"), .string("0001-01-01T00:00:00Z"), .string("offline"), .string("💥"), .array([]), .object([]),
    .array([.null]), .string("ERR-002"), .string("read"), .string("toast"),
  ]

  @Test(arguments: [
    #"{"ask":"connection","connection":{"state":"degraded","before":"online","since":"2026-03-02T11:00:00Z","bad":["2026-03-02T11:59:50Z"],"failed":1,"good":0,"lost":true},"event":{"answered":"1.2s"},"#,
    #"{"ask":"connection","event":{"failed":true},"#,
    #"{"ask":"error","error":"ERR-060","action":"share.create_link","surface":"toast","recovered":false,"#,
    #"{"ask":"retry","retry":"create","failures":4,"jitter":500,"#,
    #"{"ask":"toasts","toasts":{"queue":[{"id":"1","copy":"a","line":"b","times":2,"shownAt":"2026-03-02T11:59:59Z"},{"id":"2","copy":"c","line":"d"}],"gone":[{"copy":"e","line":"f","shownAt":"2026-03-02T11:59:57Z"}]},"event":{"shown":"3","error":"ERR-002"},"#,
    #"{"ask":"empty_state","empty_state":"EMPTY-04","#,
  ]) func everyRequestIsAnswered(beginning: String) throws {
    let rules = RealRules.rules
    let sound = try JSON.parse(Array((beginning + #""facts":{"now":"2026-03-02T12:00:00Z","plan":"free"}}"#).utf8))
    let frame = rules.makeFrame()
    var random = Numbers(seed: 5)
    for round in 0..<1500 {
      var changed = sound
      for _ in 0..<(round == 0 ? 0 : 1 + random.next(below: 3)) { changed = changed.changed(into: Self.odd, depth: 8, &random) }
      var (writer, again) = (JSONWriter(), JSONWriter())
      let isAnswered = rules.answer(changed, frame, into: &writer)
      _ = rules.answer(changed, frame, into: &again)
      let answer = try JSON.parse(writer.bytes)
      #expect(writer.bytes == again.bytes)
      #expect(isAnswered == (answer["error"]?["code"] == nil), "\(String(decoding: changed.compact(), as: UTF8.self))")
      if round == 0 { #expect(isAnswered, "the valid request: \(String(decoding: writer.bytes, as: UTF8.self))") }
      // What is returned can be passed again.
      for key in ["connection", "toasts"] {
        guard isAnswered, let kept = answer[key] else { continue }
        var next = JSONWriter()
        let request = JSON.object([
          .init(key: "ask", value: .string(key)), .init(key: key, value: kept),
          .init(key: "facts", value: .object([.init(key: "now", value: .string("2026-03-02T12:00:01Z"))])),
        ])
        #expect(rules.answer(request, frame, into: &next), "\(String(decoding: request.compact(), as: UTF8.self))")
      }
    }
  }
}
