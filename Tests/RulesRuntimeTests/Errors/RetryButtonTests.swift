import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// The buttons of an error agree with its retry rule, on every surface.
@Suite struct RetryButtonTests {
  private static let rules = RealRules.rules

  private static func answer(_ request: String) throws -> JSON {
    var writer = JSONWriter()
    _ = rules.answer(Array(request.utf8), rules.makeFrame(), into: &writer)
    return try JSON.parse(writer.bytes)
  }

  private static func buttons(_ json: JSON?) -> Set<String> { Set((json?.arrayValue ?? []).compactMap { $0["id"]?.stringValue }) }

  /// Every error, in every state of the request: no retry button appears with the answer `never`, and no replacement copy appears with a
  /// retry button.
  @Test(arguments: [
    #""#, #""request.hasId":true,"#, #""request.isDeduplicated":true,"#, #""request.hasId":true,"request.isDeduplicated":true,"#,
  ])
  func noButtonContradictsTheRule(_ facts: String) throws {
    let bundle = Self.rules.bundle
    let retrying = Set(
      (0..<bundle.count(.buttons)).filter { bundle.buttons[$0].retries }.map { bundle.name(.buttons, $0) })
    #expect(!retrying.isEmpty)
    var seen = 0
    for error in 0..<bundle.count(.errors) {
      let name = bundle.name(.errors, error)
      let world = #""facts":{\#(facts)"plan":"free","now":"2026-03-02T12:00:00Z","error.incident":"i-1"}"#
      let shown = try Self.answer(#"{"ask":"error","error":"\#(name)",\#(world)}"#)
      let tried = try Self.answer(#"{"ask":"retry","error":"\#(name)","failures":1,\#(world)}"#)
      let offers = !Self.buttons(shown["buttons"]).isDisjoint(with: retrying)
      if offers { seen += 1 }
      #expect(!offers || tried["try"]?.stringValue != "never", "\(name) has a retry button, but `retry` is never")
      #expect(!offers || shown["copyWithoutRetry"] == nil, "\(name)")
      let toast = try Self.answer(#"{"ask":"toasts","event":{"shown":"t1","error":"\#(name)"},\#(world)}"#)
      guard let visible = toast["visible"]?.arrayValue?.first else { continue }
      #expect(Self.buttons(visible["buttons"]) == Self.buttons(shown["buttons"]), "\(name) as a toast")
    }
    #expect(seen > 3)
  }

  /// An operation that the server deduplicates has the id that CH31 requires. Without an id, the copy is "Try again later".
  @Test func anOperationIsRecognised() throws {
    let link = try Self.answer(#"{"ask":"retry","error":"ERR-060","failures":1,"facts":{"plan":"free","now":"2026-03-02T12:00:00Z"}}"#)
    #expect(link["try"]?.stringValue == "later")
    let bare = try Self.answer(#"{"ask":"retry","retry":"create","failures":1,"facts":{"plan":"free"}}"#)
    #expect(bare["try"]?.stringValue == "never")
    #expect(bare["copy"]?["text"]?.stringValue == "Try again later")
  }
}
