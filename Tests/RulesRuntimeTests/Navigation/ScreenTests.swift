import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Screens: who may be there, what can be tapped, and what an undecided guard or button comes to.
@Suite struct ScreenTests {
  private static func row(_ name: String, _ screen: String, _ facts: String, _ answer: String) -> Row {
    Row(name, ask: #"{"ask":"screen","route":"\#(screen)","facts":{\#(facts)}}"#, expect: #"{"screen":"\#(screen)",\#(answer)}"#)
  }

  @Test(arguments: [
    row("open to everybody", "legal/terms", "", #""allowed":true,"instead":null,"buttons":[],"undecided":"(none)""#),
    row(
      "a guard lets nobody in that it cannot tell", "library", "",
      #""allowed":false,"instead":"library/demo","undecided":{"code":"missing_fact"}"#),
    row("over two screens", "updates", #""plan":"guest""#, #""allowed":false,"instead":"home/demo","buttons":[],"notices":[]"#),
    row(
      "an account is let in", "library", #""plan":"free","network.state":"online","drafts.recovered":false"#,
      #""allowed":true,"instead":null"#),
    row(
      "nobody knows the network, so the buttons can be tapped", "auth/conversion", #""plan":"guest""#,
      #""buttons":[{"id":"continue_with_apple","enabled":"(none)","prominent":"(none)"},{"enabled":"(none)"},{"enabled":"(none)"},{"id":"not_now"}]"#
    ),
  ]) func answers(row: Row) throws { try row.check() }

  /// A refusal, a link and a screen agree on who is let in where.
  @Test(arguments: ["guest", "free", "trial", "pro", "pro_grace"]) func everyScreenLeadsToOneThatIsOpen(plan: String) throws {
    let rules = RealRules.rules
    let frame = rules.makeFrame()
    for route in 0..<rules.bundle.count(.routes) {
      let name = rules.bundle.name(.routes, route)
      var writer = JSONWriter()
      #expect(rules.answer(Array(#"{"ask":"screen","route":"\#(name)","facts":{"plan":"\#(plan)"}}"#.utf8), frame, into: &writer))
      let answer = try JSON.parse(writer.bytes)
      guard let instead = answer["instead"]?.stringValue else { continue }
      #expect(answer["allowed"] == .bool(false) && answer["buttons"] == .array([]))
      var second = JSONWriter()
      #expect(rules.answer(Array(#"{"ask":"screen","route":"\#(instead)","facts":{"plan":"\#(plan)"}}"#.utf8), frame, into: &second))
      #expect(try JSON.parse(second.bytes)["allowed"] == .bool(true), "\(name) sends to \(instead), which sends on")
    }
  }

  @Test func anUnknownScreenIsAMistake() throws {
    var writer = JSONWriter()
    #expect(!RealRules.rules.answer(Array(#"{"ask":"screen","route":"hom"}"#.utf8), RealRules.rules.makeFrame(), into: &writer))
    #expect(try JSON.parse(writer.bytes)["error"]?["code"]?.stringValue == "unknown_route")
  }
}
