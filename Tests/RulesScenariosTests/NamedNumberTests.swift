import Diagnostics
import RuleKinds
import RulesCompiler
import RulesScenarios
import SourceText
import Testing

/// Numbers of the rules that scenarios name.
@Suite struct NamedNumberTests {
  private static let settings = [
    (
      "settings.yaml",
      "card_life: {about: How long a card works., value: 72h, source: K2}\nheavy: {about: Pages., value: 100, source: K1}\n"
    ),
    (
      "conditions.yaml",
      "card_works: {about: The card is new., when: \"card.at != null && now - card.at < settings.card_life\"}\nthick: {about: Many pages., when: paper.pages > settings.heavy}\n"
    ),
  ]

  @Test(arguments: ["2", "5"]) func aBoundaryStaysABoundary(_ cap: String) throws {
    let limits = Kiosk.files.first { $0.0 == "limits.yaml" }?.1.replacing("reader: 2", with: "reader: \(cap)") ?? ""
    let run = try Kiosk.run(
      """
      given: {card.at: now - settings.card_life + 1s, papers.taken: limits.papers.reader - 1, paper.pages: settings.heavy}
      when: {may: paper.take}
      cases:
        - {then: {allowed: true, plan: reader, limits: [{id: papers, used: limits.papers.reader - 1, limit: limits.papers.reader, remaining: 1}]}}
        - {given: {paper.pages: settings.heavy + 1}, then: {reasonCode: too_thick}}
        - {given: {papers.taken: limits.papers.reader}, then: {reasonCode: enough}}
        - {given: {card.at: now - settings.card_life}, then: {plan: looker}}
        - {given: {papers.taken: "limits.papers.reader + 1"}, then: {limits: [{id: papers, remaining: {at_most: settings.heavy - 100}}]}}
      """, Self.settings + [("limits.yaml", limits)])
    #expect(run.failures.map(\.message) == [])
    #expect(run.given.contains("papers.taken limits.papers.reader - 1"))
  }

  @Test func nowIsTheTimeOfTheStep() throws {
    let run = try Kiosk.run(
      """
      given: {card.at: now, papers.taken: 0}
      when: {ask: plan}
      steps:
        - {at: "2026-04-01T00:00:00Z", given: {card.at: now - settings.card_life + 1h}, then: {plan: reader}}
        - {wait: 1h, then: {plan: looker}}
      """.replacing("card.at: now,", with: "card.at: null,"), Self.settings)
    #expect(run.failures.map(\.message) == [])
  }

  @Test func aLimitWithoutAMaximumIsNull() throws {
    let limits = Kiosk.files.first { $0.0 == "limits.yaml" }?.1.replacing("reader: 2", with: "reader: unlimited") ?? ""
    let run = try Kiosk.run(
      """
      given: {card.at: "2026-03-02T12:00:00Z", papers.taken: 0}
      when: {may: paper.take}
      then: {limits: [{id: papers, limit: limits.papers.reader}]}
      """, [("limits.yaml", limits)])
    #expect(run.failures.map(\.message) == [])
  }

  /// What does not name a number stays text, or is reported.
  @Test(arguments: [
    ("papers.taken: limits.papers.reeder", "no plan is named `reeder`"), ("papers.taken: limits.paper.reader", "no limit is named `paper`"),
    ("card.at: now - settings.card_live", "no setting is named `card_live`"),
    ("papers.taken: limits.papers.reader - 1h", "is not a value of `papers.taken`"),
    ("papers.taken: settings.card_life", "is not a value of `papers.taken`"),
    ("card.at: settings.card_life", "is not a value of `card.at`"),
    ("card.at: now - settings.heavy", "is not a value of `card.at`"), ("papers.taken: limits.papers.reader - 3", "is not a value"),
    ("papers.taken: limits.papers.reader -1", "is not a value"), ("papers.taken: limits.papers", "is not a value"),
  ])
  func mistakes(_ given: String, _ message: String) throws {
    let found = try Kiosk.compile(
      "example:\n  about: An example.\n  source: K1\n  given: {\(given)}\n  when: {ask: plan}\n  then: {plan: looker}\n", Self.settings
    ).diagnostics.filter { $0.severity == .error }
    #expect(found.count == 1)
    #expect(found.first?.message.contains(message) == true, "\(found.map(\.message))")
  }

  @Test func aMisspelledNameGetsAFixOfTheNameAlone() throws {
    let compilation = try Kiosk.compile(
      "example:\n  about: An example.\n  source: K1\n  given: {card.at: now - settings.card_live + 1s}\n  when: {ask: plan}\n  then: {plan: looker}\n",
      Self.settings)
    let edit = try #require(compilation.diagnostics.first?.fixes.first?.edits.first)
    #expect(compilation.sources[edit.span.file].text(edit.span.range) == "card_live" && edit.text == "card_life")
  }

  @Test func textsAndReadBack() {
    for text in ["limits.a.free", "settings.b - 1", "now - settings.c + 1h", "now + settings.d", "limits.a.b.free + 50MB"] {
      #expect(NamedNumber(text)?.text == text)
    }
    for text in [
      "", "limits", "limits.a", "settings.", "settings.a.", "settings.a +", "settings.a + b", "settings.a  + 1", "now", "now - 1h", "a.b",
    ] {
      #expect(NamedNumber(text) == nil, "\(text)")
    }
  }
}
