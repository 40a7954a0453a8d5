import Diagnostics
import RuleKinds
import RulesBundle
import RulesCompiler
import RulesScenarios
import Testing

/// Scenarios about links: their requests, the names that they may expect, and the links that no scenario covers.
@Suite struct LinkScenarioTests {
  /// A kiosk with a stand for everybody and a shelf for readers; its one paper of the day may be sold out.
  private static let links: [(String, String)] = [
    (
      "routes.yaml",
      """
      stand: {about: The stand., known: specified, start: true, leads_to: [shelf, queue], source: K1}
      shelf: {about: For readers., known: specified, leads_to: stand, only_if: card_works, else: stand, source: K1}
      queue: {about: Where one waits., known: specified, leads_to: stand, source: K1}

      """
    ),
    (
      "router.yaml",
      """
      scheme: kiosk
      first_match:
        - {if: thick, to: queue, continues: true}
      on_error: queue
      when_unknown: stand
      unknown_says: sorry
      gone_says: sorry
      shown_on: wall
      source: K1

      """
    ),
    (
      "deep_links.yaml",
      """
      paper: {about: One paper., path: paper, parameters: {id: {id_of: paper}}, opens: shelf, when_gone: stand, source: K1}
      all: {about: All of them., path: papers, opens: stand, source: K2}

      """
    ),
  ]

  private func missing(_ cases: String..., source: String? = nil) throws -> [String] {
    let scenario =
      "one:\n  about: One.\n  source: K1\n  given: {card.at: \"2026-03-02T11:00:00Z\"}\n  when: {link: \"kiosk://papers\"}\n  cases:\n"
      + cases.map { "    - \($0)\n" }.joined()
    let compilation = try Kiosk.compile(cases.isEmpty ? "" : scenario, Self.links)
    let runner = try #require(try ScenarioRunner(compilation), "\(compilation.diagnostics)")
    let runs = runner.names.compactMap { runner.run($0) }
    #expect(runs.flatMap(\.failures).map(\.message) == [])
    let coverage = Coverage(runs, runner.checked, try RuleBundle(try #require(compilation.lowered).bundle), source: source)
    return try #require(coverage.groups.first { $0.name == "links" }).missing.map(\.description)
  }

  @Test func everyWayOfALinkIsCounted() throws {
    let all = ["/deep_links/paper/opens", "/deep_links/paper/when_gone", "/deep_links/paper/router/first_match/0"]
    let others = ["/deep_links/all/opens", "/deep_links/all/router/first_match/0"]
    #expect(try missing() == all + others)
    #expect(try missing(source: "K2") == others)
    #expect(try missing("{then: {outcome: opens, route: stand}}") == all + [others[1]])
    #expect(
      try missing(
        "{when: {link: \"kiosk://paper?id=1\", exists: true}, then: {link: paper, outcome: opens, parameters: {id: \"1\"}}}",
        "{when: {link: \"kiosk://paper?id=1\", exists: false}, then: {outcome: gone, route: stand, copy: sorry, surface: wall}}",
        "{when: {link: \"kiosk://paper?id=1\"}, given: {paper.pages: 101}, then: {outcome: sign_in, route: queue}}")
        == others)
    // A screen that rejects a user, an invalid link, and a missing fact cover no outcome of a link.
    #expect(
      try missing(
        "{when: {link: \"kiosk://paper?id=1\"}, given: {card.at: null}, then: {link: paper, outcome: elsewhere, route: stand}}",
        "{when: {link: \"kiosk://paper\"}, then: {link: null, outcome: unknown, refused: {code: missing_parameter, parameter: id}}}",
        "{when: {link: \"kiosk://paper?id=1\"}, given: {card.at: not_given}, then: {outcome: elsewhere, undecided: {fact: card.at}}}")
        == all + others)
  }

  @Test(arguments: [
    ("{link: \"kiosk://papers\"}", "{route: shelve}"), ("{link: \"kiosk://papers\"}", "{link: papr}"),
    ("{link: \"kiosk://papers\"}", "{surface: wal}"), ("{fact: papers.takn}", "{value: 1}"),
  ]) func misspeltNamesAreFound(when: String, then: String) throws {
    let compilation = try Kiosk.compile("one: {about: One., source: K1, when: \(when), then: \(then)}\n", Self.links)
    #expect(compilation.diagnostics.map(\.name) == ["name.unknown"], "\(when) \(then)")
  }

  @Test func aFailureSaysWhichRuleDecided() throws {
    func decided(_ when: String, given: String = "", then: String) throws -> [String] {
      let body = "given: {card.at: \"2026-03-02T11:00:00Z\"\(given)}\nwhen: {\(when)}\nthen: {\(then)}"
      let failure = try #require(try Kiosk.run(body, Self.links).failures.first)
      return [failure.message] + failure.secondary.map(\.text)
    }
    #expect(
      try decided("link: \"kiosk://papers\"", then: "route: shelf") == ["`example` fails: `route` is `stand`, not `shelf`", "decided here"])
    #expect(
      try decided("link: \"kiosk://papers\"", given: ", paper.pages: 200", then: "outcome: opens")
        == ["`example` fails: `outcome` is `sign_in`, not `opens`", "decided here"])
    #expect(
      try decided("link: \"kiosk://nope\"", then: "outcome: opens") == [
        "`example` fails: `outcome` is `unknown`, not `opens`", "decided here",
      ])
  }

  @Test func whatAFactComesTo() throws {
    #expect(try Kiosk.run("given: {papers.taken: 2}\nwhen: {fact: papers.taken}\nthen: {value: 2}").hasPassed)
    #expect(try Kiosk.run("when: {fact: papers.taken}\nthen: {value: null, undecided: {fact: papers.taken}}").hasPassed)
  }
}
