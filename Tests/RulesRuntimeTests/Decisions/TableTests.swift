import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Decision tables with a few answers.
@Suite struct TableTests {
  private static func row(_ name: String, _ table: String, _ facts: String, answer: String) -> Row {
    Row("\(table): \(name)", ask: #"{"ask":"table","table":"\#(table)","facts":{\#(facts)}}"#, expect: "{\"table\":\"\(table)\",\(answer)}")
  }

  @Test(arguments: [
    row("with a credit", "practice_label", #""plan":"free","credits.left":1"#, answer: #""answer":"practice.cta.credit""#),
    row("without one", "practice_label", #""plan":"free","credits.left":0"#, answer: #""answer":"practice.cta.pro","undecided":"(none)""#),
    row("on Pro", "practice_label", #""plan":"pro""#, answer: #""answer":"practice.cta.plain""#),
    row(
      "the credits are unknown", "practice_label", #""plan":"free""#,
      answer: #""answer":"practice.cta.plain","undecided":{"code":"missing_fact","fact":"credits.left"}"#),
    row("no fact is known", "notification_permission", "", answer: #""answer":"none","undecided":{"code":"missing_fact"}"#),
    row("a guest is never asked", "notification_permission", #""plan":"guest""#, answer: #""answer":"none","undecided":"(none)""#),
  ]) func answers(row: Row) throws { try row.check() }

  @Test func theTraceSaysWhatWouldChangeTheAnswer() throws {
    try Row(
      "trace", ask: #"{"ask":"table","table":"practice_label","facts":{"plan":"free","credits.left":1},"trace":true}"#,
      expect: #"""
        {"answer":"practice.cta.credit","trace":{"table":"/tables/practice_label",
        "rows":[{"rule":"/tables/practice_label/first_match/0","held":false},{"rule":"/tables/practice_label/first_match/1","held":true}],
        "flips":[{"fact":"plan","value":"guest","becomes":"practice.cta.plain"},
          {"fact":"credits.left","value":0,"becomes":"practice.cta.pro"}]}}
        """#
    ).check()
  }

  /// For any facts: an answer of the table, from a row of it.
  @Test(arguments: 0..<RealRules.rules.bundle.count(.decisionTables)) func everyAnswerIsOneOfTheTables(question: Int) throws {
    let bundle = RealRules.rules.bundle
    let answers = bundle.decisionTables[question].answers
    #expect(answers.count > 1)
    let name = bundle.name(.decisionTables, question)
    let frame = RealRules.rules.makeFrame()
    let facts = RandomFacts(RealRules.rules)
    var random = Numbers(seed: UInt64(question) + 7)
    let texts = answers.map { bundle.text(bundle.tableAnswers[$0].answer) }
    for _ in 0..<100 {
      var writer = JSONWriter()
      let line = #"{"ask":"table","table":"\#(name)","facts":\#(facts.next(&random))}"#
      #expect(RealRules.rules.answer(Array(line.utf8), frame, into: &writer), "\(line)")
      let answer = try JSON.parse(writer.bytes)["answer"]?.stringValue
      #expect(answer.map { texts.contains($0) } == true, "\(line)")
    }
  }
}
