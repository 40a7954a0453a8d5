import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// The part of a thing that is in a share payload.
@Suite struct PayloadTests {
  private static func ask(_ items: String, _ facts: String = "") -> String {
    #"{"ask":"payload","payload":"flow_share","items":[\#(items)],"facts":{\#(facts)}}"#
  }

  @Test(arguments: [
    Row(
      "AT-29-02, AT-08-08: an upload becomes a marker, and both sides get a notice",
      ask: ask(#"{"type":"upload","fields":{"id":"u1","url":"https://x/u1","path":"/u1","size":50000000,"type":"video","shared":true}}"#),
      expect: #"""
        {"payload":"flow_share","parts":[{"type":"upload","shared":false,"id":"(none)","url":"(none)","path":"(none)","size":"(none)"}],
        "staying":0,"tells":{"sender":[{"key":"share.uploads_disclosure"}],
        "recipient":[{"key":"share.recipient_disclosure","text":"This flow contains private uploads that are not shared."}]}}
        """#),
    Row(
      "AT-29-03: a link is shared, without a notice",
      ask: ask(#"{"type":"link","fields":{"title":"A jab","id":"l1","url":"https://www.youtube.com/watch?v=x"}}"#),
      expect: #"""
        {"parts":[{"type":"link","fields":{"url":"https://www.youtube.com/watch?v=x","title":"A jab","id":"(none)"}}],
        "tells":{"sender":[],"recipient":[]}}
        """#),
    Row(
      "the order stays, markers are in place, and each notice for both sides appears once",
      ask: ask(
        #"{"type":"upload"},{"type":"flow","fields":{"title":"Guard"}},{"type":"upload"},{"type":"practice_log","fields":{"title":"x"}}"#),
      expect: #"""
        {"parts":[{"type":"upload"},{"type":"flow","fields":{"title":"Guard"}},{"type":"upload"}],"staying":1,
        "tells":{"sender":[{}],"recipient":[{}]}}
        """#),
    Row(
      "notes stay private unless the user shares them", ask: ask(#"{"type":"note","fields":{"text":"left hand first"}}"#),
      expect: #"{"parts":[],"staying":1,"undecided":"(none)"}"#),
    Row(
      "shared notes", ask: ask(#"{"type":"note","fields":{"text":"left hand first"}}"#, #""share.includesNotes":true"#),
      expect: #"{"parts":[{"type":"note","fields":{"text":"left hand first"}}],"staying":0}"#),
    Row(
      "LK-12: a default move is shared without its description",
      ask: ask(#"{"type":"default_move","fields":{"move":"jab","description":"Straight from the shoulder.","name":"Jab"}}"#),
      expect: #"{"parts":[{"fields":{"move":"jab","description":"(none)","name":"(none)"}}]}"#),
    Row(
      "undeclared keys are omitted", ask: ask(#"{"type":"Upload"},{"type":""},{"type":"uploads"}"#), expect: #"{"parts":[],"staying":3}"#),
  ]) func composes(row: Row) throws { try row.check() }

  /// For any input, the payload contains only keys that it declares, and nothing of an upload.
  @Test func nothingElseEverLeaves() throws {
    let bundle = RealRules.rules.bundle
    let payload = try #require(RealRules.rules.payload("flow_share"))
    let types = bundle.payloads[payload].parts.map { bundle.text(bundle.payloadParts[$0].type) }
    var listed: [String: Set<String>] = [:]
    let keys = [
      "url", "title", "path", "id", "size", "text", "move", "name", "node", "from", "to", "style", "shared", "type", "URL", "url ",
    ]
    for row in bundle.payloads[payload].parts {
      let frame = RealRules.rules.makeFrame()
      guard let list = bundle.payloadParts[row].fields.map(bundle.constant) else { continue }
      listed[bundle.text(bundle.payloadParts[row].type)] = Set(
        (0..<list.count).compactMap { index in
          RealRules.rules.present(bundle.constant(list.start + index), values: nil, frame).text
        })
    }
    var random = Numbers(seed: 3)
    for _ in 0..<200 {
      var used: Set<String> = []
      let fields = (0..<6).map { _ in keys[random.next(below: keys.count)] }.filter { used.insert($0).inserted }
      let type = (types + ["other"])[random.next(below: types.count + 1)]
      let item = "{\"type\":\"\(type)\",\"fields\":{\(fields.map { "\"\($0)\":\"secret\"" }.joined(separator: ","))}}"
      var writer = JSONWriter()
      let request = Self.ask(item, #""share.includesNotes":true"#)
      #expect(RealRules.rules.answer(Array(request.utf8), RealRules.rules.makeFrame(), into: &writer))
      for part in try JSON.parse(writer.bytes)["parts"]?.arrayValue ?? [] {
        if type == "upload" {
          #expect(part == .object([.init(key: "type", value: .string("upload")), .init(key: "shared", value: .bool(false))]))
        } else {
          #expect(part.objectValue?.map(\.key) == ["type", "fields"])
          let leaving = (part["fields"]?.objectValue ?? []).map { $0.key }
          #expect(leaving.allSatisfy { listed[type]?.contains($0) == true }, "\(request)")
        }
      }
    }
  }
}
