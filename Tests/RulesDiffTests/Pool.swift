import Diagnostics
import RulesCompiler
import RulesDiff
import Schema
import SourceText
import TestSupport
import Testing

/// A fictional swimming pool: visitors look, members swim twice a week, and club members without a limit.
enum Pool {
  struct Edit: Sendable {
    let file: String
    let old: String
    let new: String

    init(_ file: String, _ old: String, _ new: String) { (self.file, self.old, self.new) = (file, old, new) }
  }

  static let files: [String: String] = [
    "manifest.yaml": """
    product: pool
    about: A pool.
    language: 1
    when_undecided: unclear
    documents:
      P1: {title: House rules}

    """,
    "facts.yaml": """
    now: {about: The time., type: timestamp, from: server, source: P1}
    card: {about: The card that somebody showed., type: {one_of: [nothing, member, club]}, from: app, source: P1}
    swims.taken: {about: Swims in the week., type: int, from: server, source: P1}
    water.cold: {about: Whether the water is cold., type: bool, from: server, if_absent: "false", source: P1}
    card.at: {about: When the card was made., type: timestamp, or_null: true, from: server, source: P1}

    """,
    "settings.yaml": "grace: {about: How long an old card still opens the door., value: 72h, source: P1}\n",
    "conditions.yaml": """
    has_club_card: {about: A club card., when: card == 'club', source: P1}
    has_member_card: {about: A member's card., when: card == 'member', source: P1}
    too_cold: {about: The water is too cold., when: water.cold, source: P1}
    new_card:
      about: The card was made a short time ago.
      when: "card.at != null && now - card.at < settings.grace"
      source: P1

    """,
    "plans.yaml": """
    states:
      visitor: {about: Looks., source: P1}
      member: {about: Swims., source: P1}
      club: {about: Swims as often as they like., source: P1}
    resolution:
      - {if: has_club_card, plan: club}
      - {if: has_member_card, plan: member}
      - {plan: visitor}
    on_error: visitor

    """,
    "limits.yaml": """
    swims:
      about: Swims in a week.
      plans: {visitor: none, member: 2, club: unlimited}
      used: swims.taken
      when_full: {member: enough}
      tells: {what: sorry, why: sorry, next: sorry, count: sorry, counted: sorry}
      locked: {member: LK-1}
      source: P1
    towels:
      about: Towels at a time.
      plans: {visitor: 1, member: 2, club: 4}
      used: swims.taken
      when_full: {visitor: enough, member: enough, club: enough}
      tells: {what: sorry, why: sorry, next: sorry, count: sorry, counted: sorry}
      source: P1

    """,
    "capabilities.yaml": """
    pool.swim: {about: Swim., plans: {visitor: no_card, member: {within: swims}, club: allow}, source: P1}
    towel.take: {about: Take a towel., plans: {visitor: {within: towels}, member: {within: towels}, club: allow}, source: P1}

    """,
    "actions.yaml": """
    pool.swim:
      about: Somebody goes into the water.
      entry_point: door
      first_match:
        - {if: too_cold, deny: cold}
        - {require: pool.swim}
        - {otherwise: allow}
      source: P1
    towel.take:
      about: Somebody takes a towel.
      entry_point: door
      first_match:
        - {require: towel.take}
        - {otherwise: allow}
      source: P1

    """,
    "entry_points.yaml": "door: {about: The door., source: P1}\n",
    "reasons.yaml": """
    no_card: {about: No card., gate: note, buttons: [buy, leave], source: P1}
    enough: {about: That is enough., gate: note, source: P1}
    cold: {about: Too cold., gate: note, source: P1}
    unclear: {about: Something is missing., gate: note, source: P1}

    """,
    "gates.yaml": "note: {about: A note., shown_on: wall, says: sorry, dismiss: leave, source: P1}\n",
    "surfaces.yaml": "wall: {about: The wall., source: P1}\n",
    "buttons.yaml": "buy: {about: Buy a card., label: buy, source: P1}\nleave: {about: Go., label: leave, source: P1}\n",
    "copy.yaml": """
    buy: {where: Button, text: Buy, source: P1}
    leave: {where: Button, text: Leave, source: P1}
    sorry: {where: Wall, text: Not today., source: P1}

    """,
    "tables.yaml": """
    greeting:
      about: How somebody is greeted.
      answers: [hello, welcome_back, keep_your_card]
      first_match:
        - {if: new_card, then: keep_your_card}
        - {if: has_member_card, then: welcome_back}
        - {then: hello}
      on_error: hello
      source: P1

    """,
    "remote.yaml": """
    limits/towels/plans/member: {about: Towels of a member., range: [1, 3], source: P1}

    """,
    "locks.yaml": """
    LK-1:
      about: How often a member swims.
      value: 2
      holds: limits/swims/plans/member
      decision: {record: P1, by: owner, "on": "2026-01-05"}
      source: P1

    """,
    "scenarios.yaml": """
    second_swim:
      about: A member swims twice a week.
      at: "2026-03-02T12:00:00Z"
      given: {plan: member}
      when: {may: pool.swim}
      cases:
        - {given: {swims.taken: 1}, then: {allowed: true}}
        - {given: {swims.taken: 2}, then: {allowed: false, reasonCode: enough}}
      source: P1

    """,
  ]

  static func compile(_ edits: [Edit], folder: String = "rules") throws -> Compilation {
    var files = files
    for edit in edits {
      let text = files[edit.file] ?? ""
      let range = try #require(
        edit.old.isEmpty ? text.endIndex..<text.endIndex : text.firstRange(of: edit.old), "`\(edit.old)` is in \(edit.file)")
      files[edit.file] = text.replacing(range, edit.new)
    }
    let input = files.filter { !$0.value.isEmpty }.map {
      RulesInput.File(name: $0.key, path: "\(folder)/\($0.key)", bytes: Array($0.value.utf8))
    }
    let compilation = Pipeline.compile(input, at: folder)
    let complaints = TextRenderer().render(compilation.diagnostics.filter { $0.severity == .error }, in: compilation.sources)
    try #require(compilation.lowered != nil, "\(complaints)")
    return compilation
  }

  /// `keeping`: whether the new side also has everything else of the old side.
  static func diff(_ edits: [Edit], from before: [Edit] = [], keeping: Bool = false) throws -> DiffReport {
    try #require(RulesDiff.compare(try compile(before, folder: "old"), try compile(keeping ? before + edits : edits)))
  }
}

extension String {
  fileprivate func replacing(_ range: Range<String.Index>, _ text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
