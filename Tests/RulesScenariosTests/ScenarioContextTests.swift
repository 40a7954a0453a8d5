import RuleKinds
import RulesCompiler
import RulesJSON
import RulesScenarios
import Testing

/// The requests that steps become, including those that only a later runtime answers.
@Suite struct SituationTests {
  private static let book = Result {
    let scenario = """
      example:
        about: An example.
        at: "2026-03-02T12:00:00Z"
        given: {papers.taken: 1}
        when: {may: paper.take}
        then: {allowed: true}
        source: K1

      """
    return try #require(try Kiosk.compile(scenario).rules).book
  }

  private func question(_ change: (inout ScenarioQuestion) -> Void) -> ScenarioQuestion {
    var question = ScenarioQuestion.nothing
    change(&question)
    return question
  }

  private func begin() throws -> ScenarioContext {
    let book = try Self.book.get()
    return ScenarioContext(try #require(book.scenarios["example"]), book)
  }

  private func text(_ request: JSON) -> String { String(decoding: request.compact(), as: UTF8.self) }

  private static let facts = #""facts":{"papers.taken":1,"now":"2026-03-02T12:00:00Z"}}"#

  @Test func everyFormBecomesARequest() throws {
    let rows: [(ScenarioQuestion, String)] = [
      (question { $0.asked.may = Name("paper.take") }, #"{"ask":"entitlement","action":"paper.take","#),
      (question { $0.asked.does = Name("paper.take") }, #"{"ask":"do","action":"paper.take","event_id":"event-1","#),
      (question { $0.asked.happens = Name("login.failed") }, #"{"ask":"count","event":"login.failed","event_id":"event-1","#),
      (question { $0.asked.signal = Name("haste") }, #"{"ask":"signal","signal":"haste","#),
      (question { $0.asked.released = Name("links") }, #"{"ask":"release","vector":"links","#),
      (question { $0.asked.ladder = Name("links") }, #"{"ask":"ladder","vector":"links","#),
      (question { $0.asked.table = Name("label") }, #"{"ask":"table","table":"label","#),
      (question { $0.asked.meter = Name("papers") }, #"{"ask":"meter","limit":"papers","#),
      (question { $0.asked.payload = Name("share") }, #"{"ask":"payload","payload":"share","#),
      (question { $0.asked.ask = .plan }, #"{"ask":"plan","#), (question { $0.asked.ask = .snapshot }, #"{"ask":"snapshot","#),
      (question { $0.asked.ask = .overview }, #"{"ask":"overview","#), (question { $0.asked.ask = .downgrade }, #"{"ask":"downgrade","#),
      (question { $0.asked.ask = .ladder }, #"{"ask":"ladder","#),
      (question { $0.asked.ask = .notifications }, #"{"ask":"notifications","#),
      (question { $0.asked.link = "shop://paper?id=1" }, #"{"ask":"link","link":"shop://paper?id=1","#),
      (question { $0.asked.fact = Name("papers.left") }, #"{"ask":"fact","fact":"papers.left","#),
      (question { $0.asked.screen = Name("stand") }, #"{"ask":"screen","route":"stand","#),
      (question { $0.asked.moment = Name("closed") }, #"{"ask":"moment","moment":"closed","#),
      (question { $0.asked.ask = .sync }, #"{"ask":"sync","#), (question { $0.asked.ask = .conflict }, #"{"ask":"conflict","#),
      (question { $0.asked.ask = .connection }, #"{"ask":"connection","#), (question { $0.asked.ask = .toasts }, #"{"ask":"toasts","#),
      (question { $0.asked.ask = .merge }, #"{"ask":"merge","#),
      (question { $0.asked.error = Name("E-1") }, #"{"ask":"error","error":"E-1","#),
      (question { $0.asked.retry = Name("read") }, #"{"ask":"retry","retry":"read","#),
      (question { $0.asked.emptyState = Name("none") }, #"{"ask":"empty_state","empty_state":"none","#),
      (question { $0.asked.field = Name("name") }, #"{"ask":"field","field":"name","#),
      (question { ($0.asked.field, $0.text) = (Name("name"), TypedWords("")) }, #"{"ask":"field","field":"name","text":"","#),
      (question { $0.asked.form = Name("buying") }, #"{"ask":"form","form":"buying","#),
      (question { $0.asked.setting = Name("week") }, #"{"ask":"setting","setting":"week","#),
    ]
    for (question, words) in rows {
      var situation = try begin()
      #expect(text(situation.request(question)) == words + Self.facts)
    }
    #expect(Set(rows.compactMap { $0.0.asked.subject?.form }) == Set(AskedQuestion.Form.allCases))
  }

  /// The queue and the connection continue, and a step's own values have priority. The last decision about a conflict can be undone.
  @Test func theQueueGoesOn() throws {
    var situation = try begin()
    let sync = question { $0.asked.ask = .sync }
    _ = situation.request(question { ($0.asked.ask, $0.with) = (.sync, [FreeEntry(key: "connection", value: .text("offline"))]) })
    situation.remember(try JSON.parse(Array(#"{"queue":{"user":"u"},"undo":{"before":"a"}}"#.utf8)), to: sync)
    #expect(text(situation.request(sync)) == #"{"ask":"sync","queue":{"user":"u"},"connection":"offline","# + Self.facts)
    let online = question { ($0.asked.ask, $0.with) = (.sync, [FreeEntry(key: "connection", value: .text("online"))]) }
    #expect(text(situation.request(online)) == #"{"ask":"sync","connection":"online","queue":{"user":"u"},"# + Self.facts)
    #expect(text(situation.request(sync)) == #"{"ask":"sync","queue":{"user":"u"},"connection":"online","# + Self.facts)
    let undo = question { ($0.asked.ask, $0.with) = (.conflict, [FreeEntry(key: "undo", value: .text("last"))]) }
    #expect(text(situation.request(undo)) == #"{"ask":"conflict","undo":{"before":"a"},"queue":{"user":"u"},"# + Self.facts)
  }

  /// The state in an answer about the connection continues in the next step; so do toasts, independently.
  @Test func theConnectionGoesOn() throws {
    var situation = try begin()
    let (connection, toasts) = (question { $0.asked.ask = .connection }, question { $0.asked.ask = .toasts })
    situation.remember(try JSON.parse(Array(#"{"connection":{"state":"offline"},"facts":{"line":"offline"}}"#.utf8)), to: connection)
    situation.remember(try JSON.parse(Array(#"{"toasts":{"queue":[]}}"#.utf8)), to: toasts)
    let facts = #""facts":{"papers.taken":1,"line":"offline","now":"2026-03-02T12:00:00Z"}}"#
    #expect(text(situation.request(connection)) == #"{"ask":"connection","connection":{"state":"offline"},"# + facts)
    #expect(text(situation.request(toasts)) == #"{"ask":"toasts","toasts":{"queue":[]},"# + facts)
    #expect(text(situation.request(question { $0.asked.ask = .plan })) == #"{"ask":"plan","# + facts)
  }

  /// Whether the thing of a link exists is part of the request, if a step states it.
  @Test func aLinkSaysWhetherItsThingIsThere() throws {
    for (exists, words) in [(true, #","exists":true"#), (false, #","exists":false"#)] {
      var situation = try begin()
      let link = question {
        $0.asked.link = "shop://paper"
        $0.exists = exists
      }
      #expect(text(situation.request(link)).hasPrefix(#"{"ask":"link","link":"shop://paper""# + words))
    }
  }

  @Test func whatHappensHasAnIdOfItsOwnUnlessItIsGivenOne() throws {
    var situation = try begin()
    let does = question { $0.asked.does = Name("paper.take") }
    let ids = (1...3).map { _ in situation.request(does)["event_id"]?.stringValue }
    #expect(ids == ["event-1", "event-2", "event-3"])
    let twice = question {
      $0.asked.does = Name("paper.take")
      $0.id = "e1"
    }
    #expect((1...2).map { _ in situation.request(twice)["event_id"]?.stringValue } == ["e1", "e1"])
  }

  @Test func historyGoesToEveryQuestion() throws {
    var situation = try begin()
    let may = question { $0.asked.may = Name("paper.take") }
    #expect(situation.request(may)["history"] == nil)
    let history = JSON.object([.init(key: "events", value: .array([.int(1)]))])
    situation.remember(.object([.init(key: "allowed", value: .bool(true)), .init(key: "history", value: history)]), to: may)
    // An answer without a history changes nothing.
    situation.remember(.object([]), to: may)
    #expect(situation.request(may)["history"] == history)
    #expect(situation.request(question { $0.asked.ladder = Name("links") })["history"] == history)
    #expect(situation.request(question { $0.asked.ask = .plan })["history"] == history)
  }

  @Test func furtherKeysAndConsentAreHandedOver() throws {
    var situation = try begin()
    let request = situation.request(
      question {
        $0.asked.may = Name("paper.take")
        $0.isConfirmed = true
        $0.with = [FreeEntry(key: "items", value: .list([.map([FreeEntry(key: "id", value: .text("f1"))]), .null, .bool(false)]))]
      })
    #expect(text(request) == #"{"ask":"entitlement","action":"paper.take","confirmed":true,"items":[{"id":"f1"},null,false],"# + Self.facts)
  }
}
