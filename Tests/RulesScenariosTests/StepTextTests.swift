import RuleKinds
import RulesJSON
import RulesScenarios
import Testing

/// Answers in one line, in the notation of requests.
@Suite struct StepTextTests {
  private func line(_ request: String, _ answers: String..., isAnswered: Bool = true) throws -> [String] {
    let exchanges = try answers.enumerated().map { index, answer in
      Exchange(
        now: "T\(index)", request: try JSON.parse(Array(request.utf8)), answer: try JSON.parse(Array(answer.utf8)), isAnswered: isAnswered)
    }
    return StepRun(
      path: RulePath("scenarios", "x"), about: nil, given: [], times: Int64(answers.count), exchanges: exchanges, failure: nil
    ).lines
  }

  @Test(arguments: [
    (
      #"{"ask":"do","action":"paper.take","event_id":"event-3","facts":{},"history":{"v":1}}"#,
      #"{"action":"paper.take","allowed":true,"plan":"reader","limits":[],"ladder":{"vector":"links","level":"L2","effect":"pauses","timeLeft":"90s","count":10,"next":{"level":"L3","at":15}},"counted":["x"],"changes":[{"vector":"links","from":"L1","to":"L2"}],"history":{}}"#,
      "T0  do paper.take  ->  allowed, plan reader, links L1 to L2, pauses for 1m30s (10 counted, L3 at 15)"
    ),
    (
      #"{"ask":"do","action":"paper.take","event_id":"own","facts":{"plan":"reader"}}"#,
      #"{"allowed":true,"plan":"reader","counted":[],"changes":[{"vector":"a","from":"L3","to":"L0"},{"vector":"a","from":"L0","to":"L4"},{"vector":"b","from":"L2","to":"L0"}]}"#,
      "T0  do paper.take own  ->  allowed, not counted, a L3 to L0 to L4, b L2 to L0"
    ),
    (
      #"{"ask":"ladder","facts":{}}"#,
      #"{"ladder":[{"vector":"a","level":null,"effect":"nothing","count":3,"next":{"level":"L1","at":8}},{"vector":"b","level":"L5","effect":"stops"},{"vector":"c","level":"L1","effect":"tells","deferred":true}]}"#,
      "T0  ladder  ->  a no level (3 counted, L1 at 8), b L5, stops until released, c L1, tells (deferred)"
    ),
    (
      #"{"ask":"release","vector":"a","facts":{}}"#, #"{"counted":true,"ladder":[],"changes":[]}"#, "T0  release a  ->  released"
    ),
    (#"{"ask":"signal","signal":"haste"}"#, #"{"counted":false}"#, "T0  signal haste  ->  not recorded"),
    (
      #"{"ask":"overview"}"#, #"{"limits":[{"id":"papers","used":1,"limit":null}],"soft":true,"full":false}"#,
      "T0  overview  ->  papers 1 of unlimited, soft, not full"
    ),
    (
      #"{"ask":"link","link":"shop://paper?id=7","exists":true}"#,
      #"{"link":"paper","outcome":"opens","route":"stand","parameters":{"id":"7","kind":"daily"}}"#,
      "T0  link shop://paper?id=7 that exists  ->  link paper, opens, route stand, with id 7, kind daily"
    ),
    (
      #"{"ask":"link","link":"shop://x","exists":false}"#,
      #"{"link":null,"outcome":"unknown","route":"stand","copy":{"key":"k","text":"t"},"surface":"wall","refused":{"code":"bad_byte","at":7},"undecided":{"code":"missing_fact","fact":"card.at"}}"#,
      "T0  link shop://x that no longer exists  ->  unknown, route stand, surface wall, refused {code bad_byte, at 7}, undecided {code missing_fact, fact card.at}"
    ),
    (#"{"ask":"fact","fact":"papers.left"}"#, #"{"fact":"papers.left","value":3}"#, "T0  fact papers.left  ->  value 3"),
    (
      #"{"ask":"downgrade"}"#, #"{"things":[{"kind":"flows","items":[{"id":"a","treatment":"keep"}]}]}"#, "T0  downgrade  ->  things flows"
    ),
  ]) func reads(_ row: (request: String, answer: String, line: String)) throws {
    #expect(try line(row.request, row.answer) == [row.line])
  }

  @Test func severalTimesAreOneLine() throws {
    let request = #"{"ask":"do","action":"paper.take"}"#
    let (yes, no) = (#"{"allowed":true}"#, #"{"allowed":false,"reasonCode":"enough"}"#)
    #expect(try line(request, yes, yes) == ["T0  do paper.take, 2 times until T1  ->  each allowed"])
    #expect(try line(request, yes, yes, no) == ["T0  do paper.take, 3 times until T2  ->  2 allowed, last: denied, enough"])
    #expect(try line(#"{"ask":"plan"}"#, #"{"plan":"a"}"#, #"{"plan":"b"}"#) == ["T0  plan, 2 times until T1  ->  plan b"])
  }

  @Test(arguments: [("1800s", "30m"), ("5400s", "1h30m"), ("90061s", "1d1h1m1s"), ("0.5s", "0.5s"), ("0s", "0s")])
  func timesAreShort(_ row: (text: String, short: String)) { #expect(LadderText.time(row.text) == row.short) }

  @Test func aMistakeIsSaid() throws {
    #expect(
      try line(#"{"ask":"fly"}"#, #"{"error":{"code":"unknown_question","message":"unknown request"}}"#, isAnswered: false)
        == ["T0  fly  ->  no answer: unknown request"])
  }
}
