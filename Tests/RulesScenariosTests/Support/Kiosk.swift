import Diagnostics
import RulesCompiler
import RulesScenarios
import Schema
import SourceText
import TestSupport
import Testing

/// A fictional kiosk: a person with a card takes two papers a day, and the card is valid for three days.
enum Kiosk {
  static let files: [(String, String)] = [
    (
      "manifest.yaml",
      "product: kiosk\nabout: A kiosk.\nlanguage: 1\nwhen_undecided: unclear\ndocuments:\n  K1: {title: The kiosk}\n  K2: {title: The card}\n"
    ),
    (
      "facts.yaml",
      """
      now: {about: The time., type: timestamp, from: server, source: K1}
      card.at: {about: When the card was bought., type: timestamp, or_null: true, from: server, source: K2}
      papers.taken: {about: Papers taken., type: int, from: server, source: K1}
      paper.pages: {about: Pages of the paper., type: int, from: app, if_absent: 0, source: K1}

      """
    ),
    (
      "conditions.yaml",
      "card_works: {about: The card is new., when: \"card.at != null && now - card.at < duration('72h')\"}\nthick: {about: Many pages., when: paper.pages > 100}\n"
    ),
    (
      "plans.yaml",
      """
      states:
        looker: {about: Looks., source: K1}
        reader: {about: Has a card., source: K2}
      resolution:
        - {if: card_works, plan: reader}
        - {plan: looker}
      on_error: looker

      """
    ),
    (
      "limits.yaml",
      """
      papers:
        about: Papers.
        plans: {looker: none, reader: 2}
        used: papers.taken
        when_full: {reader: enough}
        tells: {what: sorry, why: sorry, next: sorry, count: sorry, counted: sorry}
        source: K1

      """
    ),
    (
      "capabilities.yaml",
      "paper.take: {about: Take a paper., plans: {looker: no_card, reader: {within: papers}}, source: K2}\n"
    ),
    (
      "actions.yaml",
      """
      paper.take:
        about: Somebody takes a paper.
        entry_point: counter
        effects: paper_gone
        first_match:
          - {require: paper.take}
          - {if: thick, deny: too_thick}
          - {otherwise: allow}
        source: K1

      """
    ),
    ("entry_points.yaml", "counter: {about: The counter., source: K1}\n"),
    ("effects.yaml", "paper_gone: {about: It is gone., source: K1}\n"),
    (
      "reasons.yaml",
      """
      no_card: {about: No card., gate: note, buttons: [buy, leave], source: K2}
      enough: {about: Two are enough., gate: note, buttons: leave, source: K1}
      too_thick: {about: It does not fit., gate: note, source: K1}
      unclear: {about: Something is missing., gate: note, source: K1}

      """
    ),
    ("gates.yaml", "note: {about: A note., shown_on: wall, says: sorry, dismiss: leave, source: K1}\n"),
    ("surfaces.yaml", "wall: {about: The wall., source: K1}\n"),
    ("buttons.yaml", "buy: {about: Buy a card., label: buy, source: K2}\nleave: {about: Go., label: leave, source: K1}\n"),
    (
      "copy.yaml",
      """
      buy: {where: Button, text: Buy, source: K2}
      leave: {where: Button, text: Leave, source: K1}
      sorry: {where: Wall, text: Not today., source: K1}

      """
    ),
  ]

  /// `others`: further files, or replacements for files with the same name.
  static func compile(_ scenarios: String, _ others: [(String, String)] = []) throws -> Compilation {
    let own = files.filter { file in !others.contains { $0.0 == file.0 } }
    let files = (own + others + [("scenarios.yaml", scenarios)]).filter { !$0.1.isEmpty }.map {
      RulesInput.File(name: $0.0, path: "rules/\($0.0)", bytes: Array($0.1.utf8))
    }
    return Pipeline.compile(files)
  }

  static func runner(_ scenarios: String, _ others: [(String, String)] = []) throws -> (runner: ScenarioRunner, sources: SourceSet) {
    let compilation = try compile(scenarios, others)
    let complaints = TextRenderer().render(compilation.diagnostics.filter { $0.severity == .error }, in: compilation.sources)
    return (try #require(try ScenarioRunner(compilation), "\(complaints)"), compilation.sources)
  }

  /// Runs the steps of one scenario, as written below `example:`.
  static func run(_ body: String, _ others: [(String, String)] = []) throws -> ScenarioRun {
    let indented = body.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
    return try #require(try runner("example:\n  about: An example.\n  source: K1\n\(indented)\n", others).runner.run("example"))
  }

  /// The first message of a failed expectation, about the answer to a reader who took two papers; empty if it passes.
  static func complaint(expecting then: String) throws -> String {
    let given = "given: {card.at: \"2026-03-02T11:00:00Z\", papers.taken: 2}\nwhen: {may: paper.take}\nthen: \(then)"
    return try run(given).failures.map { ([$0.message, $0.primary.text] + $0.secondary.map(\.text)).joined(separator: "; ") }.first ?? ""
  }
}
