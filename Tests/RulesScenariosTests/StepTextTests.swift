import RuleKinds
import RulesJSON
import Testing

@testable import RulesScenarios

/// Answers in a line, in the forms that requests have.
@Suite struct StepTextTests {
  private func line(_ request: String, _ answer: String, isAnswered: Bool = true) throws -> [String] {
    let exchange = Exchange(
      now: "T", request: try JSON.parse(Array(request.utf8)), answer: try JSON.parse(Array(answer.utf8)), isAnswered: isAnswered)
    return StepRun(path: RulePath("scenarios", "x"), about: nil, given: [], exchanges: [exchange], failure: nil).lines
  }

  @Test(arguments: [
    (
      #"{"ask":"do","action":"paper.take","event_id":"event-3","facts":{},"history":{"v":1}}"#,
      #"{"action":"paper.take","allowed":true,"plan":"reader","limits":[],"ladder":[{"vector":"links","level":"L2","effect":"friction"}],"history":{}}"#,
      "T  do paper.take event-3  ->  allowed, plan reader, ladder links L2 friction"
    ),
    (
      #"{"ask":"ladder","vector":"links","facts":{}}"#,
      #"{"ladder":{"vector":"links","level":null,"count":3,"copy":{"key":"a","text":"A"},"next":{"level":"L1","at":8}},"changes":[{"vector":"links","from":"L2","to":"L3"}]}"#,
      "T  ladder links  ->  ladder {vector links, count 3, next {level L1, at 8}}, changes links L2 L3"
    ),
    (
      #"{"ask":"overview"}"#, #"{"limits":[{"id":"papers","used":1,"limit":null}],"soft":true,"full":false}"#,
      "T  overview  ->  limits papers 1 of unlimited, soft, not full"
    ),
  ]) func reads(_ row: (request: String, answer: String, line: String)) throws {
    #expect(try line(row.request, row.answer) == [row.line])
  }

  @Test func aMistakeIsSaid() throws {
    #expect(
      try line(#"{"ask":"fly"}"#, #"{"error":{"code":"unknown_question","message":"nobody knows"}}"#, isAnswered: false)
        == ["T  fly  ->  no answer: nobody knows"])
  }
}
