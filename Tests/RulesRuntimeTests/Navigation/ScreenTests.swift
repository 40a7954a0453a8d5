import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Screens: who may see them, which buttons work, and the result of an undecided guard or button.
@Suite struct ScreenTests {
  private static func row(_ name: String, _ screen: String, _ facts: String, _ answer: String) -> Row {
    Row(name, ask: #"{"ask":"screen","route":"\#(screen)","facts":{\#(facts)}}"#, expect: #"{"screen":"\#(screen)",\#(answer)}"#)
  }

  @Test(arguments: [
    row("open to everybody", "legal/terms", "", #""allowed":true,"instead":null,"buttons":[],"undecided":"(none)""#),
    row(
      "an undecided guard rejects everybody", "library", "",
      #""allowed":false,"instead":"library/demo","undecided":{"code":"missing_fact"}"#),
    row("through two screens", "updates", #""plan":"guest""#, #""allowed":false,"instead":"home/demo","buttons":[],"notices":[]"#),
    row(
      "an account is accepted", "library", #""plan":"free","network.state":"online","drafts.recovered":false"#,
      #""allowed":true,"instead":null"#),
    row(
      "the network is unknown, so the buttons work", "auth/conversion", #""plan":"guest""#,
      #""buttons":[{"id":"continue_with_apple","enabled":"(none)","prominent":"(none)"},{"enabled":"(none)"},{"enabled":"(none)"},{"id":"not_now"},{"id":"open_terms"},{"id":"open_privacy"}]"#
    ),
  ]) func answers(row: Row) throws { try row.check() }

  /// A denial, a link, and a screen agree on who may see which screen.
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
      #expect(try JSON.parse(second.bytes)["allowed"] == .bool(true), "\(name) sends to \(instead), which redirects again")
    }
  }

  @Test func anUnknownScreenIsAMistake() throws {
    var writer = JSONWriter()
    #expect(!RealRules.rules.answer(Array(#"{"ask":"screen","route":"hom"}"#.utf8), RealRules.rules.makeFrame(), into: &writer))
    #expect(try JSON.parse(writer.bytes)["error"]?["code"]?.stringValue == "unknown_route")
  }
}
